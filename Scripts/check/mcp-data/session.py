"""An agent's session with `snapshot mcp`, by the client of the PyPI package mcp.

    session.py PACKAGE TRANSCRIPT WORK COMMAND...

Lists previews, finds a truncated text, edits the source, compares, uses the preview, verifies and accepts. Writes a transcript of
the answers, and keeps the pictures in WORK. Every message of the server is validated with the published schema.
"""
import asyncio
import base64
import json
import pathlib
import re
import subprocess
import sys

from mcp import Client, StdioServerParameters
from validation import check

PACKAGE, TRANSCRIPT, WORK = (pathlib.Path(path) for path in sys.argv[1:4])
COMMAND = sys.argv[4:]
SOURCE = PACKAGE / "Sources/Feature/SignIn.swift"
PREVIEW = "Feature/SignIn.swift:Sign-in"
MOST_TEXT, MOST_PICTURE = 2_000, 100_000
# The name of a run.
RUN = re.compile(r"\d{8}-\d{6}-\d+")

transcript = [
    "# Transcript of an agent's session",
    "",
    "`Scripts/check/mcp --write` makes this page: the client of the PyPI package `mcp` drives `snapshot mcp` in a package with one",
    "screen. Each answer is complete. [Agents.md](Agents.md) explains the tools.",
]


def say(*lines):
    transcript.extend(["", *lines])


class Session:
    """A connection whose calls are written to the transcript."""

    def __init__(self, log, *arguments):
        self.log = log
        relay = str(pathlib.Path(__file__).with_name("relay.py"))
        self.parameters = StdioServerParameters(
            command=sys.executable, args=[relay, str(log), *COMMAND, "--package-path", str(PACKAGE), *arguments],
            env={"XDG_CACHE_HOME": str(WORK / "cache"), "PATH": subprocess.os.environ["PATH"]})

    async def __aenter__(self):
        self.client = await Client(self.parameters, mode=getattr(self, "mode", "auto")).__aenter__()
        return self

    async def __aexit__(self, *reason):
        await self.client.__aexit__(*reason)

    async def call(self, comment, tool, fails=False, **arguments):
        steps = []

        async def progress(value, total, message):
            steps.append(value)

        result = await self.client.call_tool(tool, arguments, progress_callback=progress)
        assert steps == sorted(steps), steps
        say(f"## {comment}", "", "```json", json.dumps({"name": tool, "arguments": arguments}, indent=2), "```")
        for item in result.content:
            if item.type == "text":
                most = arguments.get("maxText", MOST_TEXT)
                assert len(item.text.encode()) <= most, f"{tool}: {len(item.text)} bytes of text"
                say("```text", RUN.sub("RUN", item.text.replace(str(PACKAGE), "Account")), "```")
            else:
                data = base64.b64decode(item.data)
                assert item.mime_type == "image/png" and data.startswith(b"\x89PNG") and len(data) <= MOST_PICTURE
                name = f"{len(list(WORK.glob('picture-*.png'))) + 1:02}"
                (WORK / f"picture-{name}.png").write_bytes(data)
                width, height = (int.from_bytes(data[at:at + 4], "big") for at in (16, 20))
                say(f"A picture of {width} × {height} pixels, {(len(data) + 999) // 1000} kB.")
        assert bool(result.is_error) == fails, f"{tool}: {result.content[0].text}"
        words = "\n".join(item.text for item in result.content if item.type == "text")
        return words, result.structured_content


def findings(content):
    return [finding["rule"] for picture in content["pictures"] for finding in picture["findings"]]


