"""The check: what is compiled for which platform, and the report."""

import argparse
import shutil
import sys
import time
from pathlib import Path

import toolchain as toolchains
from c_checks import CChecks
from jobs import Job, run_jobs
from packages import Graph
from plants import Plants
from swift_checks import SwiftChecks
from toolchain import Toolchain

ROOT = Path(__file__).resolve().parents[3]
# Products that apps and simulators can contain: those without a C library.
TEXT_PRODUCTS = ["SnapshotCore", "SnapshotCustomDump", "InlineSnapshot", "StateStore", "StateStoreTesting"]
# The lowest systems of the text products, where the manifest names none.
DEFAULTS = {"macos": "13.0", "ios": "16.0"}
# The module in whose copy faults are planted.
HOST_OF_PLANTS = "SnapshotFoundation"
# The most errors of a job that are printed.
MOST_ERRORS = 40
PARTS = ["macos", "ios", "c", "planted"]


def main():
    parser = argparse.ArgumentParser(
        prog="Scripts/check/macos",
        description="Type-check the package for macOS and iOS on Linux, and compile its C targets for macOS.")
    parser.add_argument("--only", nargs="+", metavar="TARGET", help="check these targets and their dependencies")
    parser.add_argument(
        "--parts", nargs="+", choices=PARTS, default=PARTS, help="check only these parts (default: all; with --only: macos)")
    parser.add_argument("--macos", metavar="VERSION", help="check for this macOS (default: the lowest of the manifest)")
    parser.add_argument("--times", action="store_true", help="print the processor time of every job")
    options = parser.parse_args()

    began = time.monotonic()
    graph = Graph(ROOT)
    work = ROOT / ".build/check-macos"
    shutil.rmtree(work, ignore_errors=True)
    usr = toolchains.locate()
    macos, ios = options.macos or lowest(graph, "macos"), lowest(graph, "ios")
    modules = graph.modules("macos", options.only)
    parts = ["macos"] if options.only and options.parts == PARTS else options.parts
    jobs: list[Job] = []
    platforms: list[SwiftChecks] = []
    plants = None
    if "macos" in parts or "planted" in parts:
        toolchain = Toolchain(usr, work / "macos", "macosx", f"x86_64-apple-macosx{macos}")
        checks = SwiftChecks(ROOT, graph, toolchain, f"macOS {macos}", "macos")
        checks.add_toolchain()
        checks.add_modules(modules if "macos" in parts else graph.modules("macos", [HOST_OF_PLANTS]))
        if "SnapshotUI" in modules and "macos" in parts:
            for target, files in view_files(macos).items():
                checks.add_view_files(f"view files for {target.split('-')[-1]}", files, target)
        platforms.append(checks)
        jobs += checks.jobs
    if "planted" in parts:
        plants = Plants(checks, modules[HOST_OF_PLANTS], modules)
        jobs += plants.jobs()
    if "ios" in parts:
        toolchain = Toolchain(usr, work / "ios", "iphoneos", f"arm64-apple-ios{ios}")
        checks = SwiftChecks(ROOT, graph, toolchain, f"iOS {ios}", "ios")
        checks.add_toolchain()
        checks.add_modules(graph.modules("ios", options.only or TEXT_PRODUCTS))
        platforms.append(checks)
        jobs += checks.jobs
    if "c" in parts:
        jobs += CChecks(ROOT, work, ROOT / ".build/check-macos-tools", macos, modules).jobs()

    print(f"{toolchains.version(usr)}; {len(jobs)} jobs planned in {time.monotonic() - began:.1f} s", flush=True)
    run_jobs(jobs, lambda job: report(job, options.times))
    print_limits(platforms)
    counts: dict[str, list[int]] = {}
    for job in jobs:
        count = counts.setdefault(job.name.split(":")[0], [0, 0])
        count[0] += 1
        count[1] += len(job.outcome.errors)
    for name, (number, errors) in counts.items():
        print(f"{name}: {number} jobs, {errors} errors")
    if plants:
        print(f"planted faults: {plants.found} of {plants.planted} found")
    errors = sum(len(job.outcome.errors) for job in jobs)
    seconds = sum(job.outcome.seconds for job in jobs)
    print(f"{errors} errors in {time.monotonic() - began:.0f} s, {seconds:.0f} s of processor time")
    sys.exit(errors > 0)


def view_files(macos: str) -> dict[str, list[Path]]:
    """Returns view files as users write them, by the target for which they are compiled. One needs only the lowest macOS."""
    files = sorted((ROOT / "Tests/Interface/ViewFileTests/ViewFiles").glob("*.swift"))
    return {
        f"x86_64-apple-macosx{macos}": [file for file in files if file.stem == "PackingList"],
        "x86_64-apple-macosx15.0": files,
    }


def lowest(graph: Graph, platform: str) -> str:
    for entry in graph.root_package.manifest["platforms"]:
        if entry["platformName"] == platform:
            return entry["version"]
    return DEFAULTS[platform]


def report(job: Job, prints_times: bool):
    errors = job.outcome.errors
    if prints_times or errors:
        print(f"{job.name}: {len(errors)} errors, {job.outcome.seconds:.1f} s", flush=True)
    for error in errors[:MOST_ERRORS]:
        print(f"  {error}", flush=True)
    if len(errors) > MOST_ERRORS:
        print(f"  and {len(errors) - MOST_ERRORS} more", flush=True)


def print_limits(platforms: list[SwiftChecks]):
    """Prints what the check cannot see."""
    print("Not checked:")
    print("  function bodies of dependencies; conditions for canImport(SwiftUI), UIKit, AppKit and the like in dependencies")
    print("  declarations of Darwin that neither Linux nor Scripts/check/macos-data/StandIns has")
    print("  declarations of Linux's modules that Darwin's do not have, such as `Process` on iOS")
    print("  test targets, and the targets in Tests that they share")
    print("  Objective-C: overrides, bridging, optional requirements; link errors; whatever happens at run time")
    for group in platforms:
        for place in sorted(set(group.refused)):
            print(f"  {group.name}: @objc in {place}, which the compiler on Linux refuses")
        for error in group.incomplete:
            print(f"  {group.name}: a declaration of a dependency: {error}")
