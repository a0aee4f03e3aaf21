import Foundation
import SnapshotFoundation

/// A display list as its text form describes it: with the size and the hash of each image instead of its pixels.
///
/// Reading a description needs neither fonts nor images. Reports compare two of them operation by operation.
package struct DisplayListDescription: Hashable, Sendable {
  /// An operation, and the element that drew it.
  package struct Item: Hashable, Sendable {
    /// The operation. Its image, if it has one, is ``PixelImage/withoutPixels``.
    package let operation: DisplayList.Operation
    /// The identity of the element; `nil` for operations outside of every element.
    package let element: String?
    /// The image that the operation draws or paints with.
    package let image: ImageReference?
    /// The hash of the operation's path, whose curves are not kept; its path is the bounding box then.
    package var outline: PathOutline?
  }

  /// The size of the drawing in points.
  package let size: CGSize
  package let items: [Item]

  /// Describes a display list.
  package init(_ list: DisplayList) {
    size = list.size
    items = list.items.map { item in
      let element = item.element.flatMap { list.elements.indices.contains($0) ? list.elements[$0] : nil }
      guard let image = item.operation.image else {
        return Item(operation: item.operation, element: element, image: nil)
      }
      return Item(
        operation: item.operation.replacingImage(with: .withoutPixels), element: element,
        image: ImageReference(image))
    }
  }

  private init(size: CGSize, items: [Item]) {
    self.size = size
    self.items = items
  }

  /// The same drawing with other identities of elements. Glyph runs without glyphs, which draw nothing, get none.
  package func renamingElements(_ name: (String) -> String) -> DisplayListDescription {
    DisplayListDescription(
      size: size,
      items: items.map { item in
        var element = item.element.map(name)
        if case .glyphs(let run, _) = item.operation, run.glyphs.isEmpty { element = nil }
        return Item(operation: item.operation, element: element, image: item.image, outline: item.outline)
      })
  }

  /// Reads any text form of a display list.
  ///
  /// - Parameter roundsNumbers: Whether to round numbers as ``textForm`` does.
  /// - Throws: A ``DisplayListTextError`` for the first line that cannot be read.
  /// - Complexity: O(*n*) in the length of the text.
  package init(textForm text: String, roundsNumbers: Bool = false) throws(DisplayListTextError) {
    var reader = DisplayListReader(roundsNumbers: roundsNumbers)
    try reader.read(text)
    size = reader.list.size
    let (list, images, outlines) = (reader.list, reader.imageReferences, reader.outlines)
    items = list.items.indices.map { index in
      let item = list.items[index]
      let element = item.element.flatMap { list.elements.indices.contains($0) ? list.elements[$0] : nil }
      return Item(operation: item.operation, element: element, image: images[index], outline: outlines[index])
    }
  }

  /// The display list as text, with rounded rectangles written as `rounded-rect` instead of as curves.
  package var textForm: String { text(.trace) }

  /// The same with all digits. `DisplayList.init(textForm:images:)` reads a list from it that renders the same picture, unless
  /// it needs images.
  package var exactTextForm: String { text(.exactTrace) }

  /// The text form with the bounds and a hash of each path that is not a rectangle, instead of its curves.
  package var slimTextForm: String { text(.slimTrace) }

  private func text(_ form: DisplayListWriter.Form) -> String {
    var text = DisplayListWriter(form: form).firstLine(size: size) + "\n"
    var depth = 0
    for item in items {
      let writer = item.writer(form)
      let reference = item.element.map(writer.reference) ?? ""
      text += writer.line(item.operation, reference: reference, depth: &depth) + "\n"
    }
    return text
  }
}

extension DisplayListDescription.Item {
  fileprivate func writer(_ form: DisplayListWriter.Form = .trace) -> DisplayListWriter {
    DisplayListWriter(form: form, imageText: image?.description, outline: outline)
  }

  /// What the operation paints with, as text: `#007AFF`, `linear …`; empty for operations without a paint.
  package var paintText: String { operation.paint.map(writer().text) ?? "" }

  /// The settings of the operation other than its paint and its geometry, as text: `width 2 round-cap`.
  package var styleText: String { writer().style(of: operation) }

  /// The whole operation as text, without its element.
  package var text: String { writer().text(operation) }
}

/// An image known by its size and the hash of its pixels.
package struct ImageReference: Hashable, Sendable, CustomStringConvertible {
  /// The width in pixels.
  package let width: Int
  /// The height in pixels.
  package let height: Int
  /// Pixels per point.
  package let scale: CGFloat
  package let hash: String

  init(width: Int, height: Int, scale: CGFloat, hash: String) {
    self.width = width
    self.height = height
    self.scale = scale
    self.hash = hash
  }

  init(_ image: PixelImage) {
    self.init(
      width: image.buffer.width, height: image.buffer.height, scale: image.scale,
      hash: "\(ContentHash128(of: image.buffer))")
  }

  /// `WIDTH×HEIGHT HASH`, with `@SCALE` after the size unless the scale is 1.
  package var description: String {
    "\(width)×\(height)" + (scale == 1 ? "" : "@" + shortNumber(scale)) + " " + hash
  }
}

extension DisplayList {
  /// The pixels of the images that the list draws or paints with, by hash.
  package var imageBuffers: [String: PixelBuffer] {
    items.reduce(into: [:]) { buffers, item in
      guard let buffer = item.operation.image?.buffer, buffer.width > 0, buffer.height > 0 else { return }
      buffers["\(ContentHash128(of: buffer))"] = buffer
    }
  }
}

extension PixelImage {
  /// An image without pixels, for display lists that refer to their images by hash.
  static let withoutPixels = PixelImage(PixelBuffer(width: 0, height: 0))
}
