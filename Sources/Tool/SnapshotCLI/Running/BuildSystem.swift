import Foundation
import SnapshotRuns

/// The build system of the builds and tests that the tool starts.
///
/// An argument `--build-system` decides. Without it, a tool that was built in the package, as `swift run snapshot` and the
/// command plugin do it, uses the build system that built the tool, because its products are in the build folder. Any other
/// tool leaves the choice to the package manager.
enum BuildSystem {
  /// Returns arguments of `swift test`, with the build system that built the tool if they name none.
  static func arguments(
    _ given: [String], packageRoot: String, executable: String? = Bundle.main.executablePath
  ) -> [String] {
    guard TestArguments.buildSystem(in: given).isEmpty, let executable,
      let name = name(ofProduct: executable, packageRoot: packageRoot)
    else { return given }
    return ["--build-system", name] + given
  }

  /// Returns the build system that built a product in the folder of a package; `nil` if it was built elsewhere.
  ///
  /// Swift Build puts products into `<scratch>/out/Products/Debug-linux`, the native build system into
  /// `<scratch>/x86_64-unknown-linux-gnu/debug`.
  static func name(ofProduct path: String, packageRoot: String) -> String? {
    let root = URL(fileURLWithPath: packageRoot).resolvingSymlinksInPath().pathComponents
    let folders = URL(fileURLWithPath: path).resolvingSymlinksInPath().pathComponents.dropLast()
    guard folders.starts(with: root), folders.count >= root.count + 3 else { return nil }
    let names = Array(folders.suffix(3))
    if names[0] == "out", names[1] == "Products" { return "swiftbuild" }
    return ["debug", "release"].contains(names[2]) && names[1].contains("-") ? "native" : nil
  }
}
