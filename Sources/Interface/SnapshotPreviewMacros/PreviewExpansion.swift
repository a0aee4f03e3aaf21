/// The expansion of `#Preview` to a type that a test finds among those that conform to `_PreviewRegistry`.
///
/// The arguments and the body are emitted as they are written, because the compiler has checked them already. Only a body
/// with `@Previewable` is taken apart: its properties become those of a view.
struct PreviewExpansion {
  let source: String

  init(_ message: Request.Freestanding) throws(ExpansionError) {
    guard let call = PreviewCall(message.syntax.source) else {
      throw ExpansionError("This preview cannot be read. Write it as #Preview(\"Name\") { … }.")
    }
    guard let location = message.syntax.location else {
      throw ExpansionError("The compiler gave no source location for #Preview. Update swift-snapshot.")
    }
    var content = call.body
    var wrapper = ""
    if let body = call.body, body.contains("Previewable") {
      let properties = PreviewableProperties(of: body)
      if var problem = properties.problem {
        problem.offset += call.bodyOffset
        throw problem
      }
      if !properties.declarations.isEmpty {
        guard !properties.hasParameters else {
          throw ExpansionError(
            "@Previewable cannot be used in a body with parameters. Declare the property in a view.",
            at: call.prefixLength)
        }
        // NB: a nested private type, so that its properties may have types that are private to the file.
        wrapper = """

            private struct _Content: View {
          \(properties.declarations.joined(separator: "\n"))
              var body: some View {\(properties.rest)}
            }
          """
        content = " _Content() "
      }
    }
    // The compiler accepts a name only in the form of `MacroExpansionContext.makeUniqueName`.
    let name = "\(message.discriminator)15PreviewRegistryfMu_"
    let expression = content.map { call.head + $0 + call.tail } ?? call.head
    source = """
      nonisolated enum \(name): _PreviewRegistry {
        static var _fileID: String { \(Self.literal(location.fileID)) }
        static var _filePath: String { \(Self.literal(location.fileName)) }
        static var _line: Int { \(location.line + call.linesBefore) }
        #if compiler(>=6.3) && SNAPSHOT_PREVIEWS
          @used @MainActor static let _kept: @MainActor @convention(c) () -> UnsafeRawPointer = {
            _previewRegistry(\(name).self)
          }
        #endif\(wrapper)
        @MainActor static func _makePreview() throws -> _Preview {
          return _Preview\(expression)
        }
      }
      """
  }

  /// Returns a string literal.
  private static func literal(_ text: String) -> String { String(reflecting: text) }
}

/// An error of an expansion, at a position in the source of the macro's use.
struct ExpansionError: Error {
  let message: String
  var offset: Int

  init(_ message: String, at offset: Int = 0) {
    self.message = message
    self.offset = offset
  }
}
