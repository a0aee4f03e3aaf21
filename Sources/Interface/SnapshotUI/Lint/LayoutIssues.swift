nonisolated extension View {
  /// Returns all problems of a view in a context: those of evaluation and layout, contrast, touch targets, labels, reading
  /// order, and content outside of the safe area. At type sizes above `large`, texts that don't grow are included, and in
  /// right-to-left contexts, elements that aren't mirrored.
  ///
  /// - Throws: ``ViewError`` if the view can't be laid out, `RenderError` if it can't be drawn.
  /// - Complexity: That of four renderings at @2x scale.
  public func layoutIssues(in context: RenderContext) throws -> [ViewDiagnostic] {
    try lint(rendered(in: context), in: context).filter { $0.exemption == nil }
  }

  /// Returns the distinct problems of a view across a matrix, each with its configurations.
  ///
  /// - Throws: ``ViewError`` if the view can't be laid out in a configuration.
  public func layoutIssues(across matrix: Matrix) throws -> [LayoutIssue] {
    var issues: [LayoutIssue] = []
    var places: [LayoutIssue.Place: Int] = [:]
    for cell in matrix.cells {
      for diagnostic in try layoutIssues(in: cell.context) {
        let place = LayoutIssue.Place(rule: diagnostic.rule, path: diagnostic.path)
        if let known = places[place] {
          if issues[known].cells.last != cell.name { issues[known].cells.append(cell.name) }
        } else {
          places[place] = issues.count
          issues.append(LayoutIssue(place: place, message: diagnostic.message, cells: [cell.name]))
        }
      }
    }
    return issues
  }
}

/// A problem of a view, and the configurations of a matrix that have it.
public struct LayoutIssue: Hashable, Sendable {
  struct Place: Hashable {
    var rule: ViewDiagnostic.Rule
    var path: String
  }

  let place: Place
  /// The measurements in the first configuration.
  public var message: String
  /// The names of the configurations, in the matrix's order.
  public internal(set) var cells: [String]

  /// The rule that the element violates.
  public var rule: ViewDiagnostic.Rule { place.rule }
  /// The path of the element.
  public var path: String { place.path }

  /// Returns the problem on one line, with the configurations summarized:
  public func description(in matrix: Matrix) -> String {
    let common = matrix.describeFailures(cells).joined(separator: "; ")
    return "\(rule.rawValue) \(common): \(path): \(message)"
  }
}

/// An exemption from a rule, and its reason.
public struct LayoutIssueExemption: Hashable, Sendable {
  /// The rule; `nil` for all rules.
  public var rule: ViewDiagnostic.Rule?
  /// The end or a part of the element's path, in whole names; empty for all elements.
  public var node: String
  /// The reason of the exemption.
  public var reason: String

  /// - Parameters:
  ///   - rule: The rule; `nil` for all rules.
  ///   - node: A part of the element's path, such as `Footer` or `Card/Text "Price"`.
  ///   - reason: The reason of the exemption.
  public static func ignoring(
    _ rule: ViewDiagnostic.Rule? = nil, at node: String = "", because reason: String
  ) -> LayoutIssueExemption {
    LayoutIssueExemption(rule: rule, node: node, reason: reason)
  }

  /// Returns whether the exemption applies to an issue. The node matches whole names of the path; an index after a name
  /// is optional.
  package func covers(_ issue: LayoutIssue) -> Bool {
    guard rule == nil || rule == issue.rule else { return false }
    guard !node.isEmpty else { return true }
    return "/\(issue.path)/".contains("/\(node)/") || "/\(issue.path)".contains("/\(node)[")
  }
}
