import Foundation
import Raster
import SnapshotFoundation
import SnapshotRuns

/// The result of comparing two files with the same name, one of which may be missing.
struct FileComparison {
  enum Outcome: String, Codable {
    case equal
    /// Different, but within the tolerance.
    case tolerated
    case changed
    /// The file exists only on the expected side.
    case missing
    /// The file exists only on the actual side.
    case new
    /// One of the files is corrupt, or does not have the format of its extension.
    case unreadable
  }

  var name: String
  var outcome: Outcome
  var picture: PixelComparison?
  var text: TextDifference?
  /// The error message of an unreadable file.
  var failure = ""
  /// Additional information that is not a failure.
  var notes: [String] = []

  init(name: String, outcome: Outcome) {
    self.name = name
    self.outcome = outcome
  }
}

extension FileComparison {
  /// Compares two files by their content. Pictures are decoded, because the hash in a file can be forged.
  ///
  /// - Parameters:
  ///   - expectedPath: The name of the expected file in messages.
  ///   - actualPath: The name of the actual file in messages.
  ///   - tolerance: The tolerance, or `nil` if every pixel must be equal.
  init(
    name: String, expected: Data, actual: Data, expectedPath: String, actualPath: String, tolerance: PixelTolerance?
  ) {
    self.init(name: name, outcome: .equal)
    func hasPictureName(_ path: String) -> Bool { path.lowercased().hasSuffix(".png") }
    guard hasPictureName(expectedPath) == hasPictureName(actualPath) else {
      outcome = .unreadable
      let picture = hasPictureName(expectedPath) ? expectedPath : actualPath
      failure = "\(expectedPath) and \(actualPath) cannot be compared: only \(picture) is a picture."
      return
    }
    let isPicture = name.lowercased().hasSuffix(".png") || [expected, actual].contains(where: PNG.hasSignature)
    if isPicture {
      comparePictures(expected, actual, expectedPath, actualPath, tolerance)
    } else if expected != actual {
      outcome = .changed
      if let old = String(validating: expected), let new = String(validating: actual) {
        text = TextDifference(comparing: old, with: new)
      }
    }
  }

  private mutating func comparePictures(
    _ expected: Data, _ actual: Data, _ expectedPath: String, _ actualPath: String, _ tolerance: PixelTolerance?
  ) {
    do throws(PicturePairError) {
      if let tolerance {
        let pictures = try ImageComparison.pictures(expectedFile: expected, actualFile: actual)
        let result = ImageComparison.compare(
          expected: pictures.expected, actual: pictures.actual, tolerance: tolerance)
        picture = result.exact == nil ? nil : result
        outcome = result.exact == nil ? .equal : result.isMatch ? .tolerated : .changed
      } else if let difference = try ImageComparison.difference(expectedFile: expected, actualFile: actual) {
        picture = PixelComparison(exact: difference)
        outcome = .changed
      }
      if outcome != .equal { notes = [note(expected, expectedPath), note(actual, actualPath)].compactMap { $0 } }
      notes += [(expected, expectedPath), (actual, actualPath)].compactMap(noteOnAppearance)
      if outcome != .equal { notes += StatedIgnoredAreas.note(on: expected, path: expectedPath).map { [$0] } ?? [] }
    } catch {
      outcome = .unreadable
      switch error {
      case .expected(let error): failure = "\(expectedPath) is not a valid PNG: \(error)"
      case .actual(let error): failure = "\(actualPath) is not a valid PNG: \(error)"
      }
    }
  }

  private func note(_ file: Data, _ path: String) -> String? {
    PNG.provenance(of: file) == .edited ? "\(path) was edited by another tool since it was recorded." : nil
  }
}

/// Names what lets other programs show a picture otherwise than the comparison sees it.
private func noteOnAppearance(of file: Data, _ path: String) -> String? {
  let chunks = PNG.chunksOfAppearance(in: file)
  guard !chunks.isEmpty else { return nil }
  return "\(path) has the PNG chunks \(chunks.joined(separator: ", ")), so other programs show other colors or another "
    + "orientation."
}

extension String {
  /// Creates the text of UTF-8 data; `nil` if the data is not valid UTF-8 or contains a zero byte.
  fileprivate init?(validating data: Data) {
    guard !data.contains(0), let text = String(data: data, encoding: .utf8) else { return nil }
    self = text
  }
}

extension [FileComparison] {
  /// The exit code of the most severe outcome.
  var exitCode: SnapshotExitCode {
    var findings: RunFindings = []
    for result in self {
      switch result.outcome {
      case .equal, .tolerated: break
      case .changed, .missing, .new: findings.insert(.changed)
      case .unreadable: findings.insert(.unreadableReference)
      }
    }
    return findings.exitCode
  }
}
