import Foundation
import SnapshotFoundation

/// A request to lay out a view at many widths and type sizes.
package struct SweepRequest: Equatable, Sendable, Codable {
  /// The id of the snapshot whose view is laid out.
  package var id: String
  /// The first and the last width in points.
  package var first: Int
  package var last: Int
  /// The type sizes, such as `accessibility3`, from small to large.
  package var typeSizes: [String]
  /// The largest number of pictures.
  package var pictureLimit: Int

  package init(id: String, first: Int, last: Int, typeSizes: [String], pictureLimit: Int = 40) {
    self.id = id
    self.first = first
    self.last = last
    self.typeSizes = typeSizes
    self.pictureLimit = pictureLimit
  }

  /// Reads a request from the environment; `nil` if it is not one.
  package init?(text: String) {
    guard let request = try? JSONDecoder().decode(SweepRequest.self, from: Data(text.utf8)), request.first >= 1,
      request.first <= request.last, request.last <= SweepRequest.greatestWidth, !request.typeSizes.isEmpty
    else { return nil }
    self = request
  }

  /// The request as one line of JSON.
  package var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encodeInStableOrder(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  package static let greatestWidth = 4096
}
