"""Runs compilers, and jobs that depend on each other, as many at once as there are processors."""

import os
import re
import subprocess
import tempfile
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field

DIAGNOSTIC = re.compile(r"^(?:/|<unknown>:|error:).*?(?:error|fatal error): |^error: ")
# A module whose errors were reported is read again by the modules that import it.
REPEATED = "allowing deserialization of"


@dataclass
class Outcome:
    """What a job found, and the processor time that it took."""

    errors: list[str] = field(default_factory=list)
    seconds: float = 0


@dataclass
class Job:
    name: str
    action: Callable[[], Outcome]
    dependencies: list[str] = field(default_factory=list)
    cost: float = 0
    outcome: Outcome | None = None


def run_compiler(command: list[str], root: str) -> Outcome:
    """Runs a compiler and returns its errors, with paths relative to the root."""
    with tempfile.TemporaryFile() as output:
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=output, stderr=output)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        output.seek(0)
        lines = output.read().decode(errors="replace").splitlines()
    errors = dict.fromkeys(
        line.replace(root + "/", "") for line in lines if DIAGNOSTIC.match(line) and REPEATED not in line)
    if process.returncode and not errors and not any(REPEATED in line for line in lines):
        errors = ["the compiler failed: " + " / ".join(lines[-3:])[:500]]
    return Outcome(list(errors), usage.ru_utime + usage.ru_stime)


def run_jobs(jobs: list[Job], report: Callable[[Job], None]):
    """Runs all jobs, those first on which the longest chains of other jobs wait."""
    named = {job.name: job for job in jobs}
    dependents: dict[str, list[str]] = {}
    for job in jobs:
        for dependency in job.dependencies:
            dependents.setdefault(dependency, []).append(job.name)
    chains: dict[str, float] = {}

    def chain(name: str) -> float:
        if name not in chains:
            chains[name] = named[name].cost + max(map(chain, dependents.get(name, [])), default=0)
        return chains[name]

    waiting = sorted(jobs, key=lambda job: -chain(job.name))
    done: set[str] = set()
    running: dict[Future, Job] = {}
    count = os.cpu_count() or 2
    with ThreadPoolExecutor(count) as pool:
        while waiting or running:
            ready = [job for job in waiting if done.issuperset(job.dependencies)]
            for job in ready[: count - len(running)]:
                waiting.remove(job)
                running[pool.submit(job.action)] = job
            if not running:
                raise SystemExit(f"error: these jobs wait for each other: {', '.join(job.name for job in waiting)}")
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                job = running.pop(future)
                job.outcome = future.result()
                done.add(job.name)
                report(job)
