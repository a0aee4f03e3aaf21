// What modifiers say to every text in a view, through the environment.
extension View {
  public func font(_ font: Font?) -> some View { changingEnvironment { $0.font = font } }

  public func fontWeight(_ weight: Font.Weight?) -> some View {
    changingEnvironment {
      $0.fontWeight = weight
      $0.isBold = false
    }
  }

  public func bold(_ isActive: Bool = true) -> some View {
    changingEnvironment {
      $0.isBold = isActive
      if isActive { $0.fontWeight = nil }
    }
  }

  public func italic(_ isActive: Bool = true) -> some View { changingEnvironment { $0.isItalic = isActive } }

  public func underline(_ isActive: Bool = true) -> some View { changingEnvironment { $0.isUnderlined = isActive } }

  public func strikethrough(_ isActive: Bool = true) -> some View {
    changingEnvironment { $0.isStruckThrough = isActive }
  }

  /// Extra space after each letter, in points.
  public func tracking(_ tracking: CGFloat) -> some View { changingEnvironment { $0.tracking = tracking } }

  /// Extra space after each letter, in points.
  public func kerning(_ kerning: CGFloat) -> some View { changingEnvironment { $0.tracking = kerning } }

  /// The most lines that a text may have; `nil` allows any number.
  public func lineLimit(_ number: Int?) -> some View {
    changingEnvironment {
      $0.lineLimit = number
      $0.reservedLines = 0
    }
  }

  /// The most lines that a text may have, and whether it takes the room of so many even if it has fewer.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    changingEnvironment {
      $0.lineLimit = limit
      $0.reservedLines = reservesSpace ? limit : 0
    }
  }

  /// The lines that a text takes at least and at most.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    changingEnvironment {
      $0.lineLimit = limit.upperBound
      $0.reservedLines = limit.lowerBound
    }
  }

  /// The lines that a text takes at least.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    changingEnvironment {
      $0.lineLimit = nil
      $0.reservedLines = limit.lowerBound
    }
  }

  /// The lines that a text takes at most.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }

  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    changingEnvironment { $0.multilineTextAlignment = alignment }
  }

  /// Which part of a text gives way to an ellipsis.
  public func truncationMode(_ mode: TruncationMode) -> some View { changingEnvironment { $0.truncationMode = mode } }

  /// How far a text may shrink before it is truncated, as a factor of 0…1.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    changingEnvironment { $0.minimumScaleFactor = factor }
  }

  /// Extra space between the lines of a text, in points.
  public func lineSpacing(_ spacing: CGFloat) -> some View { changingEnvironment { $0.lineSpacing = spacing } }
}
