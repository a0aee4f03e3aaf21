#!/usr/bin/env python3
"""Follows pages: writes the files and runs the commands that they tell a reader to, in their order.

    follow.py STEP.BASH FOLDER PAGE...

STEP.BASH defines `step WHO NETWORK COMMAND`, which runs a command in FOLDER on the machine of the reader. FOLDER is the package
there. A page is followed until its section ENDS; sections in LATER are about decisions that a new package does not have.

What a page says:

- A block of Swift after the name of a file is this file; one without `let package` goes into a manifest that has only a name.
- A block of changes changes the file that has its lines.
- A command in a sentence or in a block of `sh` is run, as root if it is `apt-get`. If "fails" follows in the same paragraph before
  another command, it must fail; otherwise it must not.
- "That command" is the one which the last output offers.
- A block without a language after a failure is part of the last output.
- The commands of a table are run, and so are those of a workflow, with the variable `CI`.
"""
import os
import pathlib
import re
import subprocess
import sys
import time

STEPS, FOLDER, PAGES = sys.argv[1], pathlib.Path(sys.argv[2]), sys.argv[3:]
FIRST = {"README.md": "## Thirty seconds", "Documentation/GettingStarted.md": "## Set up"}
ENDS = {"README.md": "## What you can test", "Documentation/GettingStarted.md": "## Parallel runs"}
LATER = ("## Git LFS", "## Record modes")
PROGRAMS = ("swift ", "apt-get ", "mkdir ", "git ")
MANIFEST = '// swift-tools-version: 6.2\nimport PackageDescription\n\nlet package = Package(\n  name: "App",\n{}\n)\n'


