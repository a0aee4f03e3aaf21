import CustomDump
import SnapshotFoundation

/// Returns the swift-custom-dump text of a value, with the members of sets and dictionaries in a deterministic order.
///
/// swift-custom-dump sorts members only by their first level, and keeps the order of hashing where that is equal.
package func dump(of value: some Any) -> String {
  OrderedValues<DumpPrinting>.printing(value) { String(customDumping: $0[0]) }
}

/// Returns the text of ``dump(of:)``, if the value is not too deep or too large for it.
package func boundedDump(of value: some Any) throws(UnprintableValue) -> String {
  try BoundedVisit<DumpPrinting>.require(value)
  return dump(of: value)
}

/// Returns the swift-custom-dump difference of two values, with the members of sets and dictionaries in a deterministic
/// order, or `nil` if their dumps are equal.
///
/// - Complexity: O(*n*²), where *n* is the number of lines of the dumps.
package func dumpDifference<Value>(_ old: Value, _ new: Value) -> String? {
  OrderedValues<DumpPrinting>.printing(old, new) { diff($0[0], $0[1], format: .proportional) }
}
