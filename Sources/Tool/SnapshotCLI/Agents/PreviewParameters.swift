import SnapshotFoundation
import SnapshotMCP
import SnapshotPreviewMessages

/// The parameters of the tools that draw previews.
enum PreviewParameters {
  static let preview = ToolInput.Parameter(
    "preview", .string, "The id of the preview, from list_previews.", isRequired: true)

  static let configuration: [ToolInput.Parameter] = [
    .init("device", .string, "A device, such as iPhoneSE3 or iPhone16 (default: the preview's, or iPhoneSE3)."),
    .init("orientation", .choice(["portrait", "landscape"]), "The orientation (default: the device's)."),
    .init(
      "typeSize", .string,
      "A type size: xSmall to xxxLarge, accessibility1 to accessibility5, or AX1 to AX5 (default: large)."),
    .init("colorScheme", .choice(["light", "dark"]), "The color scheme (default: light)."),
    .init("contrast", .choice(["standard", "increased"]), "The contrast (default: standard)."),
    .init("direction", .choice(["leftToRight", "rightToLeft"]), "The layout direction (default: leftToRight)."),
    .init("locale", .string, "A locale identifier (default: en_US)."),
    .init("design", .choice(["iOS18", "iOS26"]), "The design of the system (default: iOS18)."),
  ]

  static let steps = ToolInput.Parameter(
    "steps",
    .list(
      .object(
        ToolInput([
          .init(
            "action", .choice(PreviewStep.Action.allCases.map(\.rawValue)), "What a person does.", isRequired: true),
          .init("label", .string, "The accessibility label or the text of the element."),
          .init("identifier", .string, "The accessibility identifier of the element, instead of its label."),
          .init(
            "value", .string,
            """
            type: the text. choose: the option of a picker, or the item of a menu. setValue: a number. toggle: on or off, or \
            absent. swipe and scroll: left, right, up or down; scroll without it shows the element. swipeAction: its label.
            """),
        ])), limit: 50),
    "The steps, one after the other. Each call begins with the preview's initial state. The button that leads back has the "
      + "identifier BackButton.", isRequired: true)

  /// Returns the configuration that a call describes.
  ///
  /// - Parameter values: The arguments of the call, overridden by those of a variant.
  static func configuration(_ values: [String: JSONValue]) -> PreviewConfiguration {
    func text(_ name: String) -> String? { values[name]?.string }
    var configuration = PreviewConfiguration()
    configuration.device = text("device") ?? configuration.device
    configuration.orientation = text("orientation") ?? configuration.orientation
    configuration.typeSize = text("typeSize").map(typeSize) ?? configuration.typeSize
    configuration.colorScheme = text("colorScheme") ?? configuration.colorScheme
    configuration.contrast = text("contrast") ?? configuration.contrast
    configuration.isRightToLeft = text("direction") == "rightToLeft"
    configuration.locale = text("locale") ?? configuration.locale
    configuration.design = text("design") ?? configuration.design
    return configuration
  }

  /// Returns the name of a type size, which may be abbreviated as in Xcode: `AX3`.
  private static func typeSize(_ name: String) -> String {
    guard name.uppercased().hasPrefix("AX"), let number = Int(name.dropFirst(2)), (1...5).contains(number) else {
      return name
    }
    return "accessibility\(number)"
  }

  /// Checks the names that only a project knows.
  ///
  /// - Throws: ``ToolFailure`` with the names to use.
  static func check(_ configuration: PreviewConfiguration, in listing: PreviewListing) throws(ToolFailure) {
    let known = [
      ("device", configuration.device, listing.devices), ("typeSize", configuration.typeSize, listing.typeSizes),
    ]
    for (parameter, name, names) in known where !name.isEmpty && !names.isEmpty && !names.contains(name) {
      let similar = names.sorted { (editDistance(name, $0), $0) < (editDistance(name, $1), $1) }
      throw ToolFailure(
        "Unknown \(parameter) \(name). Similar: \(similar.prefix(8).joined(separator: ", ")) (\(names.count) in all)")
    }
  }
}

extension PreviewConfiguration {
  /// What differs from the defaults, such as `iPhone16, accessibility3, dark`.
  var summary: String {
    let base = PreviewConfiguration()
    var parts: [String] = []
    if device != base.device { parts.append(device) }
    if orientation != base.orientation { parts.append(orientation) }
    if typeSize != base.typeSize { parts.append(typeSize) }
    if colorScheme != base.colorScheme { parts.append(colorScheme) }
    if contrast != base.contrast { parts.append("\(contrast) contrast") }
    if isRightToLeft { parts.append("right to left") }
    if locale != base.locale { parts.append(locale) }
    if design != base.design { parts.append(design) }
    return parts.isEmpty ? "default configuration" : parts.joined(separator: ", ")
  }
}
