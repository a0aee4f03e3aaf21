import Foundation
import Raster
import SnapshotMCP

/// How much an answer contains. Models pay for each word, so that answers are short unless a call asks for more.
struct AnswerBudget {
  /// The number of bytes of the text: 2 kB.
  static let defaultText = 2_000
  /// The number of bytes of a picture: 100 kB.
  static let defaultPicture = 100_000

  static let parameters: [ToolInput.Parameter] = [
    .init(
      "maxText", .int(200...200_000),
      "The most bytes of text in the answer (default: \(defaultText)). What was cut is said.")
  ]
  static let pictureParameter = ToolInput.Parameter(
    "maxPicture", .int(1_000...20_000_000),
    "The most bytes of a picture (default: \(defaultPicture)). Larger ones are scaled down, which is said.")

  var text: Int
  var picture: Int

  init(_ call: ToolCall) {
    text = call.int("maxText") ?? Self.defaultText
    picture = call.int("maxPicture") ?? Self.defaultPicture
  }

  /// Returns the beginning of a text, in whole lines, and what was cut.
  func cut(_ text: String) -> String {
    guard text.utf8.count > self.text else { return text }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let total = text.utf8.count
    func notice(_ shown: Int) -> String {
      "… \(total - shown) of \(total) bytes were cut. Ask for more with maxText."
    }
    var rest = self.text - notice(0).utf8.count - 1
    var shown: [Substring] = []
    for line in lines {
      guard line.utf8.count < rest else { break }
      shown.append(line)
      rest -= line.utf8.count + 1
    }
    var result = shown.joined(separator: "\n")
    if shown.isEmpty, let first = lines.first {
      result = String(decoding: first.utf8.prefix(max(0, rest)), as: UTF8.self)
    }
    return result + "\n" + notice(result.utf8.count)
  }

  /// Returns the first values whose JSON has at most four times as many bytes as the text, and the number of the others.
  ///
  /// - Parameter last: A value that is always included, at the end.
  func cut(_ values: [JSONValue], keeping last: JSONValue?) -> (values: [JSONValue], omitted: Int) {
    var rest = text * 4 - (last?.data.count ?? 0)
    let shown = values.prefix { value in
      rest -= value.data.count
      return rest >= 0
    }
    return (Array(shown) + (last.map { [$0] } ?? []), values.count - shown.count)
  }

  /// A picture of an answer.
  struct Picture {
    var png: Data
    var width: Int
    var height: Int
    /// The width before the picture was scaled down; `nil` if it was not.
    var originalWidth: Int?

    var content: ToolResult.Content { .image(png.base64EncodedString(), mimeType: "image/png") }

    /// The size, and how far the picture was scaled down.
    var summary: String {
      let size = "\(width) × \(height) px, \((png.count + 999) / 1000) kB"
      return originalWidth.map { size + ", scaled down from a width of \($0) px (see maxPicture)" } ?? size
    }
  }

  /// Returns a picture that is scaled down until its file is small enough.
  ///
  /// - Throws: ``CommandError`` if the file is not a picture.
  func picture(_ png: Data) throws -> Picture {
    let buffer: PixelBuffer
    do throws(PNGError) {
      buffer = try PNG.decode(png)
    } catch {
      throw CommandError(.internalError, "The picture is damaged: \(error)")
    }
    guard png.count > picture else { return Picture(png: png, width: buffer.width, height: buffer.height) }
    for divisor in [2, 3, 4, 6, 8, 12, 16, 24, 32] {
      let smaller = buffer.downscaled(toWidth: max(1, buffer.width / divisor))
      let file: Data
      do throws(PNGError) {
        file = try PNG.encode(smaller, compression: .artifact)
      } catch {
        throw CommandError(.internalError, "The picture cannot be scaled down: \(error)")
      }
      if file.count <= picture {
        return Picture(png: file, width: smaller.width, height: smaller.height, originalWidth: buffer.width)
      }
    }
    throw CommandError(
      .usage, "No size of the picture has at most \(picture) bytes. Increase maxPicture.")
  }
}
