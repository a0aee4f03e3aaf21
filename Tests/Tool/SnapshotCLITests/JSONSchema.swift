import Foundation

/// As much of JSON Schema (draft 2020-12) as the published schema uses: what it holds beyond is an error, so that nothing
/// is passed over.
struct JSONSchema {
  private let root: [String: Any]

  struct Unusable: Error { var reason: String }

  init(contentsOf path: String) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    guard let root = try JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      throw Unusable(reason: "no object")
    }
    self.root = root
  }

  /// What is wrong with a value as a definition of the schema has it; empty where nothing is.
  func mistakes(in value: Any, as definition: String) throws -> [String] {
    try mistakes(in: value, schema: resolve("#/$defs/\(definition)"), at: "$")
  }

  private func resolve(_ reference: String) throws -> [String: Any] {
    let name = reference.dropFirst("#/$defs/".count)
    guard reference.hasPrefix("#/$defs/"),
      let found = (root["$defs"] as? [String: Any])?[String(name)] as? [String: Any]
    else { throw Unusable(reason: reference) }
    return found
  }

  private static let known: Set<String> = [
    "$ref", "description", "type", "properties", "required", "additionalProperties", "items", "enum", "const", "oneOf",
  ]

  private func mistakes(in value: Any, schema: [String: Any], at place: String) throws -> [String] {
    guard Set(schema.keys).isSubset(of: Self.known) else {
      throw Unusable(reason: "\(schema.keys.sorted()) at \(place)")
    }
    if let reference = schema["$ref"] as? String {
      return try mistakes(in: value, schema: resolve(reference), at: place)
    }
    if let choices = schema["oneOf"] as? [[String: Any]] {
      let all = try choices.map { try mistakes(in: value, schema: $0, at: place) }
      let fitting = all.count { $0.isEmpty }
      let nearest = all.min { $0.count < $1.count } ?? []
      return fitting == 1 ? [] : ["\(place) fits \(fitting) of the choices"] + nearest
    }
    if let constant = schema["const"] as? NSObject, constant != value as? NSObject {
      return ["\(place) is no \(constant)"]
    }
    if let choices = schema["enum"] as? [String], !choices.contains(value as? String ?? "") {
      return ["\(place) is none of \(choices)"]
    }
    switch schema["type"] as? String {
    case "object": return try mistakes(inObject: value, schema, at: place)
    case "array":
      guard let list = value as? [Any] else { return ["\(place) is no array"] }
      guard let items = schema["items"] as? [String: Any] else { return [] }
      return try list.enumerated().flatMap { try mistakes(in: $1, schema: items, at: "\(place)[\($0)]") }
    case "string": return value is String ? [] : ["\(place) is no string"]
    case "integer": return value is Int ? [] : ["\(place) is no integer"]
    case "number": return value is Double || value is Int ? [] : ["\(place) is no number"]
    case "boolean": return value is Bool ? [] : ["\(place) is no truth"]
    default: return []
    }
  }

  private func mistakes(inObject value: Any, _ schema: [String: Any], at place: String) throws -> [String] {
    guard let object = value as? [String: Any] else { return ["\(place) is no object"] }
    let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
    let missing = (schema["required"] as? [String] ?? []).filter { object[$0] == nil }
    var found = missing.map { "\(place) lacks \($0)" }
    for (key, value) in object.sorted(by: { $0.key < $1.key }) {
      if let property = properties[key] {
        found += try mistakes(in: value, schema: property, at: "\(place).\(key)")
      } else if schema["additionalProperties"] as? Bool == false {
        found.append("\(place) has \(key), which the schema does not")
      }
    }
    return found
  }
}
