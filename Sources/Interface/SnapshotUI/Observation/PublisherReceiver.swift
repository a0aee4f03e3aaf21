nonisolated extension View {
  /// Runs an action for each value of a publisher while the view is on the screen.
  ///
  /// - Parameters:
  ///   - publisher: The publisher. A view with an equal publisher in the next update keeps its subscription.
  ///   - action: The action, which runs when the publisher emits.
  public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modified(
      ElementActionModifier { actions, context in
        let perform = context.performing(by: "onReceive", action)
        actions.receivers.append(
          PublisherReceiver(publisher: publisher, path: context.identity?.typePath ?? "View") { value in
            if let value = value as? P.Output { perform(value) }
          } subscribe: { subscription in
            publisher.subscribe(PublisherSubscriber<P.Output>(subscription))
          })
      })
  }
}

/// A publisher that an element receives while it is on the screen.
struct PublisherReceiver {
  /// The publisher, which is compared with that of the next update.
  let publisher: Any
  /// The path of the view, for error messages.
  let path: String
  /// Runs the action for a value.
  let perform: (Any) -> Void
  /// Subscribes to the publisher.
  let subscribe: (any PublisherTarget) -> Void
}

private struct ReceiversKey: ElementActionKey {
  static var defaultValue: [PublisherReceiver] { [] }
  static var runsOnAppearing: Bool { true }
}

extension ElementActions {
  /// The publishers that the element receives while it is on the screen.
  var receivers: [PublisherReceiver] {
    get { self[ReceiversKey.self] }
    set { self[ReceiversKey.self] = newValue }
  }
}

/// Receives the values of a publisher.
protocol PublisherTarget: AnyObject {
  /// Keeps the subscription of the publisher, and requests the first values.
  func receive(_ subscription: any Subscription)

  /// Returns the number of further values that the target accepts.
  func receive(_ value: Any) -> Subscribers.Demand
}

/// Passes the values of a publisher on to a subscription of an element.
private final class PublisherSubscriber<Input>: Subscriber {
  typealias Failure = Never
  private let target: any PublisherTarget

  init(_ target: any PublisherTarget) { self.target = target }

  func receive(subscription: any Subscription) { target.receive(subscription) }

  func receive(_ input: Input) -> Subscribers.Demand { target.receive(input as Any) }

  func receive(completion: Subscribers.Completion<Never>) {}
}
