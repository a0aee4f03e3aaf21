/// Source-over of one colour straight from a window's cells, without spans in between.
enum SolidCells {
  typealias Pixels = UnsafeMutablePointer<PremultipliedPixel>

  /// Composites some rows of a window and empties them.
  ///
  /// - Parameters:
  ///   - rows: device rows.
  ///   - pixels: the pixel of the first of them at the window's left edge.
  ///   - stride: from a pixel to the one below it.
  static func blend(
    _ window: CellWindow, rows: Range<Int>, _ rule: FillRule, _ source: SolidSource, onto pixels: Pixels, stride: Int
  ) {
    if rule == .evenOdd {
      blend(window, rows, source, isEvenOdd: true, isOpaque: source.isOpaque, pixels, stride)
    } else if source.isOpaque {
      blend(window, rows, source, isEvenOdd: false, isOpaque: true, pixels, stride)
    } else {
      blend(window, rows, source, isEvenOdd: false, isOpaque: false, pixels, stride)
    }
  }

  @inline(__always)
  private static func blend(
    _ window: CellWindow, _ rows: Range<Int>, _ source: SolidSource, isEvenOdd: Bool, isOpaque: Bool, _ first: Pixels,
    _ stride: Int
  ) {
    var row = window.row(rows.lowerBound)
    var pixels = first
    var left = rows.count
    while left > 0 {
      blend(row, source, isEvenOdd: isEvenOdd, isOpaque: isOpaque, pixels)
      row = CellRow(
        cells: row.cells + window.stride, dirty: row.dirty + window.words, words: row.words, width: row.width)
      pixels += stride
      left &-= 1
    }
  }

  @inline(__always)
  private static func blend(
    _ row: CellRow, _ source: SolidSource, isEvenOdd: Bool, isOpaque: Bool, _ pixels: Pixels
  ) {
    var area = SIMD4<Int32>(repeating: 0)
    var x = 0
    var word = 0
    while word < row.words {
      var bits = row.dirty[word]
      if bits != 0 {
        row.dirty[word] = 0
        repeat {
          let start = (word &<< 6 &+ bits.trailingZeroBitCount) &<< 2
          bits &= bits &- 1
          if start != x {
            let level = coverageLevel(of: area[0], isEvenOdd: isEvenOdd)
            fill(pixels + x, min(start, row.width) &- x, level, source, isOpaque: isOpaque)
          }
          let levels = takeCoverageLevels(row.cells + start, after: &area, isEvenOdd: isEvenOdd)
          x = start &+ 4
          if x <= row.width {
            let block = UnsafeMutableRawPointer(pixels + start)
            let blended = source.over(
              block.loadUnaligned(as: SIMD4<UInt32>.self), coverage: factorLanes(levels), isOpaque: isOpaque)
            block.storeBytes(of: blended, as: SIMD4<UInt32>.self)
          } else {
            blendEnd(pixels + start, row.width &- start, levels, source)
          }
        } while bits != 0
      }
      word &+= 1
    }
    if x < row.width {
      fill(
        pixels + x, row.width &- x, coverageLevel(of: area[0], isEvenOdd: isEvenOdd), source, isOpaque: isOpaque)
    }
  }

  /// A run of one coverage.
  @inline(__always)
  private static func fill(
    _ pixels: Pixels, _ count: Int, _ level: UInt32, _ source: SolidSource, isOpaque: Bool
  ) {
    guard level > 0 else { return }
    guard isOpaque, level == 255, count <= 128 else {
      SourceOverRows.blend(pixels, count, color: source.color, level: level)
      return
    }
    let colors = SIMD4<UInt32>(repeating: source.color)
    var i = 0
    while i &+ 4 <= count {
      UnsafeMutableRawPointer(pixels + i).storeBytes(of: colors, as: SIMD4<UInt32>.self)
      i &+= 4
    }
    while i < count {
      pixels[i] = source.color
      i &+= 1
    }
  }

  /// The first pixels of a block that ends beyond the row.
  private static func blendEnd(_ pixels: Pixels, _ count: Int, _ levels: SIMD4<UInt32>, _ source: SolidSource) {
    for index in 0..<max(0, count) { pixels[index] = source.over(pixels[index], coverage: levels[index]) }
  }
}
