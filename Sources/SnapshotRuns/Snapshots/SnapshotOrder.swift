import SnapshotLedger

/// The order in which reports list snapshots: target, suite, test, name, then cell by cell, sizes from small to large.
package enum SnapshotOrder {
  /// What an entry is sorted by, taken apart once. A class, because sorting moves it about.
  final class Key {
    /// Where the entry stands.
    let index: Int
    private let fields: [String]
    private let cell: [Coordinate]
    private let id: String

    private struct Coordinate {
      var text: String
      var axis: String
      var rank: Int?

      init(_ text: String) {
        let value = CellValue(text)
        self.text = text
        axis = value.axis
        rank = SnapshotOrder.rank[value.value]
      }
    }

    init(_ entry: LedgerEntry, index: Int = 0) {
      self.index = index
      id = entry.id
      cell = entry.cell.map(Coordinate.init)
      fields = [
        entry.target, entry.suite, entry.test, SnapshotID.withoutConfiguration(entry.id), entry.name, entry.format,
      ]
    }

    static func precedes(_ left: Key, _ right: Key) -> Bool {
      for index in left.fields.indices where left.fields[index] != right.fields[index] {
        return textPrecedes(left.fields[index], right.fields[index])
      }
      for (a, b) in zip(left.cell, right.cell) where a.text != b.text {
        if a.axis == b.axis, let x = a.rank, let y = b.rank, x != y { return x < y }
        return textPrecedes(a.text, b.text)
      }
      if left.cell.count != right.cell.count { return left.cell.count < right.cell.count }
      return (left.id, left.fields[5]) < (right.id, right.fields[5])
    }
  }

  static func precedes(_ left: LedgerEntry, _ right: LedgerEntry) -> Bool { Key.precedes(Key(left), Key(right)) }

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

  package static func cellPrecedes(_ left: String, _ right: String) -> Bool {
    let a = CellValue(left)
    let b = CellValue(right)
    if a.axis == b.axis, let x = rank[a.value], let y = rank[b.value], x != y { return x < y }
    return textPrecedes(left, right)
  }

  /// Numbers in texts count as numbers: `page2` comes before `page10`. Everything else goes by its bytes.
  package static func textPrecedes(_ left: String, _ right: String) -> Bool {
    let (a, b) = (left.utf8, right.utf8)
    var (i, j) = (a.startIndex, b.startIndex)
    while i < a.endIndex, j < b.endIndex {
      let (x, y) = (a[i], b[j])
      if isDigit(x), isDigit(y) {
        let p = a[i...].prefix(while: isDigit)
        let q = b[j...].prefix(while: isDigit)
        let (m, n) = (p.drop { $0 == UInt8(ascii: "0") }, q.drop { $0 == UInt8(ascii: "0") })
        if m.count != n.count { return m.count < n.count }
        if !m.elementsEqual(n) { return m.lexicographicallyPrecedes(n) }
        (i, j) = (p.endIndex, q.endIndex)
      } else if x != y {
        return x < y
      } else {
        a.formIndex(after: &i)
        b.formIndex(after: &j)
      }
    }
    if (i == a.endIndex) != (j == b.endIndex) { return i == a.endIndex }
    return a.lexicographicallyPrecedes(b)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
