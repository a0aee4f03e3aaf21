import Foundation
import SnapshotFoundation

/// Finds code in view files and tests that is not compiled.
struct SourceChecks {
  let packageRoot: String

  /// A note that lists the view files with branches for Apple's platforms; `nil` without such files.
  var platformBranches: Diagnosis? {
    let found = swiftFiles(in: "Sources").filter { path in
      guard let data = FileManager.default.contents(atPath: packageRoot + "/" + path) else { return false }
      return SourceChecks.hasPlatformBranch(String(decoding: data, as: UTF8.self))
    }
    guard !found.isEmpty else { return nil }
    var note = Diagnosis.note(
      "sources",
      counted(found.count, "view file contains", "view files contain")
        + " code that is compiled only on Apple's platforms.")
    note.remedy =
      "Write #if os(iOS) || HEADLESS, and set HEADLESS for Linux in Package.swift. See Documentation/Views.md"
    note.paths = found
    return note
  }

  /// Whether a view file has code for one of Apple's platforms without an alternative of its own condition.
  static func hasPlatformBranch(_ source: String) -> Bool {
    let lines = source.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    guard lines.contains(where: { $0.hasPrefix("import SwiftUI") || $0.hasPrefix("import SnapshotUI") }) else {
      return false
    }
    return lines.contains { line in
      (line.hasPrefix("#if ") || line.hasPrefix("#elseif ")) && platforms.contains { line.contains("os(\($0))") }
        && !line.contains("||") && !line.contains("!os(")
    }
  }

  /// A note that lists the view files with conditions for iOS 26 or later; `nil` without such files.
  ///
  /// The compiler for Linux takes every availability condition for true, whatever the design of a picture is.
  var availabilityBranches: Diagnosis? {
    let found = swiftFiles(in: "Sources").filter { path in
      guard let data = FileManager.default.contents(atPath: packageRoot + "/" + path) else { return false }
      return SourceChecks.hasAvailabilityBranch(String(decoding: data, as: UTF8.self))
    }
    guard !found.isEmpty else { return nil }
    var note = Diagnosis.note(
      "sources",
      counted(found.count, "view file contains", "view files contain")
        + " #available conditions for iOS 26, which are always true on Linux. Pictures have the design of iOS 18 by default."
    )
    note.remedy =
      "Test these views with .designs(.iOS26) or Device.context(design: .iOS26). See Documentation/Views.md"
    note.paths = found
    return note
  }

  /// Whether a view file has a branch for iOS 26 or later.
  static func hasAvailabilityBranch(_ source: String) -> Bool {
    let lines = source.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    guard lines.contains(where: { $0.hasPrefix("import SwiftUI") || $0.hasPrefix("import SnapshotUI") }) else {
      return false
    }
    return lines.contains { line in
      guard !line.hasPrefix("//"), let condition = line.range(of: "available(") else { return false }
      // `#available` and `#unavailable`, not the attribute `@available`.
      guard line[..<condition.lowerBound].hasSuffix("#") || line[..<condition.lowerBound].hasSuffix("#un") else {
        return false
      }
      return line[condition.upperBound...].prefix { $0 != ")" }.split(separator: ",").contains { platform in
        let words = platform.split(separator: " ")
        return words.count == 2 && words[0] == "iOS"
          && (Int(words[1].prefix { $0 != "." }) ?? 0) >= 26
      }
    }
  }

  /// A warning that lists the test files without tests where `HEADLESS` is not set; `nil` without such files.
  var conditionalTests: Diagnosis? {
    let found = swiftFiles(in: "Tests").filter { path in
      guard let data = FileManager.default.contents(atPath: packageRoot + "/" + path) else { return false }
      return SourceChecks.isEmptyWithoutCondition(String(decoding: data, as: UTF8.self))
    }
    guard !found.isEmpty else { return nil }
    return .warning(
      "sources",
      counted(found.count, "test file contains", "test files contain")
        + " no tests in Xcode, where HEADLESS is not set.",
      remedy: "Add #else and #error(\"Build with the trait Headless\"), or move the tests to a second package. "
        + "See Documentation/Xcode.md",
      paths: found)
  }

  /// Whether all code of a file is in `#if HEADLESS`, without another branch.
  static func isEmptyWithoutCondition(_ source: String) -> Bool {
    var depth = 0
    var isConditional = false
    for line in source.split(separator: "\n").lazy.map({ $0.trimmingCharacters(in: .whitespaces) }) {
      if line.isEmpty || line.hasPrefix("//") { continue }
      if line.hasPrefix("#if ") {
        if depth == 0 { isConditional = line.dropFirst(4).uppercased() == "HEADLESS" }
        depth += 1
      } else if line.hasPrefix("#endif") {
        depth -= 1
      } else if depth == 1, line.hasPrefix("#else") {
        return false
      }
      if !isConditional || depth < 0 { return false }
      // Code after the condition.
      if depth == 0, !line.hasPrefix("#endif") { return false }
    }
    return isConditional
  }

  private static let platforms = ["iOS", "macOS", "tvOS", "watchOS", "visionOS", "iPadOS"]

  /// The Swift files below a folder of the package, in order, relative to the package.
  private func swiftFiles(in folder: String) -> [String] {
    let files = FileManager.default.enumerator(atPath: packageRoot + "/" + folder)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".swift") }.map { folder + "/" + $0 }.sorted()
  }
}
