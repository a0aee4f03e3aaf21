"""Runs `snapshot verify` and `snapshot prune` with random filters, and fails if a reference of an existing test is deleted.

Arguments: the tool, the package, the first seed, the number of seeds. Builds nothing.
"""
import os
import pathlib
import random
import re
import shutil
import subprocess
import sys

TOOL, PACKAGE, FIRST, COUNT = sys.argv[1], pathlib.Path(sys.argv[2]), int(sys.argv[3]), int(sys.argv[4])
RUNS = PACKAGE / ".build/snapshots/runs"
KEPT = PACKAGE / ".build/kept-runs"


def references():
    return {str(path) for path in PACKAGE.glob("Tests/**/__Snapshots__/**/*") if path.is_file()}


def run(*words, flag=False, statuses=(0,)):
    environment = dict(os.environ)
    environment.pop("FLAG", None)
    if flag:
        environment["FLAG"] = "1"
    done = subprocess.run(
        [TOOL, *words], cwd=PACKAGE, env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode not in statuses:
        sys.exit(f"{' '.join(words)}: exit code {done.returncode}, not {statuses}\n{done.stdout}")
    return done.stdout


def listed():
    output = subprocess.run(
        ["swift", "test", "list", "--skip-build"], cwd=PACKAGE, text=True, stdout=subprocess.PIPE, check=True).stdout
    return [line for line in output.splitlines() if re.match(r"\w+\.", line)]


def start_with(history, full):
    """Leaves no earlier run, all of them, or only the run of all tests."""
    if history == "all":
        return
    shutil.rmtree(RUNS, ignore_errors=True)
    RUNS.mkdir(parents=True)
    if history == "full":
        shutil.copytree(full, RUNS / "0-full")


def main():
    shutil.rmtree(RUNS, ignore_errors=True)
    run("verify", "--stale", "warn", "--", "--skip-build", flag=True)
    everything = references()
    tests = listed()
    full = KEPT / "full"
    shutil.rmtree(KEPT, ignore_errors=True)
    shutil.copytree(next(RUNS.iterdir()), full)
    # A file that no test uses is deleted after a run of all tests, so the check can fail.
    unused = PACKAGE / "Tests/AppTests/__Snapshots__/Suites0/neverUsed.1.txt"
    unused.write_text("unused")
    run("verify", "--", "--skip-build", flag=True)
    run("prune", "--yes")
    if references() != everything:
        sys.exit(f"After a run of all tests, prune changed {sorted(references() ^ everything)}")
    deleted = 0
    for seed in range(FIRST, FIRST + COUNT):
        chance = random.Random(seed)
        history = chance.choice(["none", "full", "all", "all"])
        start_with(history, full)
        chosen = chance.sample(tests, chance.choice([1, 2, 5, 20, 100, len(tests) - 1]))
        words = ["^" + re.escape(name) + "($|/)" for name in chosen]
        if chance.random() < 0.3:
            words = [rf"\.S{number}/" for number in chance.sample(range(200), 20)]
        flag = chance.random() < 0.5
        # A run whose chosen tests are all skipped or have no reference in a file is incomplete.
        run("verify", "--", "--skip-build", "--filter", "|".join(words), flag=flag, statuses=(0, 6))
        unused.write_text("unused")
        output = run("prune", "--yes", statuses=(0, 6))
        missing = everything - references()
        if missing:
            sys.exit(f"seed {seed}, history {history}, {len(words)} filters: deleted {sorted(missing)}\n{output}")
        deleted += not unused.exists()
        print(f"seed {seed}: {len(words)} filters, history {history}", flush=True)
    if deleted:
        sys.exit(f"{deleted} filtered runs deleted {unused}, which no run knows.")
    print(f"{COUNT} seeds from {FIRST}: {len(tests)} tests, {len(everything)} references, none deleted.")


main()
