/// The part of a source that other files depend on: the source without bodies, and without the values of literals.
///
/// An edit that keeps it changes one object file. Whatever is not understood is part of it.
enum InterfaceText {
  /// Returns the text for comparisons.
  static func of(_ source: String) -> [UInt8] {
    let structure = CodeStructure(source)
    var bodies: [Range<Int>] = []
    collectBodies(structure.items, into: &bodies)
    var scanner = CodeScanner(structure.bytes)
    var result: [UInt8] = []
    var next = bodies.makeIterator()
    var body = next.next()
    while scanner.current != nil {
      if let range = body, scanner.position >= range.lowerBound {
        // Comments and strings before the body end before it.
        scanner = CodeScanner(structure.bytes, at: max(scanner.position, range.upperBound))
        body = next.next()
        continue
      }
      guard let byte = scanner.advance() else {
        if scanner.skippedString { result.append(UInt8(ascii: "\"")) }
        continue
      }
      let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      let isSpace = " \t\r\n".utf8.contains(byte)
      // A number is one zero, and white space one space.
      let shown = isDigit ? UInt8(ascii: "0") : isSpace ? UInt8(ascii: " ") : byte
      if isDigit || isSpace, result.last == shown { continue }
      result.append(shown)
    }
    return result
  }

  private static func collectBodies(_ items: [CodeStructure.Item], into bodies: inout [Range<Int>]) {
    for item in items {
      switch item.kind {
      case .type: collectBodies(item.children, into: &bodies)
      // Callers in other files see the bodies of inlinable functions.
      case .body where !item.header.contains("@inlinable") && !item.header.contains("@_"):
        if let contents = item.contents { bodies.append(contents) }
      default: break
      }
    }
  }
}
