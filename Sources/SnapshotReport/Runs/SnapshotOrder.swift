/// The order in which reports list snapshots: target, suite, test, name, then cell by cell, sizes from small to large.
enum SnapshotOrder {
  static func precedes(_ left: LedgerEntry, _ right: LedgerEntry) -> Bool {
    for (a, b) in zip(fields(of: left), fields(of: right)) where a != b { return textPrecedes(a, b) }
    for (a, b) in zip(left.cell, right.cell) where a != b { return cellPrecedes(a, b) }
    if left.cell.count != right.cell.count { return left.cell.count < right.cell.count }
    return (left.id, left.format) < (right.id, right.format)
  }

  private static func fields(of entry: LedgerEntry) -> [String] {
    [entry.target, entry.suite, entry.test, entry.name, entry.format]
  }

  /// Values whose order is not that of the alphabet.
  private static let rank: [String: Int] = {
    let scales = [
      ["light", "dark"],
      ["leftToRight", "rightToLeft"],
      ["standard", "increased"],
      [
        "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2",
        "accessibility3", "accessibility4", "accessibility5",
      ],
      ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"],
    ]
    var rank: [String: Int] = [:]
    for scale in scales {
      for (index, value) in scale.enumerated() { rank[value] = index }
    }
    return rank
  }()

  static func cellPrecedes(_ left: String, _ right: String) -> Bool {
    let a = CellValue(left)
    let b = CellValue(right)
    if a.axis == b.axis, let x = rank[a.value], let y = rank[b.value], x != y { return x < y }
    return textPrecedes(left, right)
  }

  /// Numbers in texts count as numbers: `page2` comes before `page10`.
  static func textPrecedes(_ left: String, _ right: String) -> Bool {
    var a = Substring(left)
    var b = Substring(right)
    while let x = a.first, let y = b.first {
      if x.isASCII, y.isASCII, x.isNumber, y.isNumber {
        let p = a.prefix { $0.isASCII && $0.isNumber }.drop { $0 == "0" }
        let q = b.prefix { $0.isASCII && $0.isNumber }.drop { $0 == "0" }
        if p.count != q.count { return p.count < q.count }
        if p != q { return p < q }
        a = a.drop { $0.isASCII && $0.isNumber }
        b = b.drop { $0.isASCII && $0.isNumber }
      } else if x != y {
        return x < y
      } else {
        a.removeFirst()
        b.removeFirst()
      }
    }
    if a.isEmpty != b.isEmpty { return a.isEmpty }
    return left < right
  }
}

/// One coordinate of a matrix: `typeSize=xSmall`. A coordinate without an axis has an empty one.
struct CellValue: Hashable, Sendable {
  var axis: String
  var value: String

  init(_ text: String) {
    if let equals = text.firstIndex(of: "=") {
      axis = String(text[..<equals])
      value = String(text[text.index(after: equals)...])
    } else {
      axis = ""
      value = text
    }
  }
}
