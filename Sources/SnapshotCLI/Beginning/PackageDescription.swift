import Foundation
import Subprocess

/// What a package's manifest says, as far as the tool needs it.
struct PackageDescription: Decodable {
  struct Target: Decodable {
    var name: String
    var type: String
    var path: String?
  }

  var name: String
  var targets: [Target]

  var testTargets: [Target] { targets.filter { $0.type == "test" } }

  /// Asks the package manager, which resolves nothing for it; `nil` where the manifest cannot be read.
  init?(packageRoot: String) async {
    guard
      let result = try? await Subprocess.run(
        .name("swift"),
        arguments: Arguments(["package", "--package-path", packageRoot] + PackageManager.options + ["dump-package"]),
        output: .data(limit: 16 << 20), error: .discarded),
      result.terminationStatus.isSuccess,
      let package = try? JSONDecoder().decode(PackageDescription.self, from: result.standardOutput)
    else { return nil }
    self = package
  }
}

extension PackageDescription.Target {
  /// The folder of the target's sources, relative to the package.
  var folder: String { path ?? "Tests/\(name)" }
}
