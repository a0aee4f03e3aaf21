import Foundation
import Raster

/// The layout in a trace, which states every fact in a field of its own.
///
///     VStack argument spacing "4" frame 0 30 60 30 id "3"
///       Text owner Title detail "\"Sign in\"" frame 12 42 36 6 truncated path "VStack/Title/Text \"Sign in\""
///
/// Frames keep all digits. An element without a path has the path of its parent.
extension LayoutTree {
  /// Deeper trees are not read.
  private static let greatestDepth = 512

  // MARK: Printing

  var traceText: String {
    var text = ""
    appendTrace(to: &text, in: "", indentation: "")
    return text
  }

  private func appendTrace(to text: inout String, in parentPath: String, indentation: String) {
    text += indentation
    appendTraceLine(to: &text, in: parentPath)
    text += "\n"
    let inner = indentation + "  "
    for child in children { child.appendTrace(to: &text, in: path, indentation: inner) }
  }

  private func appendTraceLine(to text: inout String, in parentPath: String) {
    text += element.name.wordOrQuoted
    for owner in element.owners {
      text += " owner "
      text += owner.wordOrQuoted
    }
    if let detail = element.detail {
      text += " detail "
      text += Self.quoted(detail)
    }
    for argument in arguments {
      text += " argument "
      text += argument.name.wordOrQuoted
      text += " "
      text += Self.quoted(argument.value)
    }
    text += " frame"
    for length in [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height] {
      text += " "
      text += exactNumber(Double(length))
    }
    if isTruncated { text += " truncated" }
    if clipsContent { text += " clips" }
    if scrollAxes.contains(.horizontal) { text += " scrolls-horizontally" }
    if scrollAxes.contains(.vertical) { text += " scrolls-vertically" }
    if let identity {
      text += " id "
      text += Self.quoted(identity)
    }
    if path != parentPath {
      text += " path "
      text += Self.quoted(path)
    }
  }

  private static func quoted(_ text: String) -> String { "\"\(text.escaped(quotes: true))\"" }

  // MARK: Reading

  /// Reads the lines of a layout; `nil` for other contents and for trees that are too deep.
  init?(traceLines lines: ArraySlice<Substring.UTF8View>) {
    var open: [LayoutTree] = []
    func close(to depth: Int) {
      while open.count > depth, open.count > 1 {
        let child = open.removeLast()
        open[open.count - 1].children.append(child)
      }
    }
    for line in lines where !line.isEmpty {
      var scanner = TextScanner(line, number: 0)
      let indentation = scanner.skipSpaces()
      let depth = indentation / 2
      let isRoot = open.isEmpty
      guard indentation % 2 == 0, depth <= min(open.count, Self.greatestDepth), isRoot == (depth == 0) else {
        return nil
      }
      close(to: depth)
      guard let node = try? LayoutTree(&scanner, in: open.last?.path ?? "") else { return nil }
      open.append(node)
    }
    close(to: 1)
    guard let root = open.first else { return nil }
    self = root
  }

  private init(_ line: inout TextScanner, in parentPath: String) throws {
    element = ElementDescription(name: try line.wordOrQuoted("the name of an element"))
    while line.take("owner") { element.owners.append(try line.wordOrQuoted("the name of an owner")) }
    if line.take("detail") { element.detail = try line.quoted() }
    while line.take("argument") {
      let name = try line.wordOrQuoted("the name of an argument")
      arguments.append(ElementArgument(name, try line.quoted()))
    }
    try line.expect("frame")
    frame = try line.rectangle()
    isTruncated = line.take("truncated")
    clipsContent = line.take("clips")
    if line.take("scrolls-horizontally") { scrollAxes.insert(.horizontal) }
    if line.take("scrolls-vertically") { scrollAxes.insert(.vertical) }
    if line.take("id") { identity = try line.quoted() }
    path = line.take("path") ? try line.quoted() : parentPath
    children = []
    try line.end()
    guard [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].allSatisfy(\.isFinite) else {
      throw line.unexpected("\(frame)", "a finite frame")
    }
  }
}
