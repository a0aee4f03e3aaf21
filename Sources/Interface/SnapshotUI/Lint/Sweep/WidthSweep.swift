/// The problems that the layout of a view has at each width, at one type size.
///
/// The view is laid out at every whole width, because problems come and go more than once. The edge of each is then found
/// by bisection. The view's elements are made once, and laid out at each width.
package struct WidthSweep {
  /// A problem and the widths that have it.
  package struct Finding {
    package var rule: ViewDiagnostic.Rule
    /// The element in words, such as `Text "Message"`.
    package var element: String
    package var path: String
    package var ranges: [ClosedRange<Double>]
  }

  package private(set) var findings: [Finding] = []
  /// The widths at which the view can't be laid out.
  package private(set) var unknown: [ClosedRange<Double>] = []
  /// The first error.
  package private(set) var reason: String?
  package private(set) var layouts = 0

  /// The greatest error of an edge in points.
  package static let precision = 0.05

  /// What is found at a width; `nil` if the view can't be laid out.
  private typealias State = [Problem: String]?

  private struct Problem: Hashable {
    var rule: ViewDiagnostic.Rule
    var element: String
    /// The position among problems of equal rules and elements.
    var number: Int
  }

  /// - Parameter context: The context, whose width is replaced.
  package init(of view: some View, in context: RenderContext, widths: ClosedRange<Int>) {
    var layout = RepeatedLayout(of: view, in: context)
    var states: [State] = []
    for width in widths { states.append(measure(Double(width), &layout)) }
    let firsts = states.reduce(into: [Problem: String]()) { $0.merge($1 ?? [:]) { first, _ in first } }
    for (problem, path) in firsts.sorted(by: { ($0.value, $0.key.number) < ($1.value, $1.key.number) }) {
      let ranges = ranges(of: states, from: widths.lowerBound, &layout) { $0?[problem] != nil }
      findings.append(Finding(rule: problem.rule, element: problem.element, path: path, ranges: ranges))
    }
    unknown = ranges(of: states, from: widths.lowerBound, &layout) { $0 == nil }
  }

  /// Returns the ranges of widths in which a condition holds.
  private mutating func ranges(
    of states: [State], from first: Int, _ layout: inout RepeatedLayout, _ holds: (State) -> Bool
  ) -> [ClosedRange<Double>] {
    var ranges: [ClosedRange<Double>] = []
    var start: Double?
    for (index, state) in states.enumerated() {
      let width = Double(first + index)
      let isHere = holds(state)
      if isHere, start == nil {
        start = index == 0 ? width : edge(without: width - 1, with: width, &layout, holds)
      } else if !isHere, let begin = start {
        ranges.append(begin...max(begin, edge(without: width, with: width - 1, &layout, holds)))
        start = nil
      }
    }
    if let begin = start { ranges.append(begin...max(begin, Double(first + states.count - 1))) }
    return ranges
  }

  /// Returns the last width with a condition, between one without and one with it.
  private mutating func edge(
    without: Double, with: Double, _ layout: inout RepeatedLayout, _ holds: (State) -> Bool
  ) -> Double {
    var (outside, inside) = (without, with)
    while abs(inside - outside) > Self.precision {
      let middle = (inside + outside) / 2
      if holds(measure(middle, &layout)) { inside = middle } else { outside = middle }
    }
    return inside
  }

  private mutating func measure(_ width: Double, _ layout: inout RepeatedLayout) -> State {
    layouts += 1
    do {
      var counts: [Problem: Int] = [:]
      var found: [Problem: String] = [:]
      for diagnostic in try layout.diagnostics(atWidth: width) {
        var problem = Problem(rule: diagnostic.rule, element: Self.element(of: diagnostic.path), number: 0)
        counts[problem, default: 0] += 1
        problem.number = counts[problem, default: 1] - 1
        found[problem] = diagnostic.path
      }
      return found
    } catch {
      reason = reason ?? "\(error)"
      return nil
    }
  }

  /// The last name of a path. A text may contain slashes.
  private static func element(of path: String) -> String {
    if let text = path.range(of: "/Text \"", options: .backwards) {
      return String(path[path.index(after: text.lowerBound)...])
    }
    return path.split(separator: "/").last.map(String.init) ?? path
  }
}

/// A view whose elements are made once and laid out at many widths.
struct RepeatedLayout {
  private let render: (CGFloat) throws -> [ViewDiagnostic]

  init(of view: some View, in context: RenderContext) {
    let settles =
      context.moment != .firstEvaluation && (try? view.firstEvaluation(in: context).changesOnAppearing) == true
    let elements = settles ? nil : try? view.reusableElements(in: context)
    render = { width in
      var context = context
      context.width = width
      if let elements, let placed = try elements.placed(in: context) {
        return placed.diagnostics + LayoutRules.diagnostics(of: LintScene(of: placed.layout, size: placed.size))
      }
      return try view.rendered(in: context).diagnostics
    }
  }

  func diagnostics(atWidth width: Double) throws -> [ViewDiagnostic] { try render(CGFloat(width)) }
}
