import Foundation
import SnapshotUI

/// Cases of the classes that an audit of screens found missed, or reported wrongly.
extension LintCorpus {
  static let further: [ViewDiagnostic.Rule: [LintCase]] = [
    .overflow: oversized, .zeroSize: unmeasured, .contrastText: outlined, .textClipped: cutAndMasked,
    .touchTarget: menusAndLinks,
  ]

  private static func tile(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.yellow.frame(width: width, height: height)
  }

  /// Stacks larger than the screen or their frame, and symbols and pictures much larger than their frame.
  private static let oversized: [LintCase] = [
    .bad("a row of tiles wider than the screen") { HStack { ForEach(0..<8) { _ in tile(44, 44) } } },
    .bad("a column of tiles higher than the screen") { VStack { ForEach(0..<8) { _ in tile(100, 80) } } },
    .bad("a grid of tiles wider than the screen") {
      Grid { ForEach(0..<2) { _ in GridRow { ForEach(0..<8) { _ in tile(44, 44) } } } }
    },
    .bad("a layered card wider than the screen") {
      ZStack {
        tile(380, 100); Text("Title")
      }
    },
    .bad("a layered card higher than the screen") {
      ZStack(alignment: .top) {
        tile(100, 600); Text("Title")
      }
    },
    .bad("a fixed frame wider than the screen") {
      Text("Title").frame(width: 400, height: 60).background(Color.yellow)
    },
    .bad("a fixed frame higher than the screen") { VStack { Text("Title") }.frame(height: 700).border(.red) },
    .bad("a least width beyond the screen") { Text("Title").frame(minWidth: 380).background(Color.yellow) },
    .bad("tiles higher than their frame") {
      VStack { ForEach(0..<4) { _ in tile(40, 40) } }.frame(height: 100).border(.red)
    },
    .bad("layers higher than their frame") {
      ZStack {
        tile(40, 160); Text("Title")
      }.frame(width: 200, height: 80).border(.red)
    },
    .bad("tiles wider than their card") {
      HStack { ForEach(0..<5) { _ in tile(44, 44) } }.frame(width: 120, height: 60).border(.red)
    },
    .bad("a symbol of 100 points in a frame of 40") {
      Image(systemName: "star").font(.system(size: 100)).frame(width: 40, height: 40)
    },
    .bad("a symbol that is much wider than its frame") {
      Image(systemName: "arrow.left.arrow.right").font(.system(size: 60)).frame(width: 24)
    },
    .bad("a symbol at a large type size in a fixed circle", in: .largest) {
      Image(systemName: "star").font(.largeTitle).frame(width: 28, height: 28).background(Circle().fill(.yellow))
    },
    .bad("a picture that is not resizable, in a small frame") { Image(photo).frame(width: 16, height: 12) },
    .good("a symbol of 24 points in a frame of 20") {
      Image(systemName: "star").font(.system(size: 24)).frame(width: 20, height: 20)
    },
    .good("a symbol a little wider than the column of icons") {
      VStack { ForEach(["star", "bell", "gear"], id: \.self) { Image(systemName: $0).font(.title2).frame(width: 24) } }
    },
    .good("a symbol in its circle") {
      Image(systemName: "star").font(.system(size: 20)).frame(width: 44, height: 44).background(Circle().fill(.yellow))
    },
    .good("a resizable symbol") { Image(systemName: "star").resizable().frame(width: 40, height: 40) },
    .good("a picture cropped by a clip") { Image(photo).frame(width: 16, height: 12).clipped() },
    .good("a large symbol as an anchored watermark") {
      Text("Title").background { Image(systemName: "star").font(.system(size: 200)).frame(width: 20, height: 20) }
    },
    .good("tiles in a scroll view") { ScrollView(.horizontal) { HStack { ForEach(0..<12) { _ in tile(44, 44) } } } },
    .good("tiles that are cropped by a card") {
      HStack { ForEach(0..<5) { _ in tile(44, 44) } }.frame(width: 120, height: 60).clipped()
    },
    .good("a decorative collage larger than the screen") {
      ZStack {
        Circle().fill(.yellow).frame(width: 500, height: 500); Circle().fill(.red).frame(width: 300, height: 300)
      }
    },
    .good("a blob behind the title of a layered screen") {
      ZStack {
        Circle().fill(.yellow).frame(width: 600, height: 600).offset(x: -80)
        VStack {
          Text("Title"); Text("Subtitle")
        }
      }
    },
    .good("a background larger than the screen") { Text("Title").background { tile(500, 700) } },
    .good("a fixed frame of exactly the screen") {
      Text("Title").frame(width: 320, height: 480).background(Color.yellow)
    },
    .good("a fixed height below the fold") { ScrollView { Text("Title").frame(height: 700).background(Color.yellow) } },
    .good("tiles with spacing that fit exactly") { HStack(spacing: 8) { ForEach(0..<6) { _ in tile(46, 46) } } },
    .good("a carousel page clipped by its row") {
      HStack(spacing: 0) { ForEach(0..<3) { _ in tile(320, 100) } }.frame(width: 320, alignment: .leading).clipped()
    },
  ]

