import Foundation
import Subprocess

/// The parts of a package manifest that the tool needs.
struct PackageDescription: Decodable {
  struct Target: Decodable {
    var name: String
    var type: String
    var path: String?
  }

  var name: String
  var targets: [Target]

  var testTargets: [Target] { targets.filter { $0.type == "test" } }

  /// Reads the manifest with the package manager, without resolving dependencies; `nil` if it cannot be read.
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
  var folder: String { path ?? (type == "test" ? "Tests/\(name)" : "Sources/\(name)") }
}
