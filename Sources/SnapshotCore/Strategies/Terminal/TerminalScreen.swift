/// A terminal's screen after a program has written to it.
///
///     var screen = TerminalScreen(columns: 40, rows: 10)
///     screen.write("\u{1B}[1;32m✓\u{1B}[0m 12 tests passed\n")
///     assertSnapshot(of: screen, as: .terminal)
///     assertSnapshot(of: screen, as: .image)
///
/// It understands what programs use: colours (16, 256 and 24 bits) and styles, movement and erasing, inserting and
/// deleting, tabs, scrolling within margins, the alternate screen, lines drawn by DEC's character set, wide and combining
/// characters, wrapping. A line feed also returns to the first column, as terminals make of a program's output. What it
/// does not know it leaves out.
public struct TerminalScreen: Hashable, Sendable {
  /// A place for one character.
  public struct Cell: Hashable, Sendable {
    /// A character with the marks that combine with it; empty behind a wide character and where nothing was written.
    public var text = ""
    /// The columns that it takes: 1, 2, or 0 behind a wide character.
    public var width = 1
    public var style = TerminalStyle()
    /// Whether anything was written here; a line ends after its last written cell.
    public var isWritten = false
  }

  /// The most columns and rows that a screen has; sizes beyond are cut to it.
  public static let largestSize = (columns: 1000, rows: 10_000)

  public let columns: Int
  /// The rows of the screen, or `nil` for one that grows, as a log does.
  public let rows: Int?
  /// The lines from the top; at most ``rows`` of them.
  public internal(set) var lines: [[Cell]] = [[]]
  /// Where the next character goes, from 0.
  public internal(set) var cursor = Position()
  /// The title that the program gave its window.
  public internal(set) var title: String?
  public internal(set) var showsCursor = true

  public struct Position: Hashable, Sendable {
    public var row = 0
    public var column = 0
  }

  var style = TerminalStyle()
  /// Whether the last column is written and the next character goes to the next line.
  var isWrapPending = false
  var wraps = true
  var drawsLines = false
  var tabStops: Set<Int>
  /// The rows that scroll, without the last.
  var margins: Range<Int>?
  var saved: Saved?
  /// The screen that was there before the alternate one.
  var primary: [[Cell]]?
  /// The last printed scalar, for repetition.
  var lastPrinted: Unicode.Scalar?

  /// What saving the cursor keeps.
  struct Saved: Hashable, Sendable {
    var cursor: Position
    var style: TerminalStyle
    var drawsLines: Bool
  }

  /// An empty screen.
  ///
  /// - Parameters:
  ///   - columns: Characters a line; longer lines wrap.
  ///   - rows: Lines of the screen; `nil` lets it grow with what is written.
  public init(columns: Int = 80, rows: Int? = nil) {
    self.columns = min(max(1, columns), Self.largestSize.columns)
    self.rows = rows.map { min(max(1, $0), Self.largestSize.rows) }
    tabStops = Set(stride(from: 8, to: self.columns, by: 8))
  }

  /// A screen to which text has been written.
  public init(_ text: String, columns: Int = 80, rows: Int? = nil) {
    self.init(columns: columns, rows: rows)
    write(text)
  }

  /// Writes what a program prints.
  ///
  /// - Complexity: linear in the length of the text, and in the size of what it erases or moves.
  public mutating func write(_ text: String) {
    var reader = TerminalReader(text)
    while let instruction = reader.next() { perform(instruction) }
  }

  /// The rows that there can be.
  var rowLimit: Int { rows ?? Self.largestSize.rows }

  /// The cell at a place, empty where nothing was written.
  subscript(row: Int, column: Int) -> Cell {
    guard lines.indices.contains(row), lines[row].indices.contains(column) else { return Cell() }
    return lines[row][column]
  }
}
