import Foundation

/// The reason why one of two files is not a valid PNG.
public enum PicturePairError: Error, Hashable, Sendable {
  case expected(PNGError)
  case actual(PNGError)
}

extension ImageComparison {
  /// What proves that two files have equal pixels.
  public enum Evidence: Hashable, Sendable {
    /// Content hashes. Two files that are unchanged since ``PNG/encode(_:compression:text:)`` wrote them are not
    /// decoded if their hashes are equal. Hashes can be forged, so do not use this for untrusted files.
    case contentHash
    /// Decoded pixels only.
    case decoded
  }

  /// Returns the exact difference of two PNG files, or `nil` if their sizes and pixels are equal.
  ///
  /// Files of ``PNG/encode(_:compression:text:)`` are decoded and compared row by row, without memory for the whole
  /// pictures.
  public static func difference(
    expectedFile: Data, actualFile: Data, evidence: Evidence = .decoded
  ) throws(PicturePairError) -> ImageDifference? {
    if evidence == .contentHash, PNG.vouchForEqualPixels(expectedFile, actualFile) { return nil }
    let expected = try header(expectedFile, or: PicturePairError.expected)
    let actual = try header(actualFile, or: PicturePairError.actual)
    if expectedFile == actualFile {
      do throws(PNGError) { try PNG.check(expectedFile, expected) } catch { throw .expected(error) }
      return nil
    }
    if expected.width == actual.width, expected.height == actual.height,
      let left = PNGRows(expectedFile, expected), let right = PNGRows(actualFile, actual),
      let map = ChangeMap(left, right, height: expected.height)
    {
      guard map.count > 0 else { return nil }
      return ImageDifference(
        map, expectedWidth: expected.width, expectedHeight: expected.height, actualWidth: actual.width,
        actualHeight: actual.height)
    }
    let pictures = try pictures(expectedFile: expectedFile, actualFile: actualFile)
    return difference(expected: pictures.expected, actual: pictures.actual)
  }

  /// Decodes two files in parallel. Identical files are decoded once.
  package static func pictures(
    expectedFile: Data, actualFile: Data
  ) throws(PicturePairError) -> (expected: PixelBuffer, actual: PixelBuffer) {
    let files = expectedFile == actualFile ? [expectedFile] : [expectedFile, actualFile]
    let pictures = ParallelDecoder(files)
    let expected = try pictures.picture(0, or: PicturePairError.expected)
    let actual = try files.count == 1 ? expected : pictures.picture(1, or: PicturePairError.actual)
    return (expected, actual)
  }

  private static func header(
    _ file: Data, or failure: (PNGError) -> PicturePairError
  ) throws(PicturePairError) -> PNGHeader {
    do throws(PNGError) { return try PNG.acceptedHeader(of: file) } catch { throw failure(error) }
  }
}

/// Decodes files in parallel.
///
/// `@unchecked Sendable`: `lock` guards `results`.
private final class ParallelDecoder: @unchecked Sendable {
  private let lock = NSLock()
  private var results: [Result<PixelBuffer, PNGError>?]

  init(_ files: [Data]) {
    results = Array(repeating: nil, count: files.count)
    DispatchQueue.concurrentPerform(iterations: files.count) { index in
      let result: Result<PixelBuffer, PNGError>
      do throws(PNGError) { result = .success(try PNG.decode(files[index])) } catch { result = .failure(error) }
      lock.withLock { results[index] = result }
    }
  }

  func picture(
    _ index: Int, or failure: (PNGError) -> PicturePairError
  ) throws(PicturePairError) -> PixelBuffer {
    switch lock.withLock({ results[index] }) {
    case .success(let picture): return picture
    case .failure(let error): throw failure(error)
    case nil: throw failure(.outOfMemory)
    }
  }
}

extension ChangeMap {
  /// Compares two files of the same size row by row, or returns `nil` if one of them is damaged.
  init?(_ expected: PNGRows, _ actual: PNGRows, height: Int) {
    self.init(width: expected.width, height: height)
    let isWhole = withUnsafeTemporaryAllocation(of: PremultipliedPixel.self, capacity: expected.width * 2) { lines in
      guard let left = lines.baseAddress else { return false }
      let right = left + expected.width
      expected.pair(with: actual)
      for y in 0..<height {
        guard let (a, b) = expected.next(with: actual) else { return false }
        if a == b || expected.channels == actual.channels && memcmp(a, b, expected.rowBytes) == 0 { continue }
        expected.premultiply(a, into: left)
        actual.premultiply(b, into: right)
        compareRow(y, left, right, count: expected.width)
      }
      return expected.isWhole && actual.isWhole
    }
    guard isWhole else { return nil }
  }
}

extension PNG {
  /// Whether two files are unchanged since ``encode(_:compression:text:)`` wrote them from equal pictures. The files
  /// are not decoded, and hashes can be forged; see ``matches(_:_:)``.
  package static func vouchForEqualPixels(_ a: Data, _ b: Data) -> Bool {
    guard let left = PNGContentHash(in: a), let right = PNGContentHash(in: b) else { return false }
    return left.width == right.width && left.height == right.height && left.pixels == right.pixels
      && left.isBound(to: a) && (a == b || right.isBound(to: b))
  }
}
