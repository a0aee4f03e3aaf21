import SnapshotUI

extension LintCorpus {
  static let overflow: [LintCase] = [
    .bad("a text beyond the screen's edge") { Text(sentence).fixedSize() },
    .bad("a text moved half beyond the edge") { Text("Half of a title").offset(x: 150) },
    .bad("a row wider than the screen") {
      HStack { ForEach(0..<10) { _ in Button("Item") {}.frame(width: 44, height: 44) } }
    },
    .bad("a row of texts of fixed size") {
      HStack {
        Text("Number one").fixedSize(); Text("Number two").fixedSize(); Text("Number three and four").fixedSize()
      }
    },
    .bad("a column higher than the screen") { VStack { ForEach(0..<30) { Text("Row \($0)") } } },
    .bad("content higher than its card") {
      VStack { ForEach(0..<6) { Text("Line \($0)") } }.frame(height: 60).background(Color.yellow)
    },
    .bad("a text wider than its frame") {
      Text("A wide title").fixedSize().frame(width: 50).background(Color.yellow)
    },
    .bad("a text higher than its button") {
      Button {
      } label: {
        Text("Large").font(.largeTitle).fixedSize().frame(width: 120, height: 20).background(Color.yellow)
      }
    },
    .bad("sideways in a vertical scroll view") {
      ScrollView {
        HStack {
          Text("Number one and two").fixedSize(); Text("Number three and four").fixedSize()
        }
      }
    },
    .bad("sideways below the fold of a scroll view") {
      ScrollView {
        VStack {
          Color.yellow.frame(height: 600)
          HStack { ForEach(0..<9) { Text("Tag \($0)").fixedSize() } }
        }
      }
    },
    .bad("a wide row in a column of a scroll view") {
      ScrollView {
        VStack(alignment: .leading) {
          Text("Title"); HStack { ForEach(0..<9) { Text("Tag \($0)").fixedSize() } }
        }
      }
    },
    .bad("upward in a horizontal scroll view") {
      ScrollView(.horizontal) { VStack { ForEach(0..<8) { Text("Line \($0)") } } }.frame(height: 60)
    },
    .bad("pills at a large type size", in: .largest) {
      ScrollView {
        HStack { ForEach(0..<4) { Text("Vote \($0)").fixedSize().padding().background(Capsule().fill(.yellow)) } }
      }
    },
    .bad("a control of fixed width") { Button("Wide") {}.frame(width: 100).frame(width: 44).offset(x: 150) },
    .bad("a greatest height") {
      VStack { ForEach(0..<6) { Text("Line \($0)") } }.frame(maxHeight: 60).background(Color.yellow)
    },
    .bad("an enlarged text") { Text("Enlarged").scaleEffect(6) },
    .bad("a button cut by a clip") {
      HStack { ForEach(0..<4) { _ in Button("Item") {}.frame(width: 80, height: 44) } }.frame(width: 200).clipped()
    },
    .bad("positioned across the edge") { Text("Positioned").position(x: 10, y: 100) },
    .bad("a stack that is wider in a geometry reader") {
      GeometryReader { _ in HStack { ForEach(0..<12) { Text("Item \($0)").fixedSize() } } }
    },
    .bad("from right to left", in: .rightToLeft) { Text(sentence).fixedSize() },
    .bad("a row of pictures") { HStack { ForEach(0..<9) { _ in Image(photo) } } },
    .good("wraps") { Text(sentence + sentence) },
    .good("scrolls sideways") {
      ScrollView(.horizontal) { HStack { ForEach(0..<20) { Text("Item \($0)").fixedSize() } } }
    },
    .good("centered on an anchor without height") {
      ZStack(alignment: .top) {
        Color.yellow; Text("100").fixedSize().frame(height: 0).offset(y: 40)
      }
    },
    .good("beside an anchor without width") {
      HStack {
        Text("Mark").fixedSize().frame(width: 0); Color.yellow
      }.padding(40)
    },
    .good("scrolls down") { ScrollView { VStack { ForEach(0..<60) { Text("Row \($0)") } } } },
    .good("a decorative circle beyond the edge") {
      ZStack {
        Circle().fill(.yellow).frame(width: 600, height: 600); Text("Title")
      }
    },
    .good("a blob in the background") {
      Text("Title").background { Circle().fill(.yellow).frame(width: 500, height: 500) }
    },
    .good("a picture that fills the screen") {
      ZStack {
        Image(photo).resizable().scaledToFill(); Text("Title")
      }
    },
    .good("a cropped picture") { Image(photo).resizable().scaledToFill().frame(width: 100, height: 40).clipped() },
    .good("a badge beyond its icon") {
      Image(systemName: "bell").frame(width: 24, height: 24).overlay(alignment: .topTrailing) {
        Text("3").font(.caption2).offset(x: 8, y: -8)
      }
    },
    .good("hidden") { Text(sentence).fixedSize().hidden() },
    .good("transparent") { Text(sentence).fixedSize().opacity(0) },
    .good("decoration") { Text("2026").font(.system(size: 300)).fixedSize().accessibilityHidden(true) },
    .good("a line height beyond the frame, no letter") {
      Text("Letters").fixedSize().frame(height: 20).background(Color.yellow)
    },
    .good("a symbol beyond its frame") {
      Image(systemName: "star").font(.system(size: 24)).frame(width: 22, height: 22)
    },
    .good("negative padding up to the edge") {
      VStack {
        Text("Title"); Color.yellow.frame(height: 40).padding(.horizontal, -16)
      }.padding(16)
    },
    .good("a shadow") { Text("Title").padding().background(Color.white.shadow(radius: 200)) },
    .good("rotated within the screen") { Text("Sideways").rotationEffect(.degrees(90)) },
    .good("a frame that has room") { Text("Fits").frame(width: 200, height: 60).background(Color.yellow) },
    .good("a background in the safe area", in: .notched) {
      Text("Title").frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.yellow)
    },
    .good("a list longer than the screen") { List(0..<50) { Text("Row \($0)") } },
    .good("chosen to fit") {
      ViewThatFits {
        HStack { ForEach(0..<20) { Text("Item \($0)").fixedSize() } }; Text("Short")
      }
    },
  ]

  static let offscreen: [LintCase] = [
    .bad("left of the screen") { Text("Gone").offset(x: -400) },
    .bad("right of the screen") { Text("Gone").offset(x: 400) },
    .bad("above the screen") { Text("Gone").offset(y: -500) },
    .bad("below the screen") { Text("Gone").offset(y: 500) },
    .bad("a button") { Button("Gone") {}.offset(x: 400) },
    .bad("a symbol") { Image(systemName: "star").offset(x: -400) },
    .bad("a picture of its own size") { Image(photo).offset(y: 600) },
    .bad("a position") { Text("Gone").position(x: -100, y: 50) },
    .bad("in a stack") {
      VStack {
        Text("Here"); Text("Gone").offset(x: 500)
      }
    },
    .bad("from right to left", in: .rightToLeft) { Text("Gone").offset(x: 400) },
    .bad("at a large type size", in: .large) { Text("Gone").offset(y: 600) },
    .bad("sideways in a vertical scroll view") { ScrollView { Text("Gone").offset(x: 400) } },
    .bad("a field") { TextField("Name", text: .constant("")).offset(x: 500) },
    .bad("a toggle") { Toggle("Sound", isOn: .constant(true)).offset(x: 500) },
    .good("in the screen") { Text("Here") },
    .good("scrolled out of sight") { ScrollView { ForEach(0..<60) { Text("Row \($0)") } } },
    .good("later in a horizontal scroll view") {
      ScrollView(.horizontal) { HStack { ForEach(0..<30) { Text("Item \($0)").fixedSize() } } }
    },
    .good("hidden") { Text("Gone").offset(x: 400).hidden() },
    .good("transparent") { Text("Gone").offset(x: 400).opacity(0) },
    .good("hidden from VoiceOver") { Text("Gone").offset(x: 400).accessibilityHidden(true) },
    .good("a decorative shape") { Circle().frame(width: 40, height: 40).offset(x: 400) },
    .good("a page of a clipped row") {
      HStack(spacing: 0) {
        Text("One").frame(width: 320); Text("Two").frame(width: 320)
      }.frame(width: 320, alignment: .leading)
        .clipped()
    },
    .good("half beyond the edge is an overflow") { Text("Half of a title").offset(x: 150) },
    .good("a list") { List(0..<50) { Text("Row \($0)") } },
    .good("a decorative blob") { Text("Title").background { Color.yellow.frame(width: 30).offset(x: -400) } },
    .good("an offset in the screen") { Text("Here").offset(x: 60, y: 80) },
  ]

  static let outsideSafeArea: [LintCase] = [
    .bad("a few points below the status bar", in: .notched) {
      Text("Title").padding(.top, 36).frame(maxHeight: .infinity, alignment: .top).ignoresSafeArea()
    },
    .bad("at the bottom", in: .notched) {
      VStack {
        Spacer(); Text("At the end")
      }.ignoresSafeArea()
    },
    .bad("at the top", in: .notched) {
      VStack {
        Text("At the start"); Spacer()
      }.ignoresSafeArea()
    },
    .bad("a button", in: .notched) {
      VStack {
        Spacer(); Button("Save") {}
      }.ignoresSafeArea()
    },
    .bad("a symbol", in: .notched) {
      VStack {
        Image(systemName: "star"); Spacer()
      }.ignoresSafeArea()
    },
    .bad("an offset", in: .notched) {
      VStack {
        Text("Moved"); Spacer()
      }.offset(y: -40)
    },
    .bad("one edge ignored", in: .notched) {
      VStack {
        Text("At the start"); Spacer()
      }.ignoresSafeArea(edges: .top)
    },
    .bad("beside the notch", in: .landscape) {
      HStack {
        Text("At the side"); Spacer()
      }.ignoresSafeArea()
    },
    .bad("beside the notch, trailing", in: .landscape) {
      HStack {
        Spacer(); Text("At the side")
      }.ignoresSafeArea()
    },
    .bad("in a background", in: .notched) {
      Color.clear.background(alignment: .top) {
        Text("Behind").frame(maxHeight: .infinity, alignment: .top).ignoresSafeArea()
      }
    },
    .bad("an overlay", in: .notched) {
      Color.clear.ignoresSafeArea().overlay(alignment: .top) { Text("Over").offset(y: -30) }
    },
    .bad("at a large type size", in: notchedLarge) {
      VStack {
        Spacer(); Text("At the end")
      }.ignoresSafeArea()
    },
    .bad("a picture of its own size", in: .notched) {
      VStack {
        Image(photo); Spacer()
      }.ignoresSafeArea()
    },
    .bad("a tapped symbol", in: .notched) {
      VStack {
        Button {
        } label: {
          Image(systemName: "xmark")
        }; Spacer()
      }.ignoresSafeArea()
    },
    .bad("a position", in: .notched) { Text("Moved").position(x: 100, y: -20) },
    .good("in the safe area", in: .notched) {
      VStack {
        Text("At the start"); Spacer(); Text("At the end")
      }
    },
    .good("a background", in: .notched) { Text("Title").frame(maxHeight: .infinity).background(Color.yellow) },
    .good("a color that ignores it", in: .notched) {
      ZStack {
        Color.yellow.ignoresSafeArea(); Text("Title")
      }
    },
    .good("scrolls", in: .notched) {
      ScrollView { VStack { ForEach(0..<40) { Text("Row \($0)") } } }.ignoresSafeArea()
    },
    .good("a picture behind the status bar", in: .notched) {
      VStack {
        Image(photo).resizable().frame(height: 200); Spacer()
      }.ignoresSafeArea(edges: .top)
    },
    .good("no safe area") {
      VStack {
        Spacer(); Text("At the end")
      }.ignoresSafeArea()
    },
    .good("padded by the insets", in: .notched) {
      VStack {
        Text("At the start").padding(.top, 50); Spacer()
      }.ignoresSafeArea()
    },
    .good("hidden", in: .notched) {
      VStack {
        Spacer(); Text("At the end").hidden()
      }.ignoresSafeArea()
    },
    .good("transparent", in: .notched) {
      VStack {
        Spacer(); Text("At the end").opacity(0)
      }.ignoresSafeArea()
    },
    .good("decoration", in: .notched) {
      VStack {
        Text("2026").accessibilityHidden(true); Spacer()
      }.ignoresSafeArea()
    },
    .good("a list", in: .notched) { List(0..<40) { Text("Row \($0)") } },
    .good("a bar of the system", in: .notched) {
      NavigationStack { Text("Content").navigationTitle("Title") }
    },
    .good("in the middle", in: .landscape) { Text("Middle").ignoresSafeArea() },
    .good("an inset bar", in: .notched) {
      ScrollView { Text("Content") }.safeAreaInset(edge: .bottom) { Text("Bar").frame(maxWidth: .infinity) }
    },
  ]

  private static let notchedLarge = RenderContext.notched.with { $0.dynamicTypeSize = .accessibility3 }

  static let zeroSize: [LintCase] = [
    .bad("no width") { Color.red.frame(width: 0, height: 10) },
    .bad("no height") { Color.red.frame(width: 10, height: 0) },
    .bad("a text without width") { Text("Words").frame(width: 0) },
    .bad("a picture") { Image(photo).resizable().frame(width: 0, height: 20) },
    .bad("a symbol") { Image(systemName: "star").resizable().frame(width: 20, height: 0) },
    .bad("a rectangle") { Rectangle().frame(height: 0) },
    .bad("a circle") { Circle().fill(.blue).frame(width: 0, height: 0) },
    .bad("a gradient") { LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).frame(width: 0) },
    .bad("a button without label") {
      Button {
      } label: {
        EmptyView()
      }
    },
    .bad("no room in a row") {
      HStack(spacing: 0) {
        Color.red.frame(width: 320); Text("Words")
      }.frame(width: 320)
    },
    .bad("in a list") { List { Image(photo).resizable().frame(width: 0, height: 0) } },
    .bad("a capsule") { Capsule().fill(.green).frame(width: 40, height: 0) },
    .bad("in a scroll view") { ScrollView { Color.red.frame(height: 0) } },
    .bad("a rounded rectangle", in: .dark) { RoundedRectangle(cornerRadius: 4).frame(width: 0, height: 8) },
    .good("a hairline") { Color.red.frame(height: 0.5) },
    .good("an empty text") { Text("") },
    .good("spaces") { Text("  ").frame(width: 0) },
    .good("an empty view") { EmptyView().frame(width: 10, height: 10) },
    .good("a spacer") {
      HStack {
        Text("A"); Spacer(minLength: 0); Text("B")
      }
    },
    .good("a divider") {
      VStack {
        Text("A"); Divider(); Text("B")
      }
    },
    .good("clear") { Color.clear.frame(width: 0, height: 0) },
    .good("hidden") { Color.red.frame(width: 0).hidden() },
    .good("transparent") { Color.red.frame(width: 0).opacity(0) },
    .good("decoration") { Color.red.frame(width: 0).accessibilityHidden(true) },
    .good("an empty bar over its track") {
      Capsule().fill(.gray).frame(width: 100, height: 8).overlay(alignment: .leading) {
        Capsule().fill(.blue).frame(width: 0)
      }
    },
    .good("an empty bar in a geometry reader") {
      GeometryReader { space in Capsule().fill(.blue).frame(width: space.size.width * 0) }.frame(height: 8)
    },
    .good("an empty progress view") { ProgressView(value: 0).frame(width: 100) },
    .good("a slider at its start") { Slider(value: .constant(0)).frame(width: 100) },
    .good("a picture") { Image(photo) },
  ]
}
