import Foundation

/// Reads the folders of an asset catalog.
struct AssetReader {
  let resources: ResourceFolder
  var images: [String: ImageSet] = [:]
  var colors: [String: ColorSet] = [:]

  init(resources: ResourceFolder) { self.resources = resources }

  /// Reads a catalog or a folder in it.
  ///
  /// - Parameter namespace: The names of the enclosing folders that provide a namespace, each with a slash.
  mutating func read(_ folder: URL, namespace: String, depth: Int) throws(ViewError) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() where depth < 16 {
      let asset = folder.appendingPathComponent(name)
      let key = namespace + asset.deletingPathExtension().lastPathComponent
      switch asset.pathExtension {
      case "imageset": images[key] = try imageSet(asset)
      case "colorset": colors[key] = try colorSet(asset)
      case "":
        guard name != "Contents", !name.hasPrefix(".") else { continue }
        try read(asset, namespace: namespace + (try providesNamespace(asset) ? name + "/" : ""), depth: depth + 1)
      default: continue
      }
    }
  }

  private func contents(of asset: URL) throws(ViewError) -> [String: Any] {
    try JSONFile.object(at: asset.appendingPathComponent("Contents.json"), in: resources)
  }

  private func providesNamespace(_ folder: URL) throws(ViewError) -> Bool {
    guard FileManager.default.fileExists(atPath: folder.appendingPathComponent("Contents.json").path) else {
      return false
    }
    return (try contents(of: folder)["properties"] as? [String: Any])?["provides-namespace"] as? Bool ?? false
  }

  private static func traits(of entry: [String: Any]) -> AssetTraits {
    var traits = AssetTraits()
    if let idiom = entry["idiom"] as? String, idiom != "universal" { traits.idiom = idiom }
    for appearance in entry["appearances"] as? [[String: Any]] ?? [] {
      switch (appearance["appearance"] as? String, appearance["value"] as? String) {
      case ("luminosity", let value?): traits.isDark = value == "dark"
      case ("contrast", _): traits.isHighContrast = true
      default: break
      }
    }
    return traits
  }

  // MARK: Images

  private func imageSet(_ asset: URL) throws(ViewError) -> ImageSet {
    let contents = try contents(of: asset)
    guard let entries = contents["images"] as? [[String: Any]] else {
      throw resources.unreadable(asset.appendingPathComponent("Contents.json"), "it has no array \"images\"")
    }
    let representations = entries.compactMap { entry -> ImageSet.Representation? in
      guard let name = entry["filename"] as? String else { return nil }
      let scale = (entry["scale"] as? String)?.dropLast()
      var representation = ImageSet.Representation(
        file: asset.appendingPathComponent(name), scale: CGFloat(scale.flatMap { Int($0) } ?? 1),
        traits: Self.traits(of: entry))
      if let resizing = entry["resizing"] as? [String: Any] {
        let insets = resizing["cap-insets"] as? [String: Any] ?? [:]
        func inset(_ edge: String) -> CGFloat { CGFloat(number(insets[edge]) ?? 0) / representation.scale }
        representation.insets = EdgeInsets(
          top: inset("top"), leading: inset("left"), bottom: inset("bottom"), trailing: inset("right"))
        representation.isTiled = (resizing["center"] as? [String: Any])?["mode"] as? String == "tile"
      }
      return representation
    }
    let properties = contents["properties"] as? [String: Any]
    return ImageSet(
      representations: representations,
      isTemplate: properties?["template-rendering-intent"] as? String == "template")
  }

  private func number(_ value: Any?) -> Double? {
    (value as? NSNumber)?.doubleValue ?? (value as? String).flatMap(Double.init)
  }

  // MARK: Colors

  private func colorSet(_ asset: URL) throws(ViewError) -> ColorSet {
    let contents = try contents(of: asset)
    let file = asset.appendingPathComponent("Contents.json")
    guard let entries = contents["colors"] as? [[String: Any]] else {
      throw resources.unreadable(file, "it has no array \"colors\"")
    }
    var representations: [ColorSet.Representation] = []
    for entry in entries {
      // An appearance without a color isn't set.
      guard let description = entry["color"] as? [String: Any] else { continue }
      guard let color = color(description) else {
        throw resources.unreadable(file, "a color has neither components nor the reference of a system color")
      }
      representations.append(ColorSet.Representation(color: color, traits: Self.traits(of: entry)))
    }
    return ColorSet(representations: representations)
  }

  private func color(_ description: [String: Any]) -> Color? {
    if let reference = description["reference"] as? String { return Color.systemReference(reference) }
    guard let components = description["components"] as? [String: Any] else { return nil }
    let alpha = component(components["alpha"]) ?? 1
    if let white = component(components["white"]) { return Color(white: white, opacity: alpha) }
    guard let red = component(components["red"]), let green = component(components["green"]),
      let blue = component(components["blue"])
    else { return nil }
    let isWide = (description["color-space"] as? String)?.contains("p3") == true
    return isWide
      ? Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha)
      : Color(red: red, green: green, blue: blue, opacity: alpha)
  }

  /// Returns a component of `0.5`, `"0.500"`, `"0x80"` or `"128"` as 0…1.
  private func component(_ value: Any?) -> Double? {
    guard let text = value as? String else { return (value as? NSNumber)?.doubleValue }
    if text.lowercased().hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
    guard let number = Double(text) else { return nil }
    return text.contains(".") ? number : number > 1 ? number / 255 : number
  }
}

extension Color {
  /// Returns the system color that an asset refers to, such as `systemBlueColor`; `nil` for an unknown one.
  fileprivate static func systemReference(_ name: String) -> Color? {
    let plain = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    return SystemColor.byName[plain].map { Color($0) }
  }
}

extension SystemColor {
  /// The system colors that assets can refer to.
  fileprivate static let byName: [String: SystemColor] = Dictionary(
    uniqueKeysWithValues: [
      .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemCyan, .systemBlue,
      .systemIndigo, .systemPurple, .systemPink, .systemBrown, .systemGray, .systemGray2, .systemGray3, .systemGray4,
      .systemGray5, .systemGray6, .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .link,
      .separator, .opaqueSeparator, .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill,
      .systemBackground, .secondarySystemBackground, .tertiarySystemBackground, .systemGroupedBackground,
      .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground,
    ].map { ($0.name, $0) })
}
