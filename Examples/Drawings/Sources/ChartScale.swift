import Foundation

/// The round numbers at the axis of a chart.
public struct ChartScale: Equatable, Sendable {
  /// The distance between two numbers.
  public var step: Double
  /// The number of steps from zero to the end of the axis.
  public var steps: Int
  /// The end of the axis.
  public var end: Double { step * Double(steps) }

  /// Creates the scale with the smallest step of 1, 2 or 5 times a power of ten that reaches a value in few steps.
  public init(upTo value: Double, steps limit: Int = 4) {
    var power = 1.0
    while power * 10 * Double(limit) < value, power < 1e15 { power *= 10 }
    let step = [1, 2, 5, 10].map { $0 * power }.first { $0 * Double(limit) >= value } ?? power * 10
    self.step = step
    steps = (1...limit).first { step * Double($0) >= value } ?? limit
  }

  /// Returns the text at a step.
  public func label(_ index: Int) -> String { String(format: "%.0f", step * Double(index)) }
}
