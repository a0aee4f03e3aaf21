import Views

extension LintCorpus {
  private static func box(_ title: String, _ side: CGFloat = 60) -> some View {
    Button {
    } label: {
      Text(title).frame(width: side, height: side)
    }
  }

  static let overlappingControls: [LintCase] = [
    .bad("on one spot") {
      ZStack {
        box("One"); box("Two")
      }
    },
    .bad("negative spacing") {
      HStack(spacing: -30) {
        box("One"); box("Two")
      }
    },
    .bad("an offset") {
      VStack {
        box("One"); box("Two").offset(y: -40)
      }
    },
    .bad("a large one over a small one") {
      ZStack {
        box("Small", 44); box("Large", 120)
      }
    },
    .bad("a gesture over a button") {
      ZStack {
        box("One"); Color.yellow.frame(width: 60, height: 60).onTapGesture {}
      }
    },
    .bad("a field over a button") {
      ZStack {
        box("One"); TextField("Name", text: .constant(""))
      }
    },
    .bad("content shapes") {
      HStack(spacing: 0) {
        box("One", 44).contentShape(Rectangle().inset(by: -20)); box("Two", 44).contentShape(Rectangle().inset(by: -20))
      }
    },
    .bad("enlarged") {
      HStack(spacing: 2) {
        box("One"); box("Two").scaleEffect(2)
      }
    },
    .bad("two overlays") { Color.clear.overlay { box("One") }.overlay { box("Two") } },
    .bad("turned") {
      HStack(spacing: 0) {
        Button {
        } label: {
          Text("A long title").frame(height: 30)
        }; box("Two").rotationEffect(.degrees(45)).scaleEffect(1.4)
      }
    },
    .bad("a toggle and a button") {
      ZStack {
        Toggle("Sound", isOn: .constant(true)); box("One", 80)
      }
    },
    .bad("at a large type size", in: .large) {
      VStack(spacing: -20) {
        Button("One") {}; Button("Two") {}
      }
    },
    .good("side by side") {
      HStack(spacing: 0) {
        box("One"); box("Two")
      }
    },
    .good("a button in a tapped row") {
      HStack {
        Text("Row"); box("More", 44)
      }.padding().onTapGesture {}
    },
    .good("a small button on a large card") {
      ZStack(alignment: .topTrailing) {
        box("Card", 200); box("Close", 44)
      }
    },
    .good("a badge on a corner") {
      box("Photo", 120).overlay(alignment: .topTrailing) { box("Delete", 24).offset(x: 20, y: -20) }
    },
    .good("one lets taps through") {
      ZStack {
        box("One"); box("Two").allowsHitTesting(false)
      }
    },
    .good("one is disabled") {
      ZStack {
        box("One"); box("Two").disabled(true)
      }
    },
    .good("one is hidden") {
      ZStack {
        box("One"); box("Two").hidden()
      }
    },
    .good("one is transparent") {
      ZStack {
        box("One"); box("Two").opacity(0)
      }
    },
    .good("a dialog on a tapped scrim") {
      ZStack {
        Color.black.opacity(0.4).onTapGesture {};
        HStack {
          box("Cancel"); box("Save")
        }
      }
    },
    .good("below a sheet") { box("Below").sheet(isPresented: .constant(true)) { box("Above") } },
    .good("clipped apart") {
      ZStack(alignment: .leading) {
        box("One", 100).frame(width: 50, alignment: .leading).clipped(); box("Two", 44).padding(.leading, 60)
      }
    },
    .good("a pixel") {
      HStack(spacing: -0.5) {
        box("One"); box("Two")
      }
    },
    .good("rows of a list") {
      List {
        Button("One") {}; Button("Two") {}
      }
    },
    .good("small content shapes") {
      HStack(spacing: -10) {
        box("One").contentShape(Rectangle().inset(by: 8)); box("Two").contentShape(Rectangle().inset(by: 8))
      }
    },
    .good("texts on buttons") {
      ZStack {
        box("One"); Text("Label")
      }
    },
  ]

