#!/usr/bin/env python3
"""Measures the command line tool on packages of generate.py: measure.py SNAPSHOT PACKAGE… prints a table in Markdown.

Each cell has the elapsed time, in parentheses the processor time, and the peak memory.

SNAPSHOT is a release build of the tool. `prune` needs the built tests of the package: swift build --build-tests
"""
import os
import re
import resource
import shutil
import subprocess
import sys
import time


def megabytes(path):
    if os.path.isfile(path):
        return os.path.getsize(path) / 1e6
    return sum(os.path.getsize(os.path.join(folder, name)) for folder, _, names in os.walk(path) for name in names) / 1e6


def run(arguments, package, codes):
    """The elapsed and the processor seconds, the peak memory in MB and the output of a command."""
    began = time.monotonic()
    with open(f"{package}/.build/output", "wb") as output:
        child = subprocess.Popen(arguments, cwd=package, stdout=output, stderr=subprocess.STDOUT)
        _, status, usage = os.wait4(child.pid, 0)
    seconds = time.monotonic() - began
    with open(f"{package}/.build/output", errors="replace") as output:
        text = output.read()
    code = os.waitstatus_to_exitcode(status)
    if code not in codes:
        sys.exit(f"{' '.join(arguments)} exited with {code}:\n{text[-2000:]}")
    return seconds, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024, text


def measure(tool, package):
    runs = f"{package}/.build/snapshots/runs"
    shards = len([name for name in os.listdir(runs) if re.fullmatch(r"shard-\d+", name)])
    out = f"{package}/.build/reports"
    environment = [key for key in os.environ if key in ("CI", "GITHUB_ACTIONS", "GITLAB_CI")]
    for key in environment:
        del os.environ[key]
    rows = []
    folders = [f"{runs}/shard-{number}" for number in range(1, shards + 1)]
    commands = [
        ("git status", ["git", "status", "--porcelain"], [0]),
        ("status", [tool, "status", "--run", "all", "-q"], [0]),
        ("list", [tool, "list", "--run", "all"], [0]),
        ("list --orphans", [tool, "list", "--orphans", "--run", "all"], [0]),
        ("list --size", [tool, "list", "--size", "--run", "all"], [0]),
        ("prune --dry-run", [tool, "prune", "--dry-run", "--run", "all", "-q"], [0]),
        (f"merge, {shards} shards",
         [tool, "merge", *folders, "--expect", str(shards), "--stale", "ignore", "--report", "html,markdown", "--out", out, "-q"], [0]),
        ("report html", [tool, "report", "changed", "--format", "html", "--out", out], [0]),
        ("report markdown", [tool, "report", "changed", "--format", "markdown", "--out", out], [0]),
        ("report junit", [tool, "report", "changed", "--format", "junit", "--out", out], [0]),
    ]
    for name, arguments, codes in commands:
        shutil.rmtree(out, ignore_errors=True)
        seconds, work, memory, _ = run(arguments, package, codes)
        note = ""
        if name == "report html":
            assets = f"{out}/assets"
            note = f"page {megabytes(out + '/report.html'):.1f} MB"
            if os.path.isdir(assets):
                note += f", {len(os.listdir(assets)):,} files of {megabytes(assets):.0f} MB beside it"
        elif name == "report markdown":
            note = f"{os.path.getsize(out + '/report.md'):,} bytes"
        rows.append((name, seconds, work, memory, note))
    for name in os.listdir(runs):
        if not re.fullmatch(r"all|changed|shard-\d+", name):
            shutil.rmtree(f"{runs}/{name}")
    shutil.rmtree(out, ignore_errors=True)
    return rows


def main():
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    tool = os.path.abspath(sys.argv[1])
    packages = [os.path.abspath(path) for path in sys.argv[2:]]
    tables = [measure(tool, package) for package in packages]
    print("| Command | " + " | ".join(os.path.basename(package) for package in packages) + " |")
    print("| --- |" + " --- |" * len(packages))
    for rows in zip(*tables):
        cells = [
            f"{seconds:.2f} s ({work:.2f} s), {memory:.0f} MB" + (f", {note}" if note else "")
            for _, seconds, work, memory, note in rows
        ]
        print(f"| {rows[0][0]} | " + " | ".join(cells) + " |")


if __name__ == "__main__":
    main()
