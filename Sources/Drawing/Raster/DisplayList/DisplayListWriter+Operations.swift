/// An operation as text: keyword, paint, style and geometry, in this order. Reports compare these parts one by one.
extension DisplayListWriter {
  func text(_ operation: DisplayList.Operation) -> String {
    let parts = [
      operation.keyword, operation.paint.map(text) ?? "", style(of: operation), geometry(of: operation),
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Settings other than paint and geometry: line widths, shadows, filters, blend modes.
  func style(of operation: DisplayList.Operation) -> String {
    switch operation {
    case .save, .restore, .glyphs, .endGroup, .endMask: ""
    case .concatenate(let transform): text(transform)
    case .clip(_, let rule), .fill(_, let rule, _): rule.keyword
    case .blendMode(let mode): mode.rawValue
    case .opacity(let opacity): number(opacity)
    case .stroke(_, let style, _): text(style)
    case .shadow(_, let rule, let shadow), .innerShadow(_, let rule, let shadow):
      text(shadow) + (rule.keyword.isEmpty ? "" : " " + rule.keyword)
    case .image(let image, _, _, let interpolation): "\(text(image)) \(interpolation.rawValue)"
    case .ninePartImage(let image, let insets, _, let interpolation):
      "\(text(image)) \(interpolation.rawValue) insets "
        + numbers(insets.top, insets.leading, insets.bottom, insets.trailing)
    case .beginGroup(let opacity, let filters):
      number(opacity) + filters.map { " " + text($0) }.joined(separator: ",")
    case .backdrop(_, let rule, let filters):
      (filters.isEmpty ? "in" : filters.map { text($0) }.joined(separator: ", ") + " in")
        + (rule.keyword.isEmpty ? "" : " " + rule.keyword)
    case .beginMask(let channel): channel.rawValue
    }
  }

  private func geometry(of operation: DisplayList.Operation) -> String {
    switch operation {
    case .clip(let path, _), .fill(let path, _, _), .stroke(let path, _, _), .shadow(let path, _, _),
      .innerShadow(let path, _, _), .backdrop(let path, _, _):
      text(path)
    case .glyphs(let run, _): text(run)
    case .image(_, let source, let destination, _): "from \(text(source)) to \(text(destination))"
    case .ninePartImage(_, _, let destination, _): "to \(text(destination))"
    default: ""
    }
  }
}

extension DisplayList.Operation {
  /// The first word of the operation's line.
  package var keyword: String {
    switch self {
    case .save: "save"
    case .restore: "restore"
    case .concatenate: "concatenate"
    case .clip: "clip"
    case .blendMode: "blend"
    case .opacity: "opacity"
    case .fill: "fill"
    case .stroke: "stroke"
    case .shadow: "shadow"
    case .innerShadow: "inner-shadow"
    case .backdrop: "backdrop"
    case .glyphs: "glyphs"
    case .image: "image"
    case .ninePartImage: "nine-part-image"
    case .beginGroup: "group"
    case .endGroup: "end group"
    case .beginMask: "mask"
    case .endMask: "end mask"
    }
  }

  /// The color, gradient or pattern that the operation paints with; `nil` for operations without a paint.
  package var paint: Paint? {
    switch self {
    case .fill(_, _, let paint), .stroke(_, _, let paint), .glyphs(_, let paint): paint
    default: nil
    }
  }

  /// The path that the operation fills, strokes, shadows or clips to; `nil` for operations without a path.
  package var path: Path? {
    switch self {
    case .clip(let path, _), .fill(let path, _, _), .stroke(let path, _, _), .shadow(let path, _, _),
      .innerShadow(let path, _, _), .backdrop(let path, _, _):
      path
    default: nil
    }
  }

  /// The image that the operation draws or paints with.
  var image: PixelImage? {
    switch self {
    case .image(let image, _, _, _), .ninePartImage(let image, _, _, _): image
    default:
      if case .pattern(let pattern) = paint { pattern.image } else { nil }
    }
  }

  /// The operation with another image; unchanged if it has none.
  func replacingImage(with image: PixelImage) -> DisplayList.Operation {
    func replaced(_ paint: Paint) -> Paint {
      guard case .pattern(var pattern) = paint else { return paint }
      pattern.image = image
      return .pattern(pattern)
    }
    switch self {
    case .image(_, let source, let destination, let interpolation):
      return .image(image, source: source, destination: destination, interpolation)
    case .ninePartImage(_, let insets, let destination, let interpolation):
      return .ninePartImage(image, insets: insets, destination: destination, interpolation)
    case .fill(let path, let rule, let paint): return .fill(path, rule, replaced(paint))
    case .stroke(let path, let style, let paint): return .stroke(path, style, replaced(paint))
    case .glyphs(let run, let paint): return .glyphs(run, replaced(paint))
    default: return self
    }
  }
}

extension FillRule {
  /// Empty for the default rule.
  fileprivate var keyword: String { self == .evenOdd ? "even-odd" : "" }
}
