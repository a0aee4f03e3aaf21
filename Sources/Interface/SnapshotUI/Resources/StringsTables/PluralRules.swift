// The cardinal rules of CLDR 45 for the languages that apps are translated into.
// https://www.unicode.org/cldr/charts/45/supplemental/language_plural_rules.html
extension PluralCategory {
  /// Returns the form for a number in a language.
  ///
  /// - Parameter language: A language tag such as `pt-PT`. Unknown languages have the rules of English.
  init(of number: PluralOperands, in language: String) {
    let (n, i, v, f, t) = (number.n, number.i, number.v, number.f, number.t)
    let code = language.split(separator: "-").first.map(String.init) ?? language
    let isWhole = v == 0
    let tens = i % 10
    let hundreds = i % 100
    switch code {
    case "ja", "zh", "yue", "ko", "th", "vi", "id", "in", "ms", "lo", "my", "km", "bo", "dz", "ig", "jv", "jw", "su",
      "to", "wo", "yo":
      self = .other
    case "am", "as", "bn", "doi", "fa", "gu", "hi", "kn", "zu": self = i == 0 || n == 1 ? .one : .other
    case "ff", "hy": self = i <= 1 ? .one : .other
    case "fr": self = i <= 1 ? .one : Self.isMillion(i, isWhole) ? .many : .other
    case "pt":
      let isOne = language.hasPrefix("pt-PT") ? i == 1 && isWhole : i <= 1
      self = isOne ? .one : Self.isMillion(i, isWhole) ? .many : .other
    case "it", "ca": self = i == 1 && isWhole ? .one : Self.isMillion(i, isWhole) ? .many : .other
    case "es": self = n == 1 ? .one : Self.isMillion(i, isWhole) ? .many : .other
    case "af", "sq", "an", "asa", "az", "eu", "bg", "ce", "chr", "dv", "ee", "el", "eo", "fo", "fur", "ha", "haw", "hu",
      "jgo", "ka", "kk", "kl", "ku", "ky", "lb", "lg", "mas", "ml", "mn", "mr", "nb", "nd", "ne", "nn", "no", "nr",
      "ny",
      "om", "or", "os", "ps", "rm", "sd", "sn", "so", "ss", "st", "ta", "te", "tk", "tn", "tr", "ts", "ug", "uz", "ve",
      "vo", "xh":
      self = n == 1 ? .one : .other
    case "ak", "bho", "ln", "mg", "nso", "pa", "ti", "wa": self = n == 0 || n == 1 ? .one : .other
    case "si": self = n == 0 || n == 1 || (i == 0 && f == 1) ? .one : .other
    case "da": self = n == 1 || (t != 0 && i <= 1) ? .one : .other
    case "is":
      self = (t == 0 && tens == 1 && hundreds != 11) || (t % 10 == 1 && t % 100 != 11) ? .one : .other
    case "mk": self = (isWhole && tens == 1 && hundreds != 11) || (f % 10 == 1 && f % 100 != 11) ? .one : .other
    case "fil", "tl", "ceb":
      let isOther = [4, 6, 9].contains(isWhole ? tens : f % 10)
      self = isOther ? .other : .one
    default: self = Self.ofComplexLanguage(code, number)
    }
  }

  private static func isMillion(_ i: UInt64, _ isWhole: Bool) -> Bool { isWhole && i != 0 && i % 1_000_000 == 0 }

  /// Returns the form in a language with three forms or more, or in any other one with English rules.
  private static func ofComplexLanguage(_ code: String, _ number: PluralOperands) -> PluralCategory {
    let (n, i, v, f, t) = (number.n, number.i, number.v, number.f, number.t)
    let isWhole = v == 0
    let tens = i % 10
    let hundreds = i % 100
    let isTeen = (11...14).contains(hundreds)
    switch code {
    case "ru", "uk", "be":
      if code == "be" ? t != 0 : !isWhole { return .other }
      if tens == 1, hundreds != 11 { return .one }
      return (2...4).contains(tens) && !isTeen ? .few : .many
    case "pl":
      guard isWhole else { return .other }
      if i == 1 { return .one }
      return (2...4).contains(tens) && !isTeen ? .few : .many
    case "cs", "sk":
      guard isWhole else { return .many }
      return i == 1 ? .one : (2...4).contains(i) ? .few : .other
    case "sr", "hr", "bs", "sh":
      let (last, lastTwo) = isWhole ? (tens, hundreds) : (f % 10, f % 100)
      if last == 1, lastTwo != 11 { return .one }
      return (2...4).contains(last) && !(12...14).contains(lastTwo) ? .few : .other
    case "sl":
      guard isWhole else { return .few }
      return hundreds == 1 ? .one : hundreds == 2 ? .two : (3...4).contains(hundreds) ? .few : .other
    case "lt":
      if t != 0 { return .many }
      if tens == 1, !(11...19).contains(hundreds) { return .one }
      return (2...9).contains(tens) && !(11...19).contains(hundreds) ? .few : .other
    case "lv":
      let isZero = t == 0 && (tens == 0 || (11...19).contains(hundreds))
      if isZero || (v == 2 && (11...19).contains(f % 100)) { return .zero }
      let isOne =
        (t == 0 && tens == 1 && hundreds != 11) || (v == 2 && f % 10 == 1 && f % 100 != 11) || (v != 2 && f % 10 == 1)
      return isOne ? .one : .other
    case "ro", "mo":
      if i == 1, isWhole { return .one }
      return !isWhole || n == 0 || (n != 1 && (1...19).contains(hundreds)) ? .few : .other
    case "ar", "ars":
      guard t == 0 else { return .other }
      switch i {
      case 0: return .zero
      case 1: return .one
      case 2: return .two
      default: return (3...10).contains(hundreds) ? .few : (11...99).contains(hundreds) ? .many : .other
      }
    case "he", "iw":
      if (i == 1 && isWhole) || (i == 0 && !isWhole) { return .one }
      return i == 2 && isWhole ? .two : .other
    case "cy":
      guard t == 0 else { return .other }
      return [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many][i] ?? .other
    case "ga":
      guard t == 0 else { return .other }
      return i == 1 ? .one : i == 2 ? .two : (3...6).contains(i) ? .few : (7...10).contains(i) ? .many : .other
    case "gd":
      guard t == 0 else { return .other }
      if i == 1 || i == 11 { return .one }
      if i == 2 || i == 12 { return .two }
      return (3...10).contains(i) || (13...19).contains(i) ? .few : .other
    case "mt":
      guard t == 0 else { return .other }
      if i == 1 { return .one }
      if i == 2 { return .two }
      return i == 0 || (3...10).contains(hundreds) ? .few : (11...19).contains(hundreds) ? .many : .other
    default: return i == 1 && isWhole ? .one : .other
    }
  }
}
