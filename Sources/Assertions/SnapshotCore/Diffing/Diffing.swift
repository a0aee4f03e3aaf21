import Foundation
import SnapshotLedger

#if canImport(ObjectiveC)
  import XCTest
#endif

/// A format's encoding, decoding and comparison.
///
/// Tests that run at the same time may share it; the compiler does not check what its closures capture, as in
/// ``Snapshotting``.
public struct Diffing<Value>: @unchecked Sendable {
  /// Encodes a value for its reference file.
  public var toData: (Value) -> Data { didSet { checked = nil } }

  /// Decodes a value from a reference file.
  public var fromData: (Data) -> Value { didSet { checked = nil } }

  /// Compares the reference's value with a new one. Returns `nil` if they match, otherwise a message and attachments that
  /// describe the difference.
  public var diffV2: (Value, Value) -> (String, [DiffAttachment])? { didSet { checked = nil } }

  /// The throwing functions of built-in formats. Replacing one of the closures above removes them, so that the replacement
  /// is used.
  package private(set) var checked: CheckedDiffing<Value>?

  /// Creates a format from an encoder, a decoder and a comparison.
  public init(
    toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
    diffV2: @escaping (_ reference: Value, _ new: Value) -> (String, [DiffAttachment])?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diffV2 = diffV2
  }

  /// Creates a format with throwing functions, from which the public closures are derived.
  ///
  /// - Parameter fallback: Returns the value of ``fromData`` for data that cannot be decoded.
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
  /// Compares two values and returns attachments of XCTest.
  @available(*, deprecated, renamed: "diffV2")
  public var diff: (_ reference: Value, _ new: Value) -> (String, [XCTAttachment])? {
    get {
      let diff = diffV2
      return { old, new in diff(old, new).map { message, attachments in (message, attachments.compactMap(\.xcTest)) } }
    }
    set { diffV2 = Self.upgraded(newValue) }
  }

  /// Creates a format whose comparison returns attachments of XCTest.
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
  /// The attachment of XCTest, if it can be represented as one.
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
