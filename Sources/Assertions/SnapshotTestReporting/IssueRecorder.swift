import SnapshotFoundation

/// Reports failures of code that imports no test framework, such as a reducer or a view host, to the framework that runs
/// the test.
enum IssueRecorder: TestFailureRecorder {
  static func record(_ failure: TestFailure) { IssueReport(message: failure.message, position: failure.site).report() }
}

/// Registers the recorder and the observer of XCTest. `CSnapshotTestReporting` calls this function while the process loads
/// its image, on the thread that loads it: the main thread, in test processes of SwiftPM and Xcode.
///
/// Swift has no code that runs at load. A lazy registration would lose the failures of a test target that links this
/// module without calling into it, such as one that tests a reducer with Swift Testing alone. SwiftPM passes the object
/// files of all targets to the linker, so the C constructor is linked wherever this module is linked.
@_cdecl("swift_snapshot_registerIssueRecorder")
package func registerIssueRecorder() {
  FailureChannel.register(IssueRecorder.self)
  XCTestObserver.register()
}
