import SnapshotSourceEdits

/// Checks edits of test sources. An edit is part of a run and therefore untrusted: it may only write the reviewed text as an
/// inline reference, and may not add or remove code.
enum LiteralEdit {
  /// Whether an edit only adds, replaces or removes an inline reference.
  static func isAboutTexts(_ edit: SourceEdit, in source: [UInt8]) -> Bool {
    guard let removed = bytes(of: edit, in: source) else { return false }
    return Closure(removed) != nil && Closure(edit.replacement) != nil
  }

  private static func bytes(of edit: SourceEdit, in source: [UInt8]) -> String? {
    guard edit.offset >= 0, edit.length >= 0, edit.offset <= source.count, edit.length <= source.count - edit.offset
    else {
      return nil
    }
    return String(decoding: source[edit.offset..<edit.offset + edit.length], as: UTF8.self)
  }

  /// Whether an edit writes exactly a text; without a text, whether it removes an inline reference.
  ///
  /// - Parameter source: The source that the offsets of the edit refer to.
  static func writes(_ text: String?, _ edit: SourceEdit, in source: [UInt8]) -> Bool {
    guard let removed = bytes(of: edit, in: source).flatMap(Closure.init), let written = Closure(edit.replacement)
    else { return false }
    guard let value = written.value else { return removed.value != nil && (text ?? "").isEmpty }
    return text.map { $0.utf8.elementsEqual(value.utf8) } ?? false
  }

  /// The source text that an edit may write or replace: a closure with one string literal, with an optional label, comma or
  /// parentheses before it. The closure may be absent.
  private struct Closure {
    /// The value of the literal; `nil` without a closure.
    var value: String?

    init?(_ source: String) {
      var rest = Array(source.replacing("\r\n", with: "\n").unicodeScalars)[...]
      Self.skip(&rest, " \n\t,()")
      let label = rest.prefix { $0 == "_" || $0.properties.isAlphabetic || ("0"..."9").contains($0) }
      if !label.isEmpty {
        guard rest.dropFirst(label.count).first == ":" else { return nil }
        rest = rest.dropFirst(label.count + 1)
        Self.skip(&rest, " \n\t")
      }
      guard rest.first == "{" else {
        guard rest.isEmpty else { return nil }
        return
      }
      rest.removeFirst()
      Self.skip(&rest, " \n\t")
      guard let value = Self.literal(&rest) else { return nil }
      Self.skip(&rest, " \n\t")
      guard rest.popFirst() == "}" else { return nil }
      Self.skip(&rest, " \n\t,")
      guard rest.isEmpty else { return nil }
      self.value = value
    }

    private static func skip(_ rest: inout ArraySlice<Unicode.Scalar>, _ characters: String) {
      rest = rest.drop { characters.unicodeScalars.contains($0) }
    }

    /// Parses a string literal without interpolations.
    private static func literal(_ rest: inout ArraySlice<Unicode.Scalar>) -> String? {
      let pounds = rest.prefix { $0 == "#" }
      rest = rest.dropFirst(pounds.count)
      let quotes = rest.prefix { $0 == "\"" }.count
      guard quotes > 0 else { return nil }
      if quotes == 2 {
        rest = rest.dropFirst(2)
        return end(pounds, &rest) ? "" : nil
      }
      let isMultiline = quotes >= 3
      let delimiter = Array(repeating: Unicode.Scalar("\""), count: isMultiline ? 3 : 1) + pounds
      rest = rest.dropFirst(isMultiline ? 3 : 1)
      if isMultiline, rest.popFirst() != "\n" { return nil }
      let escape = ["\\"] + pounds
      var body: [Unicode.Scalar] = []
      while !rest.starts(with: delimiter) {
        guard let next = rest.popFirst(), isMultiline || next != "\n" else { return nil }
        body.append(next)
        // An escaped delimiter does not end the literal.
        if next == "\\", rest.starts(with: pounds) {
          body += rest.prefix(pounds.count)
          rest = rest.dropFirst(pounds.count)
          guard let escaped = rest.popFirst() else { return nil }
          body.append(escaped)
        }
      }
      rest = rest.dropFirst(delimiter.count)
      guard isMultiline else { return unescaped(body[...], escape) }
      return lines(body).flatMap { unescaped($0[...], escape) }
    }

    private static func end(_ pounds: ArraySlice<Unicode.Scalar>, _ rest: inout ArraySlice<Unicode.Scalar>) -> Bool {
      guard rest.starts(with: pounds) else { return false }
      rest = rest.dropFirst(pounds.count)
      return true
    }

    /// Removes the indentation of a multiline literal, which is that of the last line.
    private static func lines(_ body: [Unicode.Scalar]) -> [Unicode.Scalar]? {
      var lines = body.split(separator: "\n", omittingEmptySubsequences: false)
      guard let indentation = lines.popLast(), indentation.allSatisfy({ $0 == " " || $0 == "\t" }) else { return nil }
      var result: [[Unicode.Scalar]] = []
      for line in lines {
        if line.isEmpty {
          result.append([])
        } else if line.starts(with: indentation) {
          result.append(Array(line.dropFirst(indentation.count)))
        } else {
          return nil
        }
      }
      return Array(result.joined(separator: ["\n"]))
    }

    /// Returns the value of a literal's body; `nil` if it contains an interpolation.
    private static func unescaped(_ body: ArraySlice<Unicode.Scalar>, _ escape: [Unicode.Scalar]) -> String? {
      var text = String.UnicodeScalarView()
      var rest = body
      while let next = rest.first {
        guard rest.starts(with: escape) else {
          text.append(next)
          rest = rest.dropFirst()
          continue
        }
        rest = rest.dropFirst(escape.count)
        switch rest.popFirst() {
        case "n": text.append("\n")
        case "r": text.append("\r")
        case "t": text.append("\t")
        case "0": text.append("\0")
        case "\\": text.append("\\")
        case "\"": text.append("\"")
        case "'": text.append("'")
        case "u":
          let digits = rest.dropFirst().prefix { $0 != "}" }
          guard rest.first == "{", rest.count > digits.count + 1,
            let value = UInt32(String(String.UnicodeScalarView(digits)), radix: 16), let scalar = Unicode.Scalar(value)
          else { return nil }
          text.append(scalar)
          rest = rest.dropFirst(digits.count + 2)
        default: return nil
        }
      }
      return String(text)
    }
  }
}
