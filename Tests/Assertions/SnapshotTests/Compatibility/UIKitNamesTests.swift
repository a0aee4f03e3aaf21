import Foundation
import Snapshot
import Testing
import SnapshotUI

/// Call sites that write UIKit's names out, through the public interface alone: what is missing does not compile.
@MainActor @Suite struct UIKitNamesTests {
  private struct Card: View {
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.sizeCategory) private var sizeCategory

    var body: some View {
      (colorScheme == .dark ? Color.black : Color.red)
        .frame(width: sizeCategory.isAccessibilityCategory ? 40 : 20, height: 10)
    }
  }

  private func picture<Value>(_ strategy: Snapshotting<Value, PixelBuffer>, of value: Value) throws -> PixelBuffer {
    try format(strategy, of: value)
  }

  private func format<Value, Format>(_ strategy: Snapshotting<Value, Format>, of value: Value) throws -> Format {
    var format: Format?
    strategy.snapshot(value).run { format = $0 }
    return try #require(format)
  }

  private func size<Value>(_ strategy: Snapshotting<Value, UIImage>, of value: Value) throws -> [Int] {
    let image = try format(strategy, of: value)
    return [Int(image.size.width), Int(image.size.height)]
  }

  private func size<Value>(_ strategy: Snapshotting<Value, PixelBuffer>, of value: Value) throws -> [Int] {
    let picture = try picture(strategy, of: value)
    return [picture.width, picture.height]
  }

  @Test func traitCollections() throws {
    let dark = try picture(.image(traits: UITraitCollection(userInterfaceStyle: .dark)), of: Card())
    #expect(dark == (try picture(.image(traits: .darkMode), of: Card())))
    #expect(dark != (try picture(.image, of: Card())))
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    #expect(try size(.image(traits: large), of: Card()) == [40, 10])
    let several = UITraitCollection(traitsFrom: [
      .init(displayScale: 2), .init(horizontalSizeClass: .compact), .init(verticalSizeClass: .regular),
      .init(layoutDirection: .rightToLeft), .init(legibilityWeight: .bold), .init(accessibilityContrast: .high),
      .init(userInterfaceIdiom: .phone), .init(forceTouchCapability: .available), .init(displayGamut: .P3), large,
    ])
    #expect(try size(.image(traits: several), of: Card()) == [80, 20])
    #expect(several.layoutDirection == .rightToLeft)
    #expect(several.accessibilityContrast == .increased)
    let changed = UITraitCollection { $0.displayScale = 3 }.modifyingTraits { $0.userInterfaceStyle = .dark }
    #expect(try size(.image(traits: changed), of: Card()) == [60, 30])
    for style in [UIUserInterfaceStyle.light, .dark] {
      _ = try picture(.image(on: .iPhoneSe, traits: UITraitCollection(userInterfaceStyle: style)), of: Card())
    }
  }

  @Test func customConfigurations() throws {
    let config = ViewImageConfig(
      safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0), size: CGSize(width: 100, height: 200),
      traits: UITraitCollection(traitsFrom: [
        .init(displayScale: 2), .init(userInterfaceStyle: .dark), .init(horizontalSizeClass: .compact),
      ]))
    #expect(try size(.image(on: config), of: Card()) == [200, 400])
    #expect(config.safeArea == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
    #expect(config.traits.displayScale == 2)
    #expect(config.traits.userInterfaceStyle == .dark)
    let dark = try picture(.image(on: config), of: Card())
    #expect(dark == (try picture(.image(layout: .device(config: config)), of: Card())))
    #expect(dark != (try picture(.image(on: config, traits: .lightMode), of: Card())))
    #expect(try size(.image(on: ViewImageConfig(size: CGSize(width: 30, height: 20))), of: Card()) == [30, 20])
    #expect(try size(.image(on: ViewImageConfig()), of: Card()) == [20, 10])
    #expect(try size(.image(on: ViewImageConfig(safeArea: .zero, size: nil, traits: .init())), of: Card()) == [20, 10])
    #expect(try size(.image(on: config, drawHierarchyInKeyWindow: true, precision: 0.9), of: Card()) == [200, 400])
    // A configuration that is taken apart and put together again is the device.
    let device = ViewImageConfig.iPhoneX(.landscape)
    let copy = ViewImageConfig(safeArea: device.safeArea, size: device.size, traits: device.traits)
    #expect(try picture(.image(on: copy), of: Card()) == (try picture(.image(on: device), of: Card())))
    #expect(copy.traits == device.traits)
  }

  @Test func customConfigurationsInAMatrix() throws {
    let config = ViewImageConfig(
      size: CGSize(width: 100.5, height: 200), traits: UITraitCollection(userInterfaceStyle: .dark))
    #expect(config.name == "100.5x200")
    let cells = Matrix.devices(config) * .typeSizes(.large, .accessibility1)
    #expect(cells.cells.map(\.context.colorScheme) == [.dark, .dark])
    #expect(cells.cells.map(\.context.dynamicTypeSize) == [.large, .accessibility1])
  }

  @Test func traitsOfTablets() throws {
    for traits: UITraitCollection in [
      .iPadMini, .iPad9_7, .iPad10_2, .iPadPro10_5, .iPadPro11, .iPadPro12_9,
    ] {
      #expect(traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular)
    }
    for traits: UITraitCollection in [
      .iPadMini_Compact_SplitView, .iPad9_7_Compact_SplitView, .iPad10_2_Compact_SplitView,
      .iPadPro10_5_Compact_SplitView, .iPadPro11_Compact_SplitView, .iPadPro12_9_Compact_SplitView,
    ] {
      #expect(traits.horizontalSizeClass == .compact && traits.verticalSizeClass == .regular)
    }
    let compact = ViewImageConfig.iPadPro11(.landscape(splitView: .oneThird))
    #expect(compact.traits.horizontalSizeClass == .compact)
    #expect(try size(.image(traits: .iPadMini), of: Card()) == [40, 20])
  }

  @Test func traitsWithoutEffect() {
    #expect(UITraitCollection(userInterfaceLevel: .elevated) == UITraitCollection())
    #expect(UITraitCollection.current == UITraitCollection())
    #expect(UIContentSizeCategory.unspecified == .large)
    #expect(UITraitCollection(preferredContentSizeCategory: .unspecified).preferredContentSizeCategory == .large)
  }

  /// The properties of a configuration are variables.
  @Test func configurationsCanBeChanged() throws {
    var config = ViewImageConfig.iPhoneX
    config.size = CGSize(width: 30, height: 40)
    config.safeArea = UIEdgeInsets(top: 4, left: 3, bottom: 2, right: 1)
    config.traits = UITraitCollection(displayScale: 2)
    #expect(config.size == CGSize(width: 30, height: 40))
    #expect(config.safeArea == UIEdgeInsets(top: 4, left: 3, bottom: 2, right: 1))
    config.safeArea.top = 5
    config.size.width = 35
    config.traits.userInterfaceStyle = .dark
    #expect(config.safeArea.top == 5 && config.traits.userInterfaceStyle == .dark)
    #expect(try size(.image(on: config), of: Card()) == [70, 80])
    #expect(config(.landscape) != config, "it has the size of the device")
    #expect(config(.landscape).size == ViewImageConfig.iPhoneX(.landscape).size)
    var ideal = ViewImageConfig()
    ideal.size = CGSize(width: 50, height: 60)
    #expect(try size(.image(on: ideal), of: Card()) == [50, 60])
  }

  @Test func imagesOfPaths() throws {
    let path = Path { path in
      path.addRect(CGRect(x: 10, y: 20, width: 30, height: 30))
      path.addRect(CGRect(x: 20, y: 30, width: 10, height: 10))
    }
    #expect(try size(.image(scale: 2), of: path) == [60, 60])
    #expect(
      try size(.image(precision: 0.9, perceptualPrecision: 0.98, scale: 1, drawingMode: .fill), of: path) == [30, 30])
    let modes: [CGPathDrawingMode: UInt8] = [.fill: 255, .eoFill: 0, .stroke: 0, .fillStroke: 255, .eoFillStroke: 0]
    for (mode, alpha) in modes {
      let picture = try picture(.image(drawingMode: mode), of: path)
      #expect(picture[15, 15]?.alpha == alpha, "\(mode)")
      #expect((picture[5, 5]?.alpha == 255) == (mode != .stroke), "\(mode)")
      #expect(picture[0, 5].map { $0.alpha > 0 } == true, "\(mode)")
    }
  }

  @Test func contentsOfImages() throws {
    let image: UIImage = try format(.image, of: Card())
    let data = try #require(image.pngData())
    #expect(UIImage(data: data) == image && UIImage(data: Data("text".utf8)) == nil)
    #expect(image.size == CGSize(width: 20, height: 10) && image.scale == 1)
    #expect(UIImage().pngData() == nil)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("UIKitNamesTests-\(UUID()).png")
    try data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(UIImage(contentsOfFile: file.path) == image)
    #expect(UIImage(contentsOfFile: file.path + ".missing") == nil)
    let strategy = Snapshotting<UIImage, UIImage>.image(precision: 0.9, perceptualPrecision: 0.98, scale: 2)
    #expect(try size(strategy, of: image) == [20, 10])
    #expect(Diffing<UIImage>.image(precision: 1, scale: 3).toData(image) == Diffing<UIImage>.image.toData(image))
  }

  @Test func hostingControllers() throws {
    let controller = UIHostingController(rootView: Card())
    #expect(
      try picture(.image(on: .iPhoneSe), of: controller) == (try picture(.image(on: .iPhoneSe), of: Card())))
    #expect(try size(.image, of: controller) == [20, 10])
    #expect(try size(.image(size: CGSize(width: 50, height: 40)), of: controller) == [50, 40])
    #expect(try size(.image(size: .init(width: 50, height: 40)), of: controller) == [50, 40])
    #expect(
      try size(.image(drawHierarchyInKeyWindow: false, precision: 1, size: nil, traits: .darkMode), of: controller) == [
        20, 10,
      ])
    #expect(
      try size(.image(on: .iPhoneSe, precision: 0.9, perceptualPrecision: 0.98, size: nil), of: controller)
        == [640, 1136])
    let light = try picture(.image, of: controller)
    controller.overrideUserInterfaceStyle = .dark
    #expect(try picture(.image, of: controller) != light)
    var text = ""
    Snapshotting<UIHostingController<Card>, String>.recursiveDescription.snapshot(controller).run { text = $0 }
    #expect(text.contains("(0 0; 20 10)"))
  }

  @Test func strategiesAndHelpersForControllers() throws {
    func verify(_ controller: UIViewController, traits: UITraitCollection = .init()) throws -> [Int] {
      try size(.darkPhone(traits: traits), of: controller)
    }
    #expect(try verify(UIHostingController(rootView: Card())) == [750, 1334])
    #expect(try verify(UIHostingController(rootView: Card()), traits: .iPhoneX(.portrait)) == [1125, 2001])
    let strategy = Snapshotting<AnyView, UIImage>.image(layout: .device(config: .iPhone8))
    #expect(try size(strategy, of: AnyView(Card())) == [750, 1334])
  }

  @Test func customDevices() throws {
    #expect(try size(.image(on: .phoneOfOurs(.portrait)), of: Card()) == [400, 800])
    #expect(try size(.image(on: .phoneOfOurs(.landscape)), of: Card()) == [800, 400])
  }

  @Test func sizeCategories() throws {
    let large = Card().environment(\.sizeCategory, .accessibilityExtraExtraExtraLarge)
    #expect(try size(.image, of: large) == [40, 10])
    #expect(try size(.image, of: Card().environment(\.sizeCategory, .extraSmall)) == [20, 10])
    #expect(ContentSizeCategory.allCases.map { DynamicTypeSize($0) } == DynamicTypeSize.allCases)
    #expect(DynamicTypeSize.allCases.map { ContentSizeCategory($0) } == ContentSizeCategory.allCases)
    #expect(ContentSizeCategory.extraExtraExtraLarge < .accessibilityMedium)
    #expect(ContentSizeCategory.allCases.count(where: \.isAccessibilityCategory) == 5)
  }
}

