import Foundation
import SnapshotFoundation
import SnapshotMCP
import SnapshotPreviewMessages

/// A picture of an answer, in words and as structured content.
struct RenderedVariant {
  /// The JSON schema of structured contents with pictures.
  static let output: JSONValue = [
    "type": "object", "required": ["preview", "pictures"],
    "properties": [
      "preview": ["type": "string"],
      "pictures": [
        "type": "array",
        "items": [
          "type": "object", "required": ["configuration", "width", "height", "findings"],
          "properties": [
            "configuration": ["type": "string"],
            "width": ["type": "number", "description": "The width in points."],
            "height": ["type": "number", "description": "The height in points."],
            "findings": [
              "type": "array",
              "items": [
                "type": "object", "required": ["rule", "element", "message"],
                "properties": [
                  "rule": ["type": "string"], "element": ["type": "string"], "message": ["type": "string"],
                  "frame": ["type": "array", "items": ["type": "number"]],
                ],
              ],
            ],
          ],
        ],
      ],
    ],
  ]

  /// The number of findings in an answer.
  private static let mostFindings = 12

  var configuration: PreviewConfiguration
  var width: Double
  var height: Double
  var issues: [PreviewPicture.Issue]
  var texts: [String: String]
  var picture: AnswerBudget.Picture?

  /// - Parameter budget: The bounds of the picture; `nil` for none.
  /// - Throws: ``CommandError`` for a damaged picture.
  init(_ configuration: PreviewConfiguration, _ drawn: PreviewPicture, budget: AnswerBudget?) throws {
    self.configuration = configuration
    width = drawn.width
    height = drawn.height
    issues = drawn.issues
    texts = drawn.texts
    picture = try budget?.picture(Data(base64Encoded: drawn.png) ?? Data())
  }

  /// The configuration, the size and the findings.
  var text: String {
    var text = "\(configuration.summary): \(Self.number(width)) × \(Self.number(height)) pt"
    if let picture { text += ", picture \(picture.summary)" }
    guard !issues.isEmpty else { return text + "\nNo findings.\n" }
    text += "\n\(counted(issues.count, "finding")):\n"
    for issue in issues.prefix(Self.mostFindings) { text += "- \(issue.rule) at \(issue.element): \(issue.message)\n" }
    if issues.count > Self.mostFindings { text += "… and \(issues.count - Self.mostFindings) more\n" }
    return text
  }

  var json: JSONValue {
    [
      "configuration": .string(configuration.summary), "width": .number(width), "height": .number(height),
      "findings": .array(
        issues.prefix(Self.mostFindings).map { issue in
          var members: [String: JSONValue] = [
            "rule": .string(issue.rule), "element": .string(issue.element), "message": .string(issue.message),
          ]
          members["frame"] = issue.frame.map { .array($0.map(JSONValue.number)) }
          return .object(members)
        }),
    ]
  }

  private static func number(_ value: Double) -> String { Int(exactly: value).map(String.init) ?? "\(value)" }
}
