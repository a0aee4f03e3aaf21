import Foundation
import SnapshotUI

extension ExtremeEntry {
  /// Views that a modifier or a reader builds.
  @EntriesBuilder static var builtViews: [ExtremeEntry] {
    ExtremeEntry("ScrollViewReader.init(content:)") { a in
      ScrollViewReader { [v = a.view()] _ in ScrollView { v } }
    }
    ExtremeEntry("View.containerBackground(_:for:)") { a in
      Text("x").containerBackground(a.color(), for: .navigation)
    }
    ExtremeEntry("View.containerBackground(for:alignment:content:)") { a in
      Text("x").containerBackground(for: .tabView) { [v = a.view()] in v }
    }
    ExtremeEntry("View.accessibilityRepresentation(representation:)") { a in
      Text("x").accessibilityRepresentation { [v = a.view()] in v }
    }
    ExtremeEntry("View.accessibilityChildren(children:)") { a in
      Text("x").accessibilityChildren { [v = a.view()] in v }
    }
    ExtremeEntry("View.accessibilityActions(_:)") { a in Text("x").accessibilityActions { [v = a.view()] in v } }
    ExtremeEntry("View.contextMenu(menuItems:)") { a in Text("x").contextMenu { [v = a.view()] in v } }
    ExtremeEntry("View.swipeActions(edge:allowsFullSwipe:content:)") { a in
      List { [v = a.view()] in Text("x").swipeActions { v } }
    }
    ExtremeEntry("View.transaction(_:body:)") { a in
      Text("x").transaction({ _ in }, body: { [v = a.view()] _ in v })
    }
  }

  @EntriesBuilder static var containers: [ExtremeEntry] {
    ExtremeEntry("AnyView.init(_:)") { a in AnyView(a.view()) }
    ExtremeEntry("AnyView.init(erasing:)") { a in AnyView(erasing: AnyView(a.view())) }
    ExtremeEntry("TupleView.init(_:)") { a in TupleView(a.view(), Text("x"), a.view()) }
    ExtremeEntry("ModifiedContent.init(content:modifier:)") { a in
      ModifiedContent(content: a.view(), modifier: Padded(by: a.length()))
    }
    ExtremeEntry("View.modifier(_:)") { a in a.view().modifier(Padded(by: a.length())) }
    ExtremeEntry("ForEach.init(_:content:)") { a in
      let end = a.integer(3)
      return ForEach(0..<max(0, end)) { Text("\($0)") }
    }
    ExtremeEntry("ForEach.init(_:content:)") { a in
      let view = a.view()
      return ForEach([Item(id: a.integer()), Item(id: a.integer())]) { _ in view }
    }
    ExtremeEntry("ForEach.init(_:content:)") { a in
      let items = [Item(id: a.integer()), Item(id: a.integer())]
      return ForEach(Binding.constant(items)) { $item in Text("\(item.id)") }
    }
    ExtremeEntry("ForEach.init(_:id:content:)") { a in
      ForEach([a.number(), a.number(), .nan], id: \.self) { Text("\($0)") }
    }
    ExtremeEntry("ForEach.init(_:id:content:)") { a in
      ForEach(Binding.constant([a.words(), a.words()]), id: \.self) { $words in Text(words) }
    }
    ExtremeEntry("List.init(content:)") { a in
      List { [view = a.view()] in
        view; view
      }
    }
    ExtremeEntry("List.init(_:id:rowContent:)") { a in List([a.words(), a.words()], id: \.self) { Text($0) } }
    ExtremeEntry("List.init(_:rowContent:)") { a in List([Item(id: a.integer())]) { Text("\($0.id)") } }
    ExtremeEntry("List.init(_:rowContent:)") { a in
      List(Binding.constant([Item(id: a.integer())])) { $item in Text("\(item.id)") }
    }
    ExtremeEntry("Section.init(content:header:footer:)") { a in
      List { [v = a.view()] in
        Section {
          v
        } header: {
          v
        } footer: {
          v
        }
      }
    }
    ExtremeEntry("Section.init(content:header:)") { a in
      List { [v = a.view()] in
        Section {
          v
        } header: {
          v
        }
      }
    }
    ExtremeEntry("Section.init(header:content:)") { a in Form { [v = a.view()] in Section(header: v) { v } } }
    ExtremeEntry("Section.init(content:)") { a in Form { [v = a.view()] in Section { v } } }
    ExtremeEntry("Section.init(content:footer:)") { a in
      Form { [v = a.view()] in
        Section {
          v
        } footer: {
          v
        }
      }
    }
    ExtremeEntry("Section.init(_:content:)") { a in
      List { [w = a.words(), v = a.view()] in Section(w) { v } }.listStyle(.insetGrouped)
    }
    ExtremeEntry("Form.init(content:)") { a in Form { [view = a.view()] in view } }
    ExtremeEntry("LabeledContent.init(content:label:)") { a in
      let (content, label) = (a.view(), a.view())
      return LabeledContent {
        content
      } label: {
        label
      }
    }
    ExtremeEntry("LabeledContent.init(_:content:)") { a in LabeledContent(a.words()) { [v = a.view()] in v } }
    ExtremeEntry("LabeledContent.init(_:value:)") { a in LabeledContent(a.words(), value: a.words()) }
    ExtremeEntry("GroupBox.init(content:label:)") { a in
      GroupBox { [v = a.view()] in
        v
      } label: {
        Text("x")
      }
    }
    ExtremeEntry("GroupBox.init(content:)") { a in GroupBox { [v = a.view()] in v } }
    ExtremeEntry("GroupBox.init(_:content:)") { a in GroupBox(a.words()) { [v = a.view()] in v } }
    ExtremeEntry("DisclosureGroup.init(isExpanded:content:label:)") { a in
      DisclosureGroup(isExpanded: .constant(true)) { [v = a.view()] in
        v
      } label: {
        Text("x")
      }
    }
    ExtremeEntry("DisclosureGroup.init(content:label:)") { a in
      DisclosureGroup {
        Text("x")
      } label: { [v = a.view()] in
        v
      }
    }
    ExtremeEntry("DisclosureGroup.init(_:isExpanded:content:)") { a in
      DisclosureGroup(a.words(), isExpanded: .constant(true)) { [v = a.view()] in v }
    }
    ExtremeEntry("DisclosureGroup.init(_:content:)") { a in DisclosureGroup(a.words()) { [v = a.view()] in v } }
    ExtremeEntry("ContentUnavailableView.init(label:description:actions:)") { a in
      ContentUnavailableView { [v = a.view()] in
        v
      } description: {
        Text("x")
      } actions: {
        Text("y")
      }
    }
    ExtremeEntry("ContentUnavailableView.init(_:systemImage:description:)") { a in
      ContentUnavailableView(a.words(), systemImage: a.words("star"), description: Text(a.words()))
    }
  }

