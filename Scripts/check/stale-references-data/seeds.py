"""Prunes after runs of random tests, and fails if a reference that a run of all tests reads is deleted.

Arguments: the tool, the package, the first seed, the number of runs made from the recorded ledger, the number of runs as
processes. Builds nothing.

A run of all tests is recorded with the condition of the suites and without it. The run of a seed has the entries of its tests
from that ledger; a run as a process must write the same entries, or the check fails.
"""
import json
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys

TOOL, PACKAGE = sys.argv[1], pathlib.Path(sys.argv[2])
FIRST, COUNT, PROCESSES = map(int, sys.argv[3:6])
SNAPSHOTS = PACKAGE / ".build/snapshots"
RUNS = SNAPSHOTS / "runs"
SHIM = PACKAGE / ".build/listed-tests"
UNUSED = PACKAGE / "Tests/AppTests/__Snapshots__/Suites0/neverUsed.1.txt"


def references():
    return {str(path) for path in PACKAGE.glob("Tests/**/__Snapshots__/**/*") if path.is_file()}


def run(*words, flag=False, statuses=(0,), path=None):
    environment = dict(os.environ)
    environment.pop("FLAG", None)
    if flag:
        environment["FLAG"] = "1"
    if path:
        environment["PATH"] = f"{path}:{environment['PATH']}"
    done = subprocess.run(
        [TOOL, *words], cwd=PACKAGE, env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode not in statuses:
        sys.exit(f"{' '.join(words)}: exit code {done.returncode}, not {statuses}\n{done.stdout}")
    return done.stdout


def listed():
    """The tests of the package. A program named `swift` that prints this list is made for the runs that are no processes."""
    output = subprocess.run(
        ["swift", "test", "list", "--skip-build"], cwd=PACKAGE, text=True, stdout=subprocess.PIPE, check=True).stdout
    SHIM.mkdir(parents=True, exist_ok=True)
    (SHIM / "list").write_text(output)
    (SHIM / "swift").write_text(f'#!/bin/sh\nexec cat "{SHIM}/list"\n')
    (SHIM / "swift").chmod(0o755)
    return [line for line in output.splitlines() if re.match(r"\w+\.", line)]


def lines_of(ledger):
    """The entries of a ledger. A process that sees a part of another one's line ends that line."""
    return [line for line in ledger.read_text().split("\n") if line]


def printed(test):
    """A test as the test runner prints it: XCTest prints no target."""
    return test if test.endswith(")") else test.split(".", 1)[1].replace("/", ".")


class Recording:
    """A run of all tests: its entries by test, and its facts."""

    def __init__(self, flag, tests):
        shutil.rmtree(RUNS, ignore_errors=True)
        run("verify", "--stale", "warn", "--", "--skip-build", flag=flag)
        (folder,) = RUNS.iterdir()
        self.facts = json.loads((folder / "run.json").read_text())
        self.entries = {}
        sources = {}
        for line in lines_of(folder / "ledger.jsonl"):
            entry = json.loads(line)
            self.entries.setdefault(self.test(entry, tests, sources), []).append(line)
        self.used = {json.loads(line)["reference"] for lines in self.entries.values() for line in lines}

    @staticmethod
    def test(entry, tests, sources):
        """The test of an entry. The process of an exit test knows none: it is the function around the line."""
        if entry.get("runningTest") in tests:
            return entry["runningTest"]
        file = entry["file"]
        lines = sources.setdefault(file, pathlib.Path(file).read_text().splitlines())
        for line in reversed(lines[: entry["line"]]):
            if found := re.search(r"@Test func (\w+)\(", line):
                matching = [test for test in tests if test.endswith(f"/{found[1]}()")]
                if len(matching) == 1:
                    return matching[0]
        sys.exit(f"The test of an entry is unknown: {entry}")

    def write(self, chosen, folder):
        """Writes the run of some tests."""
        names = {printed(test) for test in chosen}
        lines = [line for test in chosen for line in self.entries.get(test, [])]
        ended = [name for name in self.facts["ended"] if name in names]
        folder.mkdir(parents=True)
        (folder / "ledger.jsonl").write_text("".join(line + "\n" for line in lines))
        (folder / "run.json").write_text(json.dumps(
            self.facts | {
                "arguments": ["test", "--skip-build", "--filter", "chosen"], "ended": ended, "endedTests": len(ended),
                "assertions": len(lines), "stale": [],
                "skipped": [test for test in self.facts.get("skipped", []) if test["test"] in names]}))


def choose(chance, tests):
    if chance.random() < 0.3:
        suites = {f".S{number}/" for number in chance.sample(range(200), chance.choice([1, 20, 100, 199]))}
        return [test for test in tests if any(suite in test for suite in suites)]
    return chance.sample(tests, chance.choice([1, 2, 5, 20, 100, len(tests) - 1, len(tests)]))


def check(what, everything, output, isComplete):
    """Fails if a reference is missing, or if the file that no test uses is gone after a part of the tests."""
    missing = everything - references()
    if missing:
        sys.exit(f"{what}: deleted {sorted(missing)}\n{output}")
    if not isComplete and not UNUSED.exists():
        sys.exit(f"{what}: deleted {UNUSED}, which no run knows.\n{output}")


def simulate(seed, tests, recordings, everything):
    """Prunes after a run of random tests, beside up to two earlier ones."""
    chance = random.Random(seed)
    shutil.rmtree(RUNS, ignore_errors=True)
    history = chance.choice([0, 0, 0, 1, 1, 2])
    for number in range(history + 1):
        recording = chance.choice(recordings)
        chosen = tests if number < history and chance.random() < 0.4 else choose(chance, tests)
        recording.write(chosen, RUNS / f"{number}")
    link = SNAPSHOTS / "latest"
    link.unlink(missing_ok=True)
    link.symlink_to(f"runs/{history}")
    UNUSED.write_text("unused")
    what = f"seed {seed}, {len(chosen)} tests, {history} earlier runs, condition {recording is recordings[0]}"
    output = run("prune", "--yes", path=SHIM)
    check(what, everything, output, len(chosen) == len(tests))


def keys(lines):
    return sorted((entry.get("runningTest", ""), entry["reference"]) for entry in map(json.loads, lines))


def process(seed, tests, recordings, everything):
    """Runs random tests, and prunes."""
    chance = random.Random(-seed)
    if chance.random() < 0.5:
        shutil.rmtree(RUNS, ignore_errors=True)
        if chance.random() < 0.5:
            recordings[0].write(tests, RUNS / "0-full")
    before = set(RUNS.glob("*"))
    chosen = choose(chance, tests)
    flag = chance.random() < 0.5
    words = "|".join("^" + re.escape(test) + "($|/)" for test in chosen)
    UNUSED.write_text("unused")
    # A run whose tests are all skipped or have no assertion is incomplete.
    output = run("verify", "--", "--skip-build", "--filter", words, flag=flag, statuses=(0, 6))
    what = f"process of seed {seed}, {len(chosen)} tests, condition {flag}"
    (folder,) = set(RUNS.glob("*")) - before
    ledger = folder / "ledger.jsonl"
    written = lines_of(ledger) if ledger.exists() else []
    recording = recordings[0 if flag else 1]
    expected = [line for test in chosen for line in recording.entries.get(test, [])]
    if keys(written) != keys(expected):
        sys.exit(f"{what}: it wrote other entries than the recorded run has of these tests.\n{output}")
    output = run("prune", "--yes", statuses=(0, 6))
    check(what, everything, output, len(chosen) == len(tests))
    print(what, flush=True)


def main():
    tests = listed()
    UNUSED.unlink(missing_ok=True)
    recordings = [Recording(True, set(tests)), Recording(False, set(tests))]
    everything = references()
    unread = {path for path in everything - recordings[0].used if not path.endswith(".macOS.txt")}
    if unread:
        sys.exit(f"A run of all tests does not read {sorted(unread)}")
    # The file that no test uses is deleted after a run of all tests, so the check can fail.
    UNUSED.write_text("unused")
    run("verify", "--stale", "warn", "--", "--skip-build", flag=True)
    run("prune", "--yes")
    if references() != everything:
        sys.exit(f"After a run of all tests, prune changed {sorted(references() ^ everything)}")
    print(f"{len(tests)} tests, {sum(map(len, recordings[0].entries.values()))} entries, {len(everything)} references")
    for seed in range(FIRST, FIRST + COUNT):
        simulate(seed, tests, recordings, everything)
    print(f"Seeds {FIRST} to {FIRST + COUNT - 1} choose from the recorded ledger: no reference deleted.", flush=True)
    for seed in range(FIRST, FIRST + PROCESSES):
        process(seed, tests, recordings, everything)
    print(f"{PROCESSES} processes: no reference deleted.")


main()