  static let smallTapTarget: [LintCase] = [
    .bad("a title alone") { Button("Save") {} },
    .bad("30 points") { box("A", 30) },
    .bad("43 points") { box("A", 43) },
    .bad("wide but low") {
      Button {
      } label: {
        Text("Wide").frame(width: 200, height: 30)
      }
    },
    .bad("narrow but high") {
      Button {
      } label: {
        Text("A").frame(width: 20, height: 60)
      }
    },
    .bad("a symbol") {
      Button {
      } label: {
        Image(systemName: "xmark")
      }
    },
    .bad("a gesture") { Text("More").onTapGesture {} },
    .bad("two in a row of a list") {
      List {
        HStack {
          Button("One") {}; Button("Two") {}
        }
      }
    },
    .bad("reduced") { box("A", 60).scaleEffect(0.5) },
    .bad("clipped") { box("A", 60).frame(width: 30, height: 30).clipped() },
    .bad("a small content shape") { box("A", 60).contentShape(Rectangle().inset(by: 15)) },
    .bad("a plain style") { Button("Save") {}.buttonStyle(.plain) },
    .bad("in a scroll view") { ScrollView { Button("Save") {} } },
    .bad("padding around a button, which doesn't react") { Button("Save") {}.padding(20) },
    .bad("from right to left", in: .rightToLeft) { box("A", 30) },
    .bad("in a sheet") { Text("Below").sheet(isPresented: .constant(true)) { box("A", 30) } },
    .good("44 points") { box("A", 44) },
    .good("padding in the label") {
      Button {
      } label: {
        Text("Save").padding(14)
      }
    },
    .good("a content shape beyond the frame") { box("A", 30).contentShape(Rectangle().inset(by: -10)) },
    .good("a content shape in the label") {
      Button {
      } label: {
        Image(systemName: "xmark").contentShape(Rectangle().inset(by: -16))
      }
    },
    .good("disabled") { Button("Save") {}.disabled(true) },
    .good("hidden") { Button("Save") {}.hidden() },
    .good("transparent") { Button("Save") {}.opacity(0) },
    .good("lets taps through") { Button("Save") {}.allowsHitTesting(false) },
    .good("a row of a list") { List { Button("Save") {} } },
    .good("a toggle") { Toggle("Sound", isOn: .constant(true)) },
    .good("a bordered button, which the system sizes") { Button("Save") {}.buttonStyle(.bordered) },
    .good("below a sheet") { Button("Save") {}.sheet(isPresented: .constant(true)) { Text("Above") } },
    .good("enlarged") { box("A", 30).scaleEffect(1.5) },
    .good("covered") {
      ZStack {
        Button("Save") {}; Color.white.frame(width: 200, height: 100)
      }
    },
    .good("a text that isn't tapped") { Text("Save") },
    .good("a large gesture") { Text("More").frame(width: 60, height: 60).onTapGesture {} },
  ]

