import Snapshot
import SnapshotCore
import SnapshotLedger
import SnapshotRuns
import SnapshotTestSupport
import SnapshotUI

/// A change of a view that a person typed, with the root cause that a report must name.
///
/// The causes are those of real runs: one records the references of the older view, and one compares the newer view with them.
/// Each picture has a layout text, so that the text must join the cause of its picture.
struct ViewChange: Sendable {
  var name: String
  /// The title of the only root cause.
  var title: String
  var old: @Sendable () -> any View
  var new: @Sendable () -> any View

  init(
    _ name: String, _ title: String, _ old: @escaping @Sendable () -> any View,
    _ new: @escaping @Sendable () -> any View
  ) {
    self.name = name
    self.title = title
    self.old = old
    self.new = new
  }

  /// A change of one argument.
  init<Value: Sendable>(
    _ name: String, _ title: String, _ old: Value, _ new: Value, _ view: @escaping @Sendable (Value) -> any View
  ) {
    self.init(name, title, { view(old) }, { view(new) })
  }

  private static let matrix =
    (Matrix.devices(.iPhoneSE3) * .typeSizes(.large, .xxxLarge) * .colorSchemes(.light, .dark)).atScale(1)

  /// The report of a run that compares the newer views with the references of the older ones, all of one test.
  static func report(of changes: [ViewChange], in sandbox: Sandbox) throws -> RunReport {
    for change in changes {
      verify(change.old(), named: change.name, record: .all, Sandbox(at: sandbox.root).running(in: "old"))
    }
    for change in changes {
      verify(change.new(), named: change.name, record: .never, Sandbox(at: sandbox.root).running(in: "new"))
    }
    return try RunReport(
      of: RunFolder(path: sandbox.root + "/runs-of-test/new"), in: PackageBoundary(root: sandbox.root))
  }

  private static func verify(
    _ view: some View, named name: String, record: SnapshotTestingConfiguration.Record, _ sandbox: Sandbox
  ) {
    sandbox.run {
      withSnapshotTesting(record: record, companionText: .layout) {
        for cell in matrix.cells {
          var assertion = sandbox.assertion(named: name.replacing(" ", with: "-"))
          assertion.cell = Assertion.Cell(name: cell.name, labels: cell.labels, strategy: "image")
          _ = assertion.verify({ view }, as: .image(context: cell.context))
        }
      }
    }
  }
}