  /// Geometry readers without room, and bars at 0.
  private static let unmeasured: [LintCase] = [
    .bad("a width of 0 by a geometry reader") {
      GeometryReader { space in Color.red.frame(width: max(0, space.size.width - 400), height: 100) }
    },
    .bad("a geometry reader without room") {
      HStack(spacing: 0) {
        tile(320, 100); GeometryReader { space in Color.red.frame(width: space.size.width, height: 100) }
      }
    },
    .bad("a height of 0 by a geometry reader") {
      GeometryReader { space in Rectangle().fill(.blue).frame(width: 200, height: max(0, space.size.height - 600)) }
    },
    .bad("a card of 0 by a geometry reader") {
      GeometryReader { space in
        RoundedRectangle(cornerRadius: 12).fill(.blue).frame(width: 0 * space.size.width, height: 0)
      }
    },
    .bad("a large panel of 0 in a row") {
      HStack(spacing: 0) {
        Color.red.frame(width: 0, height: 300); Text("Content")
      }
    },
    .good("a bar of a chart at 0") {
      HStack(alignment: .bottom) {
        ForEach([40, 0, 80, 20], id: \.self) { Rectangle().fill(.blue).frame(width: 20, height: $0) }
      }
    },
    .good("a bar of a horizontal chart at 0") {
      VStack(alignment: .leading) {
        ForEach([40, 0, 80, 20], id: \.self) { value in
          HStack {
            Text("Day"); Capsule().fill(.blue).frame(width: value, height: 12)
          }
        }
      }
    },
    .good("a progress bar at 0 in layers") {
      ZStack(alignment: .leading) {
        Capsule().fill(.gray).frame(width: 200, height: 8); Capsule().fill(.blue).frame(width: 0, height: 8)
      }
    },
    .good("a progress bar at 0 in a geometry reader with a track") {
      GeometryReader { space in
        ZStack(alignment: .leading) {
          Capsule().fill(.gray); Capsule().fill(.blue).frame(width: space.size.width * 0)
        }
      }.frame(height: 10)
    },
    .good("a full track whose rest is 0") {
      HStack(spacing: 0) {
        Color.blue.frame(width: 200, height: 6); Color.gray.frame(width: 0, height: 6)
      }
    },
    .good("a segment at 0 of a stacked bar") {
      HStack(spacing: 0) {
        Color.blue.frame(width: 120, height: 20); Color.green.frame(width: 0, height: 20)
        Color.orange.frame(width: 80, height: 20)
      }
    },
    .good("bars that grow in a geometry reader") {
      GeometryReader { space in
        HStack(alignment: .bottom) {
          ForEach([0.5, 0, 1], id: \.self) { Color.blue.frame(width: 20, height: space.size.height * $0) }
        }
      }.frame(height: 100)
    },
    .good("a chart with labels below its bars") {
      HStack(alignment: .bottom) {
        ForEach([40, 0, 80], id: \.self) { value in
          VStack {
            RoundedRectangle(cornerRadius: 3).fill(.blue).frame(width: 20, height: value); Text("D")
          }
        }
      }
    },
  ]

  private static func caption(_ color: Color, on ground: Color) -> some View {
    Text("Some words").font(.system(size: 17)).foregroundColor(color).padding().background(ground)
  }