  static let missingLabel: [LintCase] = [
    .bad("a symbol in a button") {
      Button {
      } label: {
        Image(systemName: "trash")
      }
    },
    .bad("a symbol with dots") {
      Button {
      } label: {
        Image(systemName: "square.and.arrow.up")
      }
    },
    .bad("a tapped symbol") { Image(systemName: "star").onTapGesture {} },
    .bad("a button of shapes") {
      Button {
      } label: {
        Circle().frame(width: 44, height: 44)
      }
    },
    .bad("the symbol's name as label") {
      Button {
      } label: {
        Image(systemName: "chevron.left")
      }.accessibilityLabel("chevron.left")
    },
    .bad("an empty label") {
      Button {
      } label: {
        Image(systemName: "trash")
      }.accessibilityLabel("")
    },
    .bad("a picture without name") { Image(photo) },
    .bad("a picture in a button") {
      Button {
      } label: {
        Circle().frame(width: 44, height: 44).overlay { Color.red }
      }
    },
    .bad("a field without title") { TextField("", text: .constant("")) },
    .bad("a slider without label") { Slider(value: .constant(0.5)) },
    .bad("a label whose text is hidden from VoiceOver") {
      Button {
      } label: {
        HStack {
          Image(systemName: "trash"); Text("Delete").accessibilityHidden(true)
        }
      }
    },
    .bad("spaces") { Button("  ") {} },
    .bad("a link of a symbol") {
      Link(destination: URL(string: "https://example.com")!) { Image(systemName: "safari") }
    },
    .bad("in a row") {
      HStack {
        Text("Photo");
        Button {
        } label: {
          Image(systemName: "xmark")
        }
      }
    },
    .good("a title") { Button("Delete") {} },
    .good("a label") {
      Button {
      } label: {
        Image(systemName: "trash")
      }.accessibilityLabel("Delete")
    },
    .good("a label in the button") {
      Button {
      } label: {
        Image(systemName: "trash").accessibilityLabel("Delete")
      }
    },
    .good("a symbol and a text") {
      Button {
      } label: {
        HStack {
          Image(systemName: "trash"); Text("Delete")
        }
      }
    },
    .good("a label view") {
      Button {
      } label: {
        Label("Delete", systemImage: "trash")
      }
    },
    .good("only the icon of a label") {
      Button {
      } label: {
        Label("Delete", systemImage: "trash").labelStyle(.iconOnly)
      }
    },
    .good("hidden from VoiceOver") {
      Button {
      } label: {
        Image(systemName: "trash")
      }.accessibilityHidden(true)
    },
    .good("a hidden button") {
      Button {
      } label: {
        Image(systemName: "trash")
      }.hidden()
    },
    .good("a symbol that isn't a control") { Image(systemName: "trash") },
    .good("a decorative picture") { Image(photo).accessibilityHidden(true) },
    .good("a named picture") { Image(photo, name: "Sunrise") },
    .good("a labeled picture") { Image(photo).accessibilityLabel("Sunrise") },
    .good("a toggle") { Toggle("Sound", isOn: .constant(true)) },
    .good("a toggle without visible label") { Toggle("Sound", isOn: .constant(true)).labelsHidden() },
    .good("a field") { TextField("Name", text: .constant("")) },
    .good("a labeled slider") { Slider(value: .constant(0.5)) { Text("Volume") } },
    .good("a label equal to the symbol") {
      Button {
      } label: {
        Image(systemName: "trash")
      }.accessibilityLabel("trash")
    },
    .good("a list") { List { Button("One") {} } },
  ]

  static let redundantLabel: [LintCase] =
    ["Save button", "SAVE BUTTON", "The save button", "Button", "Submit-button", "Close icon"].map { label in
      .bad(label) { Button(label) {} }
    } + [
      .bad("an accessibility label") {
        Button {
        } label: {
          Image(systemName: "xmark")
        }.accessibilityLabel("Close button")
      },
      .bad("a gesture with the trait") { Text("More button").onTapGesture {}.accessibilityAddTraits(.isButton) },
      .bad("an image") { Image(photo).accessibilityLabel("Sunrise image") },
      .bad("a picture") { Image(photo).accessibilityLabel("Picture of a dog") },
      .bad("an image of") { Image(photo).accessibilityLabel("Image of a dog") },
      .bad("a switch") { Toggle("Sound switch", isOn: .constant(true)) },
      .bad("a toggle") { Toggle("Sound toggle", isOn: .constant(true)) },
      .bad("a slider") { Slider(value: .constant(0.5)) { Text("Volume slider") } },
      .bad("a link") {
        Link("Privacy link", destination: URL(string: "https://example.com")!).accessibilityAddTraits(.isLink)
      },
      .bad("in a list") { List { Button("Save button") {} } },
      .good("a text about buttons") { Text("Press the save button") },
      .good("a text that isn't a control") { Text("Radio button") },
      .good("a field for a link") { TextField("Your link", text: .constant("")) },
    ]
    + [
      "Save", "Button up your coat", "Buttons", "Link account", "Iconic", "Switch account", "Image settings",
      "Copy link",
    ]
    .map { label in
      .good(label) { Button(label) {} }
    } + [
      .good("a picture") { Image(photo).accessibilityLabel("A dog on a beach") },
      .good("hidden") { Button("Save button") {}.accessibilityHidden(true) },
      .good("transparent") { Button("Save button") {}.opacity(0) },
    ]

