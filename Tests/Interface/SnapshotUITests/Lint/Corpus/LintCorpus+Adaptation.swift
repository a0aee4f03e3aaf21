import Foundation
import Raster
import SnapshotUI

extension LintCorpus {
  private struct Metric: NonisolatedView {
    @ScaledMetric var size: CGFloat = 18
    var body: some View { Text("Scaled").font(.system(size: size)) }
  }

  static let typeDoesNotScale: [LintCase] = [
    .bad("a size in points", in: .large) { Text("Fixed").font(.system(size: 17)) },
    .bad("a small size", in: .large) { Text("Fixed").font(.system(size: 10, weight: .medium)) },
    .bad("a large size", in: .large) { Text("Fixed").font(.system(size: 34)) },
    .bad("a limited range", in: .large) { Text("Limited").dynamicTypeSize(.large) },
    .bad("a range up to large", in: .large) { Text("Limited").dynamicTypeSize(...DynamicTypeSize.large) },
    .bad("at the largest size", in: .largest) { Text("Fixed").font(.system(size: 17)) },
    .bad("at a slightly larger size", in: larger) { Text("Fixed").font(.system(size: 17)) },
    .bad("in a button", in: .large) {
      Button {
      } label: {
        Text("Fixed").font(.system(size: 17))
      }
    },
    .bad("in a list", in: .large) { List { Text("Fixed").font(.system(size: 17)) } },
    .bad("an environment's font", in: .large) { VStack { Text("Fixed") }.font(.system(size: 20)) },
    .bad("one of two", in: .large) {
      VStack {
        Text("Scaled"); Text("Fixed").font(.system(size: 12))
      }
    },
    .bad("monospaced", in: .large) { Text("12:00").font(.system(size: 40, design: .monospaced)) },
    .bad("digits", in: .large) { Text("1234").font(.system(size: 30)) },
    .good("a text style", in: .large) { Text("Scaled").font(.body) },
    .good("every text style", in: .large) {
      VStack {
        Text("A").font(.largeTitle); Text("B").font(.title); Text("C").font(.caption2)
      }
    },
    .good("no font", in: .large) { Text("Scaled") },
    .good("a scaled metric", in: .large) { Metric() },
    .good("a range above large", in: .large) { Text("Limited").dynamicTypeSize(...DynamicTypeSize.xLarge) },
    .good("shrunk to fit", in: .large) {
      Text("Scaled and shrunk").lineLimit(1).minimumScaleFactor(0.1).frame(width: 60)
    },
    .good("decoration", in: .large) { Text("“").font(.system(size: 90)).accessibilityHidden(true) },
    .good("punctuation", in: .large) { Text("·").font(.system(size: 12)) },
    .good("hidden", in: .large) { Text("Fixed").font(.system(size: 17)).hidden() },
    .good("transparent", in: .large) { Text("Fixed").font(.system(size: 17)).opacity(0) },
    .good("a symbol", in: .large) { Image(systemName: "star").font(.system(size: 20)) },
    .good("not larger than usual") { Text("Fixed").font(.system(size: 17)) },
    .good("a bar of the system", in: .large) {
      TabView { Text("Content").tabItem { Label("Home", systemImage: "house") } }
    },
    .good("a weight", in: .large) { Text("Scaled").font(.headline.weight(.heavy)) },
    .good("an alternative with other words", in: .large) {
      ViewThatFits {
        Text("A longer title").fixedSize(); Text("Title")
      }
    },
    .good("an explicit size for one part only", in: .large) { Text("Scaled").font(.title3.bold()) },
  ]

  private static let larger = RenderContext.phone.with { $0.dynamicTypeSize = .xxLarge }

