"""The modules of the package and of its dependencies, as SwiftPM's manifests describe them for one platform."""

import json
import os
import re
import subprocess
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path


@dataclass
class Module:
    name: str
    package: str
    language: str  # swift, c or system
    is_ours: bool
    folder: Path
    sources: list[Path]
    flags: list[str] = field(default_factory=list)
    dependencies: list[str] = field(default_factory=list)
    headers: Path | None = None
    pkg_config: str | None = None

    @property
    def size(self) -> int:
        return sum(source.stat().st_size for source in self.sources)

    def system_flags(self) -> list[str]:
        """The flags for the headers of a library of the system."""
        if not self.pkg_config:
            return []
        process = subprocess.run(["pkg-config", "--cflags", self.pkg_config], capture_output=True, text=True)
        if process.returncode:
            raise SystemExit(f"error: {process.stderr.strip()}\nScripts/bootstrap installs the libraries.")
        return process.stdout.split()


def run_json(arguments: list[str]) -> dict:
    process = subprocess.run(arguments, capture_output=True, text=True)
    if process.returncode:
        raise SystemExit(f"error: `{' '.join(arguments)}` failed:\n{process.stderr.strip()}")
    return json.loads(process.stdout[process.stdout.index("{") :])


class Package:
    def __init__(self, identity: str, folder: Path, is_root: bool):
        self.identity, self.folder, self.is_root = identity, folder, is_root
        self.manifest = run_json(["swift", "package", "--package-path", str(folder), "dump-package"])
        self.targets = {target["name"]: target for target in self.manifest["targets"]}
        self.products = {product["name"]: product["targets"] for product in self.manifest["products"]}
        self.traits = self.default_traits()

    def default_traits(self) -> set[str]:
        """The traits that `default` enables, with those that they enable."""
        named = {trait["name"]: trait.get("enabledTraits", []) for trait in self.manifest.get("traits") or []}
        enabled, pending = set(), list(named.get("default", []))
        while pending:
            trait = pending.pop()
            if trait not in enabled:
                enabled.add(trait)
                pending += named.get(trait, [])
        return enabled

    def swift_version(self) -> str:
        declared = self.manifest.get("swiftLanguageVersions") or []
        tools = self.manifest["toolsVersion"]["_version"].split(".")[0]
        return max(declared, default="5" if int(tools) < 6 else "6", key=lambda v: float(v))


def is_checked(target: dict) -> bool:
    """Whether products can contain the target."""
    return target["type"] != "test" and not (target.get("path") or "").startswith("Tests/")


def is_active(condition: dict | None, platform: str, traits: set[str]) -> bool:
    """Whether a setting or dependency applies to debug builds for the platform."""
    if not condition:
        return True
    platforms = condition.get("platformNames") or []
    needed = condition.get("traits") or []
    return (
        (not platforms or platform in platforms)
        and (not needed or bool(traits & set(needed)))
        and condition.get("config", "debug") == "debug"
    )


def swift_flags(package: Package, target: dict, platform: str) -> list[str]:
    """The flags of the target's settings. `unsafeFlags` only choose how code is generated."""
    version = package.swift_version()
    flags = ["-D", "SWIFT_PACKAGE", "-D", "DEBUG", "-package-name", re.sub(r"\W", "_", package.identity)]
    for trait in sorted(package.traits):
        flags += ["-D", trait]
    if target["type"] == "plugin":
        # The interface of plugins depends on the version of the manifest.
        flags += ["-package-description-version", package.manifest["toolsVersion"]["_version"]]
    for setting in target["settings"]:
        if setting["tool"] != "swift" or not is_active(setting.get("condition"), platform, package.traits):
            continue
        kind, value = next(iter(setting["kind"].items()))
        value = value.get("_0") if isinstance(value, dict) else value
        if kind == "define":
            flags += ["-D", value]
        elif kind == "enableUpcomingFeature":
            flags += ["-enable-upcoming-feature", value]
        elif kind == "enableExperimentalFeature":
            flags += ["-enable-experimental-feature", value]
        elif kind == "swiftLanguageMode":
            version = value
        elif kind == "defaultIsolation":
            flags += ["-default-isolation", value if isinstance(value, str) else "MainActor"]
        elif kind != "unsafeFlags":
            raise SystemExit(f"error: {target['name']}: the check does not know the Swift setting `{kind}`")
    return flags + ["-swift-version", version]


def folder_of(package: Package, target: dict) -> Path:
    if target.get("path"):
        return package.folder / target["path"]
    parents = {"test": ["Tests"], "plugin": ["Plugins"]}.get(target["type"], ["Sources", "Source", "src", "srcs"])
    for parent in parents:
        if (package.folder / parent / target["name"]).is_dir():
            return package.folder / parent / target["name"]
    raise SystemExit(f"error: {package.identity}: no folder for the target {target['name']}")


