/// The manual page of a program with ArgumentParser, in the language mdoc.
///
/// The page is the one that `swift package generate-manual` writes, without its comment, authors, and the date, which differs from
/// day to day. Characters that are not ASCII stay.
struct ManualPage {
  /// The section of the manual, from 1 to 9.
  var section: Int
  var command: ToolDescription.Command

  var text: String {
    var page = ["\(macro: "Dt", command.path.joined(separator: ".").uppercased()) \(section)", ".Os", ".Sh NAME"]
    let names = [command.path.joined(separator: " ")] + (command.aliases ?? [])
    page += names.dropLast().map { "\(macro: "Nm", $0) ," } + ["\(macro: "Nm", names[names.count - 1])"]
    if let abstract = command.abstract { page.append(".Nd \(abstract.mdocQuoted)") }
    page += [".Sh SYNOPSIS", ".Nm"]
    if command.subcommands != nil {
      let isOptional = command.defaultSubcommand != nil
      page += (isOptional ? [".Oo"] : []) + [".Ar subcommand"] + (isOptional ? [".Oc"] : [])
    }
    page += (command.arguments ?? []).filter(\.shouldDisplay).map(\.synopsis)
    let description = command.mdocDescription
    if !description.isEmpty { page += [".Sh DESCRIPTION"] + description }
    if [1, 6, 8].contains(section) { page += [".Sh \"EXIT STATUS\"", ".Ex -std"] }
    return page.joined(separator: "\n") + "\n"
  }
}

extension ToolDescription.Command {
  /// The discussion, the arguments and the subcommands with theirs.
  fileprivate var mdocDescription: [String] {
    let items =
      (arguments ?? []).filter(\.shouldDisplay).flatMap(\.mdocItem)
      + (subcommands ?? []).flatMap { subcommand in
        let names = [subcommand.commandName] + (subcommand.aliases ?? [])
        let lines = [".It Em \(names.joined(separator: ", ").mdocWord)"] + (subcommand.abstract?.mdocLines ?? [])
        let separator = subcommand.abstract != nil && subcommand.discussion != nil ? [".Pp"] : []
        return lines + separator + subcommand.mdocDescription
      }
    return (discussion?.mdocLines ?? []) + Self.mdocList(items)
  }

  fileprivate static func mdocList(_ items: [String]) -> [String] {
    items.isEmpty ? [] : [".Bl -tag -width 6n"] + items + [".El"]
  }
}

extension ToolDescription.Argument {
  /// The line of the synopsis, such as `.Op Fl -kind Ar kind`.
  fileprivate var synopsis: String { (isOptional ? ".Op " : ".") + mdoc([preferredName].compactMap { $0 }) }

  /// The item of the description.
  fileprivate var mdocItem: [String] {
    let names = (names ?? []).filter { $0.kind == .short } + (names ?? []).filter { $0.kind != .short }
    let values = (allValues ?? []).flatMap { value in
      [".It Ar \(value.mdocWord)"] + (allValueDescriptions?[value]?.mdocLines ?? [])
    }
    return [".It " + mdoc(names)] + (abstract?.mdocLines ?? [])
      + (abstract != nil && (discussion != nil || allValues != nil) ? [".Pp"] : [])
      + (discussion?.mdocLines ?? []) + (discussion != nil && allValues != nil ? [".Pp"] : [])
      + (allValueDescriptions == nil ? [] : ToolDescription.Command.mdocList(values))
  }

  private func mdoc(_ names: [Name]) -> String {
    let value = "Ar " + ((valueName ?? "") + (isRepeating ? "..." : "")).mdocWord
    let options = "Fl " + names.map { ($0.kind == .long ? "-" + $0.name : $0.name).mdocWord }.joined(separator: " , ")
    switch kind {
    case .positional: return value
    case .option: return options + " " + value
    case .flag: return options
    }
  }
}

extension String {
  /// The text as an argument of a macro.
  fileprivate var mdocWord: String {
    let escaped = mdocEscaped
    return escaped.isEmpty || escaped.contains(" ") ? "\"\(escaped)\"" : escaped
  }

  /// The text as an argument of a macro, always in quotes.
  fileprivate var mdocQuoted: String { "\"\(mdocEscaped)\"" }

  private var mdocEscaped: String {
    replacing("\\", with: "\\e").replacing("\"", with: "\\(dq").split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline
    ).joined(separator: " ")
  }

  /// The text as lines that no program reads as macros.
  fileprivate var mdocLines: [String] {
    replacing("\\", with: "\\e").split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      line.first.map { ".' ".contains($0) } == true ? "\\&\(line)" : String(line)
    }
  }
}

extension DefaultStringInterpolation {
  /// Appends a macro with one argument.
  fileprivate mutating func appendInterpolation(macro name: String, _ argument: String) {
    appendLiteral(".\(name) \(argument.mdocWord)")
  }
}
