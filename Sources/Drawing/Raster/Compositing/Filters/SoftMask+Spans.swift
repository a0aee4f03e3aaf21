import CRasterPixels

extension SoftMask {
  /// Converts a row of the mask to spans of coverage between two columns of ``bounds``.
  ///
  /// - Returns: The number of spans written to `line`.
  func spans(row y: Int, from start: Int, to end: Int, into line: CoverageScanline) -> Int {
    samples.withUnsafeBufferPointer { samples in
      guard let samples = samples.baseAddress else { return 0 }
      // The pixels between equal samples, where columns are omitted.
      let left = (columns.start - 1) << shift + (1 << shift) / 2
      let runStart = min(max(left, start), end)
      let runEnd = min(max(left + columns.count << shift, start), end)
      var writer = SpanWriter(line)
      if shift == 0 {
        let row = samples + (rows.stored(y) - grid.top) * storedWidth - grid.left
        fine(row, start, runStart, line, &writer)
        if runStart < runEnd { writer.append(runStart, runEnd, (UInt32(row[columns.start - 1]) + 128) >> 8) }
        fine(row - columns.count, runEnd, end, line, &writer)
      } else {
        let row = InterpolatedRow(self, samples, y)
        row.fill(start, runStart, line, &writer)
        if runStart < runEnd { writer.append(runStart, runEnd, row.level(ofColumn: columns.start - 1)) }
        row.skipping(columns.count).fill(runEnd, end, line, &writer)
      }
      return writer.finish()
    }
  }

  /// Writes a row whose samples are pixels.
  private func fine(
    _ row: UnsafePointer<UInt16>, _ start: Int, _ end: Int, _ line: CoverageScanline, _ writer: inout SpanWriter
  ) {
    var x = start
    while x < end {
      let sample = row[x]
      let runStart = x
      repeat { x &+= 1 } while x < end && row[x] == sample
      writer.append(runStart, x, (UInt32(sample) &+ 128) &>> 8)
    }
  }
}

/// A row of pixels that is interpolated between samples.
///
/// In half pixels, the center of pixel x is at 2x + 1, and sample i is at (2i + 1) × step. Two rows of samples are
/// interpolated first, then two neighbors. The sum of all weights is (2 × step)²; with 16-bit samples, the result fits
/// in 32 bits.
private struct InterpolatedRow {
  /// The samples from column 0.
  private var samples: CPixelsSamples
  private let shift: Int

  init(_ mask: SoftMask, _ samples: UnsafePointer<UInt16>, _ y: Int) {
    shift = mask.shift
    let step = 1 << shift
    let row = (y - step / 2) >> shift
    func place(_ row: Int) -> UnsafePointer<UInt16> {
      samples + (mask.rows.stored(row) - mask.grid.top) * mask.storedWidth - mask.grid.left
    }
    let below = UInt32((2 * (y - step / 2) + 1) & (2 * step - 1))
    self.samples = CPixelsSamples(
      upper: place(row), lower: place(row + 1), above: UInt32(2 * step) - below, below: below)
  }

  /// Returns the row with its samples moved right by a number of columns.
  func skipping(_ columns: Int) -> InterpolatedRow {
    var row = self
    row.samples.upper -= columns
    row.samples.lower -= columns
    return row
  }

  /// Returns the coverage between a sample and an equal one to its right.
  func level(ofColumn column: Int) -> UInt32 {
    let sample = UInt32(samples.upper[column]) &* samples.above &+ UInt32(samples.lower[column]) &* samples.below
    return (sample &<< UInt32(shift + 1) &+ 1 &<< UInt32(2 * shift + 9)) &>> UInt32(2 * shift + 10)
  }

  /// Writes the coverage of pixels, including neighbors between the same samples.
  func fill(_ start: Int, _ end: Int, _ line: CoverageScanline, _ writer: inout SpanWriter) {
    guard start < end else { return }
    let half = (1 << shift) / 2
    let first = (start - half) >> shift
    let columns = (end - 1 - half) >> shift + 1 - first
    var samples = samples
    samples.upper += first
    samples.lower += first
    CPixelsInterpolate(samples, columns, UInt32(shift), line.coverage + (first << shift + half))
    writer.appendVarying(start, end)
  }
}
