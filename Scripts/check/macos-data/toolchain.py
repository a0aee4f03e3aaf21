"""Copies of the toolchain's Linux modules that the compiler accepts for Apple's platforms.

The modules of the standard library, Dispatch and Foundation keep the availability of Apple's platforms. In a copy, the target
triple is replaced in place by one of the same length. The modules that do not exist on Apple's platforms get other names of the
same length, so that `canImport(Glibc)` and `canImport(FoundationNetworking)` are false, and the module `Foundation` is made of
them and of declarations in `StandIns` that only Darwin has.
"""

import json
import re
import shutil
import subprocess
from pathlib import Path

LINUX = b"x86_64-unknown-linux-gnu"
SYSTEMS = {"macosx": b"x86_64-apple-macosx10.15", "iphoneos": b"arm64-apple-ios0000013.0"}
# Modules that Apple's platforms do not have, so that `canImport` is false. Lengths stay: the files refer to strings by offset.
RENAMED = re.compile(rb"(?<!Swift)(?<!_)Foundation(?=Essentials|Internationalization|Networking|XML)")
UNUSED = ("Cxx", "CxxStdlib", "Runtime", "XCTest", "Distributed", "_Differentiation")
SDK_FLAGS = [
    "-fmodule-map-file=/usr/include/module.modulemap", "-U__APPLE__", "-U__MACH__", "-D__linux__=1", "-D__gnu_linux__=1",
    "-Dlinux=1", "-D_GNU_SOURCE", "-D__ELF__=1", "-U__DYNAMIC__", "-D__unix__=1", "-D__unix=1", "-DTARGET_OS_EMBEDDED=0",
    "-Wno-undef-prefix", "-Wno-error", "-fno-define-target-os-macros", "-U__nonnull", "-U__nullable",
    "-U__null_unspecified", "-Dvm_size_t=__UINTPTR_TYPE__",
]  # fmt: skip


def locate() -> Path:
    """Returns the folder `usr` of the toolchain."""
    return Path(shutil.which("swiftc")).resolve().parent.parent


def version(usr: Path) -> str:
    """Returns the first line of the compiler's version."""
    return subprocess.run([usr / "bin/swift-frontend", "--version"], capture_output=True, text=True).stdout.splitlines()[0]


def renamed(name: str) -> str:
    return re.sub("^Foundation(?=[A-Z])", "Foundatiox", name).replace("Glibc", "_Libc")


def patched(module: bytes, system: str) -> bytes:
    module = module.replace(LINUX, SYSTEMS[system])
    return re.sub(RENAMED, b"Foundatiox", module).replace(b"Glibc", b"_Libc")


class Toolchain:
    """The compiler with the copies for one platform."""

    def __init__(self, usr: Path, work: Path, system: str, target: str):
        self.usr, self.work, self.system, self.target = usr, work, system, target
        self.resources = work / "lib/swift"

    def prepare(self):
        modules = self.resources / self.system
        if modules.exists():
            return
        modules.mkdir(parents=True)
        for name in ("apinotes", "clang", "shims"):
            (self.resources / name).symlink_to(self.usr / "lib/swift" / name)
        source = self.usr / "lib/swift/linux"
        files = list(source.glob(f"*.swiftmodule/{LINUX.decode()}.swiftmodule"))
        for module in files:
            if module.parent.stem in UNUSED:
                continue
            folder = modules / renamed(module.parent.name)
            folder.mkdir()
            (folder / f"{self.module_triple}.swiftmodule").write_bytes(patched(module.read_bytes(), self.system))
        plugins = self.usr / "lib/swift/pm/PluginAPI/PackagePlugin.swiftmodule"
        (modules / plugins.name).mkdir()
        (modules / plugins.name / f"{self.module_triple}.swiftmodule").write_bytes(
            patched(plugins.read_bytes(), self.system))
        if not (modules / "Foundation.swiftmodule").exists():
            raise SystemExit(f"error: {source} has no Foundation for x86-64 Linux. Run the check with a toolchain for it.")
        headers = self.work / "libc"
        headers.mkdir(exist_ok=True)
        libc = source / "x86_64"
        (headers / "module.modulemap").write_text((libc / "glibc.modulemap").read_text().replace("SwiftGlibc", "Swift_Libc"))
        (headers / "Swift_Libc.h").write_text((libc / "SwiftGlibc.h").read_text())
        entries = [
            {"type": "file", "name": name, "external-contents": str(headers / name)}
            for name in ("module.modulemap", "Swift_Libc.h")
        ]
        (self.work / "overlay.yaml").write_text(json.dumps({
            "version": 0, "case-sensitive": "true", "use-external-names": "false",
            "roots": [{"type": "directory", "name": "/usr/include", "contents": entries}]}))  # fmt: skip

    @property
    def module_triple(self) -> str:
        return {"macosx": "x86_64-apple-macos", "iphoneos": "arm64-apple-ios"}[self.system]

    def command(self, arguments: list[str]) -> list[str]:
        flags = [
            "-target", self.target, "-sdk", "/", "-resource-dir", str(self.resources), "-disable-objc-interop",
            "-vfsoverlay", str(self.work / "overlay.yaml"), "-I", str(self.usr / "lib/swift"),
            "-module-cache-path", str(self.work / "cache"),
            "-plugin-path", str(self.usr / "lib/swift/host/plugins"),
            "-plugin-path", str(self.usr / "lib/swift/host/plugins/testing"),
            "-diagnostic-style", "llvm", "-suppress-warnings",
        ]  # fmt: skip
        headers = Path(__file__).resolve().parent / "Headers"
        # The headers of the C library are those of this machine, whatever the target.
        architecture = [] if self.target.startswith("x86_64") else ["-U__aarch64__", "-U__arm64__", "-D__x86_64__=1"]
        own = [f"-I{headers}", f"-fmodule-map-file={headers / 'module.modulemap'}"]
        for flag in [*SDK_FLAGS, *architecture, *own, "-isystem", "/usr/include/x86_64-linux-gnu"]:
            flags += ["-Xcc", flag]
        return [str(self.usr / "bin/swift-frontend"), *flags, *arguments]
