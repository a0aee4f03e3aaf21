extension View {
  /// Everything about a view in a context that a person should look at: what layout noticed, texts of too little
  /// contrast, tap targets that are too small, and what stands outside of the safe area.
  ///
  /// - Throws: ``ViewError`` where the view cannot be laid out, and ``RenderError`` where it cannot be drawn.
  /// - Complexity: that of a render at one pixel a point.
  public func layoutIssues(in context: RenderContext) throws -> [ViewDiagnostic] {
    let rendered = try rendered(in: context)
    return rendered.diagnostics + TouchDiagnosis.diagnostics(of: rendered, in: context)
      + (try Contrast.diagnostics(of: rendered, in: context))
  }

  /// The issues of a view in the cells of a matrix, each once, with all the cells that have it.
  ///
  /// - Throws: ``ViewError`` where the view cannot be laid out in a cell.
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

/// Something to look at, and the cells of a matrix that have it.
public struct LayoutIssue: Hashable, Sendable {
  struct Place: Hashable {
    var rule: ViewDiagnostic.Rule
    var path: String
  }

  let place: Place
  /// What was measured in the first of the cells.
  public var message: String
  /// The names of the cells, in the matrix' order.
  public internal(set) var cells: [String]

  /// The rule that the element violates.
  public var rule: ViewDiagnostic.Rule { place.rule }
  /// The path of the element.
  public var path: String { place.path }

  /// The issue in a sentence, with what its cells have in common:
  /// `truncatedText at accessibility3 … accessibility5 on iPhoneSE3: Card/Text "Price": shows "Pri…" in …`.
  public func description(in matrix: Matrix) -> String {
    let common = matrix.describeFailures(cells).joined(separator: "; ")
    return "\(rule.rawValue) \(common): \(path): \(message)"
  }
}

/// An issue that is meant to be so, and why.
public struct LayoutIssueExemption: Hashable, Sendable {
  /// The rule; `nil` for all of them.
  public var rule: ViewDiagnostic.Rule?
  /// The end of the element's path, or a part of it between slashes; empty for all elements.
  public var node: String
  /// Why it is meant to be so.
  public var reason: String

  /// - Parameters:
  ///   - rule: The rule; all of them unless said.
  ///   - node: A part of the element's path, such as `Footer` or `Card/Text "Price"`.
  ///   - reason: Why it is meant to be so.
  public static func ignoring(
    _ rule: ViewDiagnostic.Rule? = nil, at node: String = "", because reason: String
  ) -> LayoutIssueExemption {
    LayoutIssueExemption(rule: rule, node: node, reason: reason)
  }

  /// Whether the exemption covers an issue. A node is met by whole names of the path; an index after a name may be left
  /// out.
  public func covers(_ issue: LayoutIssue) -> Bool {
    guard rule == nil || rule == issue.rule else { return false }
    guard !node.isEmpty else { return true }
    return "/\(issue.path)/".contains("/\(node)/") || "/\(issue.path)".contains("/\(node)[")
  }
}
