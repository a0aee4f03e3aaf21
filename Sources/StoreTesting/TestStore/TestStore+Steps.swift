import Store
import TestFailures

extension TestStore {
  /// One step of ``assert(_:fileID:filePath:line:column:)``.
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

    /// Sends an action and says how it changes the state.
    public static func send(
      _ action: Action, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
      column: UInt = #column, _ update: ((inout State) throws -> Void)? = nil
    ) -> Step {
      Step(fileID, filePath, line, column) { store, site in
        store.send(
          action, assert: update, fileID: site.fileID, filePath: site.filePath, line: site.line, column: site.column)
      }
    }

    /// Says which action an effect has sent, and how it changes the state.
    public static func receive(
      _ action: Action, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
      column: UInt = #column, _ update: ((inout State) throws -> Void)? = nil
    ) -> Step where Action: Equatable {
      Step(fileID, filePath, line, column) { store, site in
        store.receive(.equal(to: action), timeout: nil, update, at: site)
      }
    }

    /// Does something between two steps, such as moving a clock on.
    public static func `do`(
      fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
      _ work: @escaping () -> Void
    ) -> Step {
      Step(fileID, filePath, line, column) { store, site in
        store.lastSite = site
        store.settle()
        work()
        store.settle()
      }
    }

    /// Changes dependencies between two steps.
    public static func environment(
      fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
      _ change: @escaping (inout Environment) -> Void
    ) -> Step {
      Step(fileID, filePath, line, column) { store, _ in change(&store.environment) }
    }

    /// Several steps as one.
    public static func sequence(
      _ steps: [Step], fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
      column: UInt = #column
    ) -> Step {
      Step(fileID, filePath, line, column) { store, _ in for step in steps { step.perform(store, step.site) } }
    }

    /// Several steps as one.
    public static func sequence(
      _ steps: Step..., fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
      column: UInt = #column
    ) -> Step {
      sequence(steps, fileID: fileID, filePath: filePath, line: line, column: column)
    }
  }

  /// Takes steps one after the other. After the last nothing may be left over: no received action, no running effect.
  public func assert(
    _ steps: Step..., fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    assert(steps, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Takes steps one after the other.
  public func assert(
    _ steps: [Step], fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    lastSite = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    for step in steps { step.perform(self, step.site) }
    conclude(at: lastSite)
  }
}
