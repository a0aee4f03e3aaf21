import Foundation
import SnapshotUI

/// A modifier or a container that can be put around itself any number of times.
struct ExtremeNesting {
  let name: String
  let wrap: (AnyView) -> AnyView

  init(_ name: String, _ wrap: @escaping (AnyView) -> some View) {
    self.name = name
    self.wrap = { AnyView(wrap($0)) }
  }

  func view(depth: Int) -> AnyView { (0..<depth).reduce(AnyView(Text("x"))) { view, _ in wrap(view) } }
}

/// As ``EntriesBuilder``, for nestings.
@resultBuilder
enum NestingsBuilder {
  static func buildBlock(_ nestings: ExtremeNesting...) -> [ExtremeNesting] { nestings }
}

extension ExtremeNesting {
  static var all: [ExtremeNesting] { modifiers + containers + styles }

  @NestingsBuilder private static var modifiers: [ExtremeNesting] {
    ExtremeNesting("padding") { $0.padding(1) }
    ExtremeNesting("frame") { $0.frame(width: 20) }
    ExtremeNesting("flexible frame") { $0.frame(minWidth: 1, maxWidth: .infinity) }
    ExtremeNesting("offset") { $0.offset(x: 1) }
    ExtremeNesting("position") { $0.position(x: 1) }
    ExtremeNesting("aspectRatio") { $0.aspectRatio(1, contentMode: .fit) }
    ExtremeNesting("fixedSize") { $0.fixedSize() }
    ExtremeNesting("alignmentGuide") { $0.alignmentGuide(HorizontalAlignment.leading) { $0.width } }
    ExtremeNesting("layoutPriority") { $0.layoutPriority(1) }
    ExtremeNesting("background") { $0.background(Color.red) }
    ExtremeNesting("background view") { view in Color.red.background { view } }
    ExtremeNesting("overlay") { $0.overlay { Text("y") } }
    ExtremeNesting("overlay view") { view in Color.red.overlay { view } }
    ExtremeNesting("border") { $0.border(Color.red) }
    ExtremeNesting("clipped") { $0.clipped() }
    ExtremeNesting("mask") { $0.mask { Color.black } }
    ExtremeNesting("mask view") { view in Color.red.mask { view } }
    ExtremeNesting("opacity") { $0.opacity(0.9) }
    ExtremeNesting("blur") { $0.blur(radius: 0.5) }
    ExtremeNesting("shadow") { $0.shadow(radius: 1) }
    ExtremeNesting("saturation") { $0.saturation(0.5) }
    ExtremeNesting("blendMode") { $0.blendMode(.multiply) }
    ExtremeNesting("compositingGroup") { $0.compositingGroup() }
    ExtremeNesting("rotationEffect") { $0.rotationEffect(.degrees(1)) }
    ExtremeNesting("scaleEffect") { $0.scaleEffect(2) }
    ExtremeNesting("tint") { $0.tint(.accentColor) }
    ExtremeNesting("foregroundStyle") { $0.foregroundStyle(.foreground) }
    ExtremeNesting("font") { $0.font(.body) }
    ExtremeNesting("environment") { $0.environment(\.lineLimit, 2) }
    ExtremeNesting("id") { $0.id("x") }
    ExtremeNesting("tag") { $0.tag(1) }
    ExtremeNesting("onTapGesture") { $0.onTapGesture {} }
    ExtremeNesting("onAppear") { $0.onAppear {} }
    ExtremeNesting("disabled") { $0.disabled(true) }
    ExtremeNesting("accessibilityElement") { $0.accessibilityElement(children: .combine) }
    ExtremeNesting("accessibilityLabel") { $0.accessibilityLabel("x") }
    ExtremeNesting("safeAreaInset") { $0.safeAreaInset(edge: VerticalEdge.top) { Text("y") } }
    ExtremeNesting("safeAreaInset view") { view in Color.red.safeAreaInset(edge: VerticalEdge.top) { view } }
    ExtremeNesting("ignoresSafeArea") { $0.ignoresSafeArea() }
    ExtremeNesting("sheet") { $0.sheet(isPresented: .constant(true)) { Text("y") } }
    ExtremeNesting("sheet view") { view in Text("y").sheet(isPresented: .constant(true)) { view } }
    ExtremeNesting("preference") { $0.preference(key: Depth.self, value: 1) }
    ExtremeNesting("transformPreference") { $0.transformPreference(Depth.self) { $0 += 1 } }
    ExtremeNesting("overlayPreferenceValue") { $0.overlayPreferenceValue(Depth.self) { Text("\($0)") } }
    ExtremeNesting("searchable") { $0.searchable(text: .constant("")) }
    ExtremeNesting("navigationTitle") { $0.navigationTitle("x") }
    ExtremeNesting("toolbar") { view in Text("y").toolbar { view } }
    ExtremeNesting("tabItem") { view in Text("y").tabItem { view } }
    ExtremeNesting("modifier") { $0.modifier(Around()) }
  }

