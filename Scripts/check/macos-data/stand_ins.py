"""The modules that stand for Apple's, in the order of their dependencies."""

from pathlib import Path

FOLDER = Path(__file__).resolve().parent / "StandIns"
# Written here: the stand-ins that each imports.
WRITTEN = {
    "ObjectiveC": [],
    "Darwin": [],
    "os": ["Darwin"],
    "CoreFoundation": [],
    "CoreGraphics": ["CoreFoundation"],
    # What Darwin's Foundation has besides Linux's. Every compilation imports it, because the compiler expects `CGFloat` in a
    # module called Foundation, so that Linux's has to keep the name.
    "_DarwinFoundation": ["CoreFoundation", "Darwin", "ObjectiveC"],
    "XCTest": ["_DarwinFoundation"],
    "Combine": ["_CombineCore", "_CombineDispatch", "_CombineFoundation"],
    "SwiftUI": ["_DarwinFoundation"],
}
# Sources of packages that have the API of Apple's modules: the target, and the stand-ins that each imports.
FROM_PACKAGES = {
    "_CombineCore": ("OpenCombine", ["Darwin"]),
    "_CombineDispatch": ("OpenCombineDispatch", ["Darwin", "_CombineCore"]),
    "_CombineFoundation": ("OpenCombineFoundation", ["_DarwinFoundation", "_CombineCore"]),
    "System": ("SystemPackage", ["Darwin"]),
}
# Submodules, such as Darwin.Mach, cannot be made of Swift.
LEFT_OUT = {"System": {"MachPort.swift"}}
# Only this package's modules see these: other packages would expect more of them than they declare.
FOR_OURS = {"SwiftUI", "Combine", "CoreGraphics"}
WITHOUT_FOUNDATION = {
    "ObjectiveC", "Darwin", "os", "CoreFoundation", "CoreGraphics", "_DarwinFoundation", "_CombineCore", "_CombineDispatch",
    "System",
}  # fmt: skip


def sources(name: str) -> list[Path]:
    return sorted((FOLDER / name).rglob("*.swift"))
