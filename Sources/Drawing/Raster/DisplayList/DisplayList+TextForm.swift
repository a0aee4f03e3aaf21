import Foundation
import SnapshotFoundation

extension DisplayList: CustomStringConvertible {
  /// The list as text with one operation per line. The form is stable between versions, so it can serve as a reference.
  ///
  /// Operations inside a save, a group or a mask are indented. Lengths are points with at most three fraction digits,
  /// colors are `#RRGGBB` or `#RRGGBBAA`, and images are the hash of their pixels. The element that drew an operation
  /// follows `@`.
  ///
  ///     display list 320 64
  ///     fill #FFFFFF rect 0 0 320 64 @ Banner/background
  ///     save
  ///       clip rect 8 8 304 48
  ///       glyphs #1C1C1E "Hi" Inter-Regular 17 at 16 40 [43 0, 76 12.4] @ Banner/Text "Hi"
  ///     restore
  public var textForm: String { DisplayListWriter(form: .stable).text(self) }

  /// The list as text from which ``init(textForm:images:)`` makes an equal value.
  ///
  /// In contrast to ``textForm``, numbers keep all digits, and the elements and the images' pixels (in Base64) are listed
  /// at the top.
  public var exactTextForm: String { DisplayListWriter(form: .exact).text(self) }

  /// The same as ``textForm``.
  public var description: String { textForm }
}

/// Writes the text of a display list; ``DisplayListReader`` reads it back.
struct DisplayListWriter {
  /// The variants of the text form. All of them have the same grammar.
  enum Form {
    /// Rounded numbers, images by hash: the form for references.
    case stable
    /// All digits, elements and images listed.
    case exact
    /// As `stable`, but rounded rectangles are written as such instead of as curves.
    case trace
    /// As `trace`, with all digits, so that the picture can be rendered from it.
    case exactTrace
    /// As `trace`, with the bounds and a hash instead of the curves of a path.
    case slimTrace
  }

  let form: Form
  /// The text for every image, where the pixels are unknown.
  var imageText: String?
  /// The hash of the path, where its curves are unknown.
  var outline: PathOutline?

  var isExact: Bool { form == .exact }
  var hasAllDigits: Bool { form == .exact || form == .exactTrace }
  var isTrace: Bool { form == .trace || form == .exactTrace || form == .slimTrace }

  func text(_ list: DisplayList) -> String {
    var lines = [firstLine(size: list.size)]
    if isExact {
      lines += list.elements.map { "element " + $0.escaped(quotes: false) }
      lines += definitions(of: list)
    }
    let references = elementReferences(list)
    var depth = 0
    for item in list.items {
      var reference = ""
      if let element = item.element {
        if list.elements.indices.contains(element) {
          reference = references[element]
        } else if isExact {
          reference = " @# \(element)"
        }
      }
      lines.append(line(item.operation, reference: reference, depth: &depth))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  func firstLine(size: CGSize) -> String { "display list " + numbers(size.width, size.height) }

  /// An operation as a line, indented by the saves, groups and masks around it.
  func line(_ operation: DisplayList.Operation, reference: String, depth: inout Int) -> String {
    if operation.closes { depth = max(0, depth - 1) }
    let indentation = String(repeating: "  ", count: min(depth, 32))
    if operation.opens { depth += 1 }
    return indentation + text(operation) + reference
  }

  func reference(to element: String) -> String { " @ " + element.escaped(quotes: false) }

  /// Each element by its name, or by its number if several elements have that name.
  private func elementReferences(_ list: DisplayList) -> [String] {
    var uses: [String: Int] = [:]
    for element in list.elements { uses[element, default: 0] += 1 }
    return list.elements.enumerated().map { index, element in
      isExact && uses[element, default: 0] > 1 ? " @# \(index)" : reference(to: element)
    }
  }

  /// A line for each distinct image.
  private func definitions(of list: DisplayList) -> [String] {
    var known: Set<ContentHash128> = []
    var lines: [String] = []
    for case let image? in list.items.map(\.operation.image) {
      let hash = ContentHash128(of: image.buffer)
      guard known.insert(hash).inserted else { continue }
      let bytes = image.buffer.pixels.withUnsafeBytes { Data($0) }
      lines.append(
        "pixels \(image.buffer.width)×\(image.buffer.height) \(hash) \(bytes.base64EncodedString())")
    }
    return lines
  }
}

extension DisplayList.Operation {
  fileprivate var opens: Bool {
    switch self {
    case .save, .beginGroup, .beginMask: true
    default: false
    }
  }

  fileprivate var closes: Bool {
    switch self {
    case .restore, .endGroup, .endMask: true
    default: false
    }
  }
}
