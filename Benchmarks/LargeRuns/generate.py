#!/usr/bin/env python3
"""Generates a package with many references, and runs of it: generate.py FOLDER [--references 100000] [--shards 50] …

The package has one XCTest method per 50 references, and builds without dependencies. Its runs are in .build/snapshots/runs:

  all        every snapshot passed
  changed    --changed snapshots changed, with an expected and an actual picture each
  shard-i    shard i of --shards, which together ran all tests

Equal arguments give equal files.
"""
import argparse
import json
import os
import random
import struct
import subprocess
import zlib

CONFIGURATIONS = [(size, scheme) for size in range(25) for scheme in ("light", "dark")]
TESTS_OF_A_SUITE = 50
TARGET = "LargeTests"


def png(width, height, rows):
    """A PNG of 8 bits per channel with alpha, not filtered."""

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    body = zlib.compress(b"".join(b"\0" + row for row in rows), 1)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", body) + chunk(b"IEND", b"")


def tiny(number):
    """A picture of 4 × 4 pixels whose color is its number."""
    color = bytes([number & 255, number >> 8 & 255, number >> 16 & 255, 255])
    return png(4, 4, [color * 4] * 4)


def noise(number, side, blemish):
    """A picture that compresses badly, as photographs do. With a blemish, a corner of it has another color."""
    source = random.Random(number)
    rows = [bytearray(b"".join(source.randbytes(3) + b"\xff" for _ in range(side))) for _ in range(side)]
    if blemish:
        for row in rows[:8]:
            row[: 4 * 8] = bytes([number & 255, 0, number >> 8 & 255, 255]) * 8
    return png(side, side, rows)


