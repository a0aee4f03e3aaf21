import SnapshotFoundation

/// Numbers the steps of a test, and recognizes lines that run repeatedly. The line of a failure does not identify the step
/// if it is in a loop.
package struct StepCounter {
  private struct Place: Hashable {
    let file: String
    let line: UInt
    let column: UInt

    init(_ site: CallSite) {
      file = "\(site.fileID)"
      line = site.line
      column = site.column
    }
  }

  private var count = 0
  private var runs: [Place: Int] = [:]
  /// The number of the step in a flow, whose first step is the initial screen.
  package var flowNumber: Int?

  package init() {}

  /// The number of the running step, counted from 1.
  package var number: Int { flowNumber ?? count }

  /// Begins a step.
  package mutating func begin(at site: CallSite) {
    count += 1
    runs[Place(site), default: 0] += 1
  }

  /// Returns a sentence with the number of the step if its line has run before, otherwise an empty text.
  package func note(at site: CallSite) -> String {
    guard let runs = runs[Place(site)], runs > 1 else { return "" }
    return "\n\nThis is step \(number) of the test. Its line is running for the \(ordinal(runs)) time."
  }

  private func ordinal(_ number: Int) -> String {
    let suffix =
      switch (number % 10, number % 100) {
      case (_, 11...13): "th"
      case (1, _): "st"
      case (2, _): "nd"
      case (3, _): "rd"
      default: "th"
      }
    return "\(number)\(suffix)"
  }
}