  static let duplicateLabel: [LintCase] = [
    .bad("two buttons") {
      HStack {
        Button("More") {}; Button("More") {}
      }
    },
    .bad("three rows") { VStack { ForEach(0..<3) { _ in Button("Edit") {} } } },
    .bad("in another case") {
      VStack {
        Button("Save") {}; Button("SAVE") {}
      }
    },
    .bad("accessibility labels") {
      HStack {
        Button {
        } label: {
          Image(systemName: "trash")
        }.accessibilityLabel("Delete")
        Button {
        } label: {
          Image(systemName: "xmark")
        }.accessibilityLabel("Delete")
      }
    },
    .bad("a gesture and a button") {
      VStack {
        Button("Open") {}; Text("Open").onTapGesture {}
      }
    },
    .bad("in a list") {
      List {
        Button("Edit") {}; Button("Edit") {}
      }
    },
    .bad("two fields") {
      VStack {
        TextField("Name", text: .constant("")); TextField("Name", text: .constant(""))
      }
    },
    .bad("two toggles in one state") {
      VStack {
        Toggle("On", isOn: .constant(true)); Toggle("On", isOn: .constant(true))
      }
    },
    .bad("in a scroll view") {
      ScrollView {
        VStack {
          Button("Reply") {}; Text("Words"); Button("Reply") {}
        }
      }
    },
    .bad("in an overlay") { Button("Close") {}.frame(height: 200).overlay(alignment: .bottom) { Button("Close") {} } },
    .bad("two links") {
      let url = URL(string: "https://example.com")!
      VStack {
        Link("Read", destination: url); Link("Read", destination: url)
      }
    },
    .good("different labels") {
      HStack {
        Button("Edit") {}; Button("Delete") {}
      }
    },
    .good("told apart by accessibility labels") {
      VStack {
        Button("Edit") {}.accessibilityLabel("Edit Ann"); Button("Edit") {}.accessibilityLabel("Edit Bob")
      }
    },
    .good("a title and a button") {
      VStack {
        Text("Save"); Button("Save") {}
      }
    },
    .good("two texts") {
      VStack {
        Text("Same"); Text("Same")
      }
    },
    .good("one is hidden") {
      VStack {
        Button("Save") {}; Button("Save") {}.hidden()
      }
    },
    .good("one is transparent") {
      VStack {
        Button("Save") {}; Button("Save") {}.opacity(0)
      }
    },
    .good("one is hidden from VoiceOver") {
      VStack {
        Button("Save") {}; Button("Save") {}.accessibilityHidden(true)
      }
    },
    .good("one is disabled") {
      VStack {
        Button("Save") {}; Button("Save") {}.disabled(true)
      }
    },
    .good("told apart by hints") {
      VStack {
        Button("Open") {}.accessibilityHint("Opens the mail"); Button("Open") {}.accessibilityHint("Opens the map")
      }
    },
    .good("told apart by values") {
      VStack {
        Button("Item") {}.accessibilityValue("1"); Button("Item") {}.accessibilityValue("2")
      }
    },
    .good("below a sheet") { Button("Done") {}.sheet(isPresented: .constant(true)) { Button("Done") {} } },
    .good("combined rows") {
      VStack {
        ForEach(["Ann", "Bob"], id: \.self) { name in
          HStack {
            Text(name); Button("Edit") {}
          }.accessibilityElement(children: .combine)
        }
      }
    },
    .good("one control") { Button("Save") {} },
  ]