class Reader:
    def __init__(self):
        self.output = ""
        self.resolved = False
        self.changes = []
        self.times = []

    def run(self, command, fails=False, variables=""):
        is_root = command.startswith("apt-get")
        if is_root:
            command = f"apt-get update -q && DEBIAN_FRONTEND=noninteractive {command} -y -q"
        elif command.startswith("swift ") and not self.resolved:
            self.resolved = True
            self.step("newcomer", "network", "swift package resolve", False)
        self.step("root" if is_root else "newcomer", "network" if is_root else "none", variables + command, fails)

    def step(self, who, network, command, fails):
        start = time.monotonic()
        # As bash does in a terminal, standard error and standard output in the order in which they come.
        done = subprocess.run(
            ["bash", "-c", 'set -euo pipefail; source "$1"; step "$2" "$3" "$4"', "step", STEPS, who, network, command],
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
        self.output = done.stdout
        seconds = time.monotonic() - start
        self.times.append(seconds)
        print(f"{seconds:6.1f} s  {'fails, as it should  ' if fails and done.returncode else ''}{command}", flush=True)
        if (done.returncode != 0) != fails:
            self.stop(f"`{command}` exits with {done.returncode}")

    def stop(self, reason):
        print(self.output[-6000:])
        sys.exit(f"newcomer: {reason}")

    def write(self, path, text):
        if path == "Package.swift" and "let package" not in text:
            text = MANIFEST.format("\n".join("  " + line for line in text.rstrip("\n").split("\n")))
        file = FOLDER / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
        owner = FOLDER.stat()
        for made in [file, *file.parents]:
            if FOLDER in made.parents:
                os.chown(made, owner.st_uid, owner.st_gid)
        self.last_file = file
        print(f"          writes {path}")

    def change(self, block, revert=False):
        signs = "+-" if revert else "-+"
        old, new = ("".join(line[1:] + "\n" for line in block.split("\n") if line.startswith(sign)) for sign in signs)
        holders = [file for file in sorted(FOLDER.glob("*/*/*.swift")) if old in file.read_text()]
        if len(holders) != 1:
            self.stop(f"a change is not of one file, but of {holders}:\n{old}")
        holders[0].write_text(holders[0].read_text().replace(old, new))
        self.changes.append(block)
        print(f"          changes {holders[0].name}")

    def change_text(self):
        file = self.last_file
        file.write_text(re.sub(r'Text\("\w+', 'Text("Goodbye', file.read_text(), count=1))
        print(f"          changes {file.name}")

    def offered(self):
        found = re.search(r"To accept: +(.+)", self.output)
        return found[1] if found else self.stop("the last output offers no command")

    def shows(self, block):
        for line in filter(None, block.strip().split("\n")):
            if line.strip() not in self.output:
                self.stop(f"this is not in the output: {line}")

    def commit(self):
        self.step("newcomer", "none", "git init -q && git add -A && git ls-files", False)
        files = self.output.split("\n")
        if not any("/__Snapshots__/" in file for file in files) or any(file.startswith(".build") for file in files):
            self.stop("git has other files than the page says")

    # A failure that the rows of a table are about.
    def fail_again(self):
        self.change(self.changes[-1], revert=len(self.changes) % 2 == 1)
        self.run("swift test", fails=True)
        return self.offered()


def sentences(reader, text):
    """Runs the commands of a paragraph."""
    if "Change the text" in text:
        reader.change_text()
    commands = [match for match in re.finditer(r"`([^`]+)`", text) if match[1].startswith(PROGRAMS)]
    for place, match in enumerate(commands):
        end = commands[place + 1].start() if place + 1 < len(commands) else len(text)
        after = text[match.end():end]
        if text[:match.start()].endswith("first "):  # "The first `swift run snapshot` builds the tool"
            continue
        reader.run(match[1], fails=bool(re.match(r"[^`]{0,40}\bfails\b", after.replace("*", ""))))
    if "run that command" in text:
        reader.run(reader.offered())


def follow(page):
    reader.path = None
    reader.changes = []
    paragraph, block, language, section = [], None, None, ""
    is_followed = False

    def end_paragraph():
        text = " ".join(paragraph)
        paragraph.clear()
        if not is_followed or not text:
            return
        for found in re.finditer(r"`((?:Package\.swift|(?:Sources|Tests)/[\w/]+\.swift))`", text):
            reader.path = found[1]
        if text.startswith("|"):
            rows = [row for row in re.findall(r"`(swift run snapshot [^`]+)`", text) if "review" not in row]
            for row in rows:
                offered = reader.fail_again() if "accept" in row else ""
                reader.run(re.sub(r"accept '<[^>]*>'", offered.removeprefix("swift run snapshot "), row))
        else:
            sentences(reader, text)

    for line in pathlib.Path(page).read_text().split("\n"):
        if block is not None:
            if line.strip() != "```":
                block.append(line)
                continue
            text, block = "\n".join(block) + "\n", None
            if not is_followed or section.startswith(LATER):
                continue
            if language == "swift" and reader.path:
                reader.write(reader.path, text)
                reader.path = None
            elif language == "diff":
                reader.change(text)
                reader.run("swift test", fails=True)
            elif language == "sh":
                for command in text.strip().split("\n"):
                    reader.run(command)
            elif language == "yaml":
                for command in re.findall(r"- run: (.*)", text):
                    for part in command.split(" && "):
                        if part != "apt-get update":
                            reader.run(part, variables="" if part.startswith("apt-get") else "CI=true ")
            elif not language and section.startswith("## Write"):
                reader.shows(text)
        elif line.startswith("```"):
            end_paragraph()
            block, language = [], line[3:]
        elif line.startswith("## "):
            end_paragraph()
            if is_followed and section.startswith("## What to commit"):
                reader.commit()
            section = line
            if line.startswith(FIRST[page]):
                is_followed = True
            if line.startswith(ENDS[page]):
                return
            if is_followed:
                print(f"{page}: {line[3:]}")
        elif section.startswith(LATER):
            continue
        elif re.match(r"\d+\. ", line) or (line.startswith("- ") or not line.strip()):
            end_paragraph()
            if line.strip():
                paragraph.append(line)
        else:
            paragraph.append(line)
    end_paragraph()


reader = Reader()
for page in PAGES:
    follow(page)
    # Each page begins without files. What the first page built stays, so that the steps of the others have times of later builds.
    reader.step("newcomer", "none", "find . -mindepth 1 -maxdepth 1 ! -name .build -exec rm -rf {} +", False)
    reader.resolved = False
print(f"{sum(reader.times):6.0f} s  together")
