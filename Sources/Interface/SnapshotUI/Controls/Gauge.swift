/// A value within bounds, drawn as a bar or a ring.
nonisolated public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View>: PrimitiveView {
  let fraction: Double
  let label: Label
  let current: CurrentValueLabel
  let minimumLabel: BoundsLabel
  let maximumLabel: BoundsLabel

  /// Creates a gauge with labels for its value and its bounds. Values outside the bounds are clamped.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    fraction = clampedFraction(of: Double(value), in: Double(bounds.lowerBound)...Double(bounds.upperBound))
    self.label = label()
    current = currentValueLabel()
    minimumLabel = minimumValueLabel()
    maximumLabel = maximumValueLabel()
  }

  /// Creates a gauge with labels for its value and its bounds. Labels of marked values are not drawn.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> some View
  ) {
    self.init(
      value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
      minimumValueLabel: minimumValueLabel, maximumValueLabel: maximumValueLabel)
  }

  package func makeElements(in context: ElementContext) throws -> [ViewElement] {
    let percent = "\(formatted((fraction * 100 + 0.5).rounded(.down))) %"
    let style = context.environment.gaugeLook
    var element = try ViewElement.container(
      "Gauge", detail: percent, layout: LayeredLayout(alignment: .center), stackAxis: nil,
      content: content(in: style, context),
      in: context.forViewsOfClosures)
    element.roles = .showsValueGraphically
    element.speak(
      try ControlLabel(label, in: context).words,
      value: try (current as? Text).map { try context.string(of: $0) } ?? ControlLabel(
        current, in: context.child(.type("value"))
      ).words
        ?? spokenPercent(fraction))
    return [element]
  }

  @ViewBuilder private func content(in style: GaugeLook, _ context: ElementContext) -> some View {
    switch style {
    case .custom(let style):
      style.body(
        GaugeStyleConfiguration(
          value: fraction, label: .init(view: label),
          currentValueLabel: current is EmptyView ? nil : .init(view: current),
          minimumValueLabel: minimumLabel is EmptyView ? nil : .init(view: minimumLabel),
          maximumValueLabel: maximumLabel is EmptyView ? nil : .init(view: maximumLabel)),
        at: \.customGaugeStyle, in: context)
    case .linearCapacity:
      VStack(alignment: .leading, spacing: 4) {
        label
        bar(height: 6, isFilled: true)
        current.font(.footnote).foregroundColor(.secondary)
      }
    case .accessoryLinearCapacity: bar(height: 6, isFilled: true)
    case .accessoryLinear:
      HStack(spacing: 8) {
        current.font(.footnote)
        bar(height: 6, isFilled: false)
      }
    case .accessoryCircular: ring(isFilled: false)
    case .accessoryCircularCapacity: ring(isFilled: true)
    }
  }

  private func bar(height: CGFloat, isFilled: Bool) -> some View {
    HStack(spacing: 8) {
      minimumLabel.font(.footnote)
      Capsule().fill(TintStyle(replacement: isFilled ? Color(.systemFill) : nil)).frame(
        minWidth: 20, maxWidth: .infinity
      )
      .frame(height: height)
      .overlay(alignment: .leading) {
        GeometryReader { proxy in
          if isFilled {
            Capsule().fill(TintStyle()).frame(width: proxy.size.width * fraction, height: height)
          } else {
            // The dot has the color of the bar, and a ring that cuts it out of the bar.
            Circle().fill(TintStyle()).frame(width: height, height: height)
              .background { Circle().fill(Color(.systemBackground)).padding(-2) }
              .padding(.leading, max(0, proxy.size.width - height) * fraction)
          }
        }
      }
      maximumLabel.font(.footnote)
    }
  }

  /// A ring with a diameter of 60 points: a full ring that fills, or three quarters of a ring with a marker.
  private func ring(isFilled: Bool) -> some View {
    ZStack {
      GaugeRing(fraction: fraction, isFilled: isFilled)
      VStack(spacing: 0) {
        current.font(.system(size: 24, weight: .medium)).minimumScaleFactor(0.5).lineLimit(1)
      }
      .frame(width: 42)
      if !isFilled, minimumLabel is EmptyView, maximumLabel is EmptyView {
        label.font(.system(size: 9)).lineLimit(1).frame(width: 34).offset(y: 23)
      } else if !isFilled {
        HStack(spacing: 0) {
          minimumLabel.font(.system(size: 9))
          Spacer(minLength: 2)
          maximumLabel.font(.system(size: 9))
        }
        .frame(width: 34).offset(y: 23)
      }
    }
    .frame(width: 60, height: 60)
  }
}

/// The ring of a circular gauge.
nonisolated private struct GaugeRing: View {
  let fraction: Double
  let isFilled: Bool

  var body: some View {
    if isFilled {
      ZStack {
        Circle().inset(by: 3).stroke(Color(.systemFill), lineWidth: 6)
        Circle().inset(by: 3).trim(from: 0, to: fraction)
          .stroke(RingTint(end: .degrees(360)), style: StrokeStyle(lineWidth: 6, lineCap: .round))
          .rotationEffect(.degrees(-90))
      }
    } else {
      ZStack {
        Circle().inset(by: 3).trim(from: 0, to: 0.75)
          .stroke(RingTint(end: .degrees(270)), style: StrokeStyle(lineWidth: 6, lineCap: .round))
          .rotationEffect(.degrees(135))
        Circle().fill(Color(.systemBackground)).frame(width: 10, height: 10)
          .overlay { Circle().fill(Color.primary).frame(width: 6, height: 6) }
          .offset(x: 27).rotationEffect(.degrees(135 + 270 * fraction))
      }
    }
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// Creates a gauge with a label for its value. Values outside the bounds are clamped.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value: value, in: bounds, label: label, currentValueLabel: currentValueLabel, minimumValueLabel: { EmptyView() },
      maximumValueLabel: { EmptyView() })
  }
}

extension Gauge where BoundsLabel == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates a gauge. Values outside the bounds are clamped.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, in: bounds, label: label, currentValueLabel: { EmptyView() })
  }
}
