import StateStore
import SnapshotFoundation

extension TestStore {
  /// A step of `assert(_:)`.
  public struct Step {
    let site: CallSite
    let perform: (TestStore, CallSite) -> Void

    init(
      _ fileID: StaticString, _ filePath: StaticString, _ line: UInt, _ column: UInt,
      perform: @escaping (TestStore, CallSite) -> Void
    ) {
      site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
      self.perform = perform
    }

    /// Sends an action, and asserts how it changes the state.
    ///
    /// - Parameters:
    ///   - action: The action to send.
    ///   - update: Applies the expected change to a copy of the state. Without it, the action must not change the state.
    public static func send(
      _ action: Action, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
      column: UInt = #column, _ update: ((inout State) throws -> Void)? = nil
    ) -> Step {
      Step(fileID, filePath, line, column) { store, site in
        store.send(
          action, assert: update, fileID: site.fileID, filePath: site.filePath, line: site.line, column: site.column)
      }
    }

    /// Asserts that an effect sent an action, and how the action changes the state.
    ///
    /// - Parameters:
    ///   - action: The expected action.
    ///   - update: Applies the expected change to a copy of the state. Without it, the action must not change the state.
    public static func receive(
      _ action: Action, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
      column: UInt = #column, _ update: ((inout State) throws -> Void)? = nil
    ) -> Step where Action: Equatable {
      Step(fileID, filePath, line, column) { store, site in
        store.receive(.equal(to: action), timeout: nil, update, at: site)
      }
    }

    /// Runs code between two steps, for example to advance a clock.
    ///
    /// - Parameter work: The code to run.
    public static func `do`(
      fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
      _ work: @escaping () -> Void
    ) -> Step {
      Step(fileID, filePath, line, column) { store, site in
        store.begin(at: site)
        store.settle()
        work()
        store.settle()
      }
    }

    /// Changes the dependencies between two steps.
    ///
    /// - Parameter change: Changes the dependencies.
    public static func environment(
      fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
      _ change: @escaping (inout Environment) -> Void
    ) -> Step {
      Step(fileID, filePath, line, column) { store, _ in change(&store.environment) }
    }

    /// Combines several steps into one.
    public static func sequence(
      _ steps: [Step], fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
      column: UInt = #column
    ) -> Step {
      Step(fileID, filePath, line, column) { store, _ in for step in steps { step.perform(store, step.site) } }
    }

    /// Combines several steps into one.
    public static func sequence(
      _ steps: Step..., fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
      column: UInt = #column
    ) -> Step {
      sequence(steps, fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }

  /// Runs steps in order.
  ///
  /// Fails the test if received actions were not asserted, or if effects are running after the last step.
  public func assert(
    _ steps: Step..., fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    assert(steps, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Runs steps in order.
  ///
  /// Fails the test if received actions were not asserted, or if effects are running after the last step.
  public func assert(
    _ steps: [Step], fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    lastSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    for step in steps { step.perform(self, step.site) }
    conclude(at: lastSite)
  }
}
