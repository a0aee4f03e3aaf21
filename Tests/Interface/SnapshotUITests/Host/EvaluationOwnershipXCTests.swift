import SnapshotFoundation
import StateStoreTesting
import SnapshotUI
import XCTest

/// The same in XCTest: a host that `setUp` makes is the test's, and not that of the next one.
final class EvaluationOwnershipXCTests: XCTestCase {
  private var host: ViewHost<XCNumbered>?
  private var number: Int { name.utf8.reduce(0) { ($0 &* 31 &+ Int($1)) % 100_003 } }

  override func setUpWithError() throws { makeHost() }

  private func makeHost() {
    let host = ViewHost(XCNumbered(number: number))
    self.host = host
    KeptHosts.shared.keep(host)
  }

  private func shown() async -> [Int] {
    var numbers: [Int] = []
    for await (_, view) in XCNumbered.bodyEvaluations(timeout: .seconds(3600)).prefix(1) { numbers.append(view.number) }
    return numbers
  }

  func testFirst() async { await expectOwnView() }
  func testSecond() async { await expectOwnView() }
  func testThird() async { await expectOwnView() }

  func testDetached() async {
    let number = number
    let shown = await Task.detached {
      var numbers: [Int] = []
      for await (_, view) in XCNumbered.bodyEvaluations(timeout: .seconds(3600)).prefix(1) {
        numbers.append(view.number)
      }
      return numbers
    }.value
    XCTAssertEqual(shown, [number])
  }

  func testAsyncLet() async {
    async let shown = XCNumbered.allShown()
    let numbers = await shown
    XCTAssertEqual(numbers, [number])
  }

  private func expectOwnView() async {
    let shown = await shown()
    XCTAssertEqual(shown, [number])
  }
}

/// Hosts of the asynchronous `setUp`.
final class EvaluationOwnershipAsyncXCTests: XCTestCase {
  private static let count = Locked(0)

  override func setUp() async throws {
    let number = Self.count.withLock { count in
      count += 1
      return count
    }
    KeptHosts.shared.keep(ViewHost(XCCounted(number: number)))
  }

  func testFirst() async { await expectNewest() }
  func testSecond() async { await expectNewest() }
  func testThird() async { await expectNewest() }

  private func expectNewest() async {
    var numbers: [Int] = []
    for await (_, view) in XCCounted.bodyEvaluations(timeout: .seconds(3600)).prefix(1) { numbers.append(view.number) }
    XCTAssertEqual(numbers, [Self.count.withLock { $0 }])
  }
}

private struct XCNumbered: View {
  let number: Int

  var body: some View { Text("\(number)") }

  static func allShown() async -> [Int] {
    var numbers: [Int] = []
    for await (_, view) in bodyEvaluations(timeout: .seconds(3600)).prefix(1) { numbers.append(view.number) }
    return numbers
  }
}

private struct XCCounted: View {
  let number: Int

  var body: some View { Text("\(number)") }
}
