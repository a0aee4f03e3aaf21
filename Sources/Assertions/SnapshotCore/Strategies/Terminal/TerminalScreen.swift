/// A terminal's screen after a program has written to it.
///
///     var screen = TerminalScreen(columns: 40, rows: 10)
///     screen.write("\u{1B}[1;32m✓\u{1B}[0m 12 tests passed\n")
///     assertSnapshot(of: screen, as: .terminal)
///     assertSnapshot(of: screen, as: .image)
///
/// It supports colors (16, 256 and 24 bits), styles, cursor movement, erasing, inserting, deleting, tabs, scrolling within
/// margins, the alternate screen, the DEC line drawing character set, wide and combining characters, and wrapping. A line
/// feed also returns to the first column. Unknown control sequences are ignored.
public struct TerminalScreen: Hashable, Sendable {
  /// A cell of the screen, which contains one character.
  public struct Cell: Hashable, Sendable {
    /// The character with its combining marks. Empty after a wide character and in unwritten cells.
    public var text = ""
    /// The number of columns that the character occupies: 1 or 2, or 0 after a wide character.
    public var width = 1
    /// The style of the character.
    public var style = TerminalStyle()
    /// Whether the cell was written. A line ends after its last written cell.
    package var isWritten = false
  }

  /// The maximum size of a screen. Larger sizes are clamped.
  package static let largestSize = (columns: 1000, rows: 10_000)

  /// The number of columns.
  public let columns: Int
  /// The number of rows, or `nil` for a screen that grows with the output.
  public let rows: Int?
  /// The lines from the top, at most ``rows``.
  public internal(set) var lines: [[Cell]] = [[]]
  /// The position of the next character.
  public internal(set) var cursor = Position()
  /// The window title that the program set.
  public internal(set) var title: String?
  /// Whether the cursor is visible.
  public internal(set) var showsCursor = true

  /// A position on the screen, counted from 0.
  public struct Position: Hashable, Sendable {
    /// The row.
    public var row = 0
    /// The column.
    public var column = 0
  }

  var style = TerminalStyle()
  /// Whether the last column is written and the next character goes to the next line.
  var isWrapPending = false
  var wraps = true
  var drawsLines = false
  var tabStops: Set<Int>
  /// The scrolling region, if any.
  var margins: Range<Int>?
  var saved: Saved?
  /// The primary screen while the alternate one is active.
  var primary: [[Cell]]?
  /// The last printed scalar, for repetition.
  var lastPrinted: Unicode.Scalar?

  /// The state that saving the cursor stores.
  struct Saved: Hashable, Sendable {
    var cursor: Position
    var style: TerminalStyle
    var drawsLines: Bool
  }

  /// Creates an empty screen.
  ///
  /// - Parameters:
  ///   - columns: The number of characters per line. Longer lines wrap.
  ///   - rows: The number of lines, or `nil` for a screen that grows with the output.
  public init(columns: Int = 80, rows: Int? = nil) {
    self.columns = min(max(1, columns), Self.largestSize.columns)
    self.rows = rows.map { min(max(1, $0), Self.largestSize.rows) }
    tabStops = Set(stride(from: 8, to: self.columns, by: 8))
  }

  /// Creates a screen and writes text to it.
  public init(_ text: String, columns: Int = 80, rows: Int? = nil) {
    self.init(columns: columns, rows: rows)
    write(text)
  }

  /// Writes the output of a program.
  ///
  /// - Complexity: Linear in the length of the text plus the number of cells that it erases or moves.
  public mutating func write(_ text: String) {
    var reader = TerminalReader(text)
    while let instruction = reader.next() { perform(instruction) }
  }

  /// The maximum number of rows.
  var rowLimit: Int { rows ?? Self.largestSize.rows }

  /// The cell at a position. Empty if it was not written.
  subscript(row: Int, column: Int) -> Cell {
    guard lines.indices.contains(row), lines[row].indices.contains(column) else { return Cell() }
    return lines[row][column]
  }
}
