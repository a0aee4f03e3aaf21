/// A property of Unicode scalars with at most 256 values, stored as the runs of scalars that share one.
///
/// The runs are searched by halving, within the few that touch the scalar's page of 128: an index of the pages is made
/// when the table is first used.
struct ScalarTable: Sendable {
  /// First scalar << 8 | value, ascending, starting with scalar zero.
  private let runs: [UInt32]
  /// For each page the run that its first scalar lies in, and at the end the last run.
  private let pages: [UInt16]

  init(runs: [UInt32]) {
    self.runs = runs
    let pageCount = 0x11_0000 / 128
    var pages: [UInt16] = []
    pages.reserveCapacity(pageCount + 1)
    var run = 0
    for page in 0..<pageCount {
      while run + 1 < runs.count, runs[run + 1] &>> 8 <= UInt32(page * 128) { run += 1 }
      pages.append(UInt16(run))
    }
    pages.append(UInt16(runs.count - 1))
    self.pages = pages
  }

  /// The property's value for one scalar.
  subscript(scalar: Unicode.Scalar) -> UInt8 {
    let code = scalar.value
    let page = Int(code &>> 7)
    var low = Int(pages[page])
    var high = Int(pages[page + 1])
    while low < high {
      let middle = (low + high + 1) / 2
      if runs[middle] &>> 8 <= code { low = middle } else { high = middle - 1 }
    }
    return UInt8(truncatingIfNeeded: runs[low])
  }

  /// The property's values for many scalars.
  func values(of scalars: [Unicode.Scalar]) -> [UInt8] {
    scalars.map { self[$0] }
  }
}
