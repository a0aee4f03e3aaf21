extension BandPainter {
  func beginGroup(_ window: PixelRect) {
    if depth == layers.count { layers.append(.allocate(capacity: width * bandHeight) - left) }
    target = layers[depth]
    depth += 1
    for y in window.top..<window.bottom {
      (target + ((y - band.top) * width + window.left)).update(repeating: 0, count: window.width)
    }
  }

  func endGroup(
    _ window: PixelRect, _ opacity: UInt32, _ mask: ClipMask?, _ picture: UnsafeMutablePointer<PremultipliedPixel>
  ) {
    depth -= 1
    let layer = layers[depth]
    target = depth > 0 ? layers[depth - 1] : picture
    for y in window.top..<window.bottom {
      composite(y, window, from: window.left, to: window.right, opacity, mask, layer + (y - band.top) * width)
    }
  }

  func draw(_ layer: PixelLayer, _ window: PixelRect, _ opacity: UInt32, _ mask: ClipMask?) {
    let reached = layer.bounds.intersection(window)
    layer.pixels.withUnsafeBufferPointer { pixels in
      guard let pixels = pixels.baseAddress else { return }
      for y in window.top..<window.bottom {
        let isReached = y >= reached.top && y < reached.bottom
        // `source` is only read.
        let source =
          UnsafeMutablePointer(mutating: pixels) + ((y - layer.bounds.top) * layer.bounds.width - layer.bounds.left)
        composite(y, window, from: reached.left, to: isReached ? reached.right : reached.left, opacity, mask, source)
      }
    }
  }

  /// Composites a row of a layer.
  private func composite(
    _ y: Int, _ window: PixelRect, from start: Int, to end: Int, _ opacity: UInt32, _ mask: ClipMask?,
    _ source: UnsafeMutablePointer<PremultipliedPixel>
  ) {
    let isDrawn = opacity > 0 && start < end
    line.spans[0] = CoverageSpan(start: start, end: end, level: opacity)
    if mode.isUnbounded {
      compositeUnbounded(y, window, mask, isDrawn ? 1 : 0) { span in
        RowOperations.scale(
          source + span.first, span.count, level: span.level, coverage: line.coverage + span.first,
          into: sources + span.first)
      }
    } else if isDrawn {
      for span in clip(y, 1, mask) { put(y, span, source: source, queue) }
    }
  }

  /// Multiplies the group's content by the mask, which is the innermost layer, and removes that layer.
  func endMask(_ window: PixelRect, _ channel: MaskChannel) {
    depth -= 1
    guard depth > 0 else { return }
    let layer = layers[depth]
    target = layers[depth - 1]
    for y in window.top..<window.bottom {
      let offset = (y - band.top) * width + window.left
      switch channel {
      case .alpha: RowOperations.maskByAlpha(target + offset, window.width, mask: layer + offset)
      case .luminance: RowOperations.maskByLuminance(target + offset, window.width, mask: layer + offset)
      }
    }
  }
}
