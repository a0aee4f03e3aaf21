/// A progress indicator: a bar, or a wheel if the progress is unknown. The wheel isn't animated.
public struct ProgressView: PrimitiveView {
  let title: String?
  /// The progress as 0…1; `nil` if it is unknown.
  let fraction: Double?

  /// Creates a wheel for unknown progress.
  public init() {
    title = nil
    fraction = nil
  }

  /// Creates a wheel for unknown progress with a title below it.
  public init(_ title: some StringProtocol) {
    self.title = String(title)
    fraction = nil
  }

  /// Creates a bar that shows `value` of `total`, or a wheel if `value` is `nil` or `total` isn't positive.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    title = nil
    fraction = Self.fraction(value, of: total)
  }

  /// Creates a bar that shows `value` of `total`, or a wheel if `value` is `nil` or `total` isn't positive, with a
  /// title.
  public init<Value: BinaryFloatingPoint>(_ title: some StringProtocol, value: Value?, total: Value = 1) {
    self.title = String(title)
    fraction = Self.fraction(value, of: total)
  }

  private static func fraction<Value: BinaryFloatingPoint>(_ value: Value?, of total: Value) -> Double? {
    guard let value, total > 0 else { return nil }
    return min(max(Double(value / total), 0), 1)
  }

  /// Returns the elements that represent the view in its container.
  public func makeElements(in context: ElementContext) throws -> [ViewElement] {
    var element = try ViewElement.container(
      "ProgressView", detail: fraction.map { "\(formatted($0 * 100)) %" },
      layout: StackLayout(
        axis: .vertical, spacing: 6,
        alignment: (fraction == nil ? HorizontalAlignment.center : HorizontalAlignment.leading).key),
      stackAxis: .vertical, content: content, in: context)
    element.roles = .showsValueGraphically
    // UIKit's default accessibility labels for a progress bar and an activity indicator.
    if let fraction {
      element.speak(title ?? "Progress", value: spokenPercent(fraction), traits: .updatesFrequently)
    } else {
      element.speak(title ?? "In progress", value: title.map { _ in "In progress" }, traits: .updatesFrequently)
    }
    return [element]
  }

  @ViewBuilder private var content: some View {
    if let fraction {
      if let title { Text(title) }
      ProgressBar(fraction: fraction)
    } else {
      ProgressWheel()
      if let title { Text(title).font(.subheadline).foregroundColor(.secondary) }
    }
  }
}

/// A bar of 4 points that fills from the leading edge.
private struct ProgressBar: View {
  let fraction: Double

  var body: some View {
    Capsule().fill(Color(.secondarySystemFill)).frame(minWidth: 20, maxWidth: .infinity).frame(height: 4)
      .overlay(alignment: .leading) {
        GeometryReader { proxy in
          Capsule().fill(Color.accentColor).frame(width: proxy.size.width * fraction, height: 4)
        }
      }
  }
}

/// Eight spokes in a square of 20 points, with increasing opacity.
private struct ProgressWheel: View {
  /// The directions of the spokes, clockwise from the top.
  private static let directions: [(x: CGFloat, y: CGFloat)] = {
    let half = CGFloat(0.5).squareRoot()
    return [(0, -1), (half, -half), (1, 0), (half, half), (0, 1), (-half, half), (-1, 0), (-half, -half)]
  }()

  var body: some View {
    Drawing { canvas, size, environment in
      let center = CGPoint(x: size.width / 2, y: size.height / 2)
      let color = Color.gray.resolve(in: environment)
      for (index, direction) in Self.directions.enumerated() {
        var spoke = Path()
        spoke.move(to: CGPoint(x: center.x + direction.x * 5, y: center.y + direction.y * 5))
        spoke.addLine(to: CGPoint(x: center.x + direction.x * 8.5, y: center.y + direction.y * 8.5))
        canvas.stroke(
          spoke, with: .color(color.multipliedAlpha(by: 0.3 + 0.1 * Double(index))),
          style: StrokeStyle(lineWidth: 2.4, lineCap: .round))
      }
    }
    .frame(width: 20, height: 20)
  }
}