  @NestingsBuilder private static var containers: [ExtremeNesting] {
    ExtremeNesting("AnyView") { AnyView($0) }
    ExtremeNesting("Group") { view in Group { view } }
    ExtremeNesting("HStack") { view in
      HStack {
        view; Text("y")
      }
    }
    ExtremeNesting("VStack") { view in VStack { view } }
    ExtremeNesting("VStack of two") { view in
      VStack {
        Text("y"); view
      }
    }
    ExtremeNesting("ZStack") { view in ZStack { view } }
    ExtremeNesting("LazyVStack") { view in LazyVStack { view } }
    ExtremeNesting("Grid") { view in Grid { GridRow { view } } }
    ExtremeNesting("Grid of two") { view in
      Grid {
        GridRow {
          view; Text("y")
        }
      }
    }
    ExtremeNesting("LazyVGrid") { view in LazyVGrid(columns: [GridItem()]) { view } }
    ExtremeNesting("ForEach") { view in ForEach(0..<1) { _ in view } }
    ExtremeNesting("ScrollView") { view in ScrollView { view } }
    ExtremeNesting("ViewThatFits") { view in
      ViewThatFits {
        view; Text("y")
      }
    }
    ExtremeNesting("GeometryReader") { view in GeometryReader { _ in view } }
    ExtremeNesting("AnyLayout") { view in AnyLayout(VStackLayout()) { view } }
    ExtremeNesting("custom layout") { view in Asking { view } }
    ExtremeNesting("List") { view in List { view } }
    ExtremeNesting("Form") { view in Form { Section { view } } }
    ExtremeNesting("GroupBox") { view in GroupBox { view } }
    ExtremeNesting("DisclosureGroup") { view in DisclosureGroup("x", isExpanded: .constant(true)) { view } }
    ExtremeNesting("NavigationStack") { view in NavigationStack { view } }
    ExtremeNesting("TabView") { view in TabView { view.tabItem { Text("x") } } }
    ExtremeNesting("Button") { view in Button(action: {}) { view } }
    ExtremeNesting("NavigationLink") { view in
      NavigationLink {
        Text("y")
      } label: {
        view
      }
    }
    ExtremeNesting("Toggle") { view in Toggle(isOn: .constant(true)) { view } }
    ExtremeNesting("Label") { view in
      Label {
        view
      } icon: {
        view
      }
    }
    ExtremeNesting("Picker") { view in
      Picker(selection: .constant(1)) {
        view
      } label: {
        view
      }
    }
    ExtremeNesting("Menu") { view in
      Menu {
        view
      } label: {
        view
      }
    }
    ExtremeNesting("Slider") { view in Slider(value: .constant(0.5)) { view } }
    ExtremeNesting("Gauge") { view in Gauge(value: 0.5) { view } }
    ExtremeNesting("optional") { view in Optional(view) }
    ExtremeNesting("state") { Stateful(content: $0) }
  }

  @NestingsBuilder private static var styles: [ExtremeNesting] {
    ExtremeNesting("buttonStyle") { $0.buttonStyle(Nested()) }
    ExtremeNesting("bordered Button") { view in Button(action: {}) { view }.buttonStyle(.bordered) }
    ExtremeNesting("labelStyle") { $0.labelStyle(.titleOnly) }
    ExtremeNesting("AnyShape") { view in view.clipShape(AnyShape(Circle())) }
  }
}

private enum Depth: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

nonisolated private struct Around: ViewModifier {
  func body(content: Content) -> some View { content.padding(1) }
}

private struct Stateful: NonisolatedView {
  let content: AnyView
  @State private var count = 0

  var body: some View {
    VStack {
      content; Text("\(count)")
    }
  }
}

nonisolated private struct Nested: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { Button(action: {}) { configuration.label } }
}

/// Measures its views more often than it needs to.
private struct Asking: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.map { $0.sizeThatFits(.unspecified) }.first ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for view in subviews { view.place(at: bounds.origin, proposal: ProposedViewSize(view.sizeThatFits(proposal))) }
  }
}
