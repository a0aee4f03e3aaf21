"""Calls tools of snapshot mcp and compares with the commands."""
import json
import subprocess
import sys


class Server:
    def __init__(self, tool, package):
        self.process = subprocess.Popen(
            [tool, "mcp", "--allow-writes", "--package-path", package], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.number = 0
        self.request("initialize", {
            "protocolVersion": "2025-06-18", "capabilities": {}, "clientInfo": {"name": "check", "version": "1"}})
        self.send({"jsonrpc": "2.0", "method": "notifications/initialized"})

    def send(self, message):
        self.process.stdin.write(json.dumps(message) + "\n")
        self.process.stdin.flush()

    def request(self, method, parameters):
        self.number += 1
        self.send({"jsonrpc": "2.0", "id": self.number, "method": method, "params": parameters})
        while True:
            message = json.loads(self.process.stdout.readline())
            if message.get("id") == self.number:
                return message["result"]

    def call(self, name, **arguments):
        return self.request("tools/call", {"name": name, "arguments": arguments})

    def end(self):
        self.process.stdin.close()
        assert self.process.wait() == 0


def command(*arguments):
    result = subprocess.run(arguments, capture_output=True, text=True)
    return [json.loads(line) for line in result.stdout.splitlines()], result.returncode


def main(tool, package):
    server = Server(tool, package)
    lines, code = command(tool, "render", package, "--json", "--preview", "Card:Wide", "--scheme", "dark")
    drawn = server.call("render_preview", preview="Cards/Card.swift:Wide", colorScheme="dark")["structuredContent"]["pictures"][0]
    picture = next(line for line in lines if line["type"] == "picture")
    assert (drawn["width"], drawn["height"]) == (picture["width"], picture["height"]), (drawn, picture)
    assert [finding["rule"] for finding in drawn["findings"]] == [issue["rule"] for issue in picture["issues"]], (drawn, picture)
    result = server.call("write_test", previews=["Card:*"], colorSchemes=["light", "dark"], maxText=100_000)
    assert not result["isError"], result
    words = result["content"][0]["text"]
    assert "Tests/CardsTests/RenderedPreviewTests.swift" in words and "-module-alias" in words, words
    subprocess.run(["rm", "-r", package + "/Tests"], check=True)
    lines, code = command(tool, "render", "--json", "--write-test", "--preview=Card:*", "--scheme=light,dark", "--", package)
    assert result["structuredContent"]["exitCode"] == code == 0, (code, result)
    assert result["structuredContent"]["lines"] == lines, (lines, result["structuredContent"]["lines"])
    again = server.call("write_test", previews=["Card:*"])
    assert again["isError"] and "never overwritten" in again["content"][0]["text"], again
    server.end()


main(*sys.argv[1:])
