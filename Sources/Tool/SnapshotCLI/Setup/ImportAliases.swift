import Foundation
import SnapshotFoundation
import SnapshotRuns
import SnapshotWorkspace

/// The settings of a manifest with which targets that import SwiftUI compile unchanged on Linux.
struct ImportAliases {
  private let packageRoot: String
  private let description: PackageDescription

  init(packageRoot: String, description: PackageDescription) {
    self.packageRoot = packageRoot
    self.description = description
  }

  /// The modules of Apple's platforms, and those that they are on Linux.
  static let modules = [
    "SwiftUI=SnapshotUI", "UIKit=SnapshotUIKit", "Combine=SnapshotPublishers", "os=SnapshotOS", "OSLog=SnapshotOSLog",
  ]

  /// The targets with files that import SwiftUI only, sorted.
  var targets: [String] {
    description.targets.filter { target in
      ["regular", "executable"].contains(target.type)
        && SourceFiles.swift(in: packageRoot + "/" + target.folder).contains(where: Self.importsSwiftUI)
    }.map(\.name).sorted()
  }

  private static func importsSwiftUI(_ path: String) -> Bool {
    guard let source = try? String(contentsOfFile: path, encoding: .utf8), source.contains("import SwiftUI") else {
      return false
    }
    let lines = source.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    return lines.contains("import SwiftUI") && !lines.contains("import SnapshotUI")
  }

  /// The libraries of the package that contain such targets, if other packages could not depend on a version of it with unsafe
  /// flags.
  private var refusedLibraries: [String] {
    guard description.toolsVersionNumbers.lexicographicallyPrecedes([6, 2]) else { return [] }
    let targets = Set(targets)
    return (description.products ?? []).filter { $0.isLibrary && !targets.isDisjoint(with: $0.targets) }.map(\.name)
  }

  /// The lines to add to the manifest; `nil` if it has them or no target needs them.
  var advice: String? {
    let targets = targets
    let manifest = FileManager.default.contents(atPath: packageRoot + "/Package.swift") ?? Data()
    guard !targets.isEmpty, !String(decoding: manifest, as: UTF8.self).contains("-module-alias") else { return nil }
    let libraries = refusedLibraries
    let isConditional = !libraries.isEmpty
    let names = targets.map { VisibleText.line($0) }.joined(separator: ", ")
    let (pronoun, place) = targets.count == 1 ? ("it", "this target") : ("them", "each of these targets")
    let condition = isConditional ? "" : ", .when(platforms: [.linux])"
    let list = Self.modules.map { "\"\($0)\"" }
    var lines = [
      "\(names) \(targets.count == 1 ? "imports" : "import") SwiftUI. To compile \(pronoun) unchanged on Linux, add to Package.swift, "
        + "before `let package`"
    ]
    if isConditional { lines.append("    let isHeadless = Context.environment[\"HEADLESS\"] != nil") }
    lines += [
      "    let aliases: [SwiftSetting] = \(isConditional ? "!isHeadless ? [] : " : "")[",
      "      .define(\"HEADLESS\"\(condition)),",
      "      .unsafeFlags(",
      "        [",
      "          \(list[..<3].joined(separator: ", ")),",
      "          \(list[3...].joined(separator: ", ")),",
      "        ].flatMap { [\"-module-alias\", $0] }\(condition)),",
      "    ]",
      "Add to \(place)",
    ]
    let product = ".product(name: \"SnapshotUI\", package: \"swift-snapshot\""
    lines += [
      isConditional
        ? "    dependencies: isHeadless ? [\(product))] : [],"
        : "    dependencies: [\(product), condition: .when(platforms: [.linux]))],",
      "    swiftSettings: aliases",
    ]
    if isConditional {
      lines += [
        "Then run on Linux: HEADLESS=1 swift test",
        "The variable is needed because \(libraries.map { VisibleText.line($0) }.joined(separator: ", ")) is a library with a "
          + "tools version below 6.2: SwiftPM refuses a version of it that has unsafe flags, even behind a condition.",
      ]
    }
    lines.append("On a Mac, the app keeps SwiftUI. Details: Documentation/Platforms.md#unchanged-imports")
    return lines.joined(separator: "\n")
  }
}
