/// A tool that a client can call.
package struct Tool: Sendable {
  package var name: String
  /// The name for people.
  package var title: String
  /// What the tool does and when to use it, for the model.
  package var description: String
  package var input: ToolInput
  /// The JSON schema of the structured content; `nil` if the tool returns none.
  package var output: JSONValue?
  package var annotations: Annotations
  /// Whether the server lists the tool. A call of one that is not listed is performed, so that it can say why it is not.
  package var isListed = true
  /// Performs a call.
  package var perform: @Sendable (ToolCall) async throws -> ToolResult

  /// What a client can say about a call before it permits it.
  package struct Annotations: Hashable, Sendable {
    /// Whether the tool changes nothing in the project.
    package var isReadOnly: Bool
    /// Whether the tool can replace or delete what the project has.
    package var isDestructive: Bool

    package init(isReadOnly: Bool, isDestructive: Bool = false) {
      self.isReadOnly = isReadOnly
      self.isDestructive = isDestructive
    }
  }

  package init(
    name: String, title: String, description: String, input: ToolInput, output: JSONValue? = nil,
    annotations: Annotations, perform: @escaping @Sendable (ToolCall) async throws -> ToolResult
  ) {
    self.name = name
    self.title = title
    self.description = description
    self.input = input
    self.output = output
    self.annotations = annotations
    self.perform = perform
  }

  /// The tool as a version of the protocol lists it.
  func json(in version: ProtocolVersion) -> JSONValue {
    var members: [String: JSONValue] = [
      "name": .string(name), "description": .string(description), "inputSchema": input.schema,
    ]
    if version.hasAnnotations {
      members["annotations"] = [
        "title": .string(title), "readOnlyHint": .bool(annotations.isReadOnly),
        "destructiveHint": .bool(annotations.isDestructive), "openWorldHint": false,
      ]
    }
    if version.hasStructuredContent {
      members["title"] = .string(title)
      members["outputSchema"] = output
    }
    return .object(members)
  }
}
