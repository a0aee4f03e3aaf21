import Foundation
import Testing

/// What the plugin answers to messages of the compiler.
@Suite struct PluginProtocolTests {
  @Test func thePluginNamesItsCapability() throws {
    let answer = try MacroPlugin().answer(to: ["getCapability": ["capability": ["protocolVersion": 7]]])
    let result = try #require(answer["getCapabilityResult"] as? [String: [String: Any]])
    #expect(result["capability"]?["protocolVersion"] as? Int == 7)
  }

  @Test func previewableExpandsToNothing() throws {
    let answer = try MacroPlugin().answer(to: [
      "expandAttachedMacro": [
        "macro": ["moduleName": "SnapshotPreviewMacros", "typeName": "Previewable", "name": "Previewable"]
      ]
    ])
    #expect((answer["expandMacroResult"] as? [String: Any])?["expandedSource"] as? String == "")
  }

  /// A newer compiler may send messages that do not exist today, or leave out what is needed.
  @Test(arguments: [
    #"{"expandEverything":{}}"#, #"{"expandFreestandingMacro":{"macro":7}}"#, "no JSON", "{}", "[]",
    ##"{"expandFreestandingMacro":{"macro":{"moduleName":"M","typeName":"Preview","name":"Preview"},"discriminator":"$s","syntax":{"source":"#Preview { A() }"}}}"##,
  ])
  func unknownMessagesAreErrors(_ message: String) throws {
    let plugin = try MacroPlugin()
    let answer = try plugin.answer(toBytes: Data(message.utf8))
    let result = try #require(answer["expandMacroResult"] as? [String: Any])
    #expect(result["expandedSource"] == nil)
    let diagnostic = try #require((result["diagnostics"] as? [[String: Any]])?.first)
    #expect(diagnostic["severity"] as? String == "error")
    #expect((diagnostic["message"] as? String)?.contains("Update swift-snapshot") == true)
    // The process goes on.
    #expect(try plugin.expand("#Preview { A() }").source != nil)
  }

  @Test func unknownMacrosAreErrors() throws {
    #expect(
      try MacroPlugin().expand("#Other { A() }", macro: "Other").errors == [
        "The plugin SnapshotPreviewMacros has no macro #Other."
      ])
  }

  @Test func librariesAreNotLoaded() throws {
    let answer = try MacroPlugin().answer(to: ["loadPluginLibrary": ["libraryPath": "/x", "moduleName": "M"]])
    #expect((answer["loadPluginLibraryResult"] as? [String: Any])?["loaded"] as? Bool == false)
  }

  @Test func misusesOfPreviewableAreErrors() throws {
    let condition = try MacroPlugin().expand("#Preview {\n  #if DEBUG\n  @Previewable @State var a = 1\n  #endif\n}")
    #expect(condition.errors.first?.contains("#if") == true)
    let parameters = try MacroPlugin().expand(
      "#Preview(arguments: [1]) { number in\n  @Previewable @State var a = 1\n  Text(\"a\")\n}")
    #expect(parameters.errors.first?.contains("parameters") == true)
    #expect(parameters.source == nil)
  }

  @Test func anInvalidMacroUseIsAnError() throws {
    #expect(try MacroPlugin().expand("Preview { A() }").errors.count == 1)
  }
}
