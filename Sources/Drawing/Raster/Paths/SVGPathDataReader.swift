import Foundation

/// Parses SVG path data.
struct SVGPathDataReader {
  private let bytes: [UInt8]
  private var offset = 0
  private var path = Path()
  private var current = CGPoint.zero
  private var start = CGPoint.zero
  /// The last control points of the previous cubic and quadratic curve, for smooth curves.
  private var cubicControl: CGPoint?
  private var quadraticControl: CGPoint?

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func read() throws(SVGPathDataError) -> Path {
    skipSpace()
    guard offset < bytes.count else { return path }
    guard bytes[offset] | 0x20 == UInt8(ascii: "m") else { throw error(.expectedMove) }
    while offset < bytes.count {
      let command = bytes[offset]
      guard SVGPathDataReader.commands.contains(command) else { throw error(.expectedCommand) }
      offset += 1
      try readArguments(of: command)
      skipSpace()
    }
    return path
  }

  private static let commands = Set("MmLlHhVvCcSsQqTtAaZz".utf8)

  /// Reads all repetitions of a command's arguments.
  private mutating func readArguments(of command: UInt8) throws(SVGPathDataError) {
    let isRelative = command & 0x20 != 0
    if command | 0x20 == UInt8(ascii: "z") {
      path.closeSubpath()
      current = start
      forgetControls()
      return
    }
    var isFirst = true
    repeat {
      let origin = isRelative ? current : .zero
      switch command | 0x20 {
      case UInt8(ascii: "m"):
        let point = try readPoint(from: origin)
        // Additional points after a move are lines.
        if isFirst { move(to: point) } else { line(to: point) }
      case UInt8(ascii: "l"):
        line(to: try readPoint(from: origin))
      case UInt8(ascii: "h"):
        line(to: CGPoint(x: Double(origin.x) + (try readNumber()), y: Double(current.y)))
      case UInt8(ascii: "v"):
        line(to: CGPoint(x: Double(current.x), y: Double(origin.y) + (try readNumber())))
      case UInt8(ascii: "c"):
        let control1 = try readPoint(from: origin)
        let control2 = try readPoint(from: origin)
        curve(to: try readPoint(from: origin), control1: control1, control2: control2)
      case UInt8(ascii: "s"):
        let control2 = try readPoint(from: origin)
        let point = try readPoint(from: origin)
        curve(to: point, control1: reflected(cubicControl), control2: control2)
      case UInt8(ascii: "q"):
        let control = try readPoint(from: origin)
        quadCurve(to: try readPoint(from: origin), control: control)
      case UInt8(ascii: "t"):
        quadCurve(to: try readPoint(from: origin), control: reflected(quadraticControl))
      default:
        try readArc(from: origin)
      }
      isFirst = false
    } while hasMoreArguments()
  }

  private mutating func move(to point: CGPoint) {
    path.move(to: point)
    current = point
    start = point
    forgetControls()
  }

  private mutating func line(to point: CGPoint) {
    path.addLine(to: point)
    current = point
    forgetControls()
  }

  private mutating func curve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: point, control1: control1, control2: control2)
    current = point
    forgetControls()
    cubicControl = control2
  }

  private mutating func quadCurve(to point: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: point, control: control)
    current = point
    forgetControls()
    quadraticControl = control
  }

  private mutating func readArc(from origin: CGPoint) throws(SVGPathDataError) {
    let radiusX = try readNumber()
    let radiusY = try readNumber()
    let rotation = try readNumber()
    let isLarge = try readFlag()
    let isSweeping = try readFlag()
    let end = try readPoint(from: origin)
    path.addArc(
      from: current, to: end, radiusX: radiusX, radiusY: radiusY, rotation: Angle(degrees: rotation).radians,
      isLarge: isLarge, isSweeping: isSweeping)
    current = end
    forgetControls()
  }

  private mutating func forgetControls() {
    cubicControl = nil
    quadraticControl = nil
  }

  /// Returns the reflected control point of the previous curve, or the current point if there is none.
  private func reflected(_ control: CGPoint?) -> CGPoint {
    guard let control else { return current }
    return CGPoint(x: 2 * current.x - control.x, y: 2 * current.y - control.y)
  }
}

// Tokens.
extension SVGPathDataReader {
  private func error(_ reason: SVGPathDataError.Reason, at position: Int? = nil) -> SVGPathDataError {
    SVGPathDataError(reason: reason, offset: position ?? offset)
  }

  private mutating func skipSpace() {
    while offset < bytes.count, [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(bytes[offset]) { offset += 1 }
  }

  private mutating func skipSpaceAndComma() {
    skipSpace()
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: ",") else { return }
    offset += 1
    skipSpace()
  }

  /// Whether another argument follows. A comma requires one.
  private mutating func hasMoreArguments() -> Bool {
    skipSpace()
    guard offset < bytes.count else { return false }
    let byte = bytes[offset]
    return byte == UInt8(ascii: ",") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "+") || isDigit(byte)
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  private mutating func readPoint(from origin: CGPoint) throws(SVGPathDataError) -> CGPoint {
    let x = try readNumber()
    let y = try readNumber()
    return CGPoint(x: Double(origin.x) + x, y: Double(origin.y) + y)
  }

  private mutating func readFlag() throws(SVGPathDataError) -> Bool {
    skipSpaceAndComma()
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "0") || bytes[offset] == UInt8(ascii: "1") else {
      throw error(.expectedFlag)
    }
    defer { offset += 1 }
    return bytes[offset] == UInt8(ascii: "1")
  }

  private mutating func readNumber() throws(SVGPathDataError) -> Double {
    skipSpaceAndComma()
    let first = offset
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "-") || bytes[offset] == UInt8(ascii: "+") { offset += 1 }
    var digits = skipDigits()
    if offset < bytes.count, bytes[offset] == UInt8(ascii: ".") {
      offset += 1
      digits += skipDigits()
    }
    guard digits > 0 else { throw error(.expectedNumber, at: first) }
    skipExponent()
    guard let value = Double(String(decoding: bytes[first..<offset], as: UTF8.self)) else {
      throw error(.expectedNumber, at: first)
    }
    guard value.isFinite else { throw error(.numberOutOfRange, at: first) }
    return value
  }

  private mutating func skipDigits() -> Int {
    let first = offset
    while offset < bytes.count, isDigit(bytes[offset]) { offset += 1 }
    return offset - first
  }

  /// Skips an exponent. An `e` without digits is reported as an invalid command.
  private mutating func skipExponent() {
    let first = offset
    guard offset < bytes.count, bytes[offset] | 0x20 == UInt8(ascii: "e") else { return }
    offset += 1
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "-") || bytes[offset] == UInt8(ascii: "+") { offset += 1 }
    if skipDigits() == 0 { offset = first }
  }
}
