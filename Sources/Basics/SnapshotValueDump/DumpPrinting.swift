import CustomDump
import SnapshotFoundation

/// Describes how swift-custom-dump prints values.
enum DumpPrinting: MirrorPrinting {
  static func isOpaque(_ value: Any) -> Bool {
    value is any CustomDumpStringConvertible || value is any _CustomDiffObject
  }

  static func replacement(for value: Any) -> Any? { (value as? any CustomDumpRepresentable)?.customDumpValue }

  static func mirror(of value: Any) -> Mirror {
    (value as? any CustomDumpReflectable)?.customDumpMirror ?? Mirror(reflecting: value)
  }

  static func text(of value: Any) -> String { String(customDumping: value) }
}
