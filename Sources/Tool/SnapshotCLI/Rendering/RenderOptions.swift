import ArgumentParser
import SnapshotFoundation
import SnapshotPreviewMessages

/// The configurations in which previews are drawn. Several values of an option make variants.
struct VariantOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Draw on these devices, such as iPhoneSE3,iPadMini8_3.", valueName: "devices"))
  var device: String?

  @Option(help: ArgumentHelp("Draw in these orientations: portrait, landscape.", valueName: "orientations"))
  var orientation: String?

  @Option(
    help: ArgumentHelp("Draw at these type sizes, such as large,accessibility3 (default: large).", valueName: "sizes"))
  var typeSize: String?

  @Option(help: ArgumentHelp("Draw in these color schemes: light, dark (default: light).", valueName: "schemes"))
  var scheme: String?

  @Option(
    help: ArgumentHelp(
      "Draw in these layout directions: leftToRight, rightToLeft (default: leftToRight).", valueName: "directions"))
  var direction: String?

  @Option(help: ArgumentHelp("Draw in these locales, such as en_US,de_DE (default: en_US).", valueName: "locales"))
  var locale: String?

  @Option(help: ArgumentHelp("Draw with these contrasts: standard, increased.", valueName: "contrasts"))
  var contrast: String?

  @Option(help: ArgumentHelp("Draw in these designs of the system: iOS18, iOS26.", valueName: "designs"))
  var design: String?

  private static let directions = ["leftToRight", "rightToLeft"]

  /// A configuration, and the values that distinguish it from the other ones.
  struct Variant: Hashable, Sendable {
    var name: String
    var configuration: PreviewConfiguration
  }

  func validate() throws {
    try check("--direction", direction, Self.directions)
    try check("--orientation", orientation, ["portrait", "landscape"])
    try check("--scheme", scheme, ["light", "dark"])
    try check("--contrast", contrast, ["standard", "increased"])
    try check("--design", design, ["iOS18", "iOS26"])
  }

  private func check(_ option: String, _ text: String?, _ choices: [String]) throws {
    for value in Self.values(text) ?? [] where !choices.contains(value) {
      throw ValidationError("\(option) must be \(choices.joined(separator: " or ")), not \(value).")
    }
  }

  /// Checks the names that only the process that draws knows.
  ///
  /// - Throws: ``CommandError`` with similar names.
  func check(devices: [String], typeSizes: [String]) throws(CommandError) {
    for (option, text, names) in [("--device", device, devices), ("--type-size", typeSize, typeSizes)] {
      for name in Self.values(text) ?? [] where !names.isEmpty && !names.contains(name) {
        let similar = names.sorted { (editDistance(name, $0), $0) < (editDistance(name, $1), $1) }
        throw CommandError(
          .usage, "\(option) has no value \(name). Similar: \(similar.prefix(8).joined(separator: ", "))")
      }
    }
  }

  /// All combinations of the values.
  var variants: [Variant] {
    var variants = [Variant(name: "", configuration: PreviewConfiguration())]
    func multiply(_ text: String?, _ set: (inout PreviewConfiguration, String) -> Void) {
      guard let values = Self.values(text) else { return }
      variants = variants.flatMap { variant in
        values.map { value in
          var copy = variant
          set(&copy.configuration, value)
          // A single value is the same for all pictures.
          if values.count > 1 { copy.name += (copy.name.isEmpty ? "" : "-") + value }
          return copy
        }
      }
    }
    multiply(device) { $0.device = $1 }
    multiply(orientation) { $0.orientation = $1 }
    multiply(typeSize) { $0.typeSize = $1 }
    multiply(scheme) { $0.colorScheme = $1 }
    multiply(direction) { $0.isRightToLeft = $1 == Self.directions[1] }
    multiply(locale) { $0.locale = $1 }
    multiply(contrast) { $0.contrast = $1 }
    multiply(design) { $0.design = $1 }
    return variants
  }

  /// The axes of the variants, and the matrix of a test that has the same configurations.
  ///
  /// The device always has an axis, because a test draws on none otherwise.
  var testMatrix: (axes: [PreviewRecording.Axis], code: String) {
    var axes: [PreviewRecording.Axis] = [.device]
    let models = Self.values(device) ?? [Self.defaultDevice]
    let devices = models.flatMap { model in
      Self.values(orientation)?.map { "\(model)(.\($0))" } ?? [model]
    }
    var code = "." + Self.call("devices", devices.map { "." + $0 })
    func add(_ axis: PreviewRecording.Axis, _ text: String?, _ name: String, _ value: (String) -> String = { "." + $0 })
    {
      guard let values = Self.values(text) else { return }
      axes.append(axis)
      code += " * ." + Self.call(name, values.map(value))
    }
    add(.typeSize, typeSize, "typeSizes")
    add(.colorScheme, scheme, "colorSchemes")
    add(.layoutDirection, direction, "layoutDirections")
    add(.locale, locale, "locales") { "\"\($0)\"" }
    add(.contrast, contrast, "contrasts")
    add(.design, design, "designs")
    return (axes, code)
  }

  /// The device of a preview without another one.
  static let defaultDevice = "iPhoneSE3"

  private static func call(_ function: String, _ arguments: [String]) -> String {
    "\(function)(\(arguments.joined(separator: ", ")))"
  }

  private static func values(_ text: String?) -> [String]? {
    let values = text?.split(separator: ",").map { $0.trimmingPrefix(" ") }.map(String.init) ?? []
    return values.isEmpty ? nil : values
  }
}
