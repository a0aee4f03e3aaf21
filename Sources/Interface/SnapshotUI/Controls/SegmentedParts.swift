/// The line between two segments: a point wide, and visible unless one of the two is selected.
nonisolated struct SegmentSeparator: View {
  let isVisible: Bool

  var body: some View {
    RoundedRectangle(cornerRadius: 0.5).fill(isVisible ? Self.color : .clear).frame(width: 1, height: 16)
  }

  private static var color: Color { Color(RGBA(0x8E8E93, alpha: 77)) }
}

/// The background of a selected segment.
struct SegmentThumb: ElementModifier {
  let isVisible: Bool
  /// The corner radius; `nil` for a capsule.
  let radius: CGFloat?

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    guard isVisible else { return try context.elements(of: content) }
    let color = Color(light: .white, dark: Color(RGBA(0x696970)))
    return try context.elements(
      of: content.background {
        if let radius {
          RoundedRectangle(cornerRadius: radius).fill(color).shadow(color: .black.opacity(0.12), radius: 3, y: 2)
        } else {
          Capsule().fill(color).shadow(color: .black.opacity(0.12), radius: 3, y: 2)
        }
      })
  }
}

/// The background of a segmented control.
struct SegmentedTrack: ElementModifier {
  /// The corner radius; `nil` for a capsule.
  let radius: CGFloat?

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    let color = Color(.tertiarySystemFill)
    guard let radius else { return try context.elements(of: content.background(color, in: Capsule())) }
    return try context.elements(of: content.background(color, in: RoundedRectangle(cornerRadius: radius)))
  }
}
