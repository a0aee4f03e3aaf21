import SnapshotFoundation

nonisolated extension View {
  /// Always `true`, so that a body can contain `let _ = assert(bodyAssertion)` for other hosts. ``ViewHost`` records
  /// evaluations itself, also in release builds.
  public var bodyAssertion: Bool { true }

  /// Returns the evaluations of this view's body by the hosts of the running test, from the first one on.
  ///
  ///     let host = ViewHost(CounterScreen())
  ///     for await (index, view) in CounterScreen.bodyEvaluations().prefix(2) { … }
  ///
  /// A test is a test case of Swift Testing with its arguments, or a test of XCTest with its `setUp`. In a detached
  /// task, use `host.bodyEvaluations(of:)` instead.
  ///
  /// - Parameter timeout: The time to wait for the next evaluation. After it, the sequence ends and the test fails.
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
  /// Returns the evaluations of a view's body, from the first one on.
  ///
  /// - Parameter timeout: The time to wait for the next evaluation. After it, the sequence ends and the test fails.
  public func bodyEvaluations<V: View>(
    of type: V.Type, timeout: Duration = .seconds(1), fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> BodyEvaluations<V> {
    BodyEvaluations(
      hosts: [self], timeout: timeout,
      site: CallSite(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

/// The evaluations of the bodies of one view type: their number, counted from 0, and the view.
///
/// Iterating updates the screen, so that the next evaluation includes the changes of the last action.
public struct BodyEvaluations<V: View>: AsyncSequence {
  /// The number of an evaluation, counted from 0, and the view whose body was evaluated.
  public typealias Element = (index: Int, view: V)

  let hosts: [any AnyViewHost]
  /// The reason why the hosts are unknown.
  var unclear: UnclearHosts?
  let timeout: Duration
  let site: CallSite

  /// Returns an iterator that starts with the first evaluation.
  public func makeAsyncIterator() -> Iterator { Iterator(evaluations: self) }

  /// An iterator that waits for the next evaluation.
  public struct Iterator: AsyncIteratorProtocol {
    let evaluations: BodyEvaluations
    private var index = 0
    /// The number of evaluations of each host that were returned.
    private var taken: [Int]

    init(evaluations: BodyEvaluations) {
      self.evaluations = evaluations
      taken = evaluations.hosts.map { _ in 0 }
    }

    /// Returns the next evaluation, or `nil` and a test failure after the timeout.
    public mutating func next() async -> Element? { await next(isolation: nil) }

    /// Returns the next evaluation, or `nil` and a test failure after the timeout.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> Element? {
      // Limits the timeout to a day, because instants that are far in the future overflow.
      let deadline = ContinuousClock.now + Swift.min(Swift.max(evaluations.timeout, .zero), .seconds(86_400))
      do {
        let changes = evaluations.hosts.map(\.graph.changes)
        while true {
          let counts = changes.map(\.changeCount)
          if let view = try takeNext() {
            defer { index += 1 }
            return (index, view)
          }
          let left = deadline - .now
          // Without a change, nothing was evaluated.
          guard left > .zero, !changes.isEmpty,
            await PendingChanges.wait(for: changes, since: counts, timeout: left, isolation: actor)
          else { break }
        }
        evaluations.report(evaluations.missing(index))
      } catch {
        evaluations.report(CompactText.text(of: error))
      }
      return nil
    }

    /// Returns the earliest evaluation of any host that was not returned.
    private mutating func takeNext() throws -> V? {
      var next: (host: Int, order: Int, view: V)?
      for (index, host) in evaluations.hosts.enumerated() {
        let own = try host.currentEvaluations().lazy.filter { $0.view is V }.dropFirst(taken[index])
        guard let evaluation = own.first, let view = evaluation.view as? V else { continue }
        if next.map({ evaluation.order < $0.order }) ?? true { next = (index, evaluation.order, view) }
      }
      guard let next else { return nil }
      taken[next.host] += 1
      return next.view
    }
  }
}

extension BodyEvaluations {
  fileprivate func missing(_ index: Int) -> String {
    let name = typeName(V.self)
    if let unclear { return unclear.message(for: name) }
    guard !hosts.isEmpty else {
      return "No ViewHost of this test shows \(name). Create one first, and keep a reference to it."
    }
    let others = hosts.flatMap(\.graph.evaluations).suffix(5).map { "\n  \($0)" }.joined()
    return "The body of \(name) was not evaluated for the \(ordinal(index + 1)) time within \(timeout). "
      + (others.isEmpty ? "No bodies were evaluated." : "Last evaluations:" + others)
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
