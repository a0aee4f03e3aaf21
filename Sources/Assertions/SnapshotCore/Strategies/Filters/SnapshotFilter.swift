/// A transformation of a snapshot before it is compared and recorded. Filters hide values that differ from run to run, or
/// normalize text.
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
/// Filters of the value, such as ``keyPath(_:)``, run before filters of the text. Within each group, filters run
/// in the given order, each on the result of the previous one. A filter that cannot be applied, such as a JSON path on text
/// that is not JSON, fails the assertion.
///
/// A filter that names what it hides, such as ``jsonPath(_:with:)``, ``header(_:with:)``, ``pattern(_:with:)`` and
/// ``text(_:with:)``, fails the assertion if nothing matches: with a typing error in its name, the secret would be in the
/// reference. Write ``optional`` after a filter whose value can be absent. Filters of kinds of tokens, such as ``uuids``, need
/// no match, nor does ``Snapshotting/filtering(_:)-(SnapshotFilter<Value>...)``.
///
/// Built-in filters are idempotent.
public struct SnapshotFilter<Value> {
  /// What a filter works on.
  enum Stage {
    case value((inout Value) throws -> Void)
    case text((String) throws -> String)
  }

  let stage: Stage
  /// Returns why a text has nothing that the filter hides, or `nil` if it has; `nil` for filters that need no match.
  var absence: ((_ text: String) throws -> String?)?

  /// Creates a filter that transforms the text.
  public static func text(_ transform: @escaping (String) throws -> String) -> SnapshotFilter {
    SnapshotFilter(stage: .text(transform))
  }

  /// Creates a filter that modifies a copy of the value.
  public static func value(_ change: @escaping (inout Value) throws -> Void) -> SnapshotFilter {
    SnapshotFilter(stage: .value(change))
  }

  /// The filter for values that can be absent: it has no effect if nothing matches.
  ///
  ///     assertSnapshot(of: response, as: .http.redacting(.header("Date"), .header("Set-Cookie").optional))
  public var optional: SnapshotFilter {
    var filter = self
    filter.absence = nil
    return filter
  }

  /// Creates a filter of text that fails the assertion if it hides nothing.
  static func text(
    _ transform: @escaping (String) throws -> String, unless absence: @escaping (_ text: String) throws -> String?
  ) -> SnapshotFilter {
    SnapshotFilter(stage: .text(transform), absence: absence)
  }
}

extension Snapshotting where Format == String {
  /// Returns this strategy with filters that hide values; see ``SnapshotFilter``.
  public func redacting(_ filters: SnapshotFilter<Value>...) -> Snapshotting { applying(filters) }

  /// Returns this strategy with filters that normalize text. Like ``redacting(_:)``, but each filter may match nothing.
  ///
  ///     assertSnapshot(of: log, as: .lines.filtering(.newlines, .trailingSpace))
  public func filtering(_ filters: SnapshotFilter<Value>...) -> Snapshotting { applying(filters.map(\.optional)) }

  /// Returns this strategy with a function that transforms its text.
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
          let filtered = try transform(text)
          // A text that changed had a match.
          if filtered.utf8.elementsEqual(text.utf8), let reason = try filter.absence?(text) {
            throw UnmatchedRedaction(reason: reason)
          }
          return filtered
        }
      }
    }
  }
}

/// An error for a redaction that hides nothing.
struct UnmatchedRedaction: Error, CustomStringConvertible {
  var reason: String

  var description: String {
    "Nothing was redacted: \(reason) Correct the redaction, or add .optional to it if the value can be absent."
  }
}

extension Async {
  /// The value transformed when it arrives; an error is the work's failure.
  func tryMap<NewValue>(_ transform: @escaping (Value) throws -> NewValue) -> Async<NewValue> {
    flatMap { value in Async<NewValue> { try transform(value) } }
  }
}
