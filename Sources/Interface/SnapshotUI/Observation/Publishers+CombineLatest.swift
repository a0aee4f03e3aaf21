#if !canImport(Combine)
  // The operators of Combine that OpenCombine lacks: the latest values of several publishers.

  extension Publishers {
    /// Publishes the latest values of 2 publishers as a tuple.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
    where B.Failure == A.Failure {
      /// The values.
      public typealias Output = (A.Output, B.Output)
      /// The error of the publishers.
      public typealias Failure = A.Failure

      /// A publisher.
      public let a: A
      /// A publisher.
      public let b: B

      /// Creates a publisher of the latest values.
      public init(_ a: A, _ b: B) {
        self.a = a
        self.b = b
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        LatestValues<Failure>(sources: [a.erasedValues, b.erasedValues])
          .compactMap { values -> Output? in
            guard let a = values[0] as? A.Output, let b = values[1] as? B.Output else { return nil }
            return (a, b)
          }
          .receive(subscriber: subscriber)
      }
    }

    /// Publishes the latest values of 3 publishers as a tuple.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where B.Failure == A.Failure, C.Failure == A.Failure {
      /// The values.
      public typealias Output = (A.Output, B.Output, C.Output)
      /// The error of the publishers.
      public typealias Failure = A.Failure

      /// A publisher.
      public let a: A
      /// A publisher.
      public let b: B
      /// A publisher.
      public let c: C

      /// Creates a publisher of the latest values.
      public init(_ a: A, _ b: B, _ c: C) {
        self.a = a
        self.b = b
        self.c = c
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        LatestValues<Failure>(sources: [a.erasedValues, b.erasedValues, c.erasedValues])
          .compactMap { values -> Output? in
            guard let a = values[0] as? A.Output, let b = values[1] as? B.Output, let c = values[2] as? C.Output else {
              return nil
            }
            return (a, b, c)
          }
          .receive(subscriber: subscriber)
      }
    }

    /// Publishes the latest values of 4 publishers as a tuple.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where B.Failure == A.Failure, C.Failure == A.Failure, D.Failure == A.Failure {
      /// The values.
      public typealias Output = (A.Output, B.Output, C.Output, D.Output)
      /// The error of the publishers.
      public typealias Failure = A.Failure

      /// A publisher.
      public let a: A
      /// A publisher.
      public let b: B
      /// A publisher.
      public let c: C
      /// A publisher.
      public let d: D

      /// Creates a publisher of the latest values.
      public init(_ a: A, _ b: B, _ c: C, _ d: D) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        LatestValues<Failure>(sources: [a.erasedValues, b.erasedValues, c.erasedValues, d.erasedValues])
          .compactMap { values -> Output? in
            guard let a = values[0] as? A.Output, let b = values[1] as? B.Output, let c = values[2] as? C.Output,
              let d = values[3] as? D.Output
            else { return nil }
            return (a, b, c, d)
          }
          .receive(subscriber: subscriber)
      }
    }
  }

  extension Publisher {
    /// Publishes the latest values of 2 publishers as a tuple.
    public func combineLatest<B: Publisher>(_ b: B) -> Publishers.CombineLatest<Self, B>
    where B.Failure == Failure { Publishers.CombineLatest(self, b) }

    /// Publishes the transformed latest values of 2 publishers.
    public func combineLatest<B: Publisher, T>(
      _ b: B, _ transform: @escaping (Output, B.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, B>, T> where B.Failure == Failure {
      Publishers.CombineLatest(self, b).map { transform($0.0, $0.1) }
    }

    /// Publishes the latest values of 3 publishers as a tuple.
    public func combineLatest<B: Publisher, C: Publisher>(_ b: B, _ c: C) -> Publishers.CombineLatest3<Self, B, C>
    where B.Failure == Failure, C.Failure == Failure { Publishers.CombineLatest3(self, b, c) }

    /// Publishes the transformed latest values of 3 publishers.
    public func combineLatest<B: Publisher, C: Publisher, T>(
      _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, B, C>, T> where B.Failure == Failure, C.Failure == Failure {
      Publishers.CombineLatest3(self, b, c).map { transform($0.0, $0.1, $0.2) }
    }

    /// Publishes the latest values of 4 publishers as a tuple.
    public func combineLatest<B: Publisher, C: Publisher, D: Publisher>(_ b: B, _ c: C, _ d: D)
      -> Publishers.CombineLatest4<Self, B, C, D>
    where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure { Publishers.CombineLatest4(self, b, c, d) }

    /// Publishes the transformed latest values of 4 publishers.
    public func combineLatest<B: Publisher, C: Publisher, D: Publisher, T>(
      _ b: B, _ c: C, _ d: D, _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, B, C, D>, T>
    where B.Failure == Failure, C.Failure == Failure, D.Failure == Failure {
      Publishers.CombineLatest4(self, b, c, d).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
  }
#endif