def source_files(folder: Path, target: dict, suffixes: set[str]) -> list[Path]:
    excluded = {(folder / name).resolve() for name in target.get("exclude") or []}
    roots = [folder / name for name in target.get("sources") or ["."]]
    found = []
    for root in roots:
        if root.is_file():
            found.append(root)
            continue
        for directory, folders, files in os.walk(root):
            here = Path(directory)
            folders[:] = [
                f for f in sorted(folders) if not f.endswith((".docc", ".xcassets")) and (here / f).resolve() not in excluded
            ]
            found += [here / f for f in sorted(files) if (here / f).resolve() not in excluded]
    return [file.resolve() for file in found if file.suffix in suffixes]


class Graph:
    """The modules that the targets of the root package need on a platform."""

    def __init__(self, root: Path):
        self.root = root
        tree = run_json(["swift", "package", "--package-path", str(root), "show-dependencies", "--format", "json"])
        folders: dict[str, Path] = {}

        def visit(node: dict):
            for child in node["dependencies"]:
                folders.setdefault(child["identity"], Path(child["path"]))
                visit(child)

        visit(tree)
        identity = tree["identity"]
        with ThreadPoolExecutor(os.cpu_count() or 2) as pool:
            loaded = [pool.submit(Package, identity, root, True)]
            loaded += [pool.submit(Package, name, folder, False) for name, folder in folders.items()]
            self.packages = {package.identity: package for package in (future.result() for future in loaded)}
        self.root_package = self.packages[identity]

    def package_with(self, target: str) -> Package:
        for package in self.packages.values():
            if target in package.targets:
                return package
        raise SystemExit(f"error: no package has the target {target}")

    def modules(self, platform: str, names: list[str] | None = None, package: Package | None = None) -> dict[str, Module]:
        """Returns the modules by name, in the order of their dependencies: of all targets but tests, or of some."""
        found: dict[str, Module] = {}
        visiting: set[str] = set()

        def add(package: Package, name: str):
            if name in found or name in visiting:
                return
            visiting.add(name)
            target = package.targets[name]
            dependencies: list[str] = []
            # A plugin runs the tools that it depends on, and imports nothing of them.
            for dependency in [] if target["type"] == "plugin" else target["dependencies"]:
                kind, value = next(iter(dependency.items()))
                condition = value[-1] if isinstance(value[-1], dict) else None
                if not is_active(condition, platform, package.traits):
                    continue
                if kind == "product" or value[0] not in package.targets:
                    owner = self.owner(value[1] if kind == "product" else None, value[0])
                    for module in owner.products[value[0]]:
                        add(owner, module)
                        dependencies.append(module)
                else:
                    add(package, value[0])
                    dependencies.append(value[0])
            found[name] = self.module(package, target, platform, dependencies)

        root = package or self.root_package
        for name, target in root.targets.items():
            if name in names if names is not None else is_checked(target):
                add(root, name)
        return found

    def owner(self, identity: str | None, product: str) -> Package:
        named = self.packages.get((identity or "").lower())
        for package in [named] if named else self.packages.values():
            if product in package.products:
                return package
        raise SystemExit(f"error: no package has the product {product}")

    def module(self, package: Package, target: dict, platform: str, dependencies: list[str]) -> Module:
        folder = folder_of(package, target)
        name = target["name"]
        sources, language, flags = [], "system", []
        if target["type"] != "system":
            sources, language = source_files(folder, target, {".swift"}), "swift"
            if sources:
                flags = swift_flags(package, target, platform)
            else:
                sources, language = source_files(folder, target, {".c", ".cpp", ".S"}), "c"
                flags = c_flags(package, target, platform)
        headers = folder if language == "system" else folder / (target.get("publicHeadersPath") or "include")
        return Module(
            name=name, package=package.identity, language=language, is_ours=package.is_root, folder=folder, sources=sources,
            flags=flags, dependencies=dependencies, headers=None if language == "swift" else headers,
            pkg_config=target.get("pkgConfig"))


def c_flags(package: Package, target: dict, platform: str) -> list[str]:
    flags = ["-DSWIFT_PACKAGE=1", "-DDEBUG=1"]
    for setting in target["settings"]:
        if setting["tool"] not in ("c", "cxx") or not is_active(setting.get("condition"), platform, package.traits):
            continue
        kind, value = next(iter(setting["kind"].items()))
        value = value.get("_0") if isinstance(value, dict) else value
        if kind == "define":
            flags.append(f"-D{value}")
        elif kind == "headerSearchPath":
            flags.append(f"-I{folder_of(package, target) / value}")
    return flags