  static let readingOrder: [LintCase] = [
    .bad("a priority for the last") {
      VStack {
        Text("One"); Text("Two").accessibilitySortPriority(1)
      }
    },
    .bad("a priority in a row") {
      HStack {
        Text("One"); Text("Two").accessibilitySortPriority(1)
      }
    },
    .bad("an offset up") {
      VStack {
        Text("One"); Text("Two").offset(y: -100)
      }
    },
    .bad("an offset to the front") {
      HStack {
        Text("One"); Text("Two").offset(x: -120)
      }
    },
    .bad("positions") {
      ZStack {
        Text("One").position(x: 100, y: 200); Text("Two").position(x: 100, y: 50)
      }
    },
    .bad("positions in a line") {
      ZStack {
        Text("One").position(x: 250, y: 50); Text("Two").position(x: 50, y: 50)
      }
    },
    .bad("turned around") {
      VStack {
        Text("One"); Text("Two"); Text("Three")
      }.environment(\.layoutDirection, .leftToRight).accessibilityElement(children: .contain).modifier(Reversed())
    },
    .bad("a layered bottom and top") {
      ZStack(alignment: .top) {
        VStack {
          Spacer(); Button("Pay") {}
        }; Text("Total")
      }
    },
    .bad("an alignment") {
      ZStack {
        Text("Below").frame(maxHeight: .infinity, alignment: .bottom);
        Text("Above").frame(maxHeight: .infinity, alignment: .top)
      }
    },
    .bad("buttons") {
      VStack {
        Button("One") {}; Button("Two") {}.accessibilitySortPriority(2)
      }
    },
    .bad("from right to left", in: .rightToLeft) {
      HStack {
        Text("One"); Text("Two").accessibilitySortPriority(1)
      }
    },
    .bad("a negative spacing") {
      VStack(spacing: -80) {
        Text("One"); Text("Two")
      }
    },
    .good("rows that are scrolled behind a button") {
      VStack(spacing: 0) {
        ScrollView { VStack { ForEach(0..<40) { Text("Row \($0)") } } }
        Button("Continue") {}.frame(height: 44)
      }
    },
    .good("a column") {
      VStack {
        Text("One"); Text("Two"); Text("Three")
      }
    },
    .good("a row") {
      HStack {
        Text("One"); Text("Two")
      }
    },
    .good("columns") {
      HStack(alignment: .top) {
        VStack {
          Text("A"); Text("B")
        };
        VStack {
          Text("C"); Text("D")
        }
      }
    },
    .good("rows") {
      VStack {
        HStack {
          Text("A"); Text("B")
        };
        HStack {
          Text("C"); Text("D")
        }
      }
    },
    .good("a grid") {
      Grid {
        GridRow {
          Text("A"); Text("B")
        };
        GridRow {
          Text("C"); Text("D")
        }
      }
    },
    .good("from right to left", in: .rightToLeft) {
      HStack {
        Text("One"); Text("Two")
      }
    },
    .good("an overlay at the top") {
      VStack {
        Text("One"); Text("Two")
      }.frame(height: 200).overlay(alignment: .top) { Text("Offline") }
    },
    .good("a high element beside low ones") {
      HStack {
        Text(sentence).frame(width: 80);
        VStack {
          Text("A"); Text("B")
        }
      }
    },
    .good("a list") {
      List {
        Text("One"); Text("Two")
      }
    },
    .good("a navigation bar") { NavigationStack { Text("Content").navigationTitle("Title") } },
    .good("hidden from VoiceOver") {
      VStack {
        Text("One"); Text("Two").accessibilityHidden(true).offset(y: -100)
      }
    },
    .good("hidden") {
      VStack {
        Text("One"); Text("Two").hidden().offset(y: -100)
      }
    },
    .good("a priority for the first") {
      VStack {
        Text("One").accessibilitySortPriority(1); Text("Two")
      }
    },
    .good("a text on a picture") {
      ZStack {
        Image(photo, name: "Dog").resizable(); Text("Caption")
      }
    },
    .good("a small offset") {
      VStack {
        Text("One"); Text("Two").offset(y: -4)
      }
    },
    .good("tabs") { TabView { Text("Content").tabItem { Label("Home", systemImage: "house") } } },
  ]

  /// Shows a view upside down.
  private struct Reversed: ViewModifier {
    func body(content: Content) -> some View {
      ZStack {
        Text("Last").position(x: 100, y: 300)
        Text("First").position(x: 100, y: 100)
      }
    }
  }
}
