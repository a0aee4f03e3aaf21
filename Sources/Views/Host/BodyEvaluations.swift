import TestFailures
import ValueText

extension View {
  /// Always true, so that `let _ = assert(bodyAssertion)` may stand in a body that is written for other hosts too.
  /// ``ViewHost`` notes evaluations itself, in release builds as well.
  public var bodyAssertion: Bool { true }

  /// The evaluations of this view's body by the hosts that the running test has made, from the first on.
  ///
  ///     let host = ViewHost(CounterScreen())
  ///     for await (index, view) in CounterScreen.bodyEvaluations().prefix(2) { … }
  ///
  /// The test is that of Swift Testing, each case of its own, or the test of XCTest with its `setUp`. A `Task.detached` of
  /// Swift Testing belongs to no test: ask the host there, with `host.bodyEvaluations(of:)`.
  ///
  /// - Parameter timeout: How long to wait for the next one. Where none comes in time, the sequence ends and the test
  ///   fails.
  public static func bodyEvaluations(
    timeout: Duration = .seconds(1), fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> BodyEvaluations<Self> {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    switch HostRegistry.shared.answer {
    case .hosts(let hosts): return BodyEvaluations(hosts: hosts, timeout: timeout, site: site)
    case .unclear(let reason): return BodyEvaluations(hosts: [], unclear: reason, timeout: timeout, site: site)
    }
  }
}

extension ViewHost {
  /// The evaluations of a view's body, from the first on.
  ///
  /// - Parameter timeout: How long to wait for the next one. Where none comes in time, the sequence ends and the test
  ///   fails.
  public func bodyEvaluations<V: View>(
    of type: V.Type, timeout: Duration = .seconds(1), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> BodyEvaluations<V> {
    BodyEvaluations(
      hosts: [self], timeout: timeout,
      site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

/// The evaluations of the bodies of one type of view: their number, counted from 0, and the view.
///
/// Iterating brings the screen up to date, so that what an action changed is seen by the next evaluation.
public struct BodyEvaluations<V: View>: AsyncSequence {
  /// The number of an evaluation, counted from 0, and the view whose body was evaluated.
  public typealias Element = (index: Int, view: V)

  let hosts: [any AnyViewHost]
  /// Why the hosts are not known.
  var unclear: UnclearHosts?
  let timeout: Duration
  let site: CallSite

  /// Returns an iterator that starts with the first evaluation.
  public func makeAsyncIterator() -> Iterator { Iterator(evaluations: self) }

  /// An iterator over evaluations, which waits for those that have not happened yet.
  public struct Iterator: AsyncIteratorProtocol {
    let evaluations: BodyEvaluations
    private var next = 0

    init(evaluations: BodyEvaluations) { self.evaluations = evaluations }

    /// Returns the next evaluation, or `nil` and a test failure after the timeout.
    public mutating func next() async -> Element? { await next(isolation: nil) }

    /// Returns the next evaluation, or `nil` and a test failure after the timeout.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> Element? {
      // No test waits for more than a day; the clock has no instant that lies as far ahead as a duration can be.
      let deadline = ContinuousClock.now + Swift.min(Swift.max(evaluations.timeout, .zero), .seconds(86_400))
      do {
        while true {
          let views = try evaluations.views
          if views.indices.contains(next) {
            defer { next += 1 }
            return (next, views[next])
          }
          let left = deadline - .now
          guard left > .zero, let changes = evaluations.hosts.last?.graph.changes else { break }
          await changes.wait(for: left, isolation: actor)
        }
        evaluations.report(evaluations.missing(next))
      } catch {
        evaluations.report(CompactText.text(of: error))
      }
      return nil
    }
  }
}

extension BodyEvaluations {
  /// The views of the evaluations until now.
  fileprivate var views: [V] {
    get throws {
      try hosts.flatMap { host in
        try host.settle()
        return host.graph.evaluations.compactMap { $0.view as? V }
      }
    }
  }

  fileprivate func missing(_ index: Int) -> String {
    let name = typeName(V.self)
    if let unclear { return unclear.message(for: name) }
    guard !hosts.isEmpty else {
      return "No host of this test shows a \(name): make a ViewHost of it first, and keep it."
    }
    let others = hosts.flatMap(\.graph.evaluations).suffix(5).map { "\n  \($0)" }.joined()
    return "The body of \(name) was not evaluated for the \(ordinal(index + 1)) time within \(timeout). "
      + (others.isEmpty ? "No body was." : "The last evaluations were:" + others)
  }

  fileprivate func report(_ message: String) { FailureChannel.report(TestFailure(message, at: site)) }

  private func ordinal(_ number: Int) -> String {
    let ending =
      switch (number % 10, number % 100) {
      case (1, let tens) where tens != 11: "st"
      case (2, let tens) where tens != 12: "nd"
      case (3, let tens) where tens != 13: "rd"
      default: "th"
      }
    return "\(number)\(ending)"
  }
}
