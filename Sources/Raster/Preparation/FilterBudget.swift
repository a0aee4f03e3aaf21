import Foundation

/// The pixels that the filters of one picture may still process.
///
/// A short list can describe hours of work: filters nest, and each backdrop draws everything below it once more. The budget
/// counts the pixels of each layer and of each filter that is applied to it, so that such a list ends in an error instead.
///
/// `@unchecked Sendable`: only the sequential pass over the list spends from it.
final class FilterBudget: @unchecked Sendable {
  /// The number of filtered pixels per pixel of ``Renderer/pixelLimit``.
  static let pixelsPerPixel = 5

  /// The number of pixels that drawing one more operation below a backdrop costs.
  private static let pixelsPerOperation = 64

  private let limit: Int
  private var spent = 0

  init(pixelLimit: Int) {
    let (limit, overflows) = pixelLimit.multipliedReportingOverflow(by: Self.pixelsPerPixel)
    self.limit = overflows ? .max : limit
  }

  /// Counts the pixels of a layer.
  ///
  /// - Parameters:
  ///   - layer: The pixels.
  ///   - passes: The cost per pixel, in passes over the layer.
  ///   - operations: The number of operations that are drawn once more for the layer.
  ///   - operation: The index of the operation that needs the layer.
  /// - Throws: ``RenderError/tooManyFilteredPixels(operation:limit:)``.
  func spend(
    _ layer: PixelRect, passes: Int = 1, operations: Int = 0, at operation: Int
  ) throws(RenderError) {
    spent += layer.width * layer.height * passes + operations * Self.pixelsPerOperation
    guard spent <= limit else { throw .tooManyFilteredPixels(operation: operation, limit: limit) }
  }
}

extension PreparedFilter {
  /// The cost of the filter per pixel, in passes over a layer.
  var passes: Int {
    switch self {
    case .blur, .shadow, .colorMatrix: 1
    case .projection: 4
    }
  }
}
