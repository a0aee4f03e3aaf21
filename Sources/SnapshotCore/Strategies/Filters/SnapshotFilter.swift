/// What changes a snapshot before it is compared and recorded: it hides what differs from run to run, or brings a text
/// into one form.
///
///     assertSnapshot(
///       of: session,
///       as: .json.redacting(.uuids, .dates, .keyPath(\.secret), .jsonPath("$.user.token")))
///
/// Records:
///
///     {
///       "id" : "uuid-1",
///       "secret" : "redacted",
///       "startedAt" : "date-1",
///       "user" : {
///         "token" : "[redacted]"
///       }
///     }
///
/// Filters of the value, such as ``keyPath(_:)-swift.method``, run first, before there is a text; then those of the text;
/// both in the order in which they stand. A later filter sees what an earlier one has made. A filter that cannot do its
/// work, such as a JSON path on what is no JSON, is the assertion's failure.
///
/// Applying a built-in filter twice is the same as applying it once.
public struct SnapshotFilter<Value> {
  /// What a filter works on.
  enum Stage {
    case value((inout Value) throws -> Void)
    case text((String) throws -> String)
  }

  let stage: Stage

  /// A filter of the text, from a function.
  public static func text(_ transform: @escaping (String) throws -> String) -> SnapshotFilter {
    SnapshotFilter(stage: .text(transform))
  }

  /// A filter of the value, from a function that changes a copy of it.
  public static func value(_ change: @escaping (inout Value) throws -> Void) -> SnapshotFilter {
    SnapshotFilter(stage: .value(change))
  }
}

extension Snapshotting where Format == String {
  /// This strategy with what differs from run to run replaced; see ``SnapshotFilter``.
  public func redacting(_ filters: SnapshotFilter<Value>...) -> Snapshotting { applying(filters) }

  /// This strategy with its text changed by filters; another name of ``redacting(_:)``, for filters that hide nothing.
  ///
  ///     assertSnapshot(of: log, as: .lines.filtering(.newlines, .trailingSpace))
  public func filtering(_ filters: SnapshotFilter<Value>...) -> Snapshotting { applying(filters) }

  /// This strategy with its text changed by a function.
  ///
  ///     assertSnapshot(of: log, as: .lines.filtering { $0.lowercased() })
  public func filtering(_ transform: @escaping (String) throws -> String) -> Snapshotting {
    applying([.text(transform)])
  }

  private func applying(_ filters: [SnapshotFilter<Value>]) -> Snapshotting {
    let snapshot = snapshot
    return Snapshotting(pathExtension: pathExtension, diffing: diffing) { value in
      var value = value
      do {
        for case .value(let change) in filters.map(\.stage) { try change(&value) }
      } catch {
        return Async { throw error }
      }
      return snapshot(value).tryMap { text in
        try filters.reduce(text) { text, filter in
          guard case .text(let transform) = filter.stage else { return text }
          return try transform(text)
        }
      }
    }
  }
}

extension Async {
  /// The value transformed when it arrives; an error is the work's failure.
  func tryMap<NewValue>(_ transform: @escaping (Value) throws -> NewValue) -> Async<NewValue> {
    let start = start
    return .starting { callback in
      start { result in callback(result.flatMap { value in Result { try transform(value) } }) }
    }
  }
}
