/// A style that draws gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The view that draws the gauge.
  associatedtype Body: View
  /// The properties of the gauge.
  typealias Configuration = GaugeStyleConfiguration

  /// Returns the view that draws a gauge.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a gauge for a style.
public struct GaugeStyleConfiguration {
  /// The label that describes the gauge.
  nonisolated public struct Label: ControlPart { let view: any View }
  /// The label of the current value.
  nonisolated public struct CurrentValueLabel: ControlPart { let view: any View }
  /// The label of the lower bound.
  nonisolated public struct MinimumValueLabel: ControlPart { let view: any View }
  /// The label of the upper bound.
  nonisolated public struct MaximumValueLabel: ControlPart { let view: any View }

  /// The value as a fraction of the bounds, 0…1.
  public var value: Double
  /// The label that describes the gauge.
  public var label: Label
  /// The label of the current value, if there is one.
  public var currentValueLabel: CurrentValueLabel?
  /// The label of the lower bound, if there is one.
  public var minimumValueLabel: MinimumValueLabel?
  /// The label of the upper bound, if there is one.
  public var maximumValueLabel: MaximumValueLabel?
}

/// A gauge style of this module.
protocol BuiltInGaugeStyle: GaugeStyle where Body == BuiltInGauge {
  nonisolated var look: GaugeLook { get }
}

extension BuiltInGaugeStyle {
  /// Returns the gauge in this style.
  public nonisolated func makeBody(configuration: Configuration) -> BuiltInGauge {
    BuiltInGauge(configuration: configuration, look: look)
  }
}

/// The gauge that a style of this module draws.
nonisolated public struct BuiltInGauge: View {
  let configuration: GaugeStyleConfiguration
  let look: GaugeLook

  /// The gauge in its style.
  public var body: some View {
    Gauge(value: configuration.value) {
      configuration.label
    } currentValueLabel: {
      configuration.currentValueLabel
    } minimumValueLabel: {
      configuration.minimumValueLabel.map { AnyView($0) }
    } maximumValueLabel: {
      configuration.maximumValueLabel.map { AnyView($0) }
    }
    .environment(\.gaugeLook, look)
  }
}

/// The gauge style of an environment.
enum GaugeLook {
  case linearCapacity
  case accessoryLinearCapacity
  case accessoryLinear
  case accessoryCircular
  case accessoryCircularCapacity
  case custom(ControlStyle<GaugeStyleConfiguration>)
}

extension EnvironmentValues {
  /// The custom style; `nil` for styles of this module.
  var customGaugeStyle: ControlStyle<GaugeStyleConfiguration>? {
    get { if case .custom(let style) = gaugeLook { style } else { nil } }
    set { gaugeLook = newValue.map { .custom($0) } ?? .linearCapacity }
  }
}

nonisolated extension View {
  /// Sets the style of the gauges in the view.
  public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
    changingEnvironment { environment in
      if let style = style as? any BuiltInGaugeStyle {
        environment.gaugeLook = style.look
      } else {
        environment.customGaugeStyle = ControlStyle(outer: environment.customGaugeStyle) {
          styledBody(style, $0) { $0.0.makeBody(configuration: $0.1) }
        }
      }
    }
  }
}
