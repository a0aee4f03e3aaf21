/// A call of a tool, with arguments that were checked.
package struct ToolCall: Sendable {
  package var arguments: [String: JSONValue]
  /// Reports progress to a client that asked for it.
  package var report: @Sendable (ToolProgress) -> Void

  package init(
    arguments: [String: JSONValue] = [:], report: @escaping @Sendable (ToolProgress) -> Void = { _ in }
  ) {
    self.arguments = arguments
    self.report = report
  }

  /// An argument; `nil` if it is absent or null.
  package subscript(name: String) -> JSONValue? { arguments[name].flatMap { $0 == .null ? nil : $0 } }

  package func string(_ name: String) -> String? { self[name]?.string }
  package func bool(_ name: String) -> Bool { self[name]?.bool ?? false }
  package func int(_ name: String) -> Int? { self[name]?.int }
  package func strings(_ name: String) -> [String] { self[name]?.array?.compactMap(\.string) ?? [] }
}

/// The progress of a call. Its value increases with each report.
package struct ToolProgress: Hashable, Sendable {
  package var value: Double
  package var total: Double?
  package var message: String?

  package init(_ value: Double, of total: Double? = nil, message: String? = nil) {
    self.value = value
    self.total = total
    self.message = message
  }
}

/// The result of a call.
package struct ToolResult: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    case text(String)
    /// A picture in Base64.
    case image(String, mimeType: String)
  }

  package var content: [Content]
  /// The result as the tool's output schema describes it.
  package var structured: JSONValue?
  package var isError: Bool

  package init(_ content: [Content], structured: JSONValue? = nil, isError: Bool = false) {
    self.content = content
    self.structured = structured
    self.isError = isError
  }

  package init(_ text: String, structured: JSONValue? = nil) { self.init([.text(text)], structured: structured) }

  func json(in version: ProtocolVersion) -> JSONValue {
    var members: [String: JSONValue] = [
      "content": .array(
        content.map { item in
          switch item {
          case .text(let text): ["type": "text", "text": .string(text)]
          case .image(let data, let type): ["type": "image", "data": .string(data), "mimeType": .string(type)]
          }
        }),
      "isError": .bool(isError),
    ]
    if version.hasStructuredContent { members["structuredContent"] = structured }
    return .object(members)
  }
}

/// The reason why a tool could not do its work, and the remedy, in words for the client's model.
package struct ToolFailure: Error, Hashable, Sendable, CustomStringConvertible {
  package var description: String
  package var structured: JSONValue?

  package init(_ description: String, structured: JSONValue? = nil) {
    self.description = description
    self.structured = structured
  }
}
