"""The jobs that compile a platform's Swift modules."""

from pathlib import Path

import stand_ins
from jobs import Job, Outcome, run_compiler
from packages import Graph, Module
from toolchain import Toolchain

# A dependency's function bodies are its own concern.
WITHOUT_BODIES = "-experimental-skip-all-function-bodies"
# The modules above one with errors are checked all the same.
DESPITE_ERRORS = "-experimental-allow-module-with-compiler-errors"
# The compiler on Linux refuses `@objc` without interoperability, and cannot convert pointers with it.
REFUSED = "Objective-C interoperability is disabled"


class SwiftChecks:
    def __init__(self, root: Path, graph: Graph, toolchain: Toolchain, name: str, platform: str):
        """Creates the checks of a platform, which is called `name` here and `platform` in manifests."""
        self.root, self.graph, self.toolchain, self.work = root, graph, toolchain, toolchain.work
        self.name, self.platform = name, platform
        self.shared, self.ours = self.work / "modules", self.work / "ours"
        self.jobs: list[Job] = []
        # Places with `@objc`, and what the declarations of dependencies need besides the stand-ins.
        self.refused: list[str] = []
        self.incomplete: list[str] = []
        for folder in (self.shared, self.ours):
            folder.mkdir(parents=True, exist_ok=True)

    def key(self, module: str) -> str:
        return f"{self.name}: {module}"

    def add(self, module: str, action, dependencies: list[str], cost: float):
        self.jobs.append(Job(self.key(module), action, [self.key(d) for d in dependencies], cost))

    def command(self, module: str, flags: list[str], sees_all: bool) -> list[str]:
        search = ["-I", str(self.shared)] + (["-I", str(self.ours)] if sees_all else [])
        if module not in stand_ins.WITHOUT_FOUNDATION:
            search += ["-import-module", "_DarwinFoundation"]
        return self.toolchain.command(["-module-name", module, *flags, *search])

    def emit(self, module: str, sources: list[Path], flags: list[str], is_ours: bool = False) -> Outcome:
        file = (self.ours if is_ours else self.shared) / f"{module}.swiftmodule"
        command = self.command(module, ["-emit-module", "-o", str(file), *flags], is_ours)
        outcome = run_compiler(command + [str(source) for source in sources], str(self.root))
        self.refused += [error.split(": error")[0] for error in outcome.errors if error.endswith(REFUSED)]
        outcome.errors = [error for error in outcome.errors if not error.endswith(REFUSED)]
        return outcome

    def has(self, module: str) -> bool:
        return any((folder / f"{module}.swiftmodule").exists() for folder in (self.shared, self.ours))

    def add_toolchain(self):
        def prepare() -> Outcome:
            self.toolchain.prepare()
            return Outcome()

        self.add("toolchain", prepare, [], cost=1)
        for name, dependencies in stand_ins.WRITTEN.items():
            flags = ["-parse-as-library", "-swift-version", "6"]
            if name == "Combine":
                flags += self.c_flags_of_stand_ins()

            def emit(name=name, flags=flags) -> Outcome:
                return self.emit(name, stand_ins.sources(name), flags, name in stand_ins.FOR_OURS)

            self.add(name, emit, ["toolchain", *dependencies], cost=0.3)
        for name, (target, dependencies) in stand_ins.FROM_PACKAGES.items():
            module, modules = self.package_module(target)
            flags = [
                "-parse-as-library", WITHOUT_BODIES, "-module-alias", "OpenCombine=_CombineCore", *module.flags,
                *self.c_module_flags(module, modules),
            ]  # fmt: skip
            sources = [source for source in module.sources if source.name not in stand_ins.LEFT_OUT.get(name, ())]
            self.add(
                name, lambda name=name, sources=sources, flags=flags: self.emit(name, sources, flags),
                ["toolchain", *dependencies], cost=module.size / 600_000)
        self.base = ["toolchain", *stand_ins.WRITTEN, *stand_ins.FROM_PACKAGES]
        # Swift Testing's modules come as text.
        for name in ("_TestDiscovery", "Testing"):
            self.add(name, lambda name=name: self.emit_interface(name), list(self.base), cost=2)
            self.base.append(name)

    def package_module(self, target: str) -> tuple[Module, dict[str, Module]]:
        modules = self.graph.modules(self.platform, [target], self.graph.package_with(target))
        return modules[target], modules

    def add_view_files(self, name: str, sources: list[Path], target: str):
        """Compiles view files that import SwiftUI, which is SnapshotUI for them, for a target."""
        folder = self.work / "SwiftUI"
        folder.mkdir(exist_ok=True)
        exports = folder / "SwiftUI.swift"
        # SwiftUI re-exports Observation.
        exports.write_text("@_exported import Observation\n@_exported import SnapshotUI\n")
        flags = ["-parse-as-library", "-swift-version", "6", *self.c_flags_of("SnapshotUI"), *self.c_flags_of_stand_ins()]

        def compile() -> Outcome:
            module = folder / "SwiftUI.swiftmodule"
            command = self.command("SwiftUI", [*flags, "-emit-module", "-o", str(module), str(exports)], True)
            outcome = run_compiler(command, str(self.root))
            command = self.command(
                "ViewFiles", [*flags, "-I", str(folder), "-target", target, "-typecheck", *map(str, sources)], True)
            checked = run_compiler(command, str(self.root))
            return Outcome(outcome.errors + checked.errors, outcome.seconds + checked.seconds)

        self.add(name, compile, ["SnapshotUI"], cost=4)

    def c_flags_of(self, target: str) -> list[str]:
        return self.c_module_flags(*self.package_module(target))

    def c_flags_of_stand_ins(self) -> list[str]:
        """The flags for the C targets of the packages whose sources are stand-ins."""
        flags = []
        for target, _ in stand_ins.FROM_PACKAGES.values():
            flags += self.c_module_flags(*self.package_module(target))
        return flags

    def emit_interface(self, name: str) -> Outcome:
        source = self.toolchain.usr / f"lib/swift/linux/{name}.swiftmodule/x86_64-unknown-linux-gnu.swiftinterface"
        text = source.read_text().replace(
            "-target x86_64-unknown-linux-gnu", f"-target {self.toolchain.target} -disable-availability-checking")
        copy = self.work / f"{name}.swiftinterface"
        copy.write_text(text)
        return run_compiler(
            self.toolchain.command([
                "-compile-module-from-interface", str(copy), "-module-name", name, "-I", str(self.shared),
                "-o", str(self.shared / f"{name}.swiftmodule")]), str(self.root))  # fmt: skip

    def add_modules(self, modules: dict[str, Module]):
        for module in modules.values():
            if module.language != "swift":
                continue
            is_script = any(source.name == "main.swift" for source in module.sources)
            flags = [*([] if is_script else ["-parse-as-library"]), *module.flags]
            flags += [DESPITE_ERRORS] if module.is_ours else [DESPITE_ERRORS, WITHOUT_BODIES]
            flags += self.c_flags_of_stand_ins()
            flags += self.c_module_flags(module, modules)
            dependencies = [name for name in module.dependencies if modules[name].language == "swift"]
            self.add(
                module.name,
                lambda module=module, flags=flags, needs=dependencies: self.check(module, flags, needs),
                self.base + dependencies, cost=module.size / (100_000 if module.is_ours else 600_000))

    def check(self, module: Module, flags: list[str], needs: list[str]) -> Outcome:
        missing = [name for name in needs if not self.has(name)]
        if missing:
            return Outcome([f"not compiled, because {', '.join(missing)} could not be"])
        outcome = self.emit(module.name, module.sources, flags, module.is_ours)
        if not module.is_ours and self.has(module.name):
            self.incomplete += outcome.errors
            outcome.errors = []
        return outcome

    def c_module_flags(self, module: Module, modules: dict[str, Module]) -> list[str]:
        """The module maps and header folders of the C targets that the module depends on, directly or not."""
        flags, seen, pending = [], set(), list(module.dependencies)
        while pending:
            name = pending.pop()
            if name in seen:
                continue
            seen.add(name)
            pending += modules[name].dependencies
            if modules[name].language == "swift":
                continue
            found = [f"-fmodule-map-file={self.module_map(modules[name])}", f"-I{modules[name].headers}"]
            for flag in found + modules[name].system_flags():
                flags += ["-Xcc", flag]
        return flags

    def module_map(self, module: Module) -> Path:
        """The target's module map, or one as SwiftPM writes it."""
        if (module.headers / "module.modulemap").exists():
            return module.headers / "module.modulemap"
        header = module.headers / f"{module.name}.h"
        umbrella = f'umbrella header "{header}"' if header.exists() else f'umbrella "{module.headers}"'
        file = self.work / "maps" / f"{module.name}.modulemap"
        file.parent.mkdir(exist_ok=True)
        file.write_text(f"module {module.name} {{\n  {umbrella}\n  export *\n}}\n")
        return file
