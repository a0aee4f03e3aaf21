extension Unicode.Scalar {
  /// The number of terminal columns that the scalar occupies: 2 for wide characters, 0 for combining marks and format
  /// characters, otherwise 1.
  ///
  /// - Complexity: Constant time for ASCII, otherwise logarithmic in the size of the table.
  var displayWidth: Int {
    value &- 0x20 < 0x5F ? 1 : DisplayWidths.width(of: self)
  }
}

extension DisplayWidths {
  /// Looks a scalar up in the table of runs by binary search.
  fileprivate static func width(of scalar: Unicode.Scalar) -> Int {
    var low = 0
    var high = runs.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if runs[middle] >> 8 <= scalar.value { low = middle } else { high = middle - 1 }
    }
    return Int(runs[low] & 0xFF)
  }
}
