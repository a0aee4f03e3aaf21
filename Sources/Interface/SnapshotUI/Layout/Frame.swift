nonisolated extension View {
  /// Places the view in a frame of a fixed size, in points. A dimension of `nil` is the view's own.
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
    wrapped(
      "frame", described(("width", width), ("height", height)),
      layout: FixedFrameLayout(width: width.map(usable), height: height.map(usable), alignment: alignment),
      reporting: invalidValues(of: "frame", ("width", width), ("height", height)))
  }

  /// Places the view in a frame with size limits, in points.
  ///
  /// With a minimum and a maximum, the frame takes the proposed length within these limits. With only a maximum, it
  /// takes the proposed length up to the maximum, but at least the view's. With only a minimum, it takes the view's
  /// length, but at least the minimum.
  ///
  /// An ideal length replaces an unspecified proposal.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    wrapped(
      "frame",
      described(
        ("minWidth", minWidth), ("idealWidth", idealWidth), ("maxWidth", maxWidth), ("minHeight", minHeight),
        ("idealHeight", idealHeight), ("maxHeight", maxHeight)),
      layout: FlexibleFrameLayout(
        width: .init(least: minWidth, ideal: idealWidth, most: maxWidth),
        height: .init(least: minHeight, ideal: idealHeight, most: maxHeight), alignment: alignment),
      reporting: invalidValues(
        of: "frame", ("minWidth", minWidth), ("idealWidth", idealWidth), ("maxWidth", maxWidth.finiteOrEndless),
        ("minHeight", minHeight), ("idealHeight", idealHeight), ("maxHeight", maxHeight.finiteOrEndless)))
  }
}

/// Returns a finite length that isn't negative; 0 otherwise.
private func usable(_ length: CGFloat) -> CGFloat { length > 0 && length.isFinite ? length : 0 }

/// Returns the values that aren't `nil` with their labels, such as `width 20, height 10`.
func described(_ values: (String, CGFloat?)...) -> String? {
  let parts = values.compactMap { label, value in value.map { "\(label) \(formatted($0))" } }
  return parts.isEmpty ? nil : parts.joined(separator: ", ")
}

extension CGFloat? {
  /// `nil` for infinity, which is a valid maximum.
  fileprivate var finiteOrEndless: CGFloat? { self == .infinity ? nil : self }
}
