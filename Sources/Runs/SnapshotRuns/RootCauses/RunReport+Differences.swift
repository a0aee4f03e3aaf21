import Foundation
import SnapshotPictureDifferences
import Raster

extension RunReport {
  /// What is known about the difference behind a result. Remembered, because each report format asks for it.
  ///
  /// - Complexity: decodes and renders both pictures at the first call for a result.
  package func difference(of result: SnapshotResult) -> PictureDifference {
    differences.difference(of: result) {
      let artifacts = result.entry.artifacts
      let expected = ExplainedPicture(
        file: expectedContents(of: result), trace: contents(artifacts.expectedTrace))
      guard expected.trace != nil else { return .unknown }
      let actual = ExplainedPicture(file: contents(artifacts.actual), trace: contents(artifacts.actualTrace))
      return PictureDifference(expected: expected, actual: actual, image: result.entry.image) {
        image(named: $0.hash, beside: artifacts.actual)
      }
    }
  }

  /// An image that the run kept because a drawing names it. The reader compares the hash.
  private func image(named hash: String, beside artifact: String?) -> PixelBuffer? {
    guard let artifact, hash.allSatisfy({ $0.isASCII && $0.isHexDigit }) else { return nil }
    let folder = ((artifact as NSString).deletingLastPathComponent as NSString).deletingLastPathComponent
    let path = "\(folder)/images/\(hash).png"
    return differences.image(at: path) { contents(path).flatMap { try? PNG.decode($0) } }
  }
}

/// The differences of a run that are known so far.
///
/// `@unchecked Sendable`: `lock` guards `known` and `images`.
final class KnownDifferences: @unchecked Sendable {
  private let lock = NSLock()
  private var known: [SnapshotResult.Key: PictureDifference] = [:]
  private var images: [String: PixelBuffer?] = [:]

  func difference(of result: SnapshotResult, _ find: () -> PictureDifference) -> PictureDifference {
    if let difference = lock.withLock({ known[result.key] }) { return difference }
    let difference = find()
    lock.withLock { known[result.key] = difference }
    return difference
  }

  func image(at path: String, _ read: () -> PixelBuffer?) -> PixelBuffer? {
    if let image = lock.withLock({ images[path] }) { return image }
    let image = read()
    lock.withLock { images[path] = .some(image) }
    return image
  }
}
