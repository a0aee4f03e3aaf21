// What SwiftUI has no spelling for: the paragraph's own measures.
extension View {
  /// Extra space where a hard break ends a line of a text, in points.
  public func paragraphSpacing(_ spacing: CGFloat) -> some View {
    changingEnvironment { $0[ParagraphMeasuresKey.self].spacing = spacing }
  }

  /// Where the tabs of a text lead to, from the edge at which its lines begin.
  ///
  ///     Text("Apples\t12\t3.50").tabStops([TabStop(150), TabStop(300, .trailing)])
  ///
  /// - Parameter interval: the distance of the stops after the last, in points; `nil` takes four spaces of the text's font.
  public func tabStops(_ stops: [TabStop], interval: CGFloat? = nil) -> some View {
    changingEnvironment {
      $0[ParagraphMeasuresKey.self].tabStops = stops
      $0[ParagraphMeasuresKey.self].tabInterval = interval
    }
  }
}

/// What the modifiers above say.
struct ParagraphMeasures: Hashable, Sendable {
  var spacing: CGFloat = 0
  var tabStops: [TabStop] = []
  var tabInterval: CGFloat?
}

struct ParagraphMeasuresKey: EnvironmentKey {
  static let defaultValue = ParagraphMeasures()
}
