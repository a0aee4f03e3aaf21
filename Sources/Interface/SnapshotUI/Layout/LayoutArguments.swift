import SnapshotRenderTraces

// The arguments of layouts that differ from their defaults. Render traces contain them, so that a report names the argument
// that a person changed instead of the frames that follow from it.

extension [ElementArgument] {
  /// The lengths that are not `nil`.
  static func stated(_ lengths: (name: String, length: CGFloat?)...) -> [ElementArgument] {
    lengths.compactMap { name, length in length.map { ElementArgument(name, pointText($0)) } }
  }

  /// An alignment, unless it is the center.
  static func stated(_ alignment: Alignment) -> [ElementArgument] {
    alignment == .center ? [] : [ElementArgument("alignment", alignment.argumentText)]
  }

  /// An alignment along one axis, unless it is the center.
  static func stated(_ key: AlignmentKey) -> [ElementArgument] {
    key == HorizontalAlignment.center.key || key == VerticalAlignment.center.key
      ? [] : [ElementArgument("alignment", key.argumentText)]
  }
}

extension StackLayout {
  var arguments: [ElementArgument] {
    [ElementArgument].stated(alignment) + [ElementArgument].stated(("spacing", spacing))
  }
}

extension LayeredLayout {
  var arguments: [ElementArgument] { .stated(alignment) }
}

extension FixedFrameLayout {
  var arguments: [ElementArgument] { .stated(alignment) }
}

extension FlexibleFrameLayout {
  var arguments: [ElementArgument] { .stated(alignment) }
}

extension AttachmentLayout {
  var arguments: [ElementArgument] { .stated(alignment) }
}

extension GridLayout {
  var arguments: [ElementArgument] {
    [ElementArgument].stated(alignment)
      + [ElementArgument].stated(("horizontalSpacing", columnGap), ("verticalSpacing", rowGap))
  }
}

extension TrackLayout {
  var arguments: [ElementArgument] {
    let name = axis == .vertical ? "columns" : "rows"
    let tracks = tracks.map { track -> String in
      let spacing = track.spacing.map { " spacing " + formatted($0) } ?? ""
      return track.size.argumentText + spacing + (track.alignment.map { " " + $0.argumentText } ?? "")
    }
    let stated = [ElementArgument(name, tracks.joined(separator: ", "))]
    return stated + [ElementArgument].stated(alignment) + [ElementArgument].stated(("spacing", gap))
  }
}

extension GridItem.Size {
  fileprivate var argumentText: String {
    switch self {
    case .fixed(let length): "fixed " + formatted(length)
    case .flexible(let least, let most): "flexible " + formatted(least) + "…" + formatted(most)
    case .adaptive(let least, let most): "adaptive " + formatted(least) + "…" + formatted(most)
    }
  }
}

extension Alignment {
  /// The name of a built-in alignment: `topLeading`; the names of both parts for other alignments.
  var argumentText: String {
    let names: [(Alignment, String)] = [
      (.center, "center"), (.leading, "leading"), (.trailing, "trailing"), (.top, "top"), (.bottom, "bottom"),
      (.topLeading, "topLeading"), (.topTrailing, "topTrailing"), (.bottomLeading, "bottomLeading"),
      (.bottomTrailing, "bottomTrailing"),
    ]
    return names.first { $0.0 == self }?.1 ?? horizontal.key.argumentText + " " + vertical.key.argumentText
  }
}

extension AlignmentKey {
  /// The name of a built-in guide; the name of its type for a custom guide.
  var argumentText: String {
    let names: [(AlignmentKey, String)] = [
      (HorizontalAlignment.leading.key, "leading"), (HorizontalAlignment.center.key, "center"),
      (HorizontalAlignment.trailing.key, "trailing"), (VerticalAlignment.top.key, "top"),
      (VerticalAlignment.center.key, "center"), (VerticalAlignment.bottom.key, "bottom"),
      (VerticalAlignment.firstTextBaseline.key, "firstTextBaseline"),
      (VerticalAlignment.lastTextBaseline.key, "lastTextBaseline"),
    ]
    return names.first { $0.0 == self }?.1 ?? typeName(id)
  }
}