  @EntriesBuilder static var screens: [ExtremeEntry] {
    ExtremeEntry("NavigationStack.init(root:)") { a in NavigationStack { [v = a.view()] in v } }
    ExtremeEntry("NavigationStack.init(path:root:)") { a in
      NavigationStack(path: .constant([1])) { [v = a.view()] in v }
    }
    ExtremeEntry("NavigationView.init(content:)") { a in NavigationView { [v = a.view()] in v } }
    ExtremeEntry("NavigationLink.init(destination:label:)") { a in
      NavigationLink {
        Text("x")
      } label: { [v = a.view()] in
        v
      }
    }
    ExtremeEntry("NavigationLink.init(destination:label:)") { a in
      NavigationLink(destination: Text("x")) { [v = a.view()] in v }
    }
    ExtremeEntry("NavigationLink.init(value:label:)") { a in NavigationLink(value: a.number()) { [v = a.view()] in v } }
    ExtremeEntry("NavigationLink.init(_:value:)") { a in NavigationLink(a.words(), value: a.number()) }
    ExtremeEntry("NavigationLink.init(_:destination:)") { a in
      let (words, view) = (a.words(), a.view())
      return NavigationLink(words, destination: view)
    }
    ExtremeEntry("NavigationLink.init(_:destination:)") { a in
      NavigationLink(a.words()) { [v = a.view()] in v }
    }
    ExtremeEntry("View.navigationTitle(_:)") { a in
      NavigationStack { [w = a.words()] in Text("x").navigationTitle(w) }
    }
    ExtremeEntry("View.navigationTitle(_:)") { a in
      NavigationStack { [w = a.words()] in
        Text("x").navigationTitle(Text(w)).navigationBarTitleDisplayMode(.inline)
      }
    }
    ExtremeEntry("View.navigationBarTitle(_:displayMode:)") { a in
      NavigationStack { [w = a.words()] in Text("x").navigationBarTitle(w, displayMode: .large) }
    }
    ExtremeEntry("View.toolbar(content:)") { a in
      NavigationStack { [v = a.view()] in Text("x").toolbar { ToolbarItem(placement: .principal) { v } } }
    }
    ExtremeEntry("View.toolbar(content:)") { a in
      NavigationStack { [v = a.view()] in Text("x").toolbar { v } }
    }
    ExtremeEntry("ToolbarItem.init(placement:content:)") { a in
      NavigationStack { [v = a.view()] in Text("x").toolbar { ToolbarItem(placement: .bottomBar) { v } } }
    }
    ExtremeEntry("TabView.init(selection:content:)") { a in
      let (shown, view) = (a.integer(1), a.view())
      return TabView(selection: .constant(shown)) { view.tag(1).badge(shown) }
    }
    ExtremeEntry("TabView.init(content:)") { a in TabView { [v = a.view()] in v }.tabViewStyle(.page) }
    ExtremeEntry("Tab.init(_:systemImage:value:role:content:)") { a in
      let (words, view) = (a.words(), a.view())
      return TabView(selection: .constant(1)) { Tab(words, systemImage: words, value: 1) { view } }
    }
    ExtremeEntry("Tab.init(_:systemImage:role:content:)") { a in
      TabView { [words = a.words(), view = a.view()] in Tab(words, systemImage: "star") { view } }
    }
    ExtremeEntry("View.tabItem(_:)") { a in TabView { [v = a.view()] in Text("x").tabItem { v } } }
    ExtremeEntry("View.sheet(isPresented:onDismiss:content:)") { a in
      Text("x").sheet(isPresented: .constant(true)) { [v = a.view()] in v }
    }
    ExtremeEntry("View.sheet(item:onDismiss:content:)") { a in
      Text("x").sheet(item: .constant(Item(id: a.integer()))) { [v = a.view()] _ in v }
    }
    ExtremeEntry("View.navigationDestination(for:destination:)") { a in
      Text("x").navigationDestination(for: Int.self) { [v = a.view()] _ in v }
    }
    ExtremeEntry("View.preference(key:value:)") { a in
      Text("x").preference(key: Width.self, value: a.length()).overlayPreferenceValue(Width.self) {
        Color.red.frame(width: $0)
      }
    }
    ExtremeEntry("View.transformPreference(_:_:)") { a in
      Text("x").transformPreference(Width.self) { [by = a.length()] in $0 *= by }
        .backgroundPreferenceValue(Width.self) { Color.red.frame(height: $0) }
    }
    ExtremeEntry("View.overlayPreferenceValue(_:alignment:_:)") { a in
      Text("x").overlayPreferenceValue(Width.self) { [v = a.view()] _ in v }
    }
    ExtremeEntry("View.backgroundPreferenceValue(_:alignment:_:)") { a in
      Text("x").backgroundPreferenceValue(Width.self) { [v = a.view()] _ in v }
    }
    ExtremeEntry("Anchor.Source.unitPoint(_:)") { a in anchored(a.view(), .unitPoint(a.unitPoint())) }
    ExtremeEntry("View.anchorPreference(key:value:transform:)") { a in anchored(a.view(), .bottomTrailing) }
    ExtremeEntry("View.transformAnchorPreference(key:value:transform:)") { a in
      a.view().transformAnchorPreference(key: Corner.self, value: .topLeading) { $0 = $1 }
        .overlayPreferenceValue(Corner.self) { anchor in
          GeometryReader { proxy in Text("\(anchor.map { proxy[$0].x } ?? 0)") }
        }
    }
    ExtremeEntry("GeometryProxy.subscript(_:)") { a in anchored(a.view(), .top) }
    ExtremeEntry("GeometryProxy.subscript(_:)") { a in
      a.view().anchorPreference(key: Bounds.self, value: .bounds) { $0 }.overlayPreferenceValue(Bounds.self) { anchor in
        GeometryReader { proxy in Text("\(anchor.map { proxy[$0].width } ?? 0)") }
      }
    }
  }

  private static func anchored(_ view: some View, _ source: Anchor<CGPoint>.Source) -> some View {
    view.anchorPreference(key: Corner.self, value: source) { $0 }.overlayPreferenceValue(Corner.self) { anchor in
      GeometryReader { proxy in Circle().position(anchor.map { proxy[$0] } ?? .zero) }
    }
  }
}

private struct Item: Identifiable {
  let id: Int
}

nonisolated private struct Padded: ViewModifier {
  let length: CGFloat

  init(by length: CGFloat) { self.length = length }

  func body(content: Content) -> some View { content.padding(length) }
}

private enum Width: PreferenceKey {
  static let defaultValue: CGFloat = 1
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}

private enum Corner: PreferenceKey {
  static var defaultValue: Anchor<CGPoint>? { nil }
  static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) { value = value ?? nextValue() }
}

private enum Bounds: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}
