import Foundation
import SnapshotFoundation

/// The JSON format of AccessibilitySnapshotModel: points and sizes as arrays, traits by UIKit's names.
extension AccessibilityElement: Encodable {
  private enum CodingKeys: String, CodingKey {
    case description
    case label
    case value
    case traits
    case identifier
    case hint
    case shape
    case activationPoint
    case usesDefaultActivationPoint
    case customActions
    case customContent
    case customRotors
    case respondsToUserInteraction
  }

  private enum ShapeKeys: String, CodingKey {
    case type
    case frame
  }

  /// Encodes the element in the format of AccessibilitySnapshotModel.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(spokenText, forKey: .description)
    try container.encodeIfPresent(label, forKey: .label)
    try container.encodeIfPresent(value, forKey: .value)
    try container.encode(traits.names(isEnabled: isEnabled), forKey: .traits)
    try container.encodeIfPresent(identifier, forKey: .identifier)
    try container.encodeIfPresent(hint, forKey: .hint)
    var shape = container.nestedContainer(keyedBy: ShapeKeys.self, forKey: .shape)
    try shape.encode("frame", forKey: .type)
    try shape.encode(
      [[Double(frame.minX), Double(frame.minY)], [Double(frame.width), Double(frame.height)]], forKey: .frame)
    try container.encode([Double(frame.midX), Double(frame.midY)], forKey: .activationPoint)
    try container.encode(true, forKey: .usesDefaultActivationPoint)
    try container.encode(customActions, forKey: .customActions)
    // Views have none of these properties.
    try container.encode([String](), forKey: .customContent)
    try container.encode([String](), forKey: .customRotors)
    try container.encode(respondsToUserInteraction, forKey: .respondsToUserInteraction)
  }
}

extension RenderedView {
  /// The accessibility elements as a JSON array with sorted keys and an indentation of two spaces.
  public var accessibilityJSON: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encodeInStableOrder(accessibilityElements), as: UTF8.self) + "\n"
    }
  }
}
