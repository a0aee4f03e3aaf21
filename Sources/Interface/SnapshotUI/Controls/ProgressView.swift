/// A progress indicator: a bar, or a wheel if the progress is unknown. The wheel isn't animated.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
  /// The progress as 0…1; `nil` if it is unknown.
  let fraction: Double?
  let label: Label?
  let current: CurrentValueLabel?
  /// The interval over which the progress grows from 0 to 1 or, counting down, falls.
  var timer: (range: ClosedRange<Date>, countsDown: Bool)?

  init(fraction: Double?, label: Label?, current: CurrentValueLabel?) {
    self.fraction = fraction
    self.label = label
    self.current = current
  }

  package func makeElements(in context: ElementContext) throws -> [ViewElement] {
    let fraction = fraction(in: context.environment)
    let words = try label.flatMap { try ControlLabel($0, in: context).words }
    let style = context.environment.progressViewStyle
    let isBar = fraction != nil && !style.isCircular
    var element = try ViewElement.container(
      "ProgressView", detail: fraction.map { "\(formatted($0 * 100)) %" },
      layout: StackLayout(
        axis: .vertical, spacing: 6,
        alignment: (isBar ? HorizontalAlignment.leading : HorizontalAlignment.center).key),
      stackAxis: .vertical, content: content(fraction, style, in: context), in: context.forViewsOfClosures)
    element.roles = .showsValueGraphically
    // UIKit's default accessibility labels for a progress bar and an activity indicator.
    if let fraction {
      element.speak(words ?? "Progress", value: spokenPercent(fraction), traits: .updatesFrequently)
    } else {
      element.speak(words ?? "In progress", value: words.map { _ in "In progress" }, traits: .updatesFrequently)
    }
    return [element]
  }

  private func fraction(in environment: EnvironmentValues) -> Double? {
    guard let timer else { return fraction }
    let length = timer.range.upperBound.timeIntervalSince(timer.range.lowerBound)
    guard length > 0 else { return timer.countsDown ? 0 : 1 }
    let passed = min(max(environment.renderDate.timeIntervalSince(timer.range.lowerBound) / length, 0), 1)
    return timer.countsDown ? 1 - passed : passed
  }

  @ViewBuilder private func content(
    _ fraction: Double?, _ style: ProgressLook, in context: ElementContext
  ) -> some View {
    switch style {
    case .custom(let style):
      style.body(
        ProgressViewStyleConfiguration(
          fractionCompleted: fraction, label: label.map { .init(view: $0) },
          currentValueLabel: current.map { .init(view: $0) }),
        at: \.customProgressViewStyle, in: context)
    case .automatic(let tint), .linear(let tint):
      if let fraction {
        label
        ProgressBar(fraction: fraction).tinted(tint)
        current.font(.caption).foregroundColor(.secondary)
      } else if case .linear = style {
        label
        ProgressBar(fraction: 0).tinted(tint)
      } else {
        wheel(tint)
      }
    case .circular(let tint):
      if let fraction {
        ProgressRing(fraction: fraction).tinted(tint)
        caption
      } else {
        wheel(tint)
      }
    }
  }

  @ViewBuilder private func wheel(_ tint: Color?) -> some View {
    ProgressWheel(tint: tint)
    caption
  }

  @ViewBuilder private var caption: some View {
    label.font(.subheadline).foregroundColor(.secondary)
    current.font(.caption).foregroundColor(.secondary)
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a wheel for unknown progress.
  public init() where Label == EmptyView { self.init(fraction: nil, label: nil, current: nil) }

  /// Creates a wheel for unknown progress with a custom label below it.
  public init(@ViewBuilder label: () -> Label) { self.init(fraction: nil, label: label(), current: nil) }

  /// Creates a bar that shows `value` of `total`, or a wheel if `value` is `nil` or `total` isn't positive.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(fraction: fractionCompleted(value, of: total), label: nil, current: nil)
  }

  /// Creates a bar that shows `value` of `total` with a custom label, or a wheel if `value` is `nil` or `total` isn't
  /// positive.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(fraction: fractionCompleted(value, of: total), label: label(), current: nil)
  }

  /// Creates a bar that shows the progress of Foundation's `Progress`.
  public init(_ progress: Progress) where Label == EmptyView {
    self.init(
      fraction: progress.isIndeterminate ? nil : fractionCompleted(progress.fractionCompleted, of: 1), label: nil,
      current: nil)
  }

  /// Creates a bar for the time that has passed of an interval, with a label. It is drawn at the start of the interval.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(fraction: 0, label: label(), current: nil)
    timer = (timerInterval, countsDown)
  }

  /// Creates a bar for the time that has passed of an interval. It is drawn at the start of the interval.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
    self.init(fraction: 0, label: nil, current: nil)
    timer = (timerInterval, countsDown)
  }
}

extension ProgressView {
  /// Creates a bar that shows `value` of `total` with custom labels, or a wheel if `value` is `nil` or `total` isn't
  /// positive.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction: fractionCompleted(value, of: total), label: label(), current: currentValueLabel())
  }

  /// Creates a bar for the time that has passed of an interval, with labels. It is drawn at the start of the interval.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction: 0, label: label(), current: currentValueLabel())
    timer = (timerInterval, countsDown)
  }
}

/// Returns `value` of `total` as 0…1; `nil` if the progress is unknown.
func fractionCompleted<Value: BinaryFloatingPoint>(_ value: Value?, of total: Value) -> Double? {
  guard let value, total > 0 else { return nil }
  return min(max(Double(value / total), 0), 1)
}
