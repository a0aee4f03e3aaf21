/// A parameter of a control sequence: a number, and further numbers separated by colons.
struct ControlParameter: Equatable {
  var value: Int?
  var parts: [Int?] = []
}

/// An instruction of a program to a terminal.
enum TerminalInstruction: Equatable {
  case print(Unicode.Scalar)
  /// A control character below U+0020.
  case control(Unicode.Scalar)
  /// `ESC`, intermediate characters and a final character.
  case escape(intermediate: String, final: Unicode.Scalar)
  /// `ESC [ … final`; the prefix is `?`, `>`, `=`, `<` or nothing.
  case sequence(prefix: String, [ControlParameter], intermediate: String, final: Unicode.Scalar)
  /// `ESC ] …`, such as a window's title.
  case systemCommand(String)
}

/// Parses instructions, based on Paul Williams' state machine of the VT500 (https://vt100.net/emu/dec_ansi_parser). Malformed
/// and unterminated sequences are ignored.
struct TerminalReader {
  private var scalars: String.UnicodeScalarView.SubSequence

  init(_ text: String) { scalars = text.unicodeScalars[...] }

  /// The maximum value of a parameter.
  private static let largest = 99_999

  mutating func next() -> TerminalInstruction? {
    while let scalar = scalars.popFirst() {
      switch scalar {
      case "\u{1B}":
        if let instruction = escape() { return instruction }
      case "\u{9B}":
        if let instruction = sequence() { return instruction }
      case ..<" ", "\u{7F}": return .control(scalar)
      case "\u{80}"..."\u{9F}": continue
      default: return .print(scalar)
      }
    }
    return nil
  }

  private mutating func escape() -> TerminalInstruction? {
    var intermediate = ""
    while let scalar = scalars.first {
      switch scalar {
      case "[" where intermediate.isEmpty:
        scalars.removeFirst()
        return sequence()
      case "]" where intermediate.isEmpty:
        scalars.removeFirst()
        return .systemCommand(controlString())
      case "P", "X", "^", "_":
        guard intermediate.isEmpty else { fallthrough }
        scalars.removeFirst()
        _ = controlString()
        return nil
      case "0"..."~":
        scalars.removeFirst()
        return .escape(intermediate: intermediate, final: scalar)
      case " "..."/":
        scalars.removeFirst()
        intermediate.unicodeScalars.append(scalar)
      default:
        return nil
      }
    }
    return nil
  }

  /// Reads up to `BEL` or `ESC \`.
  private mutating func controlString() -> String {
    var text = ""
    while let scalar = scalars.popFirst() {
      if scalar == "\u{7}" || scalar == "\u{9C}" { break }
      if scalar == "\u{1B}" {
        if scalars.first == "\\" { scalars.removeFirst() }
        break
      }
      text.unicodeScalars.append(scalar)
    }
    return text
  }

  private mutating func sequence() -> TerminalInstruction? {
    var prefix = ""
    var intermediate = ""
    var parameters: [ControlParameter] = []
    var current = ControlParameter()
    var isPart = false
    var hasParameters = false
    func extended(_ number: Int?, _ digit: Int) -> Int { min((number ?? 0) * 10 + digit, Self.largest) }
    while let scalar = scalars.first {
      switch scalar {
      case "0"..."9":
        let digit = Int(scalar.value) - 0x30
        hasParameters = true
        if isPart {
          current.parts[current.parts.count - 1] = extended(current.parts[current.parts.count - 1], digit)
        } else {
          current.value = extended(current.value, digit)
        }
      case ":":
        hasParameters = true
        isPart = true
        current.parts.append(nil)
      case ";":
        hasParameters = true
        parameters.append(current)
        current = ControlParameter()
        isPart = false
      case "<"..."?": prefix.unicodeScalars.append(scalar)
      case " "..."/": intermediate.unicodeScalars.append(scalar)
      case "@"..."~":
        scalars.removeFirst()
        if hasParameters { parameters.append(current) }
        return .sequence(prefix: prefix, parameters, intermediate: intermediate, final: scalar)
      default:
        // A control in its midst ends it, as does what no sequence holds.
        return nil
      }
      scalars.removeFirst()
    }
    return nil
  }
}