async def work():
    async with Session(WORK / "session.jsonl") as session:
        tools = (await session.client.list_tools()).tools
        say(f"The server lists the tools {', '.join(f'`{tool.name}`' for tool in tools)}.")
        _, content = await session.call("List the previews", "list_previews")
        assert [preview["name"] for preview in content["previews"]] == ["Sign in", "Fixed"], content
        _, content = await session.call(
            "Draw a preview at a large type size", "render_preview", preview=PREVIEW, typeSize="AX3")
        assert "text-truncated" in findings(content), content
        original = SOURCE.read_text()
        changed = original.replace(".font(.largeTitle).bold().lineLimit(1)", ".font(.title).bold()")
        assert changed != original
        say("The client edits `SignIn.swift`: the title may have several lines, and is smaller.")
        SOURCE.write_text(changed)
        _, content = await session.call(
            "Draw it again", "render_preview", preview=PREVIEW, typeSize="AX3",
            variants=[{}, {"colorScheme": "dark", "typeSize": "large"}, {"design": "iOS26", "direction": "rightToLeft"}])
        assert "text-truncated" not in findings(content) and len(content["pictures"]) == 3, content
        words, content = await session.call(
            "Compare with the last commit", "compare", preview=PREVIEW, revision="HEAD", typeSize="AX3")
        assert not content["equal"] and "text-truncated" in words, words
        words, _ = await session.call("See what VoiceOver reads", "inspect", preview=PREVIEW, texts=["accessibility"])
        assert "Remember me" in words
        words, content = await session.call(
            "Type into a field and tap a button", "interact", preview=PREVIEW, steps=[
                {"action": "type", "label": "Email", "value": "ada@example.org"}, {"action": "toggle", "label": "Remember me"},
                {"action": "tap", "label": "Sign in"}])
        assert "Signed in as ada@example.org" in content["steps"][2]["changes"], content
        words, _ = await session.call(
            "A step that is not possible", "interact", fails=True, preview=PREVIEW,
            steps=[{"action": "tap", "label": "Sign in"}])
        assert "disabled" in words
        words, _ = await session.call(
            "A label that does not exist", "interact", fails=True, preview=PREVIEW,
            steps=[{"action": "tap", "label": "Sign up"}])
        assert 'Similar: "Sign in"' in words
        SOURCE.write_text(changed.replace("Toggle(", "Togle("))
        words, _ = await session.call("An error of the compiler", "render_preview", fails=True, preview=PREVIEW)
        assert "Togle" in words and "SignIn.swift:" in words
        SOURCE.write_text(changed)
        # The lines of four pictures need more room. Nothing is cut, because the paths of this machine are in the text.
        _, content = await session.call("Verify the tests", "verify", maxText=6000)
        assert content["exitCode"] == 1, content
        changes = sorted(line["id"] for line in content["lines"] if line["type"] == "result")
        assert len(changes) == 4, changes
        await session.call("Without permission, nothing is written", "accept", fails=True, snapshots=changes[:1])

    async with Session(WORK / "writing.jsonl", "--allow-writes") as session:
        say("The server is started again with `--allow-writes`.")
        await session.call("Look at a change", "compare", snapshot=changes[0])
        await session.call("Accept it", "accept", snapshots=changes[:1])
        status = subprocess.run(
            ["git", "-C", PACKAGE, "status", "--porcelain"], check=True, capture_output=True, text=True).stdout
        assert len(status.splitlines()) == 2 and status.count("__Snapshots__") == 1, status
        _, content = await session.call("Verify again", "verify", maxText=6000)
        assert content["lines"][-1]["counts"]["changed"] == 3, content
        await session.call("Undo it", "undo")

    # The handshake of earlier versions, by the same client.
    legacy = Session(WORK / "legacy.jsonl")
    legacy.mode = "legacy"
    async with legacy as session:
        assert session.client.protocol_version == "2025-11-25", session.client.protocol_version
        await session.client.list_tools()
        result = await session.client.call_tool("list_changes", {})
        assert not result.is_error
        calls = [session.client.call_tool("render_preview", {"preview": PREVIEW, "colorScheme": scheme})
                 for scheme in ("light", "dark")]
        pictures = [result.content[-1].data for result in await asyncio.gather(*calls)]
        assert pictures[0] != pictures[1]


asyncio.run(work())
for name in ["session", "writing", "legacy"]:
    entries = [json.loads(line) for line in (WORK / f"{name}.jsonl").read_text().splitlines()]
    print(f"session: {name}: {check([(entry['from'], entry['line']) for entry in entries])}")
TRANSCRIPT.write_text("\n".join(transcript) + "\n")
