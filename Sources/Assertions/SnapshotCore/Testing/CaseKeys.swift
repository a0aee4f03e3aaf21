import SnapshotFoundation
import Testing

/// Distinguishes the cases of a parameterized test whose arguments print alike, such as data of one size, dates within a
/// second, and closures.
enum CaseKeys {
  /// The key of the running case, which no other case of the test has; `nil` without parameters, if this version of Swift
  /// Testing does not expose its cases, or if the process repeats its tests.
  static var current: String? {
    guard let testCase = Test.Case.current, testCase.isParameterized else { return nil }
    return key(of: testCase)
  }

  /// Returns the key of a case. Swift Testing has no API for it, so this reflects its storage in version 6.
  static func key(of testCase: Any) -> String? {
    guard let kind = Mirror(reflecting: testCase).descendant("_kind"),
      let payload = Mirror(reflecting: kind).descendant("parameterized"),
      let arguments = Mirror(reflecting: payload).descendant("arguments"),
      let number = Mirror(reflecting: payload).descendant("discriminator") as? Int
    else { return nil }
    let ids = Mirror(reflecting: arguments).children.map { argument in
      (Mirror(reflecting: argument.value).descendant("id", "bytes") as? [UInt8]).map { StableHash.hexadecimal("\($0)") }
    }
    var key = ids.map { $0 ?? "" } + ["\(number)"]
    // NB: Swift Testing encodes and numbers only arguments such as `Codable` ones. Every other case has an array of its own.
    // The array is kept, so that no later case has its address.
    if Mirror(reflecting: payload).descendant("isStable") as? Bool != true {
      guard !TestRepetition.isAsked, let address = address(of: arguments) else { return nil }
      kept.withLock { $0[address] = $0[address] ?? Kept(arguments: arguments) }
      key.append("\(address)")
    }
    return key.joined(separator: " ")
  }

  /// `@unchecked` because the value is never read.
  private struct Kept: @unchecked Sendable { var arguments: Any }

  private static let kept = Locked<[UInt: Kept]>([:])

  /// Returns the address of an array's storage.
  private static func address(of array: Any) -> UInt? {
    func bits(_ value: some Any) -> UInt? {
      withUnsafeBytes(of: value) { $0.count == MemoryLayout<UInt>.size ? $0.load(as: UInt.self) : nil }
    }
    return _openExistential(array, do: bits)
  }
}
