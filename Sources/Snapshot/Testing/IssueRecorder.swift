import TestFailures

/// Brings failures of code that knows no test framework, such as a view host's, to the one that runs the test.
///
/// `TestFailures` finds this type by its name.
public enum IssueRecorder: TestFailureRecorder {
  public static func record(_ failure: TestFailure) {
    let site = failure.site
    recordIssue(
      failure.message, fileID: site.fileID, filePath: site.filePath, line: site.line, column: site.column)
  }
}
