// Paragraph modifiers that SwiftUI doesn't have.
nonisolated extension View {
  /// Sets the tab stops of texts, measured from the edge at which the lines begin.
  ///
  ///     Text("Apples\t12\t3.50").tabStops([TabStop(150), TabStop(300, .trailing)])
  ///
  /// - Parameter interval: The distance between further stops after the last one, in points; `nil` for four spaces of
  ///   the text's font.
  public func tabStops(_ stops: [TabStop], interval: CGFloat? = nil) -> some View {
    changingEnvironment {
      $0[ParagraphMeasuresKey.self].tabStops = stops
      $0[ParagraphMeasuresKey.self].tabInterval = interval
    }
  }
}

/// The values of the paragraph modifiers.
struct ParagraphMeasures: Hashable, Sendable {
  var spacing: CGFloat = 0
  var tabStops: [TabStop] = []
  var tabInterval: CGFloat?
}

struct ParagraphMeasuresKey: EnvironmentKey {
  static let defaultValue = ParagraphMeasures()
}
