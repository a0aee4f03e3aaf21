import Foundation

/// The text of ``Snapshotting/dump``: a line for each value that a mirror shows.
///
/// A line is its indentation, a bullet (`▿` with children, `-` without), the name and the description. Fields of
/// structures and classes, and members of dictionaries and sets, are sorted by their own text, so that the order of
/// declaration and of hashing never shows.
enum DumpText {
  static func text(of value: Any) -> String {
    lines(of: value, name: nil, ancestors: []).text(indentation: 0)
  }

  /// Lines and how deep each stands below the first.
  private struct Lines {
    var lines: [(depth: Int, text: String)] = []

    func text(indentation: Int) -> String {
      var text = ""
      for line in lines {
        for _ in 0..<(indentation + line.depth * 2) { text += " " }
        text += line.text
        text += "\n"
      }
      return text
    }
  }

  private static func lines(of value: Any, name: String?, ancestors: Set<ObjectIdentifier>) -> Lines {
    let mirror = Mirror(reflecting: value)
    let count = mirror.children.count
    let bullet = count == 0 ? "-" : "▿"
    let label = name.map { "\($0): " } ?? ""
    var ancestors = ancestors
    var sortsChildren = false
    let description: String
    switch mirror.displayStyle {
    case .collection:
      description = counted(count, "element", "elements")
    case .dictionary:
      description = counted(count, "key/value pair", "key/value pairs")
      sortsChildren = true
    case .set:
      description = counted(count, "member", "members")
      sortsChildren = true
    case .tuple:
      description = "(" + counted(count, "element", "elements") + ")"
    case .optional:
      description = typeText(mirror) + (count == 0 ? ".none" : "")
    default:
      if let value = value as? any AnySnapshotStringConvertible {
        guard type(of: value).renderChildren else {
          return Lines(lines: [(0, "- \(label)\(value.snapshotDescription)")])
        }
        description = value.snapshotDescription
      } else if let value = value as? any CustomStringConvertible {
        description = value.description
      } else {
        switch mirror.displayStyle {
        case .class:
          let identity = ObjectIdentifier(value as AnyObject)
          guard ancestors.insert(identity).inserted else {
            return Lines(lines: [(0, "\(bullet) \(name ?? "value") (circular reference detected)")])
          }
          description = typeText(mirror)
          sortsChildren = true
        case .struct:
          description = typeText(mirror)
          sortsChildren = true
        case .enum:
          description = typeText(mirror) + (count == 0 ? ".\(value)" : "")
        default:
          description = String(describing: value)
        }
      }
    }
    var children = mirror.children.map { lines(of: $0.value, name: $0.label, ancestors: ancestors) }
    if sortsChildren {
      children = children.map { (key: $0.text(indentation: 0), lines: $0) }.sorted { $0.key < $1.key }.map(\.lines)
    }
    var result = Lines(lines: [(0, "\(bullet) \(label)\(description)")])
    for child in children { result.lines += child.lines.map { ($0.depth + 1, $0.text) } }
    return result
  }

  private static func counted(_ count: Int, _ singular: String, _ plural: String) -> String {
    "\(count) \(count == 1 ? singular : plural)"
  }

  /// A type's name without the number that tells local types apart, which moves with the source.
  private static func typeText(_ mirror: Mirror) -> String {
    String(describing: mirror.subjectType)
      .replacingOccurrences(of: " #\\d+", with: "", options: .regularExpression)
  }
}