  /// Texts with shadows.
  private static let outlined: [LintCase] = [
    .good("white with a dark outline shadow") {
      Text("Some words").foregroundColor(.white).shadow(color: .black, radius: 1).shadow(color: .black, radius: 1)
        .shadow(color: .black, radius: 1)
        .padding().background(gray(0xD0))
    },
    .good("large white letters with a dark shadow") {
      Text("Some words").font(.largeTitle).foregroundColor(.white).shadow(color: .black, radius: 2)
        .shadow(color: .black, radius: 2).padding().background(gray(0xD0))
    },
    .good("black with a white glow on black") {
      Text("Some words").foregroundColor(.black).shadow(color: .white, radius: 2).shadow(color: .white, radius: 2)
        .shadow(color: .white, radius: 2).padding().background(gray(0x20))
    },
    .good("an outline of copies at four sides") {
      ZStack {
        ForEach([-1, 1], id: \.self) { side in
          Text("Some words").foregroundColor(.black).offset(x: side)
          Text("Some words").foregroundColor(.black).offset(y: side)
        }
        Text("Some words").foregroundColor(.white)
      }.padding().background(gray(0x70))
    },
    .bad("white with a faint shadow") {
      Text("Some words").foregroundColor(.white).shadow(color: .black.opacity(0.1), radius: 1).padding()
        .background(gray(0xD0))
    },
    .bad("white with a wide, soft shadow") {
      Text("Some words").foregroundColor(.white).shadow(color: .black.opacity(0.2), radius: 20).padding()
        .background(gray(0xD0))
    },
    .bad("white with a shadow on one side") {
      Text("Some words").foregroundColor(.white).shadow(color: .black, radius: 0, x: 1, y: 1).padding()
        .background(gray(0xE0))
    },
    .bad("gray with a gray shadow") {
      Text("Some words").foregroundColor(gray(0xA0)).shadow(color: gray(0xB0), radius: 1).padding()
        .background(Color.white)
    },
    .bad("white in a card with a shadow") {
      caption(.white, on: gray(0xD0)).shadow(color: .black, radius: 2)
    },
    .good("black in a card with a shadow") { caption(.black, on: .white).shadow(color: .black, radius: 8) },
  ]