  static let rtlNotMirrored: [LintCase] = [
    .bad("a chevron to the right", in: .rightToLeft) { Image(systemName: "chevron.right") },
    .bad("a back button", in: .rightToLeft) {
      Button {
      } label: {
        Image(systemName: "chevron.left")
      }.accessibilityLabel("Back")
    },
    .bad("an arrow", in: .rightToLeft) { Image(systemName: "arrow.right") },
    .bad("an arrow in a circle", in: .rightToLeft) { Image(systemName: "arrow.left.circle") },
    .bad("a fixed direction", in: .rightToLeft) {
      HStack {
        Text("Leading"); Spacer()
      }.environment(\.layoutDirection, .leftToRight)
    },
    .bad("a row of a fixed direction", in: .rightToLeft) {
      VStack {
        Text("Title");
        HStack {
          Text("Leading"); Spacer(); Text("Trailing")
        }.environment(\.layoutDirection, .leftToRight)
      }
    },
    .bad("a symbol of a fixed direction", in: .rightToLeft) {
      HStack {
        Image(systemName: "star"); Spacer()
      }.environment(\.layoutDirection, .leftToRight)
    },
    .bad("a button of a fixed direction", in: .rightToLeft) {
      HStack {
        Button("Save") {}; Spacer()
      }.environment(\.layoutDirection, .leftToRight)
    },
    .bad("a chevron in a row", in: .rightToLeft) {
      HStack {
        Text("Row"); Spacer(); Image(systemName: "chevron.right")
      }
    },
    .bad("a chevron in a list", in: .rightToLeft) {
      List {
        HStack {
          Text("Row"); Image(systemName: "chevron.right")
        }
      }
    },
    .bad("a filled circle", in: .rightToLeft) { Image(systemName: "chevron.right.circle.fill") },
    .good("left to right") {
      HStack {
        Image(systemName: "chevron.right"); Spacer()
      }
    },
    .good("a row", in: .rightToLeft) {
      HStack {
        Text("Leading"); Spacer(); Text("Trailing")
      }
    },
    .good("forward", in: .rightToLeft) { Image(systemName: "chevron.forward") },
    .good("backward", in: .rightToLeft) { Image(systemName: "chevron.backward") },
    .good("flipped", in: .rightToLeft) { Image(systemName: "chevron.right").flipsForRightToLeftLayoutDirection(true) },
    .good("up and down", in: .rightToLeft) {
      VStack {
        Image(systemName: "chevron.up"); Image(systemName: "arrow.down")
      }
    },
    .good("both directions", in: .rightToLeft) { Image(systemName: "arrow.left.and.right") },
    .good("centered", in: .rightToLeft) { Text("Centered") },
    .good("full width", in: .rightToLeft) { Text("Wide").frame(maxWidth: .infinity, alignment: .leading) },
    .good("a list", in: .rightToLeft) {
      List {
        Text("One"); Text("Two")
      }
    },
    .good("decoration of a fixed direction", in: .rightToLeft) {
      HStack {
        Text("1").accessibilityHidden(true); Spacer()
      }.environment(\.layoutDirection, .leftToRight)
    },
    .good("hidden", in: .rightToLeft) { Image(systemName: "chevron.right").hidden() },
    .good("hidden from VoiceOver, but flipped", in: .rightToLeft) {
      Image(systemName: "arrow.right").flipsForRightToLeftLayoutDirection(true).accessibilityHidden(true)
    },
    .good("a symbol without direction", in: .rightToLeft) {
      HStack {
        Image(systemName: "star"); Spacer()
      }
    },
    .good("centered in a fixed direction", in: .rightToLeft) {
      Text("Centered").environment(\.layoutDirection, .leftToRight)
    },
    .good("a navigation link", in: .rightToLeft) {
      NavigationStack { List { NavigationLink("Row") { Text("Next") } } }
    },
    .good("a padding", in: .rightToLeft) { Text("Padded").padding(.leading, 40) },
    .good("an offset", in: .rightToLeft) { Text("Moved").offset(x: 40) },
  ]

  static let symbolMissing: [LintCase] =
    [
      "no.such.symbol", "starr", "house.filled", "", "Star", "chevron.lefty", "x.y.z", "trash.filll",
      "gear.badge.nothing",
    ].map { name in
      .bad("the symbol \"\(name)\"") { Image(systemName: name) }
    } + [
      .bad("in a label") { Label("Title", systemImage: "no.such.symbol") },
      .bad("in a button") {
        Button {
        } label: {
          Image(systemName: "no.such.symbol")
        }
      },
      .bad("in a list") { List { Image(systemName: "no.such.symbol") } },
      .good("hidden") { Image(systemName: "no.such.symbol").hidden() },
      .good("transparent") { Image(systemName: "no.such.symbol").opacity(0) },
    ]
    + ["star", "star.fill", "house", "trash", "chevron.left", "xmark", "plus", "heart", "bell", "magnifyingglass"].map {
      name in
      .good("the symbol \(name)") { Image(systemName: name) }
    }

