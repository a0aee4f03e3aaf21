import Foundation

/// The pixels that the filters of one picture may still process.
///
/// A short list can describe hours of work and gigabytes of memory: filters nest, each backdrop draws everything below it once
/// more, and the layer before a projection may reach far beyond the picture. The budget limits each layer, and counts the
/// pixels of each layer and of each filter that is applied to it, before they are computed. Such a list ends in an error
/// instead.
///
/// `@unchecked Sendable`: only the sequential pass over the list spends from it.
final class FilterBudget: @unchecked Sendable {
  /// The number of filtered pixels per pixel of ``Renderer/pixelLimit``.
  static let pixelsPerPixel = 5

  /// The number of pixels that drawing one more operation below a backdrop costs.
  private static let pixelsPerOperation = 64

  /// The number of pixels drawn once more below a backdrop that cost as much as filtering one.
  private static let drawnPixelsPerPixel = 8

  let pixelLimit: Int
  private let limit: Int
  private var spent = 0

  init(pixelLimit: Int) {
    self.pixelLimit = pixelLimit
    let (limit, overflows) = pixelLimit.multipliedReportingOverflow(by: Self.pixelsPerPixel)
    self.limit = overflows ? .max : limit
  }

  /// Counts the pixels of a layer into which a group or what is below a backdrop is drawn.
  ///
  /// - Parameters:
  ///   - layer: The pixels.
  ///   - operations: The number of operations that are drawn once more for the layer.
  ///   - operation: The index of the operation that needs the layer.
  /// - Throws: ``RenderError/layerTooLarge(operation:width:height:limit:)``,
  ///   ``RenderError/tooManyFilteredPixels(operation:limit:)``.
  func spend(
    _ layer: PixelRect, operations: Int = 0, at operation: Int
  ) throws(RenderError) {
    guard layer.width * layer.height <= pixelLimit else {
      throw .layerTooLarge(operation: operation, width: layer.width, height: layer.height, limit: pixelLimit)
    }
    try spend(layer.width * layer.height + operations * Self.pixelsPerOperation, at: operation)
  }

  /// Counts the pixels of a filter's result, which may be larger than the layer.
  ///
  /// - Throws: ``RenderError/tooManyFilteredPixels(operation:limit:)``.
  func spend(_ filter: PreparedFilter, result: PixelRect, at operation: Int) throws(RenderError) {
    try spend(result.width * result.height * filter.passes, at: operation)
  }

  /// Counts the pixels of operations that are drawn once more for a backdrop.
  ///
  /// - Throws: ``RenderError/tooManyFilteredPixels(operation:limit:)``.
  func spend(drawing operations: [PreparedOperation], at operation: Int) throws(RenderError) {
    let pixels = operations.reduce(0) { $0 + $1.bounds.width * $1.bounds.height }
    try spend(pixels / Self.drawnPixelsPerPixel, at: operation)
  }

  private func spend(_ pixels: Int, at operation: Int) throws(RenderError) {
    spent += pixels
    guard spent <= limit else { throw .tooManyFilteredPixels(operation: operation, limit: limit) }
  }
}

extension PreparedFilter {
  /// The cost of the filter per pixel, in passes over a layer.
  fileprivate var passes: Int {
    switch self {
    case .blur, .shadow, .colorMatrix, .alphaThreshold: 1
    case .projection: 4
    }
  }
}
