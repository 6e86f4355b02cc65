"""The smallest guest: the default, always. `adjutant bot "python docs/examples/guest.py"`"""

import json
import sys

for line in sys.stdin:
    question = json.loads(line)
    picks = question["offer"]["default"]
    print(json.dumps({"ask": question["ask"], "picks": picks}), flush=True)