  private static let fixture = try? ResourceFixture()

  /// A folder with one asset and a German strings table.
  private static let resources: RenderContext = {
    guard let fixture else { return .phone }
    _ = try? fixture.write(image: "Assets.xcassets/logo.imageset/logo.png", 10, 10, RGBA(0xFF0000))
    _ = try? fixture.write(
      "Assets.xcassets/logo.imageset/Contents.json", #"{"images":[{"filename":"logo.png","idiom":"universal"}]}"#)
    _ = try? fixture.write(
      "Assets.xcassets/brand.colorset/Contents.json",
      #"{"colors":[{"color":{"color-space":"srgb","components":{"alpha":"1","red":"1","green":"0","blue":"0"}},"idiom":"universal"}]}"#
    )
    _ = try? fixture.write(
      "de.lproj/Localizable.strings", #""Hello" = "Hallo"; "Bye" = "Tschüss"; "%lld items" = "%lld Dinge";"#)
    _ = try? fixture.write(
      "en.lproj/Localizable.strings", #""Hello" = "Hello"; "Bye" = "Bye"; "%lld items" = "%lld items";"#)
    var context = RenderContext(width: 300, height: 200, localeIdentifier: "de_DE", mainBundle: fixture.bundle)
    context.allowsMissingAssets = true
    return context
  }()

  static let assetMissing: [LintCase] =
    ["nothing", "Logo", "logo.png", "logos", "icons/logo"].map { name in
      .bad("the image \(name)", in: resources) { Image(name) }
    }
    + ["nothing", "Brand", "brands", "colors/brand"].map { name in
      .bad("the color \(name)", in: resources) { Color(name) }
    } + [
      .bad("in a list", in: resources) { List { Image("nothing") } },
      .bad("in a label", in: resources) { Label("Title", image: "nothing") },
      .bad("a background", in: resources) { Text("Hello").background(Color("nothing")) },
      .good("the image", in: resources) { Image("logo") },
      .good("a resizable image", in: resources) { Image("logo").resizable() },
      .good("decorative", in: resources) { Image(decorative: "logo") },
      .good("the color", in: resources) { Color("brand") },
      .good("in a label", in: resources) { Label("Hello", image: "logo") },
      .good("a symbol", in: resources) { Image(systemName: "star") },
      .good("a color of the system", in: resources) { Color.red },
      .good("a picture", in: resources) { Image(photo) },
    ]

  static let translationMissing: [LintCase] =
    ["Unknown", "hello", "Hello ", "Goodbye"].map { key in
      .bad("the key \(key)", in: resources) { Text(LocalizedStringKey(key)) }
    } + [
      .bad("in a button", in: resources) { Button("Unknown") {} },
      .bad("in a label", in: resources) { Label("Unknown", systemImage: "star") },
      .bad("a toggle", in: resources) { Toggle("Unknown", isOn: .constant(true)) },
      .bad("with a value", in: resources) { Text("\(3) things") },
      .bad("in a list", in: resources) { List { Text("Unknown") } },
      .bad("a part of a text", in: resources) { Text("Hello") + Text("Unknown") },
      .good("translated", in: resources) { Text("Hello") },
      .good("translated in a button", in: resources) { Button("Bye") {} },
      .good("with a value", in: resources) { Text("\(3) items") },
      .good("verbatim", in: resources) { Text(verbatim: "Unknown") },
      .good("a string", in: resources) { Text(String("Unknown")) },
      .good("a number", in: resources) { Text(3, format: .number) },
      .good("hidden", in: resources) { Text("Unknown").hidden() },
      .good("transparent", in: resources) { Text("Unknown").opacity(0) },
      .good("no strings table") { Text("Unknown") },
      .good("in a list", in: resources) { List { Text("Hello") } },
    ]
}
