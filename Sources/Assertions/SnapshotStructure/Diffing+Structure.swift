import Foundation
import SnapshotCore
import SnapshotFoundation

extension Diffing where Value == String {
  /// Text of a format, compared by structure. The reference keeps its text while only what has no meaning differs.
  ///
  /// - Parameters:
  ///   - noun: What failure messages call the document, such as `JSON`.
  ///   - read: Returns the structure of a text. Its error fails the assertion.
  package static func structure(_ noun: String, _ read: @escaping (String) throws -> DocumentStructure) -> Diffing {
    Diffing(
      CheckedDiffing(
        encode: { text in
          _ = try read(text)
          return Data(text.utf8)
        },
        decode: { data in
          let text = try UTF8Text.decoded(data)
          _ = try read(text)
          return text
        },
        // Equal bytes match only if they are valid.
        matches: { text, data in data.elementsEqual(text.utf8) && (try? read(text)) != nil },
        difference: { old, new in
          do {
            let structures = (try read(old), try read(new))
            let difference = StructureDifference(from: structures.0, to: structures.1)
            guard let message = difference.message(of: noun) else { return nil }
            return Difference(message: message, attachments: [.data(Data(message.utf8), name: "difference.txt")])
          } catch {
            return Difference(message: describe(error))
          }
        }),
      fallback: { "" })
  }
}
