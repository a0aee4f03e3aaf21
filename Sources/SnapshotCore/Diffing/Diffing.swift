import Foundation
import SnapshotLedger

#if canImport(ObjectiveC)
  import XCTest
#endif

/// How a format is written to a file, read back and compared.
public struct Diffing<Value> {
  /// The bytes of a value, as its file holds them.
  public var toData: (Value) -> Data { didSet { checked = nil } }

  /// The value in a file's bytes.
  public var fromData: (Data) -> Value { didSet { checked = nil } }

  /// Compares the value of the reference, first, with a new one: `nil` where they match, else a message and files that
  /// explain it.
  public var diffV2: (Value, Value) -> (String, [DiffAttachment])? { didSet { checked = nil } }

  /// What the built-in formats know besides. Whoever replaces one of the closures above means it to be used, so it is
  /// forgotten then.
  package private(set) var checked: CheckedDiffing<Value>?

  /// A format that is compared by a function.
  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diffV2: @escaping (_ reference: Value, _ new: Value) -> (String, [DiffAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diffV2 = diffV2
  }

  /// A format whose files may be damaged and whose difference has measures and a picture. The public closures follow
  /// from it; a value that cannot be read becomes `fallback` there.
  package init(_ checked: CheckedDiffing<Value>, fallback: @escaping () -> Value) {
    toData = { (try? checked.encode($0)) ?? Data() }
    fromData = { (try? checked.decode($0)) ?? fallback() }
    diffV2 = { old, new in
      guard let difference = checked.difference(old, new), !difference.isTolerated else { return nil }
      return (difference.message, difference.attachments)
    }
    self.checked = checked
  }
}

extension Diffing {
  /// Compares with the older form of attachments.
  @available(*, deprecated, renamed: "diffV2")
  public var diff: (_ reference: Value, _ new: Value) -> (String, [XCTAttachment])? {
    get {
      let diff = diffV2
      return { old, new in diff(old, new).map { message, attachments in (message, attachments.compactMap(\.xcTest)) } }
    }
    set { diffV2 = Self.upgraded(newValue) }
  }

  /// A format with the older form of attachments.
  @available(*, deprecated, renamed: "init(toData:fromData:diffV2:)")
  @_disfavoredOverload
  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diff: @escaping (_ reference: Value, _ new: Value) -> (String, [XCTAttachment])?
  ) {
    self.init(toData: toData, fromData: fromData, diffV2: Self.upgraded(diff))
  }

  private static func upgraded(_ diff: @escaping (Value, Value) -> (String, [XCTAttachment])?)
    -> (Value, Value) -> (String, [DiffAttachment])?
  {
    { old, new in diff(old, new).map { message, attachments in (message, attachments.map { .xcTest($0) }) } }
  }
}

extension DiffAttachment {
  /// The attachment in the older form.
  var xcTest: XCTAttachment? {
    switch self {
    case .xcTest(let attachment): attachment
    case .data(let data, let name):
      #if canImport(ObjectiveC)
        {
          let attachment = XCTAttachment(data: data)
          attachment.name = name
          return attachment
        }()
      #else
        name.isEmpty ? nil : XCTAttachment(data: data)
      #endif
    }
  }
}
