extension Path {
  /// A path from the text of an SVG `path` element's `d` attribute (SVG 1.1, section 8.3): all commands, absolute and
  /// relative. Arcs become cubic curves.
  ///
  /// - Throws: ``SVGPathDataError`` with the offset of what can't be read. Unlike browsers, which draw up to the error,
  ///   nothing is drawn then.
  public init(svgPathData: String) throws(SVGPathDataError) {
    var reader = SVGPathDataReader(svgPathData)
    self = try reader.read()
  }

  /// The path as SVG path data: absolute commands, each number the shortest text that reads back as the same number.
  public var svgPathData: String {
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

/// Why a text is no SVG path data.
public struct SVGPathDataError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public enum Reason: String, Hashable, Sendable {
    case expectedMove = "path data has to start with M or m"
    case expectedCommand = "expected a command, one of M m L l H h V v C c S s Q q T t A a Z z"
    case expectedNumber = "expected a number"
    case expectedFlag = "expected an arc flag, 0 or 1"
    case numberOutOfRange = "the number is too large"
  }

  public var reason: Reason
  /// Where, in bytes of UTF-8 from the start of the text.
  public var offset: Int

  public init(reason: Reason, offset: Int) {
    self.reason = reason
    self.offset = offset
  }

  public var description: String { "SVG path data, at byte \(offset): \(reason.rawValue)" }
}
