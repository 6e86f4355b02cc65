"""The bot of `tests.socket.shim`, with its event loop watched for stalls."""

from tests.bench.stalls import watch
from tests.socket.shim import main

if __name__ == "__main__":
    watch()
    main()
