"""Clients that send half a message, a huge one, unknown methods, two at once, cancel, or vanish.

    abuse.py PACKAGE COMMAND...

Speaks the protocol without a library, in every version, and validates each message of the server with the published schema.
"""
import json
import os
import select
import subprocess
import sys
import time

from validation import SCHEMAS, VERSIONS, check

PACKAGE, COMMAND = sys.argv[1], sys.argv[2:]
META = {
    "io.modelcontextprotocol/protocolVersion": "2026-07-28",
    "io.modelcontextprotocol/clientInfo": {"name": "abuse", "version": "1"},
    "io.modelcontextprotocol/clientCapabilities": {},
}


class Connection:
    def __init__(self, version=None):
        self.lines = []
        self.server = subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        self.buffer = b""
        if version:
            reply = self.ask("initialize", {
                "protocolVersion": version, "capabilities": {}, "clientInfo": {"name": "abuse", "version": "1"}})
            assert reply["result"]["protocolVersion"] == version, reply
            self.send({"jsonrpc": "2.0", "method": "notifications/initialized"})

    def raw(self, data):
        self.lines.append(("client", data.decode("utf-8", "replace")))
        self.server.stdin.write(data)
        self.server.stdin.flush()

    def send(self, message):
        self.raw(json.dumps(message).encode() + b"\n")

    def ask(self, method, params=None, id=1):
        message = {"jsonrpc": "2.0", "id": id, "method": method}
        if params is not None:
            message["params"] = params
        self.send(message)
        return self.next()

    def next(self, limit=60):
        end = time.monotonic() + limit
        while b"\n" not in self.buffer:
            ready, _, _ = select.select([self.server.stdout], [], [], max(0, end - time.monotonic()))
            data = os.read(self.server.stdout.fileno(), 1 << 16) if ready else b""
            if not data:
                raise SystemExit(f"abuse: no answer; the last lines: {self.lines[-3:]}")
            self.buffer += data
        line, self.buffer = self.buffer.split(b"\n", 1)
        self.lines.append(("server", line.decode()))
        return json.loads(line)

    def end(self):
        """Ends the input. The server ends, and has written nothing else on standard output."""
        started = time.monotonic()
        self.server.stdin.close()
        rest = self.buffer + self.server.stdout.read()
        self.lines += [("server", line) for line in rest.decode().splitlines()]
        assert self.server.wait(timeout=30) == 0, self.server.stderr.read()
        return check(self.lines), time.monotonic() - started


def code(reply):
    return reply["error"]["code"]


def damaged_messages():
    connection = Connection("2025-11-25")
    for line in [b'{"jsonrpc":"2.0","id":1,"meth\n', b"\xff\xfe\x00\n", b"[" * 200_000 + b"\n", b"GET / HTTP/1.1\n"]:
        connection.raw(line)
        assert code(connection.next()) == -32700
    connection.raw(b'{"jsonrpc":"2.0","id":1,"method":"' + b"x" * (8 << 20) + b'"}\n')
    assert code(connection.next()) == -32600, "a message of 8 MB is skipped"
    assert code(connection.ask("resources/list", id=2)) == -32601
    assert code(connection.ask("tools/call", {"name": "gone"}, id=3)) == -32602
    assert code(connection.ask("tools/call", [1], id=4)) == -32602
    connection.send([{"jsonrpc": "2.0", "id": 5, "method": "ping"}])
    assert code(connection.next()) == -32600, "no batches in this version"
    connection.send({"jsonrpc": "2.0", "method": "notifications/unknown"})
    result = connection.ask("tools/call", {"name": "render_preview", "arguments": {"preveiw": "x"}}, id=6)["result"]
    assert result["isError"] and "Did you mean preview?" in result["content"][0]["text"], result
    result = connection.ask("tools/call", {"name": "accept", "arguments": {"snapshots": ["x"]}}, id=7)["result"]
    assert result["isError"] and "--allow-writes" in result["content"][0]["text"], result
    assert connection.ask("ping", id=8)["result"] == {}
    # Half a message, and the end.
    connection.raw(b'{"jsonrpc":"2.0","id":9,"method":"pi')
    counts, _ = connection.end()
    assert counts["error -32700"] == 5, counts


def every_version():
    for version in VERSIONS:
        if version == "2026-07-28":
            connection = Connection()
            assert connection.ask("server/discover", {"_meta": META})["result"]["supportedVersions"][0] == version
            params = {"_meta": META}
        else:
            connection = Connection(version)
            params = {}
        tools = connection.ask("tools/list", params, id="list")["result"]["tools"]
        assert [tool["name"] for tool in tools][:2] == ["list_previews", "render_preview"]
        call = {"name": "list_changes", "arguments": {"path": "/"}} | params
        assert connection.ask("tools/call", call, id="call")["result"]["isError"]
        if version == "2025-03-26":
            connection.send([{"jsonrpc": "2.0", "id": id, "method": "ping"} for id in (10, 11)])
            assert [reply["id"] for reply in connection.next()] == [10, 11]
        print(f"abuse: {version}: {connection.end()[0]}")
    connection = Connection()
    reply = connection.ask("tools/list", {"_meta": META | {"io.modelcontextprotocol/protocolVersion": "2031-01-01"}})
    assert code(reply) == -32022 and "2026-07-28" in reply["error"]["data"]["supported"]
    SCHEMAS["2026-07-28"].validate(["UnsupportedProtocolVersionError"], reply)
    connection.end()


def two_at_once_and_cancelled():
    connection = Connection("2025-11-25")
    slow = {"name": "verify", "arguments": {"path": PACKAGE}, "_meta": {"progressToken": "slow"}}
    connection.send({"jsonrpc": "2.0", "id": "slow", "method": "tools/call", "params": slow})
    while "method" not in connection.next():
        pass
    # Another call is answered in the meantime.
    connection.send({
        "jsonrpc": "2.0", "id": "fast", "method": "tools/call", "params": {"name": "list_changes", "arguments": {"path": "/"}}})
    while connection.next().get("id") != "fast":
        pass
    connection.send({"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": "slow"}})
    time.sleep(2)
    connection.send({"jsonrpc": "2.0", "id": "last", "method": "ping"})
    seen = []
    while not seen or seen[-1].get("id") != "last":
        seen.append(connection.next())
    assert not any(message.get("id") == "slow" for message in seen), "a cancelled request has no answer"
    connection.end()


def a_client_vanishes():
    connection = Connection("2025-11-25")
    slow = {"name": "verify", "arguments": {"path": PACKAGE}}
    connection.send({"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": slow})
    time.sleep(1)
    _, seconds = connection.end()
    assert seconds < 20, f"the server took {seconds:.0f} s to end"
    # Both ends are closed at once, as when the client is killed.
    connection = Connection("2025-11-25")
    connection.send({"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": slow})
    connection.server.stdout.close()
    connection.server.stdin.close()
    assert connection.server.wait(timeout=30) == 0


for step in [damaged_messages, every_version, two_at_once_and_cancelled, a_client_vanishes]:
    started = time.monotonic()
    step()
    print(f"abuse: {step.__name__}: {time.monotonic() - started:.1f} s")