extension Snapshotting where Value == UIViewController, Format == UIImage {
  fileprivate static func darkPhone(traits: UITraitCollection) -> Snapshotting {
    .image(on: .iPhone8, traits: UITraitCollection(traitsFrom: [traits, .init(userInterfaceStyle: .dark)]))
  }
}

extension ViewImageConfig {
  fileprivate static func phoneOfOurs(_ orientation: Orientation) -> ViewImageConfig {
    let safeArea: UIEdgeInsets
    let size: CGSize
    switch orientation {
    case .landscape:
      safeArea = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
      size = CGSize(width: 400, height: 200)
    case .portrait:
      safeArea = .zero
      size = CGSize(width: 200, height: 400)
    }
    return ViewImageConfig(safeArea: safeArea, size: size, traits: .phoneOfOurs(orientation))
  }
}

extension UITraitCollection {
  fileprivate static func phoneOfOurs(_ orientation: ViewImageConfig.Orientation) -> UITraitCollection {
    let base: [UITraitCollection] = [
      .init(forceTouchCapability: .unavailable), .init(layoutDirection: .leftToRight), .init(displayScale: 2),
      .init(preferredContentSizeCategory: .medium), .init(userInterfaceIdiom: .phone),
    ]
    switch orientation {
    case .landscape: return .init(traitsFrom: base + [.init(horizontalSizeClass: .regular)])
    case .portrait: return .init(traitsFrom: base + [.init(verticalSizeClass: .regular)])
    }
  }
}
