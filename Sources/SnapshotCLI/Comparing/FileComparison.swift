import Foundation
import Raster
import SnapshotLedger
import SnapshotRuns

/// Two files of one name, either of which may be absent, and what came of comparing them.
struct FileComparison {
  enum Outcome: String, Codable {
    case equal
    /// Different, and within the tolerance.
    case tolerated
    case changed
    /// Only the expected side has it.
    case missing
    /// Only the actual side has it.
    case new
    /// One of them is damaged, or not what its name says.
    case unreadable
  }

  var name: String
  var outcome: Outcome
  var picture: PixelComparison?
  var text: TextDiff?
  /// What is wrong with an unreadable file.
  var failure = ""
  /// Remarks that are no failures.
  var notes: [String] = []

  init(name: String, outcome: Outcome) {
    self.name = name
    self.outcome = outcome
  }
}

extension FileComparison {
  /// How files are compared.
  struct Rules {
    var tolerance: PixelTolerance?
    var evidence: ImageComparison.Evidence
  }

  /// Compares two files by their content.
  ///
  /// - Parameters:
  ///   - expectedPath: what to call the expected file in messages; likewise `actualPath`.
  init(
    name: String, expected: Data, actual: Data, expectedPath: String, actualPath: String, rules: Rules
  ) {
    self.init(name: name, outcome: .equal)
    let isPicture = name.lowercased().hasSuffix(".png") || FileKind(expected) == .png || FileKind(actual) == .png
    if isPicture {
      comparePictures(expected, actual, expectedPath, actualPath, rules)
    } else if expected != actual {
      outcome = .changed
      if let old = String(validating: expected), let new = String(validating: actual) {
        text = TextDiff(expected: old, actual: new)
      }
    }
  }

  private mutating func comparePictures(
    _ expected: Data, _ actual: Data, _ expectedPath: String, _ actualPath: String, _ rules: Rules
  ) {
    do throws(PicturePairError) {
      if let tolerance = rules.tolerance {
        let pictures = try ImageComparison.pictures(expectedFile: expected, actualFile: actual)
        let result = ImageComparison.compare(
          expected: pictures.expected, actual: pictures.actual, tolerance: tolerance)
        picture = result.exact == nil ? nil : result
        outcome = result.exact == nil ? .equal : result.isMatch ? .tolerated : .changed
      } else if let difference = try ImageComparison.difference(
        expectedFile: expected, actualFile: actual, evidence: rules.evidence)
      {
        picture = PixelComparison(exact: difference)
        outcome = .changed
      }
      if outcome != .equal { notes = [note(expected, expectedPath), note(actual, actualPath)].compactMap { $0 } }
    } catch {
      outcome = .unreadable
      switch error {
      case .expected(let error): failure = "\(expectedPath) is no readable PNG: \(error)"
      case .actual(let error): failure = "\(actualPath) is no readable PNG: \(error)"
      }
    }
  }

  private func note(_ file: Data, _ path: String) -> String? {
    PNG.provenance(of: file) == .edited ? "\(path) was edited by another tool since it was recorded." : nil
  }
}

/// What a file is, by its first bytes.
private enum FileKind {
  case png
  case other

  init(_ data: Data) {
    self = data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) ? .png : .other
  }
}

extension String {
  /// The text of UTF-8 bytes without a zero; `nil` for anything else.
  fileprivate init?(validating data: Data) {
    guard !data.contains(0), let text = String(data: data, encoding: .utf8) else { return nil }
    self = text
  }
}
