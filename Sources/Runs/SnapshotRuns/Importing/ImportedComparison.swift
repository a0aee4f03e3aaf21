import Foundation
import Raster
import SnapshotFoundation
import SnapshotLedger
import SnapshotPictureDifferences

/// The comparison of an imported image or text with its reference.
struct ImportedComparison {
  var outcome: LedgerEntry.Outcome
  var message = ""
  var image: LedgerEntry.ImageMetrics?
  /// The difference as a file: a picture or a patch.
  var difference: (data: Data, pathExtension: String)?

  /// Compares two files. PNG files are equal if all pixels are equal, other files if all bytes are equal.
  ///
  /// - Parameters:
  ///   - expected: The reference; `nil` if it does not exist.
  ///   - format: The path extension of the reference.
  ///   - paths: The paths of the reference and of the new file for messages.
  init(expected: Data?, actual: Data, format: String, paths: (reference: String, actual: String)) {
    let isPicture = format.lowercased() == "png"
    guard let expected else {
      outcome = .missing
      message = "No reference was found: \(paths.reference)"
      if isPicture, let reason = Self.damage(of: actual) { fail(Self.damagedImage(paths.actual, reason)) }
      return
    }
    outcome = .passed
    let damage = GitDamage.found(in: expected, comparedWith: actual)
    if damage == .lfsPointer {
      fail("The reference is a Git LFS pointer: \(paths.reference)\nFetch it with: git lfs pull")
    } else if isPicture {
      comparePictures(expected, actual, paths)
    } else if damage != nil || !ReferenceHealth.isWellFormed(expected, format: format) {
      fail("The reference is damaged or has merge conflict markers: \(paths.reference)\nRestore it from git.")
    } else if expected != actual {
      outcome = .changed
      describeTexts(expected, actual)
    }
  }

  private mutating func fail(_ reason: String) {
    outcome = .error
    message = reason
  }

  private mutating func comparePictures(_ expected: Data, _ actual: Data, _ paths: (reference: String, actual: String))
  {
    do throws(PicturePairError) {
      // NB: the files are untrusted, so their content hashes prove nothing.
      guard
        let measured = try ImageComparison.difference(expectedFile: expected, actualFile: actual, evidence: .decoded)
      else { return }
      let pictures = try ImageComparison.pictures(expectedFile: expected, actualFile: actual)
      outcome = .changed
      message = "The image differs from its reference: \(DifferenceSentence.of(measured))."
      image = LedgerEntry.ImageMetrics(measured)
      let picture = ImageComparison.differencePicture(expected: pictures.expected, actual: pictures.actual)
      difference = (try? PNG.encode(picture, compression: .artifact)).map { (data: $0, pathExtension: "png") }
    } catch {
      switch error {
      case .expected(let error):
        fail("The reference image is not a valid PNG (\(error)): \(paths.reference)\nRestore it from git.")
      case .actual(let error): fail(Self.damagedImage(paths.actual, "\(error)"))
      }
    }
  }

  private mutating func describeTexts(_ expected: Data, _ actual: Data) {
    guard let old = Self.text(expected), let new = Self.text(actual) else {
      message = "The data differ from the reference: \(expected.count) bytes expected, \(actual.count) bytes actual."
      return
    }
    let patch = TextDifference(expected: old, actual: new).patch
    guard !patch.isEmpty else {
      message = "The text differs from its reference only in equivalent Unicode characters."
      return
    }
    message = "The text differs from its reference.\n\n" + patch
    difference = (data: Data(patch.utf8), pathExtension: "patch")
  }

  private static func text(_ data: Data) -> String? {
    data.contains(0) ? nil : String(data: data, encoding: .utf8)
  }

  private static func damage(of file: Data) -> String? {
    do throws(PNGError) {
      _ = try PNG.decode(file)
      return nil
    } catch {
      return "\(error)"
    }
  }

  private static func damagedImage(_ path: String, _ reason: String) -> String {
    "The new image is not a valid PNG (\(reason)): \(path)\nRun the tests again."
  }
}
