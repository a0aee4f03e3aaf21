/// The arguments of a localized format, and where it is shown.
struct LocalizedFormatArguments {
  var values: [LocalizedStringKey.Argument]
  var language: String
  var device: String
  var resolution: TextResolution
}

extension LocalizedValue {
  /// Returns the parts of a format string in which variables and plural forms are chosen.
  ///
  /// - Parameter own: The position of the number that the value describes, as a variable.
  func parts(with arguments: LocalizedFormatArguments, own: Int? = nil, depth: Int = 0) -> [FormatString.Part] {
    // Variables that contain each other are cut.
    guard depth < 8 else { return [] }
    switch self {
    case .format(let format): return FormatString(format).parts
    case .device(let forms):
      let form = forms[arguments.device] ?? forms["other"] ?? forms.min { $0.key < $1.key }?.value
      return form?.parts(with: arguments, own: own, depth: depth + 1) ?? []
    case .plural(let forms):
      let number = own ?? arguments.values.firstIndex { $0.operands != nil }
      return form(of: forms, at: number, arguments)?.parts(with: arguments, own: own, depth: depth + 1) ?? []
    case .variables(let value, let variables):
      var next = 0
      return value.parts(with: arguments, own: own, depth: depth + 1).flatMap { part -> [FormatString.Part] in
        guard case .variable(let name, let explicit) = part, let variable = variables[name] else { return [part] }
        let position = explicit ?? variable.position ?? next
        next = position + 1
        return LocalizedValue.variables(variable.value, variables)
          .parts(with: arguments, own: position, depth: depth + 1)
          .map { $0.belonging(to: position, specifier: variable.specifier) }
      }
    }
  }

  private func form(
    of forms: [PluralCategory: LocalizedValue], at position: Int?, _ arguments: LocalizedFormatArguments
  ) -> LocalizedValue? {
    guard let position, arguments.values.indices.contains(position),
      let operands = arguments.values[position].operands
    else { return forms[.other] }
    // Foundation uses an explicit form for zero in every language.
    if operands.n == 0, let zero = forms[.zero] { return zero }
    return forms[PluralCategory(of: operands, in: arguments.language)] ?? forms[.other]
      ?? PluralCategory.allCases.lazy.compactMap { forms[$0] }.first
  }
}

extension LocalizedStringKey.Argument {
  /// The number as plural rules see it; `nil` for a text.
  var operands: PluralOperands? {
    switch self {
    case .integer(let number): PluralOperands(number.magnitude)
    case .unsigned(let number): PluralOperands(number)
    case .double(let number): PluralOperands(number)
    case .text: nil
    }
  }
}

extension FormatString.Part {
  /// Returns the part of a variable's format: `%arg` and placeholders without a position stand for the variable's own
  /// number.
  fileprivate func belonging(to position: Int, specifier: String) -> FormatString.Part {
    switch self {
    case .argument: .value(position, FormatSpecifier.read(Substring(specifier))?.0 ?? .object)
    case .value(_, let specifier, isPositioned: false): .value(position, specifier)
    default: self
    }
  }
}
