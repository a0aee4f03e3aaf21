import Foundation

/// What stood between a value and its picture, read back from the text that the library kept: the elements in their
/// places, where the value was a view, and what was drawn.
struct StationText: Sendable {
  var layout: LayoutNode?
  var drawing: Drawing

  /// Longer texts are none that a person could have an explanation of.
  private static let longest = 8 << 20

  init?(_ data: Data?) {
    guard let data, data.count <= StationText.longest else { return nil }
    self.init(text: String(decoding: data, as: UTF8.self))
  }

  init?(text: String) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(where: { $0.hasPrefix("display list ") }),
      let drawing = Drawing(lines: lines[start...])
    else { return nil }
    self.drawing = drawing
    if lines.first == "layout" { layout = LayoutNode(lines: lines[1..<start]) }
  }
}

/// An area in points.
struct Area: Hashable, Sendable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  func grown(by margin: Double) -> Area {
    Area(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }
}

/// An element in its place, as a line of a layout text says.
struct LayoutNode: Hashable, Sendable {
  /// `Screen/VStack`, `padding 16`, `Text "Sign in"`.
  var title: String
  var frame: Area
  var isTruncated: Bool
  var children: [LayoutNode] = []

  /// Deeper trees are none of ours.
  private static let deepest = 512

  /// Reads the lines of a layout text; `nil` where they are none.
  init?(lines: ArraySlice<Substring>) {
    var stack: [(depth: Int, node: LayoutNode)] = []
    func close(to depth: Int, _ stack: inout [(depth: Int, node: LayoutNode)]) {
      while stack.count > 1, let last = stack.last, last.depth >= depth {
        stack.removeLast()
        stack[stack.count - 1].node.children.append(last.node)
      }
    }
    for line in lines where !line.isEmpty {
      let depth = line.prefix { $0 == " " }.count / 2
      guard depth <= LayoutNode.deepest, let node = LayoutNode(line: line.drop { $0 == " " }) else { return nil }
      if stack.isEmpty != (depth == 0) { return nil }
      close(to: depth, &stack)
      stack.append((depth, node))
    }
    close(to: 1, &stack)
    guard let root = stack.first?.node else { return nil }
    self = root
  }

  /// `Text "Sign in" (16, 40, 343 × 41) truncated`.
  private init?(line: Substring) {
    let mark = " truncated"
    isTruncated = line.hasSuffix(mark)
    let text = isTruncated ? line.dropLast(mark.count) : line
    guard text.hasSuffix(")"), let open = text.lastIndex(of: "("), open > text.startIndex else { return nil }
    title = String(text[..<text.index(before: open)])
    let numbers = text[text.index(after: open)...].dropLast().split { $0 == "," || $0 == "×" }
      .compactMap { Double($0.filter { $0 != " " }) }
    guard numbers.count == 4 else { return nil }
    frame = Area(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// What kind of element it is: the title up to its details.
  var kind: String { String(title.prefix { $0 != " " }) }

  /// What the title says of it besides.
  var detail: String { String(title.dropFirst(kind.count).drop { $0 == " " }) }
}
