// The messages of the compiler's plugin protocol, version 7. Fields that are not needed are omitted.
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A message of the compiler. Exactly one property of a known message is set.
struct Request: Decodable {
  struct Capability: Decodable {}
  struct Library: Decodable {}

  /// The expansion of a macro that stands by itself.
  struct Freestanding: Decodable {
    var macro: MacroReference
    var discriminator: String
    var syntax: SyntaxText
  }

  /// The expansion of a macro that is attached to a declaration.
  struct Attached: Decodable {
    var macro: MacroReference
    /// What the expansion adds, such as `accessor` or `peer`.
    var macroRole: String?
    var declSyntax: SyntaxText?
    /// The type that an extension is for.
    var extendedTypeSyntax: SyntaxText?
    /// The protocols to which an extension has to add conformances.
    var conformanceListSyntax: SyntaxText?
    var parentDeclSyntax: SyntaxText?
    /// The declarations around it, the innermost first.
    var lexicalContext: [SyntaxText]?
  }

  var getCapability: Capability?
  var expandFreestandingMacro: Freestanding?
  var expandAttachedMacro: Attached?
  var loadPluginLibrary: Library?
}

/// The declaration of a macro: its `#externalMacro` and its name.
struct MacroReference: Decodable {
  var moduleName: String
  var typeName: String
  var name: String
}

/// The source of a macro's use.
struct SyntaxText: Decodable {
  struct Location: Decodable {
    var fileID: String
    var fileName: String
    var offset: Int
    var line: Int
    var column: Int
  }

  var source: String
  /// The place of the first character of ``source``, which is that of the comments and spaces before the macro.
  var location: Location?
}

/// A message to the compiler.
struct Response: Encodable {
  struct CapabilityResult: Encodable {
    struct Capability: Encodable {
      var protocolVersion = 7
      var features: [String] = []
    }
    var capability = Capability()
  }

  struct Expansion: Encodable {
    var expandedSource: String?
    var diagnostics: [Diagnostic] = []
  }

  struct LibraryResult: Encodable {
    var loaded = false
    var diagnostics: [Diagnostic] = []
  }

  var getCapabilityResult: CapabilityResult?
  var expandMacroResult: Expansion?
  var loadPluginLibraryResult: LibraryResult?
}

/// An error that the compiler reports.
struct Diagnostic: Encodable {
  struct Position: Encodable {
    var fileName: String
    var offset: Int
  }

  var message: String
  var severity = "error"
  var position: Position
  var highlights: [String] = []
  var notes: [String] = []
  var fixIts: [String] = []

  init(_ message: String, in syntax: SyntaxText? = nil, at offset: Int = 0) {
    self.message = message
    position = Position(
      fileName: syntax?.location?.fileName ?? "", offset: (syntax?.location?.offset ?? 0) + offset)
  }
}

extension Response {
  private static let remedy = "Update swift-snapshot to a version for this compiler."

  /// Returns the encoded answer to a message. A message that is not known gets an error, never a wrong expansion.
  static func answer(to message: [UInt8]) -> [UInt8] {
    let request = try? JSONDecoder().decode(Request.self, from: Data(message))
    let response =
      request.map(answer)
      ?? .failure(Diagnostic("The plugin SnapshotPreviewMacros cannot read a message of this compiler. \(remedy)"))
    let encoded = try? JSONEncoder().encode(response)
    return encoded.map { [UInt8]($0) } ?? [UInt8](#"{"expandMacroResult":{"diagnostics":[]}}"#.utf8)
  }

  private static func answer(_ request: Request) -> Response {
    if request.getCapability != nil { return Response(getCapabilityResult: CapabilityResult()) }
    if let message = request.expandFreestandingMacro { return expansion(message) }
    if let message = request.expandAttachedMacro { return expansion(message) }
    if request.loadPluginLibrary != nil {
      let problem = Diagnostic("The plugin SnapshotPreviewMacros loads no libraries.")
      return Response(loadPluginLibraryResult: LibraryResult(diagnostics: [problem]))
    }
    return .failure(Diagnostic("The plugin SnapshotPreviewMacros received an unknown message. \(remedy)"))
  }

  private static func expansion(_ message: Request.Freestanding) -> Response {
    guard message.macro.typeName == "Preview" else {
      return .failure(
        Diagnostic("The plugin SnapshotPreviewMacros has no macro #\(message.macro.name).", in: message.syntax))
    }
    do throws(ExpansionError) {
      return Response(expandMacroResult: Expansion(expandedSource: try PreviewExpansion(message).source))
    } catch {
      return .failure(Diagnostic(error.message, in: message.syntax, at: error.offset))
    }
  }

  private static func expansion(_ message: Request.Attached) -> Response {
    switch message.macro.typeName {
    case "Animatable":
      // A picture reads no animated data, so that the conformance is enough.
      let type = message.conformanceListSyntax == nil ? nil : message.extendedTypeSyntax?.source
      return Response(
        expandMacroResult: Expansion(expandedSource: type.map { "extension \($0): Animatable {}" } ?? ""))
    case "Previewable", "AnimatableIgnored":
      // The expansion of the enclosing `#Preview` moves a property that is previewable.
      return Response(expandMacroResult: Expansion(expandedSource: ""))
    case "Entry":
      do throws(ExpansionError) {
        return Response(expandMacroResult: Expansion(expandedSource: try EntryExpansion(message).source))
      } catch {
        return .failure(Diagnostic(error.message, in: message.declSyntax, at: error.offset))
      }
    default:
      return .failure(
        Diagnostic("The plugin SnapshotPreviewMacros has no macro @\(message.macro.name).", in: message.declSyntax))
    }
  }

  private static func failure(_ diagnostic: Diagnostic) -> Response {
    Response(expandMacroResult: Expansion(diagnostics: [diagnostic]))
  }
}
