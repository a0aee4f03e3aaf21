"""Starts a server, passes its standard input and output on, and keeps every line.

    relay.py LOG COMMAND...

A line of LOG is a JSON object with `from` (client or server) and `line`.
"""
import json
import signal
import subprocess
import sys
import threading


def main():
    log = open(sys.argv[1], "a", encoding="utf-8")
    lock = threading.Lock()
    server = subprocess.Popen(sys.argv[2:], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    signal.signal(signal.SIGTERM, lambda *_: server.terminate())

    def keep(source, line):
        with lock:
            log.write(json.dumps({"from": source, "line": line.decode("utf-8", "replace")}) + "\n")
            log.flush()

    def pass_input():
        for line in iter(sys.stdin.buffer.readline, b""):
            keep("client", line)
            server.stdin.write(line)
            server.stdin.flush()
        server.stdin.close()

    threading.Thread(target=pass_input, daemon=True).start()
    for line in iter(server.stdout.readline, b""):
        keep("server", line)
        try:
            sys.stdout.buffer.write(line)
            sys.stdout.buffer.flush()
        except BrokenPipeError:
            server.stdin.close()
            break
    sys.exit(server.wait())


main()
