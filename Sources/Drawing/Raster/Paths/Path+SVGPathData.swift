extension Path {
  /// Creates a path from SVG path data, the `d` attribute of a `path` element (SVG 1.1, section 8.3). All absolute and
  /// relative commands are supported. Arcs become cubic curves.
  ///
  /// - Throws: An ``SVGPathDataError`` with the position of the error. (Browsers draw the path up to the error
  ///   instead.)
  public init(svgPathData: String) throws(SVGPathDataError) {
    var reader = SVGPathDataReader(svgPathData)
    self = try reader.read()
  }

  /// The path as SVG path data with absolute commands. Reading it gives identical numbers.
  package var svgPathData: String {
    elements.map { element in
      let coordinates = element.points.flatMap { [Double($0.x), Double($0.y)] }.map(Path.svgNumber)
      return element.svgCommand + coordinates.joined(separator: " ")
    }.joined(separator: " ")
  }

  private static func svgNumber(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension Path.Element {
  fileprivate var svgCommand: String {
    switch self {
    case .move: "M"
    case .line: "L"
    case .quadCurve: "Q"
    case .curve: "C"
    case .closeSubpath: "Z"
    }
  }
}

/// An error in SVG path data.
public struct SVGPathDataError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The kind of error.
  public enum Reason: String, Hashable, Sendable {
    case expectedMove = "path data must start with M or m"
    case expectedCommand = "expected a command, one of M m L l H h V v C c S s Q q T t A a Z z"
    case expectedNumber = "expected a number"
    case expectedFlag = "expected an arc flag, 0 or 1"
    case numberOutOfRange = "the number is out of range"
  }

  /// The kind of error.
  public var reason: Reason
  /// The position in UTF-8 bytes from the start of the text.
  public var offset: Int

  /// Creates an error.
  package init(reason: Reason, offset: Int) {
    self.reason = reason
    self.offset = offset
  }

  /// The position and the reason.
  public var description: String { "Invalid SVG path data at byte \(offset): \(reason.rawValue)." }
}
