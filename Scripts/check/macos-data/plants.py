"""The jobs that plant faults in a copy of a module and demand that the check finds each of them, and no others."""

import re
from pathlib import Path

from jobs import Job, Outcome, run_compiler
from packages import Module
from swift_checks import DESPITE_ERRORS, SwiftChecks

FOLDER = Path(__file__).resolve().parent / "Plants"
LIBRARY = "PlantedLibrary"
# Files, in the order in which they are compiled, and whether the file is added to the copy of the module.
PLANTS = {"NewerAPI": True, "OwnDeclarations": True, "Client": False}


class Plants:
    def __init__(self, checks: SwiftChecks, module: Module, modules: dict[str, Module]):
        """Plants faults in a copy of the module, which has few files and imports Foundation."""
        self.checks, self.module, self.modules = checks, module, modules
        self.found = self.planted = 0

    def jobs(self) -> list[Job]:
        jobs = []
        for name, is_part in PLANTS.items():
            needs = [self.checks.key(self.module.name)] + [job.name for job in jobs]
            jobs.append(Job(f"planted: {name}", lambda name=name, is_part=is_part: self.compile(name, is_part), needs, cost=2))
        return jobs

    def compile(self, name: str, is_part: bool) -> Outcome:
        plant = FOLDER / f"{name}.swift"
        flags = [*self.module.flags, *self.checks.c_module_flags(self.module, self.modules)]
        if is_part:
            sources = [plant, *self.module.sources]
            output = self.checks.ours / f"{LIBRARY}.swiftmodule"
            flags += ["-parse-as-library", DESPITE_ERRORS, "-emit-module", "-o", str(output)]
        else:
            sources = [plant]
            flags += ["-parse-as-library", "-typecheck"]
        flags += self.checks.c_flags_of_stand_ins()
        command = self.checks.command(LIBRARY if is_part else name, flags, sees_all=True)
        outcome = run_compiler(command + [str(source) for source in sources], str(self.checks.root))
        expected = re.findall(r"^// Expect: (.+)$", plant.read_text(), re.MULTILINE)
        others = list(outcome.errors)
        problems = []
        for pattern in expected:
            matching = [error for error in others if re.search(f"error: {pattern}", error)]
            others = [error for error in others if error not in matching]
            self.found += bool(matching)
            if not matching:
                problems.append(f"{plant.name}: the check does not find the planted fault: {pattern}")
        self.planted += len(expected)
        return Outcome(problems + [f"not planted: {error}" for error in others], outcome.seconds)
