import SnapshotFoundation

// Operators that transform the values of one signal.
extension Signal {
  /// Returns a signal of transformed values, without those for which the transform returns `nil`.
  public func compactMap<Other>(_ transform: @escaping @Sendable (Value) -> Other?) -> Signal<Other> {
    Signal<Other> { receive in
      subscribe { event in
        switch event {
        case .value(let value): if let other = transform(value) { receive(.value(other)) }
        case .failure(let error): receive(.failure(error))
        case .completed: receive(.completed)
        }
      }
    }
  }

  /// Returns a signal of transformed values.
  public func map<Other>(_ transform: @escaping @Sendable (Value) -> Other) -> Signal<Other> {
    compactMap { transform($0) }
  }

  /// Returns a signal of the values that satisfy a condition.
  public func filter(_ isIncluded: @escaping @Sendable (Value) -> Bool) -> Signal {
    compactMap { isIncluded($0) ? $0 : nil }
  }

  /// Returns a signal of accumulated results, one for each value.
  ///
  /// - Parameters:
  ///   - initial: The result before the first value. It is not sent.
  ///   - next: Returns the result for the previous result and a value.
  public func scan<Other: Sendable>(
    _ initial: Other, _ next: @escaping @Sendable (Other, Value) -> Other
  ) -> Signal<Other> {
    Signal<Other> { receive in
      // Only one event is delivered at a time, so the result is not changed between the two accesses.
      let result = Locked(initial)
      return map { value in
        let new = next(result.withLock { $0 }, value)
        result.withLock { $0 = new }
        return new
      }
      .subscribe(receive)
    }
  }

  /// Returns a signal that sends a value before all others.
  public func prepend(_ value: Value) -> Signal {
    Signal { receive in
      receive(.value(value))
      return subscribe(receive)
    }
  }

  /// Returns a signal without values that are equivalent to the previous value.
  ///
  /// - Parameter isEquivalent: Returns whether the previous value and a value are equivalent.
  public func removeDuplicates(by isEquivalent: @escaping @Sendable (Value, Value) -> Bool) -> Signal {
    Signal { receive in
      let last = Locked<Value?>(nil)
      return filter { value in
        if let last = last.withLock({ $0 }), isEquivalent(last, value) { return false }
        last.withLock { $0 = value }
        return true
      }
      .subscribe(receive)
    }
  }

  /// Returns a signal that sends a value in place of an error and then completes.
  ///
  /// - Parameter recover: Returns the value for an error.
  public func `catch`(_ recover: @escaping @Sendable (any Error) -> Value) -> Signal {
    Signal { receive in
      subscribe { event in
        guard case .failure(let error) = event else { return receive(event) }
        receive(.value(recover(error)))
        receive(.completed)
      }
    }
  }
}

extension Signal where Value: Equatable {
  /// Returns a signal without values that are equal to the previous value. RxSwift calls it `distinctUntilChanged`.
  public func removeDuplicates() -> Signal { removeDuplicates { $0 == $1 } }
}
