import SnapshotCore
import SnapshotTestSupport
import Testing

/// Where code of a test runs before its run has begun: Swift Testing evaluates arguments and asks traits while it plans,
/// and forgets issues that are recorded then.
enum PlanningPlace: String, CaseIterable, Sendable {
  case arguments
  case asyncArguments = "async arguments"
  case globalVariable = "global variable of arguments"
  case detachedArguments = "detached task of arguments"
  case condition
  case asyncCondition = "async condition"
  case preparation
  case suitePreparation = "preparation of a suite"
  case suiteScope = "scope of a suite"

  /// Makes the assertion in the child that is about this place.
  @discardableResult func assert() -> Bool {
    if ChildProcess.instruction == rawValue { assertWithoutReference() }
    return true
  }

  func asyncAssert() async -> Bool {
    await Task.yield()
    return assert()
  }

  func arguments() -> [Int] {
    assert()
    return [1]
  }

  func asyncArguments() async -> [Int] {
    _ = await asyncAssert()
    return [1]
  }

  func detachedArguments() async -> [Int] { await Task.detached { arguments() }.value }
}

private let globalArguments = PlanningPlace.globalVariable.arguments()

private func passingArguments() -> [Int] {
  if ChildProcess.instruction == "passes at planning" {
    assertSnapshot(of: "pass", as: .lines, named: "pass", testName: "child")
  }
  return [1]
}

/// Makes its assertion when it is prepared, or around its suite.
private struct PlanningTrait: TestTrait, SuiteTrait, TestScoping {
  var preparation: PlanningPlace
  var scope: PlanningPlace?

  func prepare(for test: Test) async throws { preparation.assert() }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    if testCase == nil { scope?.assert() }
    try await function()
  }
}

/// What the children run.
@Suite(.enabled(if: ChildProcess.instruction != nil)) struct OffTaskChildPlanning {
  @Test(arguments: PlanningPlace.arguments.arguments()) func arguments(_: Int) {}
  @Test(arguments: await PlanningPlace.asyncArguments.asyncArguments()) func asyncArguments(_: Int) {}
  @Test(arguments: await PlanningPlace.detachedArguments.detachedArguments()) func detachedArguments(_: Int) {}
  @Test(arguments: globalArguments) func globalVariable(_: Int) {}
  @Test(arguments: passingArguments()) func passes(_: Int) {}
  @Test(.enabled(if: PlanningPlace.condition.assert())) func condition() {}
  @Test(.enabled { await PlanningPlace.asyncCondition.asyncAssert() }) func asyncCondition() {}
  @Test(PlanningTrait(preparation: .preparation)) func preparation() {}

  @Suite(PlanningTrait(preparation: .suitePreparation, scope: .suiteScope)) struct Inner {
    @Test func runs() {}
  }
}
