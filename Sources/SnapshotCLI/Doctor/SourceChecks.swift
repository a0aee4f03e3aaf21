import Foundation

/// Finds code in view files that the tests do not compile on this system.
struct SourceChecks {
  let packageRoot: String

  /// A note that lists the view files with branches for Apple's platforms; `nil` without such files.
  var platformBranches: Diagnosis? {
    let found = viewFiles.filter { path in
      guard let data = FileManager.default.contents(atPath: packageRoot + "/" + path) else { return false }
      return SourceChecks.hasPlatformBranch(String(decoding: data, as: UTF8.self))
    }
    guard !found.isEmpty else { return nil }
    var note = Diagnosis.note(
      "sources",
      found.count == 1
        ? "1 view file contains code that is compiled only on Apple's platforms."
        : "\(found.count) view files contain code that is compiled only on Apple's platforms.")
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

  private static let platforms = ["iOS", "macOS", "tvOS", "watchOS", "visionOS", "iPadOS"]

  /// The Swift files below `Sources`, in order, relative to the package.
  private var viewFiles: [String] {
    let sources = packageRoot + "/Sources"
    let files = FileManager.default.enumerator(atPath: sources)?.compactMap { $0 as? String } ?? []
    return files.filter { $0.hasSuffix(".swift") }.map { "Sources/" + $0 }.sorted()
  }
}
