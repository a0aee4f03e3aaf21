// Modifiers that set the environment values of all texts in a view.
nonisolated extension View {
  /// Sets the font weight of the texts in the view; `nil` for the font's own weight.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    changingEnvironment {
      $0.fontWeight = weight
      $0.isBold = false
    }
  }

  /// Makes the texts in the view bold.
  public func bold(_ isActive: Bool = true) -> some View {
    changingEnvironment {
      $0.isBold = isActive
      if isActive { $0.fontWeight = nil }
    }
  }

  /// Sets the maximum number of lines of a text; `nil` for no limit.
  public func lineLimit(_ number: Int?) -> some View {
    changingEnvironment {
      $0.lineLimit = number
      $0.reservedLines = 0
    }
  }

  /// Sets the maximum number of lines of a text. If `reservesSpace` is true, a shorter text is as high as `limit`
  /// lines.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    changingEnvironment {
      $0.lineLimit = limit
      $0.reservedLines = reservesSpace ? limit : 0
    }
  }

  /// Sets the minimum height of a text and its maximum number of lines, both in lines.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    changingEnvironment {
      $0.lineLimit = limit.upperBound
      $0.reservedLines = limit.lowerBound
    }
  }

  /// Sets the minimum height of a text in lines.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    changingEnvironment {
      $0.lineLimit = nil
      $0.reservedLines = limit.lowerBound
    }
  }

  /// Sets the maximum number of lines of a text.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }
}
