import Foundation
import SnapshotCore
import SnapshotFoundation

extension Snapshotting where Value == String, Format == String {
  /// A JSON document as written, compared by structure; see ``Diffing/jsonStructure``.
  ///
  ///     assertSnapshot(of: openAPI, as: .jsonDocument)
  ///
  /// Records the text unchanged, in a file that ends in `json`. Another order of keys or another layout matches. A failure
  /// lists the differences by path:
  ///
  ///     The JSON has 2 differences (reference → new):
  ///     info.version: "1.0.0" → "1.1.0"
  ///     paths./pets.get.responses.200: missing, was {…} (2 members)
  public static var jsonDocument: Snapshotting { .init(pathExtension: "json", diffing: .jsonStructure) }
}

extension Snapshotting where Value == Data, Format == String {
  /// JSON data as written, compared by structure. Records the same as `.jsonDocument` of a string.
  public static var jsonDocument: Snapshotting {
    SimplySnapshotting<String>.jsonDocument.throwingPullback { try UTF8Text.decoded($0) }
  }
}

extension Diffing where Value == String {
  /// JSON text, compared by structure. The order of members, the layout, and the notation of numbers (`1.0` and `1`) and of
  /// escaped characters are ignored. The order of arrays is not.
  ///
  /// The reference keeps its text while only these differ. Invalid JSON, an object with a repeated key, more than 256 levels
  /// and documents of more than 16 MB fail the assertion.
  public static var jsonStructure: Diffing { .structure("JSON") { try DocumentStructure(json: $0) } }
}
