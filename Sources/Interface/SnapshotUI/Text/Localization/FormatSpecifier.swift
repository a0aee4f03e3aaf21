/// The conversion of a value in a format string, such as `.2f`.
struct FormatSpecifier: Equatable, Sendable {
  var conversion: Character
  var padsWithZeros = false
  var isLeftAligned = false
  var showsSign = false
  var width = 0
  var precision: Int?

  /// The conversion of a text or an object.
  static let object = FormatSpecifier(conversion: "@")

  /// Reads a conversion after `%` and the position of its value.
  ///
  /// - Returns: The conversion and the rest of the format; `nil` if the text isn't a conversion.
  static func read(_ text: Substring) -> (FormatSpecifier, Substring)? {
    var specifier = object
    var rest = text
    func digits() -> Int? {
      let digits = rest.prefix { ("0"..."9").contains($0) }.prefix(3)
      rest = rest.dropFirst(digits.count)
      return Int(digits)
    }
    while let flag = rest.first, "0-+ #'".contains(flag) {
      switch flag {
      case "0": specifier.padsWithZeros = true
      case "-": specifier.isLeftAligned = true
      case "+": specifier.showsSign = true
      default: break
      }
      rest.removeFirst()
    }
    specifier.width = digits() ?? 0
    if rest.first == "." {
      rest.removeFirst()
      specifier.precision = digits() ?? 0
    }
    while let length = rest.first, "hlqLzjt".contains(length) { rest.removeFirst() }
    guard let conversion = rest.first, "@dDiuUxXofFeEgGsScC".contains(conversion) else { return nil }
    specifier.conversion = conversion
    return (specifier, rest.dropFirst())
  }

  /// Returns a value as the conversion shows it in an environment's locale.
  func segments(for value: LocalizedStringKey.Argument, in environment: EnvironmentValues) -> [Text.Segment] {
    switch value {
    case .text(let text): return text.segments
    case .integer(let number):
      return [Text.Segment(text: padded(string(of: number, in: environment), isNegative: number < 0))]
    case .unsigned(let number): return [Text.Segment(text: padded(string(of: number, in: environment)))]
    case .double(let number):
      return [Text.Segment(text: padded(string(of: number, in: environment), isNegative: number < 0))]
    }
  }

  private func string<Number: FixedWidthInteger>(of number: Number, in environment: EnvironmentValues) -> String {
    switch conversion {
    case "x": return String(number, radix: 16)
    case "X": return String(number, radix: 16, uppercase: true)
    case "o": return String(number, radix: 8)
    case "f", "F", "e", "E", "g", "G": return string(of: Double(number), in: environment)
    default:
      // A padded number such as 007 has no grouping separators.
      let style = IntegerFormatStyle<Number>(locale: environment.locale)
      return style.grouping(padsWithZeros ? .never : .automatic).sign(strategy: showsSign ? .always() : .automatic)
        .precision(.integerLength(max(1, precision ?? 1)...)).format(number)
    }
  }

  private func string(of number: Double, in environment: EnvironmentValues) -> String {
    let style = FloatingPointFormatStyle<Double>(locale: environment.locale)
      .grouping(padsWithZeros ? .never : .automatic).sign(strategy: showsSign ? .always() : .automatic)
    switch conversion {
    case "d", "D", "i", "u", "U": return style.precision(.fractionLength(0)).format(number.rounded(.towardZero))
    case "e", "E": return style.notation(.scientific).precision(.fractionLength(precision ?? 6)).format(number)
    case "g", "G": return style.precision(.significantDigits(1...max(1, precision ?? 6))).format(number)
    case "@": return style.format(number)
    default: return style.precision(.fractionLength(precision ?? 6)).format(number)
    }
  }

  private func padded(_ text: String, isNegative: Bool = false) -> String {
    let missing = width - text.count
    guard missing > 0 else { return text }
    if isLeftAligned { return text + String(repeating: " ", count: missing) }
    guard padsWithZeros else { return String(repeating: " ", count: missing) + text }
    let sign = text.prefix(isNegative || showsSign ? 1 : 0)
    let zeros = String(repeating: "0", count: missing)
    return "\(sign)\(zeros)\(text.dropFirst(sign.count))"
  }
}
