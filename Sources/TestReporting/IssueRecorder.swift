import TestFailures

/// Brings failures of code that knows no test framework, such as a reducer's or a view host's, to the one that runs the
/// test. `TestFailures` finds this type by its name.
enum IssueRecorder: TestFailureRecorder {
  static func record(_ failure: TestFailure) {
    let site = failure.site
    IssueReport(
      message: failure.message,
      position: SourcePosition(fileID: site.fileID, filePath: site.filePath, line: site.line, column: site.column)
    ).report()
  }
}
