import SnapshotFoundation

/// A test framework, as far as failures are passed to it. Tests of the delivery replace it.
package protocol FailureReceiver {
  /// Passes a failure and its attachments to the framework.
  ///
  /// The framework may end the running test with an exception, so that the function does not return.
  func receive(_ failure: IssueReport) -> FrameworkAnswer
}

/// Delivers a failure to the framework that runs the test, or makes the process fail.
package struct FailureDelivery {
  package var facts: TestRunFacts
  package var unconfirmed: UnconfirmedFailures
  package var receiver: (TestFramework) -> any FailureReceiver

  package init(
    facts: TestRunFacts, unconfirmed: UnconfirmedFailures,
    receiver: @escaping (TestFramework) -> any FailureReceiver
  ) {
    self.facts = facts
    self.unconfirmed = unconfirmed
    self.receiver = receiver
  }

  /// Passes a failure to the framework. It stays unconfirmed unless a test certainly received it.
  ///
  /// - Returns: The identifier by which an observer of the framework can confirm the failure later.
  @discardableResult
  package func deliver(_ failure: IssueReport) -> UnconfirmedFailures.ID {
    // Added first, because the framework may not return, and because its observers confirm the failure meanwhile.
    let id = unconfirmed.add(failure.message, at: failure.position)
    if facts.isDelivered(receiver(facts.framework).receive(failure)) { unconfirmed.confirm(id) }
    return id
  }
}
