# What is installed is what requirements.lock names; the bot runs as nobody in particular and writes to /games only.
FROM python:3.11-slim AS made
WORKDIR /adjutant
RUN python -m venv /venv
COPY requirements.lock .
RUN /venv/bin/pip install --no-cache-dir --require-hashes -r requirements.lock
COPY . .
RUN /venv/bin/pip install --no-cache-dir --no-build-isolation ".[metrics,litestream]"

FROM python:3.11-slim
RUN useradd --uid 10001 --create-home adjutant && install -d -o adjutant -g adjutant -m 700 /games
COPY --from=made /venv /venv
ENV PATH=/venv/bin:$PATH ADJUTANT_DB=/games/adjutant.sqlite3 ADJUTANT_LISTEN=127.0.0.1:8090 XDG_CACHE_HOME=/tmp
USER 10001
WORKDIR /games
VOLUME /games
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=15s --start-period=2m CMD \
    ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8090/healthz', timeout=10)"]
ENTRYPOINT ["adjutant"]
CMD ["run"]