  /// Texts below masks, and clips near the letters.
  private static let cutAndMasked: [LintCase] = [
    .bad("cut by a narrow mask") { Text("Masked words").fixedSize().mask { Rectangle().frame(width: 40) } },
    .bad("cut by a low mask") { Text("Masked words").fixedSize().mask { Rectangle().frame(height: 8) } },
    .bad("cut by a circle as a mask") {
      Text("Masked words").fixedSize().mask { Circle().frame(width: 60, height: 60) }
    },
    .bad("cut by a mask that was moved") { Text("Masked words").fixedSize().mask { Rectangle().offset(x: 30) } },
    .bad("cut by a mask of a card") {
      VStack {
        Text("A title"); Text("A subtitle of the card").fixedSize()
      }.mask { RoundedRectangle(cornerRadius: 8).frame(width: 90, height: 60) }
    },
    .good("inside of its mask") {
      Text("Words").padding(16).background(Color.yellow).mask { RoundedRectangle(cornerRadius: 8) }
    },
    .good("a gradient below a mask of a text") {
      LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing).frame(height: 40)
        .mask { Text("Words").font(.largeTitle) }
    },
    .good("scrolled below the mask of its scroll view") {
      ScrollView { VStack { ForEach(0..<30) { Text("Row \($0)") } } }.mask { Rectangle().frame(height: 300) }
    },
    .good("decoration below a mask") {
      Text("2026").font(.largeTitle).accessibilityHidden(true).mask { Rectangle().frame(width: 30) }
    },
    .good("a mask of the screen") {
      Text("Words").frame(maxWidth: .infinity, maxHeight: .infinity).mask { Rectangle() }
    },
    .good("cut 2 points above the cap height") {
      Text("Words of a title").font(.system(size: 34)).fixedSize().frame(height: 33).clipped()
    },
    .good("small letters only, cut above their height") {
      Text("a sum once more").font(.system(size: 34)).fixedSize().frame(height: 28).clipped()
    },
    .good("capitals only, cut below the baseline") {
      Text("TITLE").font(.system(size: 34)).fixedSize().frame(height: 30).clipped()
    },
    .good("digits, cut below the baseline") {
      Text("1024").font(.system(size: 34)).fixedSize().frame(height: 30).clipped()
    },
    .bad("descenders cut") { Text("Yoga, gym").font(.system(size: 34)).fixedSize().frame(height: 27).clipped() },
    .bad("accents cut") { Text("ÅÄÖ").font(.system(size: 34)).fixedSize().frame(height: 25).clipped() },
    .bad("capitals cut") { Text("TITLE").font(.system(size: 34)).fixedSize().frame(height: 20).clipped() },
  ]

  private static var choices: some View {
    Group {
      Button("By name") {}; Button("By date") {}
    }
  }

  /// Menus, and links within sentences.
  private static let menusAndLinks: [LintCase] = [
    .bad("a plain menu") { Menu("Sort") { choices } },
    .bad("a menu of a symbol") {
      Menu {
        choices
      } label: {
        Image(systemName: "ellipsis")
      }
    },
    .bad("a menu in the plain button style") { Menu("Sort") { choices }.buttonStyle(.plain) },
    .bad("a menu of a low label") {
      Menu {
        choices
      } label: {
        Text("Sort").frame(width: 120, height: 30)
      }
    },
    .bad("a link alone") { Link("Terms", destination: URL(string: "https://example.com/")!) },
    .good("a menu with room") {
      Menu {
        choices
      } label: {
        Image(systemName: "ellipsis").frame(width: 44, height: 44)
      }
    },
    .good("a bordered menu, which the system sizes") { Menu("Sort") { choices }.buttonStyle(.bordered) },
    .good("a menu in a toolbar") {
      NavigationStack { Text("Content").toolbar { Menu("Sort") { choices } } }
    },
    .good("a disabled menu") { Menu("Sort") { choices }.disabled(true) },
    .good("a picker as a menu") {
      Picker("Order", selection: .constant(0)) {
        Text("By name").tag(0); Text("By date").tag(1)
      }.pickerStyle(.menu)
    },
    .good("a menu in a row of a list") { List { Menu("Sort") { choices } } },
    .good("a link inside of a sentence") { Text("Read the [terms](https://example.com/terms) before you sign.") },
    .good("two links inside of a sentence") {
      Text("Read the [terms](https://example.com/terms) and the [rules](https://example.com/rules).")
    },
    .good("a link inside of a sentence of several lines") {
      Text("\(sentence), see the [terms](https://example.com/terms), which are long.").frame(width: 200)
    },
    .good("a link that ends the sentence of a text beside it") {
      HStack(spacing: 4) {
        Text("I accept the"); Link("terms", destination: URL(string: "https://example.com/")!)
      }
    },
    .bad("a text that is a link as a whole") { Text("[Terms](https://example.com/terms)") },
    .bad("a linked text in the middle of a row") {
      HStack {
        Text("Legal"); Spacer(); Text("[Terms](https://example.com/terms)")
      }
    },
    .bad("a linked text in a row of a list") { List { Text("[Terms](https://example.com/terms)") } },
    .bad("two linked texts beside each other") {
      HStack(spacing: 4) {
        Text("[Terms](https://example.com/terms)"); Text("[Rules](https://example.com/rules)")
      }
    },
    .good("a linked text that continues a text") {
      HStack(spacing: 4) {
        Text("I accept the"); Text("[terms](https://example.com/terms)")
      }
    },
    .good("a linked text of several lines") {
      Text("[\(sentence), which you can read in the shop](https://example.com/terms)").frame(width: 200)
    },
    .good("a large linked text") { Text("[Shop](https://example.com/)").font(.system(size: 60)) },
    .good("a disabled linked text") { Text("[Terms](https://example.com/terms)").disabled(true) },
    .good("a linked text as the label of a large button") {
      Button {
      } label: {
        Text("[Terms](https://example.com/terms)").frame(width: 120, height: 60)
      }
    },
    .bad("a link at the other end of a row") {
      HStack {
        Text("Legal"); Spacer(); Link("Terms", destination: URL(string: "https://example.com/")!)
      }
    },
    .bad("a button after the words of a text") {
      HStack(spacing: 4) {
        Text("No account?"); Button("Sign up") {}
      }
    },
    .good("a context menu on a large card") { tile(200, 100).contextMenu { choices } },
  ]
}
