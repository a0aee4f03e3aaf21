#if !canImport(Combine)
  // The operators of Combine that OpenCombine lacks: the values of several publishers in the order of their arrival.

  extension Publishers {
    /// Publishes the values of several publishers of one type.
    public struct MergeMany<Upstream: Publisher>: Publisher {
      /// The values.
      public typealias Output = Upstream.Output
      /// The error of the publishers.
      public typealias Failure = Upstream.Failure

      /// The publishers.
      public let publishers: [Upstream]

      /// Creates a publisher of the values of all publishers.
      public init(_ upstream: Upstream...) { publishers = upstream }

      /// Creates a publisher of the values of all publishers.
      public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        publishers.publisher.setFailureType(to: Failure.self).flatMap { $0 }.receive(subscriber: subscriber)
      }
    }

    /// Publishes the values of 2 publishers.
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where B.Failure == A.Failure, B.Output == A.Output {
      /// The values.
      public typealias Output = A.Output
      /// The error of the publishers.
      public typealias Failure = A.Failure

      /// A publisher.
      public let a: A
      /// A publisher.
      public let b: B

      /// Creates a publisher of the values of all publishers.
      public init(_ a: A, _ b: B) {
        self.a = a
        self.b = b
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        MergeMany([a.eraseToAnyPublisher(), b.eraseToAnyPublisher()]).receive(subscriber: subscriber)
      }
    }

    /// Publishes the values of 3 publishers.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where B.Failure == A.Failure, B.Output == A.Output, C.Failure == A.Failure, C.Output == A.Output {
      /// The values.
      public typealias Output = A.Output
      /// The error of the publishers.
      public typealias Failure = A.Failure

      /// A publisher.
      public let a: A
      /// A publisher.
      public let b: B
      /// A publisher.
      public let c: C

      /// Creates a publisher of the values of all publishers.
      public init(_ a: A, _ b: B, _ c: C) {
        self.a = a
        self.b = b
        self.c = c
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        MergeMany([a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher()]).receive(
          subscriber: subscriber)
      }
    }

    /// Publishes the values of 4 publishers.
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where
      B.Failure == A.Failure, B.Output == A.Output, C.Failure == A.Failure, C.Output == A.Output,
      D.Failure == A.Failure, D.Output == A.Output
    {
      /// The values.
      public typealias Output = A.Output
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

      /// Creates a publisher of the values of all publishers.
      public init(_ a: A, _ b: B, _ c: C, _ d: D) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
      }

      /// Attaches a subscriber.
      public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        MergeMany([a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher(), d.eraseToAnyPublisher()])
          .receive(subscriber: subscriber)
      }
    }
  }

  extension Publisher {
    /// Publishes the values of 2 publishers.
    public func merge<B: Publisher>(with b: B) -> Publishers.Merge<Self, B>
    where B.Failure == Failure, B.Output == Output { Publishers.Merge(self, b) }

    /// Publishes the values of 3 publishers.
    public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
    where B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output {
      Publishers.Merge3(self, b, c)
    }

    /// Publishes the values of 4 publishers.
    public func merge<B: Publisher, C: Publisher, D: Publisher>(with b: B, _ c: C, _ d: D)
      -> Publishers.Merge4<Self, B, C, D>
    where
      B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output, D.Failure == Failure,
      D.Output == Output
    { Publishers.Merge4(self, b, c, d) }
  }
#endif
