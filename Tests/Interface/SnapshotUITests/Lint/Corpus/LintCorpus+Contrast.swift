import SnapshotUI

extension LintCorpus {
  private static func on(_ ground: some View, _ color: Color, size: CGFloat = 17) -> some View {
    Text("Some words").font(.system(size: size)).foregroundColor(color).padding().background(ground)
  }

  private static var fade: LinearGradient {
    LinearGradient(
      stops: [.init(color: .black, location: 0.6), .init(color: .clear, location: 1)], startPoint: .top,
      endPoint: .bottom)
  }

  static let contrastText: [LintCase] = [
    .bad("gray on white") { on(Color.white, gray(0x80)) },
    .bad("just below 4.5") { on(Color.white, gray(0x77)) },
    .bad("white on yellow") { on(Color.yellow, .white) },
    .bad("yellow on white") { on(Color.white, .yellow) },
    .bad("black on dark gray") { on(gray(0x40), .black) },
    .bad("large below 3") { on(Color.white, gray(0x98), size: 24) },
    .bad("half transparent") { on(Color.white, .black).opacity(0.4) },
    .bad("a translucent color") { on(Color.white, Color.black.opacity(0.4)) },
    .bad("over a translucent ground") { on(Color.black.opacity(0.3), .white).background(Color.white) },
    .bad("the end of a gradient") {
      on(LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing), .white)
    },
    .bad("below a scrim") {
      on(Color.white, .black).overlay(Color.white.opacity(0.7))
    },
    .bad("dark on dark", in: .dark) { on(Color.black, gray(0x50)) },
    .bad("without a ground", in: .dark) { Text("Some words").foregroundColor(gray(0x40)) },
    .bad("one part of a text") {
      Text("Black and ").foregroundColor(.black) + Text("pale").foregroundColor(gray(0xB0))
    },
    .bad("a button's title") {
      Button {
      } label: {
        Text("Save").foregroundColor(gray(0xA0)).frame(width: 60, height: 44)
      }
    },
    .bad("tinted by its user") { Button("Save") {}.tint(.yellow) },
    .bad("white on a picture") { Text("Caption").foregroundColor(.white).padding().background(gray(0xD0)) },
    .bad("less bright") { on(Color.white, gray(0x60)).brightness(0.4) },
    .bad("less contrast") { on(Color.white, gray(0x60)).contrast(0.4) },
    .bad("reduced, so that it isn't large") { on(Color.white, gray(0x90), size: 24).scaleEffect(0.5) },
    .bad("one line of several") {
      VStack {
        Text("Fine"); Text("Pale").foregroundColor(gray(0xC0))
      }
    },
    .bad("a gradient in the text") {
      Text("Some words").foregroundStyle(
        LinearGradient(colors: [gray(0xC0), gray(0xE0)], startPoint: .top, endPoint: .bottom))
    },
    .bad("in a scroll view") { ScrollView { Text("Pale").foregroundColor(gray(0xC0)) } },
    .bad("below a scrim over the whole scroll view") {
      ScrollView { Text("Words") }.overlay(Color.white.opacity(0.7))
    },
    .bad("beside a text that covers a part of it") {
      ZStack(alignment: .leading) {
        Text("Pale and long").foregroundColor(gray(0xB0)); Text("Pa").foregroundColor(.black)
      }
    },
    .bad("pale below the mask of a scroll view") {
      ScrollView { VStack { ForEach(0..<30) { Text("Row \($0)").foregroundColor(gray(0xA0)) } } }.mask(fade)
    },
    .bad("faded by a mask that doesn't scroll") {
      VStack { ForEach(0..<16) { Text("Row \($0)").font(.title) } }.mask(fade)
    },
    .good("faded by the mask of a scroll view") {
      ScrollView { VStack { ForEach(0..<30) { Text("Row \($0)").font(.title) } } }.mask(fade)
    },
    .good("faded by the mask of a scroll view in a frame") {
      ScrollView { VStack { ForEach(0..<30) { Text("Row \($0)").font(.title) } } }.frame(height: 200).padding().mask(
        fade)
    },
    .good("below the fade at the end of a scroll view") {
      ScrollView { VStack { ForEach(0..<30) { Text("Row \($0)").font(.title) } } }.overlay(alignment: .bottom) {
        LinearGradient(colors: [.white.opacity(0), .white], startPoint: .top, endPoint: .bottom).frame(height: 60)
      }
    },
    .good("below a translucent bar") {
      ScrollView { VStack { ForEach(0..<30) { Text("Row \($0)") } } }.overlay(alignment: .bottom) {
        Color.white.opacity(0.8).frame(height: 50)
      }
    },
    .good("a gray prompt over a covered text") {
      ScrollView { VStack(spacing: 0) { ForEach(0..<30) { Text("Row \($0)") } } }.overlay(alignment: .bottom) {
        Text("Hint for rows").foregroundColor(gray(0x70)).frame(maxWidth: .infinity).padding().background(Color.white)
      }
    },
    .good("black on white") { on(Color.white, .black) },
    .good("just above 4.5") { on(Color.white, gray(0x76)) },
    .good("large above 3") { on(Color.white, gray(0x90), size: 24) },
    .good("bold from 14 points") {
      Text("Some words").font(.system(size: 15, weight: .bold)).foregroundColor(gray(0x90)).padding().background(
        Color.white)
    },
    .good("enlarged") { on(Color.white, gray(0x90), size: 12).scaleEffect(2) },
    .good("disabled") { on(Color.white, gray(0xC0)).disabled(true) },
    .good("decoration") { on(Color.white, gray(0xC0)).accessibilityHidden(true) },
    .good("hidden") { on(Color.white, gray(0xC0)).hidden() },
    .good("transparent") { on(Color.white, gray(0xC0)).opacity(0) },
    .good("covered") {
      ZStack {
        on(Color.white, gray(0xC0)); Color.yellow.frame(width: 300, height: 100)
      }
    },
    .good("a dark scrim below white") {
      Text("Caption").foregroundColor(.white).padding().background(Color.black.opacity(0.7)).background(Color.white)
    },
    .good("the dark part of a gradient") {
      on(LinearGradient(colors: [.black, gray(0x50)], startPoint: .leading, endPoint: .trailing), .white)
    },
    .good("white on black", in: .dark) { Text("Some words") },
    .good("iOS' secondary gray") { Text("Some words").foregroundStyle(.secondary) },
    .good("a prompt") { TextField("Name", text: .constant("")) },
    .good("a button in the system's blue") { Button("Save") {} },
    .good("a prominent button") { Button("Save") {}.buttonStyle(.borderedProminent) },
    .good("behind a sheet") {
      Text("Pale").foregroundColor(gray(0xC0)).sheet(isPresented: .constant(true)) { Text("Above") }
    },
    .good("an edge of the ground below the padding") {
      Text("Some words").padding(20).background(Color.white).border(Color.black, width: 4)
    },
    .good("spaces") { Text("   ").foregroundColor(gray(0xF0)) },
    .good("redacted") { on(Color.white, gray(0xC0)).redacted(reason: .placeholder) },
    .good("a shape of the same color elsewhere") {
      VStack {
        Text("Some words").foregroundColor(.black); Color.black.frame(height: 20)
      }
    },
    .good("inverted") { on(Color.white, .black).colorInvert() },
  ]

  private static func icon(_ color: Color) -> some View { Image(systemName: "star.fill").foregroundColor(color) }

  static let contrastNonText: [LintCase] = [
    .bad("a pale symbol") { icon(gray(0xB0)) },
    .bad("just below 3") { icon(gray(0x98)) },
    .bad("yellow on white") { icon(.yellow) },
    .bad("in a button") {
      Button {
      } label: {
        icon(gray(0xB0)).frame(width: 44, height: 44)
      }
    },
    .bad("on a pale ground") { icon(.white).padding().background(gray(0xC0)) },
    .bad("dark on dark", in: .dark) { icon(gray(0x30)) },
    .bad("half transparent") { icon(.black).opacity(0.3) },
    .bad("below a scrim") { icon(.black).padding().overlay(Color.white.opacity(0.75)) },
    .bad("a button of shapes") {
      Button {
      } label: {
        Circle().fill(gray(0xD0)).frame(width: 44, height: 44)
      }.accessibilityLabel("Record")
    },
    .bad("an outlined checkbox") {
      Button {
      } label: {
        RoundedRectangle(cornerRadius: 4).stroke(gray(0xD0), lineWidth: 2).frame(width: 44, height: 44)
      }
      .accessibilityLabel("Select")
    },
    .bad("a dot with a label") { Circle().fill(gray(0xD0)).accessibilityLabel("Offline").frame(width: 20, height: 20) },
    .bad("an outlined symbol") { Image(systemName: "heart").foregroundColor(gray(0xB8)) },
    .bad("beside a text that isn't in its control") {
      HStack {
        Text("Photo");
        Button {
        } label: {
          icon(gray(0xC0))
        }.accessibilityLabel("Close")
      }
    },
    .bad("in a scroll view") { ScrollView { icon(gray(0xB0)) } },
    .bad("large") { Image(systemName: "star").font(.largeTitle).foregroundColor(gray(0xB0)) },
    .good("black") { icon(.black) },
    .good("just above 3") { icon(gray(0x90)) },
    .good("decoration") { icon(gray(0xD0)).accessibilityHidden(true) },
    .good("hidden") { icon(gray(0xD0)).hidden() },
    .good("transparent") { icon(gray(0xD0)).opacity(0) },
    .good("disabled") {
      Button {
      } label: {
        icon(gray(0xD0))
      }.disabled(true)
    },
    .good("the icon of a label") {
      Label {
        Text("Favorites")
      } icon: {
        icon(gray(0xD0))
      }
    },
    .good("beside the text of its button") {
      Button {
      } label: {
        HStack {
          icon(gray(0xD0)); Text("Favorites").foregroundColor(.black)
        }
      }
    },
    .good("covered") {
      ZStack {
        icon(gray(0xD0)); Color.yellow.frame(width: 100, height: 100)
      }
    },
    .good("a decorative shape") { Circle().fill(gray(0xE0)).frame(width: 40, height: 40) },
    .good("a background of a button with a title") {
      Button {
      } label: {
        Text("Save").foregroundColor(.black).frame(width: 80, height: 44).background(gray(0xF0))
      }
    },
    .good("white on a dark circle") { icon(.white).padding().background(Circle().fill(.black)) },
    .good("a record button") {
      Button {
      } label: {
        Circle().fill(Color(RGBA(0xC00000))).frame(width: 44, height: 44)
      }.accessibilityLabel("Record")
    },
    .good("a disclosure chevron of a list") { NavigationStack { List { NavigationLink("Row") { Text("Next") } } } },
    .good("a slider") { Slider(value: .constant(0.5)) { Text("Volume") } },
    .good("a toggle that is off") { Toggle("Sound", isOn: .constant(false)) },
    .good("behind a sheet") { icon(gray(0xD0)).sheet(isPresented: .constant(true)) { Text("Above") } },
  ]
}
