"""The bot of `tests.socket.shim`, with its event loop watched for stalls."""

from tests.socket.shim import main
from tools.lab.stalls import watch

if __name__ == "__main__":
    watch()
    main()
