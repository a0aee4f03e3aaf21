"""The jobs that compile C targets for both processors of Macs, with Zig's compiler and its headers of macOS."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from jobs import Job, Outcome, run_compiler
from packages import Module

ZIG = "ziglang==0.17.1"
ARCHITECTURES = {"aarch64": "arm64", "x86_64": "x86-64"}


class CChecks:
    def __init__(self, root: Path, work: Path, tools: Path, version: str, modules: dict[str, Module]):
        """Creates the checks of the C targets among the modules. The compiler is kept in the folder `tools`."""
        self.root, self.work, self.tools, self.version, self.modules = root, work, tools, version, modules
        self.zig: list[str] = []

    def jobs(self) -> list[Job]:
        jobs = [Job("C: compiler", self.install, cost=30)]
        for module in self.modules.values():
            if module.language != "c" or not module.is_ours:
                continue
            for architecture, name in ARCHITECTURES.items():
                jobs.append(
                    Job(
                        f"C for {name}: {module.name}",
                        lambda module=module, architecture=architecture: self.compile(module, architecture),
                        ["C: compiler"], cost=0.5))
        return jobs

    def install(self) -> Outcome:
        executable = shutil.which("zig")
        if executable:
            self.zig = [executable]
            return Outcome()
        zig = self.tools / ZIG.replace("==", "-") / "ziglang/zig"
        if not zig.exists():
            command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", str(zig.parent.parent), ZIG]
            process = subprocess.run(command, capture_output=True, text=True)
            if not zig.exists():
                problem = (process.stderr.strip().splitlines() or ["pip installed no compiler"])[-1]
                return Outcome([
                    f"Zig cannot be installed: {problem}. Install pip (Debian: python3-pip), or put zig in PATH."])
        self.zig = [str(zig)]
        return Outcome()

    def compile(self, module: Module, architecture: str) -> Outcome:
        if not self.zig:
            return Outcome(["not compiled, because there is no compiler"])
        os.environ.setdefault("ZIG_GLOBAL_CACHE_DIR", str(self.work / "zig"))
        os.environ.setdefault("ZIG_LOCAL_CACHE_DIR", str(self.work / "zig"))
        flags = [f"-I{module.headers}", f"-I{module.folder}", *module.flags]
        for name in module.dependencies:
            flags += [f"-I{self.modules[name].headers}", *self.modules[name].system_flags()]
        total = Outcome()
        for source in module.sources:
            output = self.work / f"{architecture}-{module.name}-{source.stem}.o"
            outcome = run_compiler([
                *self.zig, "cc", "-target", f"{architecture}-macos.{self.version}", "-c", "-O1", "-Wall", "-Werror=implicit",
                "-o", str(output), *flags, str(source)], str(self.root))  # fmt: skip
            total.errors += outcome.errors
            total.seconds += outcome.seconds
            if not outcome.errors and not output.exists():
                total.errors.append(f"{source.name}: no object file")
        return total
