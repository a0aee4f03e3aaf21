import SnapshotUI

extension ViewChange {
  /// One change of each kind, in small components.
  static let all: [ViewChange] =
    outerModifiers + innerModifiers + containers + controls + lists + screens + paints + content

  // MARK: Components

  private struct Badge: View {
    var background = Color(RGBA(0xFFE08A))

    var body: some View {
      HStack(spacing: 4) {
        Image(systemName: "star.fill")
        Text("Premium")
      }
      .padding(8)
      .background(background, in: RoundedRectangle(cornerRadius: 8))
    }
  }

  private static func card(_ content: any View) -> any View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Your plan").font(.headline)
      AnyView(content)
      Text("Renews in May")
    }
    .padding(16)
  }

  /// A modifier that is added where a component is used.
  private static func added(
    _ name: String, _ title: String, _ modified: @escaping @Sendable (Badge) -> any View
  ) -> ViewChange {
    ViewChange(name, title, { card(Badge()) }, { card(modified(Badge())) })
  }

  private static let outerModifiers: [ViewChange] = [
    added("shadow outside", "shadow added to Badge") { $0.shadow(radius: 4) },
    added("border outside", "border (Color systemRed) added to Badge") { $0.border(.red, width: 2) },
    added("padding outside", "padding added to Badge") { $0.padding(10) },
    added("opacity outside", "opacity added to Badge") { $0.opacity(0.5) },
    added("saturation outside", "saturation added to Badge") { $0.saturation(0.2) },
    added("grayscale outside", "grayscale added to Badge") { $0.grayscale(0.8) },
    added("blur outside", "blur added to Badge") { $0.blur(radius: 3) },
    added("brightness outside", "brightness added to Badge") { $0.brightness(0.2) },
    added("contrast outside", "contrast added to Badge") { $0.contrast(0.5) },
    added("hue outside", "hueRotation added to Badge") { $0.hueRotation(.degrees(90)) },
    added("rotation outside", "rotationEffect added to Badge") { $0.rotationEffect(.degrees(8)) },
    added("scale outside", "scaleEffect added to Badge") { $0.scaleEffect(1.2) },
    added("offset outside", "offset added to Badge") { $0.offset(x: 6) },
    added("frame outside", "frame added to Badge") { $0.frame(width: 240) },
    added("background outside", "background (Color systemBlue) added to Badge") { $0.background(Color.blue) },
    added("overlay outside", "overlay (Circle systemRed) added to Badge") {
      $0.overlay(alignment: .topTrailing) { Circle().fill(.red).frame(width: 10, height: 10) }
    },
    added("clip outside", "clipShape added to Badge") { $0.clipShape(Circle()) },
    added("mask outside", "mask (Rectangle) added to Badge") { $0.mask(Rectangle().frame(width: 40)) },
    added("foreground outside", "color") { $0.foregroundStyle(.red) },
    added("fixed size outside", "frame added to Badge") { $0.frame(maxWidth: .infinity, alignment: .trailing) },
    ViewChange("shadow removed", "shadow removed from Badge", { card(Badge().shadow(radius: 4)) }, { card(Badge()) }),
    ViewChange("shadow radius", "shadow radius 4 → 8", CGFloat(4), 8) { card(Badge().shadow(radius: $0)) },
    ViewChange("saturation", "saturation 0.2 → 0.6", 0.2, 0.6) { card(Badge().saturation($0)) },
    ViewChange("rotation", "rotationEffect", 8.0, 20) { card(Badge().rotationEffect(.degrees($0))) },
    ViewChange("frame width", "frame width 200 → 240", CGFloat(200), 240) { card(Badge().frame(width: $0)) },
    ViewChange("frame width with background", "frame width 200 → 240", CGFloat(200), 240) {
      card(Badge().frame(width: $0).background(Color.blue))
    },
    ViewChange("background color", "fill #FFE08A → #C0E0FF in Badge", RGBA(0xFFE08A), RGBA(0xC0E0FF)) {
      card(Badge(background: Color($0)))
    },
    ViewChange("border width", "border", CGFloat(2), 5) { card(Badge().border(.red, width: $0)) },
  ]

  /// A component whose body gets an outermost modifier, which becomes the root of the body.
  private struct Chip: View {
    var isRaised = false
    var isRound = false

    var body: some View {
      if isRaised {
        Text("New").padding(6).background(Color.yellow).shadow(radius: 5)
      } else if isRound {
        Text("New").padding(6).background(Color.yellow).clipShape(Capsule())
      } else {
        Text("New").padding(6).background(Color.yellow)
      }
    }
  }

  private static let innerModifiers: [ViewChange] = [
    ViewChange("shadow inside", "shadow added in Chip", false, true) { isOn in card(HStack { Chip(isRaised: isOn) }) },
    ViewChange("clip inside", "clipShape added in Chip", false, true) { isOn in card(HStack { Chip(isRound: isOn) }) },
    ViewChange(
      "component twice", "shadow radius 2 → 6", CGFloat(2), 6,
      { radius in
        VStack {
          Badge().shadow(radius: radius)
          Badge().shadow(radius: radius)
        }
      }),
  ]

  private static let containers: [ViewChange] = [
    ViewChange("stack alignment", "VStack alignment center → trailing", HorizontalAlignment.center, .trailing) {
      alignment in
      VStack(alignment: alignment) {
        Text("One"); Text("A longer line")
      }
    },
    ViewChange(
      "stack alignment to the default", "VStack alignment leading → center", HorizontalAlignment.leading, .center
    ) { alignment in
      VStack(alignment: alignment) {
        Text("One"); Text("A longer line")
      }
    },
    ViewChange("nested spacing", "VStack spacing 4 → 12", CGFloat(4), 12) { spacing in
      VStack(spacing: 20) {
        Text("Above");
        VStack(spacing: spacing) {
          Text("One"); Text("Two")
        }
      }
    },
    ViewChange("stack axis", "VStack → HStack", false, true) { isHorizontal in
      isHorizontal
        ? AnyView(
          HStack {
            Text("One"); Text("Two")
          })
        : AnyView(
          VStack {
            Text("One"); Text("Two")
          })
    },
    ViewChange("grid spacing", "Grid horizontalSpacing 8 → 24", CGFloat(8), 24) { spacing in
      Grid(horizontalSpacing: spacing) {
        GridRow {
          Text("A"); Text("B")
        };
        GridRow {
          Text("C"); Text("D")
        }
      }
    },
    ViewChange("grid columns", "LazyVGrid columns", 2, 3) { count in
      LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: count)) {
        ForEach(0..<6, id: \.self) { Text("Item \($0)") }
      }
    },
    ViewChange("order", "Text \"Two\" moved", false, true) { swapped in
      VStack {
        Text("One"); if swapped { Text("Three"); Text("Two") } else { Text("Two"); Text("Three") }
      }
    },
    ViewChange("order of plain elements", " moved", false, true) { swapped in
      swapped
        ? AnyView(
          HStack {
            Text("Name"); Image(systemName: "star")
          })
        : AnyView(
          HStack {
            Image(systemName: "star"); Text("Name")
          })
    },
    ViewChange("order of rows", " moved", [1, 2, 3, 4], [1, 4, 2, 3]) { rows in
      VStack { ForEach(rows, id: \.self) { Text("Row \($0)") } }
    },
    ViewChange("wrapped in a stack", "VStack added", false, true) { wrapped in
      wrapped
        ? AnyView(
          VStack {
            Text("One");
            VStack(spacing: 30) {
              Text("Two"); Text("Three")
            }
          })
        : AnyView(
          VStack {
            Text("One"); Text("Two"); Text("Three")
          })
    },
    ViewChange("spacer", "Spacer added", false, true) { has in
      HStack {
        Text("One"); if has { Spacer() }; Text("Two")
      }
    },
    ViewChange("spacer length", "Spacer minLength 20 → 60", CGFloat(20), 60) { length in
      HStack {
        Text("One"); Spacer(minLength: length).fixedSize(); Text("Two")
      }
    },
    ViewChange("divider", "Divider added", false, true) { has in
      VStack {
        Text("One"); if has { Divider() }; Text("Two")
      }
    },
    ViewChange("z order", "ZStack alignment center → topLeading", Alignment.center, .topLeading) { alignment in
      ZStack(alignment: alignment) {
        Color.yellow.frame(width: 200, height: 100); Text("One")
      }
    },
    ViewChange("padding edges", "padding", Edge.Set.horizontal, Edge.Set.all) { edges in
      Text("One").padding(edges, 20).background(Color.yellow)
    },
    ViewChange("scroll axis", "ScrollView", Axis.Set.vertical, Axis.Set.horizontal) { axis in
      ScrollView(axis) { Text("A longer line of text in a scroll view that wraps") }
    },
  ]

  private static let controls: [ViewChange] = [
    ViewChange("toggle value", "Toggle on → off", true, false) { isOn in
      Form { Toggle("Push", isOn: .constant(isOn)) }
    },
    ViewChange("toggle title", "Text \"Push\" → \"Mail\"", "Push", "Mail") { title in
      Form { Toggle(title, isOn: .constant(true)) }
    },
    ViewChange("toggle tint", "Toggle fill #34C759 → #AF52DE", Color.green, Color.purple) { tint in
      Form { Toggle("Push", isOn: .constant(true)).tint(tint) }
    },
    ViewChange("toggle style", "Toggle style switch → button", false, true) { isButton in
      isButton
        ? AnyView(VStack { Toggle("Push", isOn: .constant(true)).toggleStyle(.button) })
        : AnyView(VStack { Toggle("Push", isOn: .constant(true)) })
    },
    ViewChange("slider value", "Slider 0.3 → 0.7", 0.3, 0.7) { value in Form { Slider(value: .constant(value)) }
    },
    ViewChange("picker selection", "Picker Small → Large", 1, 2) { value in
      VStack {
        Picker("Size", selection: .constant(value)) {
          Text("Small").tag(1); Text("Large").tag(2)
        }.pickerStyle(.segmented)
      }
    },
    ViewChange("picker style", "Picker style menu → segmented", false, true) { isSegmented in
      isSegmented
        ? AnyView(
          VStack {
            Picker("Size", selection: .constant(1)) {
              Text("Small").tag(1); Text("Large").tag(2)
            }.pickerStyle(.segmented)
          })
        : AnyView(
          VStack {
            Picker("Size", selection: .constant(1)) {
              Text("Small").tag(1); Text("Large").tag(2)
            }.pickerStyle(.menu)
          })
    },
    ViewChange("stepper title", "Text \"Count\" → \"Number\"", "Count", "Number") { title in
      Form { Stepper(title, value: .constant(2)) }
    },
    ViewChange("button style", "Button style", false, true) { isProminent in
      isProminent
        ? AnyView(VStack { Button("Save") {}.buttonStyle(.borderedProminent) })
        : AnyView(VStack { Button("Save") {}.buttonStyle(.bordered) })
    },
    ViewChange("button role", "Button role", false, true) { isDestructive in
      VStack { Button("Delete", role: isDestructive ? .destructive : nil) {} }
    },
    ViewChange("control size", "controlSize", ControlSize.regular, .large) { size in
      VStack { Button("Save") {}.buttonStyle(.bordered).controlSize(size) }
    },
    ViewChange("progress", "ProgressView 20 % → 80 %", 0.2, 0.8) { value in VStack { ProgressView(value: value) } },
    ViewChange("gauge", "Gauge 20 % → 80 %", 0.2, 0.8) { value in VStack { Gauge(value: value) { Text("Speed") } }
    },
    ViewChange("text field", "Text \"Ines\" → \"Noah\"", "Ines", "Noah") { name in
      Form { TextField("Name", text: .constant(name)) }
    },
    ViewChange("label style", "Label style", false, true) { iconOnly in
      iconOnly
        ? AnyView(VStack { Label("Home", systemImage: "house").labelStyle(.iconOnly) })
        : AnyView(VStack { Label("Home", systemImage: "house") })
    },
    ViewChange("label symbol", "Image house → star", "house", "star") { symbol in
      VStack { Label("Home", systemImage: symbol) }
    },
    ViewChange("disabled button", "disabled", false, true) { disabled in VStack { Button("Save") {}.disabled(disabled) }
    },
  ]

  private static let lists: [ViewChange] = [
    ViewChange("list style", "List style", false, true) { isPlain in
      isPlain
        ? AnyView(
          List {
            Text("One"); Text("Two")
          }.listStyle(.plain))
        : AnyView(
          List {
            Text("One"); Text("Two")
          }.listStyle(.insetGrouped))
    },
    ViewChange("list row insets", "listRowInsets", CGFloat(20), 40) { inset in
      List {
        Text("One").listRowInsets(EdgeInsets(top: 8, leading: inset, bottom: 8, trailing: 8)); Text("Two")
      }
    },
    ViewChange("list row background", "listRowBackground", Color.yellow, Color.orange) { color in
      List {
        Text("One").listRowBackground(color); Text("Two")
      }
    },
    ViewChange("list row background added", "listRowBackground (Color systemYellow) added to Text", false, true) {
      has in
      List {
        Text("One").listRowBackground(has ? Color.yellow : nil); Text("Two")
      }
    },
    ViewChange("list row separator", "listRowSeparator", Visibility.visible, .hidden) { visibility in
      List {
        Text("One").listRowSeparator(visibility); Text("Two")
      }
    },
    ViewChange("list row", "Text \"Two\" removed", ["One", "Two", "Three"], ["One", "Three"]) { rows in
      List { ForEach(rows, id: \.self) { Text($0) } }
    },
    ViewChange("section header", "Text \"ALL\" → \"NEW\"", "All", "New") { header in
      List { Section(header) { Text("One") } }
    },
    ViewChange("section footer", "Text \"A note.\" added", false, true) { has in
      List {
        Section {
          Text("One")
        } header: {
          Text("All")
        } footer: {
          if has { Text("A note.") }
        }
      }
    },
    ViewChange("order of list rows", " moved", ["One", "Two", "Three"], ["One", "Three", "Two"]) { rows in
      List { ForEach(rows, id: \.self) { Text($0) } }
    },
  ]

  private static let screens: [ViewChange] = [
    ViewChange("navigation title", "\"Home\" → \"Start\"", "Home", "Start") { title in
      NavigationStack { Text("One").navigationTitle(title) }
    },
    ViewChange("title display mode", "NavigationBar titleDisplayMode large → inline", false, true) { isInline in
      NavigationStack { Text("One").navigationTitle("Home").navigationBarTitleDisplayMode(isInline ? .inline : .large) }
    },
    ViewChange("toolbar item", "Button (Label/Image plus) added", false, true) { has in
      NavigationStack {
        Text("One").navigationTitle("Home").toolbar {
          if has { ToolbarItem(placement: .topBarTrailing) { Button("Add", systemImage: "plus") {} } }
        }
      }
    },
    ViewChange("toolbar symbol", "Image plus → gear", "plus", "gear") { symbol in
      NavigationStack {
        Text("One").navigationTitle("Home").toolbar {
          ToolbarItem(placement: .topBarTrailing) { Button("Add", systemImage: symbol) {} }
        }
      }
    },
    ViewChange("toolbar placement", " moved", false, true) { isLeading in
      NavigationStack {
        Text("One").navigationTitle("Home").toolbar {
          ToolbarItem(placement: isLeading ? .topBarLeading : .topBarTrailing) { Button("Add", systemImage: "plus") {} }
        }
      }
    },
    ViewChange("tab title", "Text \"Home\" → \"Start\"", "Home", "Start") { title in
      TabView {
        Text("One").tabItem { Label(title, systemImage: "house") };
        Text("Two").tabItem { Label("More", systemImage: "ellipsis") }
      }
    },
    ViewChange("safe area inset", "safeAreaInset", false, true) { has in
      has
        ? AnyView(
          List { Text("One") }.safeAreaInset(edge: .bottom) {
            Text("Bar").frame(maxWidth: .infinity).padding().background(Color.yellow)
          }) : AnyView(List { Text("One") })
    },
  ]

  private static let paints: [ViewChange] = [
    ViewChange("gradient color", "LinearGradient stop 2", Color(RGBA(0x0000FF)), Color(RGBA(0x00AA00))) { end in
      LinearGradient(colors: [Color(RGBA(0xFF0000)), end], startPoint: .top, endPoint: .bottom).frame(
        width: 200, height: 100)
    },
    ViewChange("gradient stop added", "LinearGradient stops #FF0000, #0000FF → #FF0000, #FFFFFF, #0000FF", false, true)
    { has in
      LinearGradient(
        colors: [Color(RGBA(0xFF0000))] + (has ? [.white] : []) + [Color(RGBA(0x0000FF))], startPoint: .top,
        endPoint: .bottom
      ).frame(width: 200, height: 100)
    },
    ViewChange("gradient location", "LinearGradient stop 1 location 0.2 → 0.7", 0.2, 0.7) { location in
      LinearGradient(
        stops: [.init(color: .red, location: location), .init(color: .blue, location: 1)], startPoint: .top,
        endPoint: .bottom
      ).frame(width: 200, height: 100)
    },
    ViewChange("gradient direction", "LinearGradient endPoint bottom → trailing", UnitPoint.bottom, .trailing) { end in
      LinearGradient(colors: [.red, .blue], startPoint: .topLeading, endPoint: end).frame(width: 200, height: 100)
    },
    ViewChange("gradient to color", "Rectangle fill linear gradient", false, true) { isPlain in
      isPlain
        ? AnyView(Rectangle().fill(Color.red).frame(width: 100, height: 50))
        : AnyView(
          Rectangle().fill(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)).frame(
            width: 100, height: 50))
    },
    ViewChange("gradient size", "frame height 100 → 140", CGFloat(100), 140) { height in
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).frame(width: 200, height: height)
    },
    ViewChange("stroke width", "stroke width 2 → 6", CGFloat(2), 6) { width in
      Circle().stroke(.red, lineWidth: width).frame(width: 100, height: 100)
    },
    ViewChange("dash", "dash", CGFloat(4), 12) { dash in
      Circle().stroke(.red, style: StrokeStyle(lineWidth: 3, dash: [dash])).frame(width: 100, height: 100)
    },
    ViewChange("shape", "Circle → Rectangle", false, true) { isRectangle in
      isRectangle
        ? AnyView(Rectangle().fill(.red).frame(width: 80, height: 80))
        : AnyView(Circle().fill(.red).frame(width: 80, height: 80))
    },
    ViewChange("clip shape radius", "corner radius", CGFloat(8), 24) { radius in
      Color.red.frame(width: 100, height: 100).clipShape(RoundedRectangle(cornerRadius: radius))
    },
    ViewChange("material", "Material", false, true) { isThick in
      ZStack {
        Color.red; Text("One").padding(30).background(isThick ? Material.thick : Material.ultraThin)
      }
    },
    ViewChange("tint", "color", Color.red, Color.purple) { tint in
      VStack {
        Button("Save") {}; Text("Plain")
      }.tint(tint)
    },
  ]

  private static let content: [ViewChange] = [
    ViewChange("words", "Text \"One\" → \"Other\"", "One", "Other") { words in
      VStack {
        Text(words); Text("Below")
      }
    },
    ViewChange("font", "font size", Font.body, Font.title) { font in
      VStack {
        Text("One").font(font); Text("Below")
      }
    },
    ViewChange("weight", "Inter-Regular → Inter-Bold", Font.Weight.regular, .bold) { weight in
      Text("One").fontWeight(weight)
    },
    ViewChange("italic", "slant", false, true) { italic in Text("One").italic(italic) },
    ViewChange("underline", "underline", false, true) { underline in Text("One").underline(underline) },
    ViewChange("line limit", "lineLimit", 1, 2) { limit in
      Text("A longer line of text that needs two lines on a phone").lineLimit(limit).frame(width: 200)
    },
    ViewChange("line spacing", "lineSpacing 2 → 10", CGFloat(2), 10) { spacing in
      Text("A longer line of text that needs two lines").lineSpacing(spacing).frame(width: 200)
    },
    ViewChange("alignment of a text", "multilineTextAlignment", TextAlignment.leading, .center) { alignment in
      Text("A longer line of text that needs two lines").multilineTextAlignment(alignment).frame(width: 200)
    },
    ViewChange("symbol", "Image star → heart", "star", "heart") { symbol in
      VStack {
        Image(systemName: symbol); Text("One")
      }
    },
    ViewChange("symbol scale", "image scale 0.8 → 1.28", Image.Scale.small, .large) { scale in
      Image(systemName: "star").imageScale(scale)
    },
    ViewChange("text added", "Text \"Two\" added", false, true) { has in
      VStack {
        Text("One"); if has { Text("Two") }
      }
    },
    ViewChange("component added", "Badge", false, true) { has in
      VStack {
        Text("One"); if has { Badge() }
      }
    },
    ViewChange("component replaced", "Badge", false, true) { other in
      VStack {
        Text("One"); if other { Text("Free") } else { Badge() }
      }
    },
    ViewChange("shown again", "hidden removed from Badge", { card(Badge().hidden()) }, { card(Badge()) }),
    ViewChange("component hidden", "hidden added to Badge", { card(Badge()) }, { card(Badge().hidden()) }),
    ViewChange("hidden", "hidden added to Text \"Two\"", false, true) { hidden in
      hidden
        ? AnyView(
          VStack {
            Text("One"); Text("Two").hidden()
          })
        : AnyView(
          VStack {
            Text("One"); Text("Two")
          })
    },
    ViewChange("direction", "layoutDirection", LayoutDirection.leftToRight, .rightToLeft) { direction in
      HStack {
        Text("One"); Spacer(); Text("Two")
      }.environment(\.layoutDirection, direction)
    },
    ViewChange("redacted", "redacted", false, true) { redacted in
      Text("One").redacted(reason: redacted ? .placeholder : [])
    },
  ]
}
