import Foundation

/// A type with a placeholder for redacted values.
public protocol Redactable {
  /// The placeholder that a snapshot shows instead of a redacted value.
  static var redacted: Self { get }
}

extension String: Redactable {
  /// The text `redacted`.
  public static var redacted: String { "redacted" }
}

extension Bool: Redactable {
  /// The value `false`.
  public static var redacted: Bool { false }
}

extension Int: Redactable {
  /// The value 0.
  public static var redacted: Int { 0 }
}

extension Double: Redactable {
  /// The value 0.
  public static var redacted: Double { 0 }
}

extension Data: Redactable {
  /// Empty data.
  public static var redacted: Data { Data() }
}

extension Date: Redactable {
  /// 2001-01-01 00:00 UTC.
  public static var redacted: Date { Date(timeIntervalSinceReferenceDate: 0) }
}

extension UUID: Redactable {
  /// 00000000-0000-0000-0000-000000000000.
  public static var redacted: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
}

extension URL: Redactable {
  /// The URL `file:///redacted`.
  public static var redacted: URL { URL(filePath: "/redacted") }
}

extension Optional: Redactable where Wrapped: Redactable {
  /// The placeholder of the wrapped type. A key path filter leaves `nil` unchanged.
  public static var redacted: Wrapped? { .some(.redacted) }
}

extension SnapshotFilter {
  /// Replaces the value at a key path with the placeholder of its type: `"redacted"`, zero, the beginning of 2001, a UUID of
  /// zeros. It changes the value rather than its text, so it works with every strategy. `nil` is unchanged.
  ///
  ///     assertSnapshot(of: user, as: .dump.redacting(.keyPath(\.id)))
  ///
  /// Records:
  ///
  ///     ▿ User
  ///       - id: 00000000-0000-0000-0000-000000000000
  ///       - name: "Blob"
  ///
  /// A key path through a class instance fails the assertion, because writing to it would change the instance.
  public static func keyPath<Field: Redactable>(_ path: WritableKeyPath<Value, Field>) -> SnapshotFilter {
    keyPath(path, with: .redacted)
  }

  /// Replaces the value at a key path.
  public static func keyPath<Field>(_ path: WritableKeyPath<Value, Field>, with replacement: Field)
    -> SnapshotFilter
  {
    .value { value in
      guard !(path is ReferenceWritableKeyPath<Value, Field>) else { throw SharedStorage(path: "\(path)") }
      if Mirror(reflecting: value[keyPath: path]).isNil { return }
      value[keyPath: path] = replacement
    }
  }
}

extension SnapshotFilter where Value: MutableCollection {
  /// Replaces the value at a key path in each element with the placeholder of its type.
  ///
  ///     assertSnapshot(of: users, as: .json.redacting(.each(\.id)))
  public static func each<Field: Redactable>(_ path: WritableKeyPath<Value.Element, Field>) -> SnapshotFilter {
    each(path, with: .redacted)
  }

  /// Replaces the value at a key path in each element.
  public static func each<Field>(_ path: WritableKeyPath<Value.Element, Field>, with replacement: Field)
    -> SnapshotFilter
  {
    .value { collection in
      guard !(path is ReferenceWritableKeyPath<Value.Element, Field>) else { throw SharedStorage(path: "\(path)") }
      for index in collection.indices where !Mirror(reflecting: collection[index][keyPath: path]).isNil {
        collection[index][keyPath: path] = replacement
      }
    }
  }
}

extension Mirror {
  fileprivate var isNil: Bool { displayStyle == .optional && children.isEmpty }
}

/// An error for a key path through a class instance.
struct SharedStorage: Error, CustomStringConvertible {
  var path: String

  var description: String {
    "The key path \(path) goes through a class instance, which redaction would change for all of its users. Redact the "
      + "text instead, with .jsonPath or .pattern, or snapshot a copy."
  }
}
