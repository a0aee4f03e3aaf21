import Foundation
import SnapshotCore
import SnapshotFoundation
import SwiftBasicFormat
import SwiftSyntax

extension Diffing where Value == String {
  /// Swift source, compared by its syntax. Spaces and line breaks without a meaning are ignored; tokens and comments are not.
  ///
  ///     assertFile(generator.client(), as: .lines.comparing(.swiftStructure), at: "Generated/Client.swift")
  ///
  /// So the reference can be formatted by swift-format, whatever the generator's layout is, and keeps its text while only the
  /// layout differs. `a -b` and `a - b`, and a call whose arguments begin in the next line, are other syntax in Swift: they differ.
  ///
  /// A failure shows the difference between both sources after SwiftBasicFormat formatted them in the same way. A source with
  /// syntax errors fails the assertion, which lists them.
  public static var swiftStructure: Diffing {
    Diffing(
      CheckedDiffing(
        encode: { text in
          _ = try SwiftSource(text)
          return Data(text.utf8)
        },
        decode: { data in
          guard let text = String(validUTF8: data) else { throw SwiftTextError.notUTF8 }
          do throws(SwiftSourceError) {
            _ = try SwiftSource(text)
          } catch {
            throw SwiftTextError.reference(error)
          }
          return text
        },
        // Equal bytes match only if they are valid.
        matches: { text, data in data.elementsEqual(text.utf8) && (try? SwiftSource(text)) != nil },
        difference: { old, new in
          do {
            let sources = (try SwiftSource(old), try SwiftSource(new))
            guard !SwiftStructure.areEqual(sources.0, sources.1) else { return nil }
            let texts = (uniformText(of: sources.0), uniformText(of: sources.1))
            var difference =
              Difference.ofTexts(old: texts.0, new: texts.1)
              ?? Difference.ofTexts(old: old, new: new)
              ?? Difference(message: "The syntax of the sources differs.")
            let remark = "The difference is shown without the layout of the sources, which is ignored."
            difference.remark = [difference.remark, remark].compactMap { $0 }.joined(separator: "\n")
            return difference
          } catch {
            return Difference(message: "\(error)")
          }
        }),
      fallback: { "" })
  }
}

/// The text of a source with the layout of SwiftBasicFormat alone.
private func uniformText(of source: SwiftSource) -> String {
  let tokens = LayoutRemover().rewrite(source.tree)
  return tokens.formatted(using: BasicFormat(indentationWidth: .spaces(2))).description + "\n"
}

/// An error of a reference that is not Swift source.
private enum SwiftTextError: Error, CustomStringConvertible {
  case notUTF8
  case reference(SwiftSourceError)

  var description: String {
    switch self {
    case .notUTF8: "The file is not UTF-8 text."
    case .reference(let error): "\(error)"
    }
  }
}
