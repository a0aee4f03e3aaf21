import Yams

/// The arrays of OpenAPI documents whose order has no meaning. All others keep their order.
///
/// | Array | Where | Identity | Source |
/// |---|---|---|---|
/// | `parameters` | path items, operations | `$ref`, or `in` and `name` | OpenAPI 3.1.0, Path Item Object: “A unique parameter is defined by a combination of a name and location” |
/// | `security` | document, operations | the requirement | OpenAPI 3.1.0, OpenAPI Object: “Only one of the security requirement objects need to be satisfied to authorize a request” |
/// | scopes | security requirements | the name | OpenAPI 3.1.0, Security Requirement Object: “a list of scope names required for the execution” |
/// | `tags` | operations | the name | OpenAPI 3.1.0, Operation Object: “A list of tags for API documentation control” |
/// | `required` | schemas | the name | JSON Schema Validation 2020-12, 6.5.3: unique, every item is a name of a property |
/// | `type` | schemas | the name | JSON Schema Validation 2020-12, 6.1.1: unique, any of the types matches |
/// | `dependentRequired` | schemas | the name | JSON Schema Validation 2020-12, 6.5.4: unique, each is required |
///
/// The order of these is compared, because it has a meaning or tools give it one: the document's `tags` (“The order of the
/// tags can be used to reflect on their order by the parsing tools”), `servers` (tools use the first one), `enum`, `oneOf`,
/// `anyOf` and `allOf` (generated code has this order), and everything in examples, default values and extensions (`x-…`).
struct OpenAPISets: YAMLReader.SetRule {
  /// What a mapping contains.
  private enum Place {
    /// Members with the names of the specification.
    case object
    /// Members with names of the document's author.
    case names
    /// Scopes by the names of security schemes.
    case requirement
    /// Names by the names of properties.
    case dependentRequired
    /// Any data.
    case data
  }

  /// Members whose value is a mapping by names of the author.
  private static let maps: Set<String> = [
    "$defs", "callbacks", "content", "definitions", "dependentSchemas", "encoding", "examples", "headers", "links",
    "mapping", "pathItems", "paths", "patternProperties", "properties", "requestBodies", "responses", "schemas",
    "scopes", "securitySchemes", "variables", "webhooks",
  ]
  /// Those that can have extensions beside the names (OpenAPI 3.1.0, Paths Object and Responses Object), except in `components`.
  private static let extensible: Set<String> = ["paths", "responses"]
  /// Members with any data.
  private static let data: Set<String> = ["const", "default", "enum", "example", "value"]

  func identities(of elements: [Node], at path: [String]) -> [String]? {
    var place = Place.object
    var last = ""
    for (index, step) in path.enumerated() {
      last = step
      if step.hasPrefix("["), step.hasSuffix("]") {
        // Elements of `examples` in schemas are data, and those of `security` are requirements.
        let list = index > 0 ? path[index - 1] : ""
        if list == "examples" { place = .data } else if place == .object, list == "security" { place = .requirement }
        continue
      }
      switch place {
      case .data: return nil
      case .requirement, .dependentRequired: continue
      // A callback or path item by its name, then an object.
      case .names:
        let isExtension =
          step.hasPrefix("x-") && Self.extensible.contains(path[index - 1]) && path.first != "components"
        place = isExtension ? .data : .object
      case .object:
        if step.hasPrefix("x-") || Self.data.contains(step) {
          place = .data
        } else if step == "dependentRequired" {
          place = .dependentRequired
        } else if Self.maps.contains(step)
          || step == "parameters" && path.indices.contains(index + 1)
            && !path[index + 1].hasPrefix("[")
        {
          place = .names
        }
      }
    }
    switch place {
    case .data, .names: return nil
    case .requirement, .dependentRequired: return Self.strings(elements)
    case .object: break
    }
    switch last {
    case "parameters": return elements.map(Self.parameter).allPresent
    case "security": return elements.map(Self.requirement).allPresent
    case "tags": return path.count > 1 ? Self.strings(elements) : nil
    case "required", "type": return Self.strings(elements)
    default: return nil
    }
  }

  private static func strings(_ elements: [Node]) -> [String]? { elements.map(\.scalar?.string).allPresent }

  private static func parameter(_ node: Node) -> String? {
    guard let mapping = node.mapping else { return nil }
    if let reference = mapping["$ref"]?.scalar?.string { return reference }
    guard let place = mapping["in"]?.scalar?.string, let name = mapping["name"]?.scalar?.string else { return nil }
    return "\(place) \(name)"
  }

  /// The schemes of a requirement with their scopes, in one order.
  private static func requirement(_ node: Node) -> String? {
    guard let mapping = node.mapping else { return nil }
    let schemes = mapping.map { key, value -> String in
      let scopes: [String] = value.sequence?.map { $0.scalar?.string ?? "" } ?? []
      return "\(key.scalar?.string ?? "")(\(scopes.sorted().joined(separator: " ")))"
    }
    return schemes.isEmpty ? "none" : schemes.sorted().joined(separator: " ")
  }
}

extension [String?] {
  /// The elements, or `nil` if one is missing.
  fileprivate var allPresent: [String]? {
    let present = compactMap { $0 }
    return present.count == count ? present : nil
  }
}
