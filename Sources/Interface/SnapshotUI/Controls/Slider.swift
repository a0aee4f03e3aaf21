/// A control that selects a number on a track.
nonisolated public struct Slider<Label: View, ValueLabel: View>: PrimitiveView {
  /// Returns the current value and its fraction of the bounds. It is called when elements are created, so that the
  /// enclosing body doesn't depend on the value.
  let current: () -> (value: Double, fraction: Double)
  /// Sets the value to the nearest one that the slider can have.
  let set: (Double) -> Void
  /// The number of steps from the first to the last value; `nil` for a slider without steps.
  let steps: Int?
  let label: Label
  let minimumLabel: ValueLabel
  let maximumLabel: ValueLabel

  /// Creates a slider with labels for its purpose and its bounds. `step` has an effect on interactions;
  /// `onEditingChanged` has none.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride = 0, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    current = {
      let number = Double(value.wrappedValue)
      return (number, clampedFraction(of: number, in: Double(bounds.lowerBound)...Double(bounds.upperBound)))
    }
    set = { number in
      guard !number.isNaN else { return }
      let length = Double(bounds.upperBound) - Double(bounds.lowerBound)
      var offset = min(max(number - Double(bounds.lowerBound), 0), length)
      if step > 0 { offset = min((offset / Double(step)).rounded() * Double(step), length) }
      value.wrappedValue = min(max(bounds.lowerBound + V(offset), bounds.lowerBound), bounds.upperBound)
    }
    let count = (Double(bounds.upperBound) - Double(bounds.lowerBound)) / Double(step)
    steps = step > 0 && count >= 1 ? Int(exactly: min(count, 1_000).rounded(.down)) : nil
    self.label = label()
    minimumLabel = minimumValueLabel()
    maximumLabel = maximumValueLabel()
  }

  package func makeElements(in context: ElementContext) throws -> [ViewElement] {
    let (value, fraction) = current()
    var element = try ViewElement.container(
      "Slider", detail: formatted(value),
      layout: StackLayout(axis: .horizontal, spacing: 8, alignment: VerticalAlignment.center.key),
      stackAxis: .horizontal, content: content(fraction), in: context)
    element.speak(
      try ControlLabel(label, in: context).words, value: spokenPercent(fraction), traits: .isAdjustable)
    element.roles = [.showsValueGraphically, .hasSystemTouchTarget]
    element.actions.setNumber = context.environment.isEnabled ? context.performing { set($0) } : nil
    element.traits.listRow.controlInset = 6.5
    return [element]
  }

  @ViewBuilder private func content(_ fraction: Double) -> some View {
    if !(minimumLabel is EmptyView) { minimumLabel }
    SliderTrack(fraction: fraction, steps: steps).modified(DimmedWhenDisabled())
    if !(maximumLabel is EmptyView) { maximumLabel }
  }
}

extension Slider {
  /// Creates a slider with labels for its bounds and its purpose. `onEditingChanged` has no effect. The form of iOS 13.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, label: label, minimumValueLabel: { minimumValueLabel },
      maximumValueLabel: { maximumValueLabel }, onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with labels for its bounds and its purpose. `onEditingChanged` has no effect. The form
  /// of iOS 13.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: label, minimumValueLabel: { minimumValueLabel },
      maximumValueLabel: { maximumValueLabel }, onEditingChanged: onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider without labels. `onEditingChanged` has no effect.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, step: 0, onEditingChanged: onEditingChanged)
  }

  /// Creates a slider without labels. `onEditingChanged` has no effect.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: { EmptyView() }, minimumValueLabel: { EmptyView() },
      maximumValueLabel: { EmptyView() }, onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with an accessibility label. `onEditingChanged` has no effect.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride = 0, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: label, minimumValueLabel: { EmptyView() },
      maximumValueLabel: { EmptyView() }, onEditingChanged: onEditingChanged)
  }
}

/// Returns the position of a value between two bounds as 0…1; 0 if the bounds or the value are invalid.
package func clampedFraction(of value: Double, in bounds: ClosedRange<Double>) -> Double {
  let length = bounds.upperBound - bounds.lowerBound
  guard length > 0, length.isFinite, !value.isNaN else { return 0 }
  return min(max((value - bounds.lowerBound) / length, 0), 1)
}

/// A track with a thumb and, in iOS 26, a dot for each step.
private struct SliderTrack: NonisolatedView {
  let fraction: Double
  let steps: Int?
  @Environment(\.designMetrics) private var metrics

  var body: some View {
    let (track, knob) = (metrics.slider.track, metrics.slider.knob)
    GeometryReader { proxy in
      let reach = max(0, proxy.size.width - knob.width) * fraction
      ZStack(alignment: .leading) {
        Capsule().fill(Color(.systemFill)).frame(height: track)
        Capsule().fill(Color.accentColor).frame(width: reach + knob.width / 2, height: track)
        if metrics.slider.showsSteps, let steps {
          StepDots(steps: steps, inset: knob.width / 2).fill(Color(.tertiaryLabel))
        }
        thumb(knob).frame(width: knob.width, height: knob.height)
          .shadow(color: .black.opacity(0.15), radius: 4, y: 2)
          .padding(.leading, reach)
      }
      .frame(width: proxy.size.width, height: proxy.size.height, alignment: .leading)
    }
    .frame(minWidth: 60, maxWidth: .infinity).frame(height: 31)
  }

  @ViewBuilder private func thumb(_ size: CGSize) -> some View {
    if size.width == size.height { Circle().fill(Color.white) } else { Capsule().fill(Color.white) }
  }
}

/// A dot of 3 points below the track for each value of a slider with a step. Dots that would touch are left out.
nonisolated private struct StepDots: Shape {
  let steps: Int
  let inset: CGFloat

  func path(in rect: CGRect) -> Path {
    let pitch = (rect.width - 2 * inset) / CGFloat(steps)
    guard pitch >= 6 else { return Path() }
    return Path { path in
      for index in 0...steps {
        let x = rect.minX + inset + CGFloat(index) * pitch
        path.addEllipse(in: CGRect(x: x - 1.5, y: rect.midY + 7, width: 3, height: 3))
      }
    }
  }
}
