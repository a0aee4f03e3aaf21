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
  /// The configurations.
  var matrix = (Matrix.devices(.iPhoneSE3) * .typeSizes(.large, .xxxLarge) * .colorSchemes(.light, .dark)).atScale(1)

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

  func across(_ matrix: Matrix) -> ViewChange {
    var copy = self
    copy.matrix = matrix
    return copy
  }

  /// The report of a run that compares the newer views with the references of the older ones, all of one test.
  static func report(
    of changes: [ViewChange], texts: CompanionText? = .layout, in sandbox: Sandbox
  ) throws -> RunReport {
    for change in changes {
      change.verify(change.old(), record: .all, texts, Sandbox(at: sandbox.root).running(in: "old"))
    }
    for change in changes {
      change.verify(change.new(), record: .never, texts, Sandbox(at: sandbox.root).running(in: "new"))
    }
    return try RunReport(
      of: RunFolder(path: sandbox.root + "/runs-of-test/new"), in: PackageBoundary(root: sandbox.root))
  }

  private func verify(
    _ view: some View, record: SnapshotTestingConfiguration.Record, _ texts: CompanionText?, _ sandbox: Sandbox
  ) {
    sandbox.run {
      withSnapshotTesting(record: record, companionText: texts) {
        for cell in matrix.cells {
          var assertion = sandbox.assertion(named: name.replacing(" ", with: "-"))
          assertion.cell = Assertion.Cell(name: cell.name, labels: cell.labels, strategy: "image")
          _ = assertion.verify({ view }, as: .image(context: cell.context))
        }
      }
    }
  }
}
