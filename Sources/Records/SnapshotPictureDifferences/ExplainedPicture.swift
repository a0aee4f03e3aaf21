import Foundation
import Raster
import SnapshotFoundation
import SnapshotRenderTraces

/// A picture, and the text that explains it.
///
/// Copies share what was read and proven, so that the versions of a picture are each decoded and rendered once, although each
/// of them is compared with the one before and the one after.
package struct ExplainedPicture: Sendable {
  /// The PNG file, unless it is lost.
  package let file: Data?
  /// The render trace: that of the file, or else one that is kept elsewhere.
  package let trace: Data?
  private let reading = Locked(Reading())

  private struct Reading {
    var trace: RenderTrace??
    var confirmed: RenderTrace?
    var pixels: PixelBuffer?
    var proof: (proof: ExplanationProof, rendered: PixelBuffer?)?
  }

  /// - Parameter trace: The render trace if the file has none.
  package init(file: Data?, trace: @autoclosure () -> Data? = nil) {
    self.file = file
    self.trace = file.flatMap { PNG.explanation(in: $0).text } ?? trace()
  }

  /// The parsed trace; `nil` if there is none, or if it is damaged.
  var renderTrace: RenderTrace? {
    if let known = reading.withLock({ $0.trace }) { return known }
    let parsed = trace.flatMap { RenderTrace($0) }
    reading.withLock { $0.trace = .some(parsed) }
    return parsed
  }

  /// The parsed trace without what its drawing contradicts.
  ///
  /// - Parameter trace: The parsed trace, or its slim form.
  func confirmed(_ trace: RenderTrace) -> RenderTrace {
    if let known = reading.withLock({ $0.confirmed }), known.isSlim == trace.isSlim { return known }
    let confirmed = trace.confirmed()
    reading.withLock { $0.confirmed = confirmed }
    return confirmed
  }

  /// The pixels of two pictures; `nil` if a file is lost or damaged.
  static func pixels(
    of expected: ExplainedPicture, _ actual: ExplainedPicture
  ) -> (expected: PixelBuffer, actual: PixelBuffer)? {
    guard let old = expected.file, let new = actual.file else { return nil }
    switch (expected.reading.withLock({ $0.pixels }), actual.reading.withLock({ $0.pixels })) {
    case (let first?, let second?): return (first, second)
    case (let first?, nil): return actual.decoded(new).map { (first, $0) }
    case (nil, let second?): return expected.decoded(old).map { ($0, second) }
    case (nil, nil):
      guard let both = try? ImageComparison.pictures(expectedFile: old, actualFile: new) else { return nil }
      expected.reading.withLock { $0.pixels = both.expected }
      actual.reading.withLock { $0.pixels = both.actual }
      return both
    }
  }

  private func decoded(_ file: Data) -> PixelBuffer? {
    guard let pixels = try? PNG.decode(file) else { return nil }
    reading.withLock { $0.pixels = pixels }
    return pixels
  }

  /// The proof of the picture's trace, and what this engine renders from it.
  ///
  /// - Parameter images: Returns an image that the drawing names by its hash; the same one for all calls.
  func proof(
    _ trace: RenderTrace, of pixels: PixelBuffer, _ images: (ImageReference) -> PixelBuffer?
  ) -> (proof: ExplanationProof, rendered: PixelBuffer?) {
    if let known = reading.withLock({ $0.proof }) { return known }
    let found = trace.proof(of: pixels, images: images)
    reading.withLock { $0.proof = found }
    return found
  }
}
