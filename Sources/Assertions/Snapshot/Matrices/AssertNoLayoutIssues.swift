import SnapshotCore
import SnapshotFoundation
import SnapshotTestReporting
import SnapshotUI

/// Asserts that a view has no layout issues in any configuration of a matrix: no truncated, clipped or overlapping text, no
/// content outside of its container or the safe area, no contrast below WCAG level AA and no touch target smaller than
/// 44 × 44 points.
///
///     assertNoLayoutIssues(
///       of: LoginScreen(), across: .devices(.iPhoneSE3) * .typeSizes(.large ... .accessibility5),
///       ignoring: [.ignoring(.textTruncated, at: "Banner", because: "All of it is on the next screen")])
///
/// An issue that occurs in several configurations is reported once, with what they have in common:
/// `text-truncated at accessibility3 … accessibility5 on iPhoneSE3: Login/Text "Continue"`.
///
/// - Parameter exemptions: The issues to ignore, with a reason each. An exemption that matches no issue fails as well.
public func assertNoLayoutIssues(
  of view: @autoclosure () throws -> some View,
  across matrix: Matrix,
  ignoring exemptions: [LayoutIssueExemption] = [],
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) {
  let position = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  do {
    let message = try layoutIssueMessage(of: try view(), across: matrix, ignoring: exemptions)
    if let message { IssueReport(message: message, position: position).report() }
  } catch {
    IssueReport(message: describe(error), position: position).report()
  }
}

/// Returns the failure message for the layout issues of a view, or `nil` if there are none.
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
      counted(remaining.count, "layout issue") + ":\n\n"
        + remaining.map { $0.description(in: matrix) }.joined(separator: "\n"))
  }
  parts += idle.map { exemption in
    let rule = exemption.rule?.rawValue ?? "anything"
    let node = exemption.node.isEmpty ? "" : " at \(exemption.node)"
    return "Unused exemption: ignoring \(rule)\(node) because “\(exemption.reason)”. Remove it."
  }
  return parts.isEmpty ? nil : parts.joined(separator: "\n\n")
}
