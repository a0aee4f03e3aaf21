/// A bar of 4 points that fills from the leading edge.
nonisolated struct ProgressBar: View {
  let fraction: Double

  var body: some View {
    Capsule().fill(Color(.secondarySystemFill)).frame(minWidth: 20, maxWidth: .infinity).frame(height: 4)
      .overlay(alignment: .leading) {
        GeometryReader { proxy in
          Capsule().fill(TintStyle()).frame(width: proxy.size.width * fraction, height: 4)
        }
      }
  }
}

/// A ring of 20 points that fills clockwise from the top.
nonisolated struct ProgressRing: View {
  let fraction: Double

  var body: some View {
    ZStack {
      Circle().stroke(Color(.secondarySystemFill), lineWidth: 4)
      Circle().trim(from: 0, to: fraction)
        .stroke(RingTint(end: .degrees(360)), style: StrokeStyle(lineWidth: 4, lineCap: .round))
        .rotationEffect(.degrees(-90))
    }
    .padding(2).frame(width: 20, height: 20)
  }
}

/// Eight spokes in a square of 20 points, with increasing opacity; 37 points at the control sizes `.large` and
/// `.extraLarge`.
struct ProgressWheel: NonisolatedView {
  /// The color of a style; `nil` for the environment's tint, or gray.
  var tint: Color?
  @Environment(\.controlSize) private var controlSize

  /// The directions of the spokes, clockwise from the top.
  private static let directions: [(x: CGFloat, y: CGFloat)] = {
    let half = CGFloat(0.5).squareRoot()
    return [(0, -1), (half, -half), (1, 0), (half, half), (0, 1), (-half, half), (-1, 0), (-half, -half)]
  }()

  var body: some View {
    let side: CGFloat = controlSize == .large || controlSize == .extraLarge ? 37 : 20
    Drawing { canvas, size, environment in
      let center = CGPoint(x: size.width / 2, y: size.height / 2)
      let color = (tint ?? environment.tint ?? Color.gray).rgba(in: environment)
      let unit = side / 20
      for (index, direction) in Self.directions.enumerated() {
        var spoke = Path()
        spoke.move(to: CGPoint(x: center.x + direction.x * 5 * unit, y: center.y + direction.y * 5 * unit))
        spoke.addLine(to: CGPoint(x: center.x + direction.x * 8.5 * unit, y: center.y + direction.y * 8.5 * unit))
        canvas.stroke(
          spoke, with: .color(color.multipliedAlpha(by: 0.3 + 0.1 * Double(index))),
          style: StrokeStyle(lineWidth: 2.4 * unit, lineCap: .round))
      }
    }
    .frame(width: side, height: side)
  }
}

nonisolated extension View {
  /// Sets the tint, unless it is `nil`.
  func tinted(_ tint: Color?) -> some View { changingEnvironment { if let tint { $0.tint = tint } } }
}
