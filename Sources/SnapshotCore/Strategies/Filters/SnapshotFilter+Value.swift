import Foundation

/// A type with a value that stands for a redacted one.
public protocol Redactable {
  /// What a snapshot shows in place of a redacted value.
  static var redacted: Self { get }
}

extension String: Redactable {
  public static var redacted: String { "redacted" }
}

extension Bool: Redactable {
  public static var redacted: Bool { false }
}

extension Int: Redactable {
  public static var redacted: Int { 0 }
}

extension Double: Redactable {
  public static var redacted: Double { 0 }
}

extension Data: Redactable {
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
  public static var redacted: URL { URL(filePath: "/redacted") }
}

extension Optional: Redactable where Wrapped: Redactable {
  /// The redacted value, so that a snapshot still tells whether there is one: `nil` stays `nil` under a key path.
  public static var redacted: Wrapped? { .some(.redacted) }
}

extension SnapshotFilter {
  /// Replaces what a key path leads to by a value that stands for it: `"redacted"`, zero, the first moment of 2001, a
  /// UUID of zeros. Works with every strategy, since it changes the value and not the text. An optional that is `nil`
  /// stays `nil`.
  ///
  ///     assertSnapshot(of: user, as: .dump.redacting(.keyPath(\.id)))
  ///
  /// Records:
  ///
  ///     ▿ User
  ///       - id: 00000000-0000-0000-0000-000000000000
  ///       - name: "Blob"
  ///
  /// A key path through an object is a failure: writing there would change the object itself.
  public static func keyPath<Field: Redactable>(_ path: WritableKeyPath<Value, Field>) -> SnapshotFilter {
    keyPath(path, with: .redacted)
  }

  /// Replaces what a key path leads to by a value.
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
  /// Replaces what a key path leads to in each element.
  ///
  ///     assertSnapshot(of: users, as: .json.redacting(.each(\.id)))
  public static func each<Field: Redactable>(_ path: WritableKeyPath<Value.Element, Field>) -> SnapshotFilter {
    each(path, with: .redacted)
  }

  /// Replaces what a key path leads to in each element by a value.
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

/// A key path that leads through an object.
struct SharedStorage: Error, CustomStringConvertible {
  var path: String

  var description: String {
    "The key path \(path) leads through an object, which redaction would change for everyone. Redact its text instead, "
      + "with .jsonPath or .pattern, or snapshot a copy."
  }
}
