/// A color of a terminal.
public enum TerminalColor: Hashable, Sendable {
  /// The default text or background color.
  case standard
  /// One of 256 colors: 0–7 are the theme's colors, 8–15 their bright variants, followed by a cube of 6 × 6 × 6 and 24 grays.
  case palette(UInt8)
  case rgb(red: UInt8, green: UInt8, blue: UInt8)
}

/// The style of a character in a terminal.
public struct TerminalStyle: Hashable, Sendable {
  /// The style of an underline.
  public enum Underline: String, Hashable, Sendable {
    case none
    case single = "underline"
    case double = "double underline"
    case curly = "curly underline"
    case dotted = "dotted underline"
    case dashed = "dashed underline"
  }

  /// The text color.
  public var foreground = TerminalColor.standard
  /// The background color.
  public var background = TerminalColor.standard
  /// Whether the text is bold.
  public var isBold = false
  /// Whether the text is dimmed.
  public var isDim = false
  /// Whether the text is italic.
  public var isItalic = false
  /// The underline.
  public var underline = Underline.none
  /// The color of the underline. The standard color is that of the text.
  public var underlineColor = TerminalColor.standard
  /// Whether the text blinks.
  public var blinks = false
  /// Whether the text and background colors are swapped.
  public var isInverse = false
  /// Whether the text is hidden.
  public var isHidden = false
  /// Whether the text is struck through.
  public var isStruckThrough = false
  /// Whether the text has an overline.
  public var isOverlined = false

  /// Creates the style of plain text.
  public init() {}

  /// The style in words, such as `bold red on white`. Empty for plain text.
  package var name: String {
    var words: [String] = []
    if isBold { words.append("bold") }
    if isDim { words.append("dim") }
    if isItalic { words.append("italic") }
    if underline != .none { words.append(underline.rawValue) }
    if underlineColor != .standard { words.append("in " + underlineColor.name) }
    if isOverlined { words.append("overline") }
    if isStruckThrough { words.append("strikethrough") }
    if blinks { words.append("blink") }
    if isInverse { words.append("inverse") }
    if isHidden { words.append("hidden") }
    if foreground != .standard { words.append(foreground.name) }
    if background != .standard { words.append("on " + background.name) }
    return words.joined(separator: " ")
  }
}

extension TerminalColor {
  private static let names = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]

  /// The name of the color: `red`, `bright-red`, `color-208`, `#ff8700`.
  package var name: String {
    switch self {
    case .standard: "standard"
    case .palette(let index) where index < 8: Self.names[Int(index)]
    case .palette(let index) where index < 16: "bright-" + Self.names[Int(index) - 8]
    case .palette(let index): "color-\(index)"
    case .rgb(let red, let green, let blue):
      "#"
        + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
  }
}

extension TerminalStyle {
  /// Applies the parameters of "select graphic rendition" (ECMA-48, 8.3.117, and xterm's extensions). Unknown ones mean
  /// nothing.
  mutating func apply(_ parameters: [ControlParameter]) {
    var index = 0
    while index < parameters.count {
      let parameter = parameters[index]
      index += 1
      switch parameter.value ?? 0 {
      case 0: self = TerminalStyle()
      case 1: isBold = true
      case 2: isDim = true
      case 3: isItalic = true
      case 4: underline = Self.underlines[parameter.parts.first.flatMap { $0 } ?? 1] ?? .single
      case 5, 6: blinks = true
      case 7: isInverse = true
      case 8: isHidden = true
      case 9: isStruckThrough = true
      case 21: underline = .double
      case 22:
        isBold = false
        isDim = false
      case 23: isItalic = false
      case 24: underline = .none
      case 25: blinks = false
      case 27: isInverse = false
      case 28: isHidden = false
      case 29: isStruckThrough = false
      case let code where (30...37).contains(code): foreground = .palette(UInt8(code - 30))
      case 38: foreground = Self.color(parameter, in: parameters, at: &index) ?? foreground
      case 39: foreground = .standard
      case let code where (40...47).contains(code): background = .palette(UInt8(code - 40))
      case 48: background = Self.color(parameter, in: parameters, at: &index) ?? background
      case 49: background = .standard
      case 53: isOverlined = true
      case 55: isOverlined = false
      case 58: underlineColor = Self.color(parameter, in: parameters, at: &index) ?? underlineColor
      case 59: underlineColor = .standard
      case let code where (90...97).contains(code): foreground = .palette(UInt8(code - 90 + 8))
      case let code where (100...107).contains(code): background = .palette(UInt8(code - 100 + 8))
      default: break
      }
    }
  }

  private static let underlines: [Int: Underline] = [
    0: .none, 1: .single, 2: .double, 3: .curly, 4: .dotted, 5: .dashed,
  ]

  /// `38;5;n`, `38;2;r;g;b`, `38:5:n`, `38:2:r:g:b` or `38:2::r:g:b`.
  private static func color(
    _ parameter: ControlParameter, in parameters: [ControlParameter], at index: inout Int
  ) -> TerminalColor? {
    func byte(_ value: Int??) -> UInt8 { UInt8(clamping: (value ?? 0) ?? 0) }
    if !parameter.parts.isEmpty {
      let parts = parameter.parts
      switch parts[0] {
      case 5: return parts.count > 1 ? .palette(byte(parts[1])) : nil
      case 2:
        let channels = parts.count > 4 ? parts[2...] : parts[1...]
        guard channels.count >= 3 else { return nil }
        let first = channels.startIndex
        return .rgb(red: byte(channels[first]), green: byte(channels[first + 1]), blue: byte(channels[first + 2]))
      default: return nil
      }
    }
    guard index < parameters.count else { return nil }
    let kind = parameters[index].value
    index += 1
    func next() -> UInt8 {
      defer { index += 1 }
      return index < parameters.count ? byte(parameters[index].value) : 0
    }
    switch kind {
    case 5: return .palette(next())
    case 2:
      let (red, green, blue) = (next(), next(), next())
      return .rgb(red: red, green: green, blue: blue)
    default: return nil
    }
  }
}
