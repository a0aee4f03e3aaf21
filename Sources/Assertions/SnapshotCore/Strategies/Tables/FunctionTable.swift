import SnapshotFoundation

/// The results of a function for every combination of inputs.
///
///     let table = FunctionTable([1, 20], Country.allCases) { weight, country in
///       try shippingPrice(weight, country)
///     }
///     assertSnapshot(of: table, as: .table)
///
/// Records, in a file that ends in `md`:
///
///     | Int | Country | result       |
///     |-----|---------|--------------|
///     | 1   | at      | 4.90         |
///     | 1   | nz      | 19.90        |
///     | 20  | at      | 9.90         |
///     | 20  | nz      | throws heavy |
///
/// The last input changes fastest. Values are shown in one line, with sorted sets and dictionaries. An error that the
/// function throws is shown as its result.
public struct FunctionTable: Sendable {
  /// A combination of inputs and its result.
  public struct Row: Hashable, Sendable {
    /// The texts of the inputs.
    public var inputs: [String]
    /// The text of the result.
    public var result: String
  }

  /// The names of the columns, the result's last.
  public let columns: [String]
  /// The rows of the table, one per combination of inputs.
  public let rows: [Row]
  /// Whether there were more combinations than ``largestRowCount``. The table then has no rows.
  let isTooLarge: Bool

  /// The maximum number of combinations.
  package static let largestRowCount = 100_000

  /// Calls a function with every combination of inputs.
  ///
  /// - Parameters:
  ///   - columns: A name for each input and one for the result, or `nil` for the inputs' types and `result`.
  ///   - inputs: The values to pass for each parameter of the function.
  public init<each Input: Sequence, Output>(
    columns: [String]? = nil, _ inputs: repeat each Input,
    result function: (repeat (each Input).Element) throws -> Output
  ) {
    // A combination is a position in each list of inputs, counted like the digits of a number.
    let lists = (repeat Array(each inputs))
    var counts: [Int] = []
    var names: [String] = []
    for list in repeat each lists {
      counts.append(list.count)
      names.append(Self.elementName(of: list))
    }
    var rows: [Row] = []
    var digits = [Int](repeating: 0, count: counts.count)
    var total = counts.contains(0) ? 0 : 1
    for count in counts where total <= Self.largestRowCount {
      total = min(count, Self.largestRowCount + 1) * total
    }
    isTooLarge = total > Self.largestRowCount
    for _ in 0..<(isTooLarge ? 0 : total) {
      var parameter = 0
      func pick<Element>(_ list: [Element]) -> Element {
        defer { parameter += 1 }
        return list[digits[parameter]]
      }
      let arguments = (repeat pick(each lists))
      var texts: [String] = []
      for argument in repeat each arguments { texts.append(CompactText.text(of: argument)) }
      rows.append(Row(inputs: texts, result: Self.result { try function(repeat each arguments) }))
      var digit = digits.count - 1
      while digit >= 0 {
        digits[digit] += 1
        if digits[digit] < counts[digit] { break }
        digits[digit] = 0
        digit -= 1
      }
    }
    self.columns = columns ?? names + ["result"]
    self.rows = rows
  }

  private static func elementName<Element>(of list: [Element]) -> String { String(describing: Element.self) }

  private static func result(_ function: () throws -> some Any) -> String {
    do {
      return CompactText.text(of: try function())
    } catch {
      return "throws " + CompactText.text(of: error)
    }
  }
}
