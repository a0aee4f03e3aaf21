import SnapshotCore
import TestReporting
import Views

/// Asserts that there is nothing in any cell of a matrix that a person should look at: no truncated, cut-off or
/// overlapping text, nothing outside of its container or of the safe area, no contrast below WCAG's level AA and no tap
/// target under 44 points.
///
///     assertNoLayoutIssues(
///       of: LoginScreen(), across: .devices(.iPhoneSE3) * .typeSizes(.large ... .accessibility5),
///       ignoring: [.ignoring(.truncatedText, at: "Banner", because: "All of it is on the next screen")])
///
/// However many cells have an issue, it is named once, with what those cells have in common:
/// `truncatedText at accessibility3 … accessibility5 on iPhoneSE3: Login/Text "Continue"`.
///
/// - Parameter exemptions: What is meant to be so, and why. One that covers nothing fails too, so that none outlives its
///   reason.
public func assertNoLayoutIssues(
  of view: @autoclosure () throws -> some View,
  across matrix: Matrix,
  ignoring exemptions: [LayoutIssueExemption] = [],
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let position = SourcePosition(fileID: fileID, filePath: filePath, line: line, column: column)
  do {
    let message = try layoutIssueMessage(of: try view(), across: matrix, ignoring: exemptions)
    if let message { IssueReport(message: message, position: position).report() }
  } catch {
    IssueReport(message: describe(error), position: position).report()
  }
}

/// What an assertion says of the issues of a view; `nil` where there is nothing to say.
func layoutIssueMessage(
  of view: some View, across matrix: Matrix, ignoring exemptions: [LayoutIssueExemption]
) throws -> String? {
  guard !matrix.cells.isEmpty else {
    return NothingAsserted.noCells.description
  }
  let issues = try view.layoutIssues(across: matrix)
  let remaining = issues.filter { issue in !exemptions.contains { $0.covers(issue) } }
  let idle = exemptions.filter { exemption in !issues.contains { exemption.covers($0) } }
  var parts: [String] = []
  if !remaining.isEmpty {
    parts.append(
      "\(remaining.count) layout \(remaining.count == 1 ? "issue" : "issues"):\n\n"
        + remaining.map { $0.description(in: matrix) }.joined(separator: "\n"))
  }
  parts += idle.map { exemption in
    let rule = exemption.rule?.rawValue ?? "anything"
    let node = exemption.node.isEmpty ? "" : " at \(exemption.node)"
    return "Nothing is exempted any more by ignoring \(rule)\(node) because “\(exemption.reason)”. Remove it."
  }
  return parts.isEmpty ? nil : parts.joined(separator: "\n\n")
}
