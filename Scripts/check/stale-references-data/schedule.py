"""Runs tests that would share files many times in parallel, and fails unless they always do the same.

Arguments: the test program, the package, the number of runs. Builds nothing. Each run records, then compares; in every second
one the tests compete with other processes, which changes their order.
"""
import json
import pathlib
import shutil
import subprocess
import sys

PROGRAM, PACKAGE, COUNT = sys.argv[1], pathlib.Path(sys.argv[2]), int(sys.argv[3])
FOLDER = PACKAGE / "Tests/ReproductionTests/__Snapshots__"
RUNS = PACKAGE / ".build/snapshots/runs"
# The processes that compete with the tests.
COMPETITORS = 2


def run():
    """Whether each test failed, and what the references of each test contain afterwards. Two suites of one file may have tests of
    one name: only which of them has its suite in the name of the file is up to the schedule."""
    shutil.rmtree(RUNS, ignore_errors=True)
    done = subprocess.run(
        [PROGRAM, "--testing-library", "swift-testing"], cwd=PACKAGE, text=True, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT)
    failed, contents = {}, set()
    for ledger in RUNS.glob("*/ledger.jsonl"):
        for entry in map(json.loads, ledger.read_text().splitlines()):
            test = entry.get("runningTest", entry["id"])
            failed[test] = failed.get(test, False) or entry["outcome"] != "passed"
            reference = pathlib.Path(entry.get("reference", "/nowhere"))
            if reference.is_file():
                contents.add(f"{test}, {entry['name']}: {reference.read_text()!r}")
    if not failed:
        sys.exit(f"No test ran:\n{done.stdout}")
    names = sorted(file.name for file in FOLDER.glob("*/*") if not file.name.endswith("sameName.1.txt"))
    return [
        f"exit code {done.returncode}", *(f"{test}: {'failed' if failed[test] else 'passed'}" for test in sorted(failed)),
        *sorted(contents), *names]


def main():
    first = None
    for number in range(COUNT):
        shutil.rmtree(FOLDER, ignore_errors=True)
        busy = [subprocess.Popen(["sh", "-c", "while :; do :; done"]) for _ in range(COMPETITORS if number % 2 else 0)]
        try:
            outcomes = ["recording", *run(), "comparing", *run()]
        finally:
            for process in busy:
                process.kill()
                process.wait()
        if first is None:
            first = outcomes
            continue
        if outcomes != first:
            changes = sorted(set(outcomes) ^ set(first))
            sys.exit(
                f"run {number} differs from run 0:\n"
                + "\n".join(("+ " if line in outcomes else "- ") + line for line in changes))
    print(f"{COUNT} runs in parallel: {len(first)} equal outcomes.")


main()
