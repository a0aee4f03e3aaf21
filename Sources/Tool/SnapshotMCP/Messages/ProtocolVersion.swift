/// A version of the Model Context Protocol. Later versions are greater.
package enum ProtocolVersion: String, CaseIterable, Comparable, Sendable {
  case november2024 = "2024-11-05"
  case march2025 = "2025-03-26"
  case june2025 = "2025-06-18"
  case november2025 = "2025-11-25"
  case july2026 = "2026-07-28"

  package static func < (left: ProtocolVersion, right: ProtocolVersion) -> Bool { left.rawValue < right.rawValue }

  /// The versions that begin with a handshake, from old to new.
  package static let withHandshake = allCases.filter(\.hasHandshake)

  /// Whether a connection begins with the request `initialize`. In later versions each request names its version.
  package var hasHandshake: Bool { self < .july2026 }

  /// Whether several messages can be sent as an array. Only one version allows it.
  var hasBatches: Bool { self == .march2025 }

  /// Whether tools have titles and output schemas, and results have structured contents.
  var hasStructuredContent: Bool { self >= .june2025 }

  /// Whether tools have annotations, and progress has a message.
  var hasAnnotations: Bool { self >= .march2025 }

  /// Whether the error for a message without a readable id has no id. Before, JSON-RPC requires `null`.
  var omitsUnknownID: Bool { self >= .november2025 }
}
