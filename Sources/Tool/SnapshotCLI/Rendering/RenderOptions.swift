import ArgumentParser
import SnapshotPreviewMessages

/// The configurations in which previews are drawn. Several values of an option make variants.
struct VariantOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Draw on these devices, such as iPhoneSE3,iPadMini6.", valueName: "devices"))
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

  private static let directions = ["leftToRight", "rightToLeft"]

  /// A configuration, and the values that distinguish it from the other ones.
  struct Variant: Hashable, Sendable {
    var name: String
    var configuration: PreviewConfiguration
  }

  func validate() throws {
    for value in Self.values(direction) ?? [] where !Self.directions.contains(value) {
      throw ValidationError("--direction must be leftToRight or rightToLeft, not \(value).")
    }
    for value in Self.values(orientation) ?? [] where !["portrait", "landscape"].contains(value) {
      throw ValidationError("--orientation must be portrait or landscape, not \(value).")
    }
    for value in Self.values(scheme) ?? [] where !["light", "dark"].contains(value) {
      throw ValidationError("--scheme must be light or dark, not \(value).")
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
    return variants
  }

  private static func values(_ text: String?) -> [String]? {
    let values = text?.split(separator: ",").map { $0.trimmingPrefix(" ") }.map(String.init) ?? []
    return values.isEmpty ? nil : values
  }
}