class Package:
    def __init__(self, root, references):
        self.root = os.path.abspath(root)
        self.references = references
        self.tests = -(-references // len(CONFIGURATIONS))
        self.runs = f"{self.root}/.build/snapshots/runs"

    def suite(self, test):
        return f"Suite{test // TESTS_OF_A_SUITE:03d}"

    def test(self, test):
        return f"{TARGET}.{self.suite(test)}/test{test:05d}"

    def path(self, number):
        test, configuration = divmod(number, len(CONFIGURATIONS))
        size, scheme = CONFIGURATIONS[configuration]
        return f"{self.root}/Tests/{TARGET}/__Snapshots__/{self.suite(test)}/test{test:05d}.{size}-{scheme}.png"

    def write(self, path, data):
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(data if isinstance(data, bytes) else data.encode())

    def write_sources(self):
        self.write(
            f"{self.root}/Package.swift",
            "// swift-tools-version: 6.2\nimport PackageDescription\n\n"
            'let package = Package(name: "Large", targets: [.testTarget(name: "LargeTests", exclude: ["__Snapshots__"])])\n',
        )
        self.write(f"{self.root}/.gitignore", ".build\n")
        for first in range(0, self.tests, TESTS_OF_A_SUITE):
            methods = "".join(
                f"  func test{test:05d}() {{}}\n" for test in range(first, min(first + TESTS_OF_A_SUITE, self.tests))
            )
            suite = self.suite(first)
            self.write(
                f"{self.root}/Tests/{TARGET}/{suite}.swift",
                f"import XCTest\n\nfinal class {suite}: XCTestCase {{\n{methods}}}\n",
            )

    def write_references(self):
        for number in range(self.references):
            self.write(self.path(number), tiny(number))

    def entry(self, number):
        test, configuration = divmod(number, len(CONFIGURATIONS))
        size, scheme = CONFIGURATIONS[configuration]
        suite, name = self.suite(test), f"test{test:05d}"
        return {
            "artifacts": {},
            "cell": [f"size={size}", f"scheme={scheme}"],
            "file": f"{self.root}/Tests/{TARGET}/{suite}.swift",
            "format": "png",
            "id": f"{TARGET}/{suite}/{name}()#image@{size}-{scheme}",
            "line": 4 + test % TESTS_OF_A_SUITE,
            "message": "",
            "milliseconds": 0.5 + number % 7,
            "mode": "never",
            "name": "",
            "outcome": "passed",
            "process": 1,
            "reference": self.path(number),
            "schemaVersion": 1,
            "suite": suite,
            "target": TARGET,
            "test": f"{name}()",
        }

    def changed(self, number, run, side):
        entry = self.entry(number)
        folder = f"artifacts/{number}"
        self.write(f"{run}/{folder}/expected.png", noise(number, side, False))
        self.write(f"{run}/{folder}/actual.png", noise(number, side, True))
        entry["artifacts"] = {"actual": f"{folder}/actual.png", "expected": f"{folder}/expected.png"}
        entry["image"] = {
            "clusters": [[0, 0, 8, 8]],
            "differingPixels": 64,
            "height": side,
            "largestChannelDifference": 255,
            "width": side,
        }
        entry["outcome"] = "changed"
        entry["message"] = "The snapshot does not match its reference."
        return entry

    def write_run(self, name, entries, facts):
        run = f"{self.runs}/{name}"
        lines = "".join(
            json.dumps(entry, sort_keys=True, separators=(",", ":"), ensure_ascii=False) + "\n" for entry in entries
        )
        self.write(f"{run}/ledger.jsonl", lines)
        whole = {
            "arguments": ["test"],
            "assertions": lines.count("\n"),
            "ending": "finished",
            "exitStatus": 0,
            "isRecording": False,
            "issues": [],
            "package": "Large",
            "packageDirectory": self.root,
            "platform": "Linux x86_64",
            "reasons": [],
            "schemaVersion": 1,
            "toolchain": "Swift 6.3.1",
        }
        self.write(f"{run}/run.json", json.dumps({**whole, **facts}, sort_keys=True, indent=2))

    def facts(self, tests):
        names = [f"{self.suite(test)}.test{test:05d}" for test in tests]
        return {"ended": sorted(names), "endedTests": len(names)}

    def write_runs(self, shards, changed, side):
        everything = range(self.tests)
        self.write_run("all", (self.entry(number) for number in range(self.references)), self.facts(everything))
        run = f"{self.runs}/changed"
        step = max(1, self.references // max(1, changed))
        chosen = set(range(0, self.references, step)) if changed else set()
        chosen = set(sorted(chosen)[:changed])
        self.write_run(
            "changed",
            (self.changed(n, run, side) if n in chosen else self.entry(n) for n in range(self.references)),
            {**self.facts(everything), "exitStatus": 1},
        )
        listed = sorted(self.test(test) for test in everything)
        size = len(CONFIGURATIONS)
        for shard in range(shards):
            tests = list(range(shard, self.tests, shards))
            numbers = (n for t in tests for n in range(t * size, min((t + 1) * size, self.references)))
            self.write_run(
                f"shard-{shard + 1}",
                (self.entry(number) for number in numbers),
                {
                    **self.facts(tests),
                    "leftOut": [],
                    "notRun": [],
                    "selected": sorted(self.test(test) for test in tests),
                    "shard": {"count": shards, "number": shard + 1},
                    "tests": listed,
                },
            )
        self.link("all")

    def link(self, run):
        link = f"{self.root}/.build/snapshots/latest"
        if os.path.lexists(link):
            os.remove(link)
        os.symlink(f"runs/{run}", link)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder")
    parser.add_argument("--references", type=int, default=100_000)
    parser.add_argument("--shards", type=int, default=50)
    parser.add_argument("--changed", type=int, default=5_000)
    parser.add_argument("--side", type=int, default=50, help="the side of a changed picture in pixels")
    arguments = parser.parse_args()
    if os.path.exists(arguments.folder) and os.listdir(arguments.folder):
        parser.error(f"{arguments.folder} is not empty. Specify a new folder.")
    package = Package(arguments.folder, arguments.references)
    package.write_sources()
    package.write_references()
    package.write_runs(arguments.shards, arguments.changed, arguments.side)
    subprocess.run(["git", "init", "-q", package.root], check=True)
    subprocess.run(["git", "-C", package.root, "add", "."], check=True)


if __name__ == "__main__":
    main()
