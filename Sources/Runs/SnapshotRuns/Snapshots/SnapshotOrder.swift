import SnapshotLedger

/// The order of snapshots in reports: by target, suite, test, name and configuration, sizes from small to large.
package enum SnapshotOrder {
  /// The sort key of an entry. A class, because sorting moves keys often.
  final class Key {
    /// The index of the entry.
    let index: Int
    private let fields: [String]
    private let values: [RankedValue]
    private let id: String

    private struct RankedValue {
      var text: String
      var axis: String
      var rank: Int?

      init(_ text: String) {
        let value = AxisValue(text)
        self.text = text
        axis = value.axis
        rank = SnapshotOrder.rank[value.value]
      }
    }

    init(_ entry: LedgerEntry, index: Int = 0) {
      self.index = index
      id = entry.id
      values = entry.cell.map(RankedValue.init)
      fields = [
        entry.target, entry.suite, entry.test, SnapshotID.withoutConfiguration(entry.id), entry.name, entry.format,
      ]
    }

    static func precedes(_ left: Key, _ right: Key) -> Bool {
      for index in left.fields.indices where left.fields[index] != right.fields[index] {
        return textPrecedes(left.fields[index], right.fields[index])
      }
      for (a, b) in zip(left.values, right.values) where a.text != b.text {
        if a.axis == b.axis, let x = a.rank, let y = b.rank, x != y { return x < y }
        return textPrecedes(a.text, b.text)
      }
      if left.values.count != right.values.count { return left.values.count < right.values.count }
      return (left.id, left.fields[5]) < (right.id, right.fields[5])
    }
  }

  static func precedes(_ left: LedgerEntry, _ right: LedgerEntry) -> Bool { Key.precedes(Key(left), Key(right)) }

  /// The ranks of values that are not in alphabetical order.
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

  /// Whether a value of an axis, such as `typeSize=xSmall`, comes before another.
  package static func valuePrecedes(_ left: String, _ right: String) -> Bool {
    let a = AxisValue(left)
    let b = AxisValue(right)
    if a.axis == b.axis, let x = rank[a.value], let y = rank[b.value], x != y { return x < y }
    return textPrecedes(left, right)
  }

  /// Compares texts in natural order: `page2` comes before `page10`. Everything else is compared by its UTF-8 bytes.
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
