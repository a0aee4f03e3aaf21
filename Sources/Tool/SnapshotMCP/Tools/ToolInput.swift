import SnapshotFoundation

/// The parameters of a tool. They make the JSON schema, and check the arguments of a call.
package struct ToolInput: Sendable {
  package struct Parameter: Sendable {
    package var name: String
    package var description: String
    package var type: ParameterType
    package var isRequired: Bool

    package init(_ name: String, _ type: ParameterType, _ description: String, isRequired: Bool = false) {
      self.name = name
      self.description = description
      self.type = type
      self.isRequired = isRequired
    }
  }

  package indirect enum ParameterType: Sendable {
    case string
    case choice([String])
    case bool
    case int(ClosedRange<Int>)
    /// A list with at most a number of elements.
    case list(ParameterType, limit: Int)
    case object(ToolInput)
  }

  package var parameters: [Parameter]

  package init(_ parameters: [Parameter] = []) { self.parameters = parameters }

  /// The parameters as a JSON schema of an object.
  package var schema: JSONValue {
    var members: [String: JSONValue] = [
      "type": "object", "additionalProperties": false,
      "properties": .object(
        Dictionary(parameters.map { ($0.name, $0.type.schema(description: $0.description)) }) { $1 }),
    ]
    let required = parameters.filter(\.isRequired).map { JSONValue.string($0.name) }
    if !required.isEmpty { members["required"] = .array(required) }
    return .object(members)
  }

  /// Checks the arguments of a call.
  ///
  /// - Throws: ``ToolFailure`` with the parameter that is wrong.
  package func check(_ arguments: [String: JSONValue], in place: String = "") throws(ToolFailure) {
    for name in arguments.keys.sorted() where !parameters.contains(where: { $0.name == name }) {
      let known = parameters.map(\.name)
      let similar = known.min { editDistance(name, $0) < editDistance(name, $1) }
      let hint = similar.map { editDistance(name, $0) <= 2 ? " Did you mean \($0)?" : "" } ?? ""
      throw ToolFailure("Unknown argument \(place)\(name).\(hint) Arguments: \(known.joined(separator: ", ")).")
    }
    for parameter in parameters {
      let value = arguments[parameter.name] ?? .null
      guard value != .null else {
        guard parameter.isRequired else { continue }
        throw ToolFailure("The argument \(place)\(parameter.name) is missing: \(parameter.description)")
      }
      try parameter.type.check(value, named: place + parameter.name)
    }
  }
}

extension ToolInput.ParameterType {
  fileprivate func schema(description: String) -> JSONValue {
    var members: [String: JSONValue] = description.isEmpty ? [:] : ["description": .string(description)]
    switch self {
    case .string: members["type"] = "string"
    case .choice(let values):
      members["type"] = "string"
      members["enum"] = .array(values.map(JSONValue.string))
    case .bool: members["type"] = "boolean"
    case .int(let range):
      members["type"] = "integer"
      members["minimum"] = .int(range.lowerBound)
      members["maximum"] = .int(range.upperBound)
    case .list(let element, let limit):
      members["type"] = "array"
      members["items"] = element.schema(description: "")
      members["maxItems"] = .int(limit)
    case .object(let input):
      members.merge(input.schema.object ?? [:]) { $1 }
    }
    return .object(members)
  }

  fileprivate func check(_ value: JSONValue, named name: String) throws(ToolFailure) {
    switch self {
    case .string:
      guard value.string != nil else { throw ToolFailure("The argument \(name) must be a string.") }
    case .choice(let values):
      guard let text = value.string, values.contains(text) else {
        throw ToolFailure("The argument \(name) must be one of: \(values.joined(separator: ", ")).")
      }
    case .bool:
      guard value.bool != nil else { throw ToolFailure("The argument \(name) must be true or false.") }
    case .int(let range):
      guard let number = value.int, range.contains(number) else {
        throw ToolFailure(
          "The argument \(name) must be a whole number from \(range.lowerBound) to \(range.upperBound).")
      }
    case .list(let element, let limit):
      guard let list = value.array else { throw ToolFailure("The argument \(name) must be a list.") }
      guard list.count <= limit else {
        throw ToolFailure("The argument \(name) has \(list.count) elements. At most \(limit) are allowed.")
      }
      for (index, item) in list.enumerated() { try element.check(item, named: "\(name)[\(index)]") }
    case .object(let input):
      guard let members = value.object else { throw ToolFailure("The argument \(name) must be an object.") }
      try input.check(members, in: name + ".")
    }
  }
}
