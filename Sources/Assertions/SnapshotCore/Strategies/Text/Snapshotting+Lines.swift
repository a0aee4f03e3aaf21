import Foundation
import SnapshotFoundation

extension Snapshotting where Value == String, Format == String {
  /// Text, compared line by line.
  ///
  ///     assertSnapshot(of: "Hello", as: .lines)
  ///
  /// Records:
  ///
  ///     Hello
  public static var lines: Snapshotting { linesStrategy }
}

extension Diffing where Value == String {
  /// UTF-8 text, compared line by line. Texts match if their bytes are equal; composed and decomposed
  /// characters differ.
  public static var lines: Diffing { linesDiffing }

  fileprivate static func comparingLines() -> Diffing {
    Diffing(
      CheckedDiffing(
        encode: { Data($0.utf8) },
        decode: { data in
          guard let text = String(validUTF8: data) else {
            throw UndecodableReference(description: "It is not UTF-8 text.")
          }
          return text
        },
        matches: { text, data in
          var text = text
          return text.withUTF8 { utf8 in data.withUnsafeBytes { TextBytes.areEqual(.init(utf8), $0) } }
        },
        difference: { Difference.ofTexts(old: $0, new: $1) }),
      fallback: { "" })
  }
}

// Extensions of generic types have no stored properties, and each assertion asks for these values.
private let linesDiffing = Diffing<String>.comparingLines()
private let linesStrategy = Snapshotting<String, String>(pathExtension: "txt", diffing: linesDiffing)
