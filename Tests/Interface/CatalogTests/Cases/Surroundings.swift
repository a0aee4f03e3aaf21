import SnapshotUI

extension CatalogPage {
  static var surroundings: CatalogPage {
    CatalogPage("surroundings") {
      CatalogCase("environment") { Text("Right to left").environment(\.layoutDirection, .rightToLeft) }
      CatalogCase("transformEnvironment") {
        Text("One line at most, cut off").transformEnvironment(\.lineLimit) { $0 = 1 }
      }
      CatalogCase("dynamicTypeSize") { Text("AX1").dynamicTypeSize(.accessibility1) }
      CatalogCase("dynamicTypeSize", "range", in: { $0.dynamicTypeSize = .accessibility5 }) {
        Text("At most xL").dynamicTypeSize(...DynamicTypeSize.xLarge)
      }
      CatalogCase("layoutDirection") {
        HStack {
          box()
          box(.red)
        }
        .layoutDirection(.rightToLeft)
      }
      CatalogCase("disabled") {
        VStack {
          Button("Off") {}
          Toggle("Off", isOn: .constant(true))
        }
        .disabled(true)
      }
      CatalogCase("modifier") { Text("Card").modifier(Card()) }
      CatalogCase("ModifiedContent") { ModifiedContent(content: Text("Card"), modifier: Card()) }
      CatalogCase("ViewModifierContent") { Text("Twice").modifier(Card()).modifier(Card()) }
      CatalogCase("preference") { told.preference(key: WordsKey.self, value: ["told"]) }
      CatalogCase("transformPreference") {
        heard { told.transformPreference(WordsKey.self) { $0.append("more") } }
      }
      CatalogCase("overlayPreferenceValue") { heard { told } }
      CatalogCase("backgroundPreferenceValue") {
        told.backgroundPreferenceValue(WordsKey.self) { Color.yellow.opacity(0.4 * Double($0.count)) }
      }
      CatalogCase("onPreferenceChange") { told.onPreferenceChange(WordsKey.self) { _ in } }
      CatalogCase("anchorPreference") {
        HStack {
          Text("This")
          Text("that").anchorPreference(key: FramesKey.self, value: .bounds) { [$0] }
        }
        .modifier(Frames())
      }
      CatalogCase("transformAnchorPreference") {
        HStack {
          Text("This")
          Text("that").anchorPreference(key: FramesKey.self, value: .bounds) { [$0] }
        }
        .transformAnchorPreference(key: FramesKey.self, value: .bounds) { $0.append($1) }.modifier(Frames())
      }
    }
  }

  static var behaviour: CatalogPage {
    CatalogPage("behaviour") {
      CatalogCase("id") { Text("Named").id("name") }
      CatalogCase("tag") { Text("Tagged").tag(1) }
      CatalogCase("onTapGesture") { Text("Tap").onTapGesture {} }
      CatalogCase("onAppear") { Text("Appears").onAppear {} }
      CatalogCase("onDisappear") { Text("Leaves").onDisappear {} }
      CatalogCase("onChange") { Text("Watches").onChange(of: 1) {} }
      CatalogCase("task") { Text("Works").task {} }
      CatalogCase("allowsHitTesting") { Button("Not to be tapped") {}.allowsHitTesting(false) }
      CatalogCase("contentShape") { Text("Round").contentShape(Circle()) }
      CatalogCase("scrollIndicators") { ScrollView { Text("None") }.scrollIndicators(.hidden) }
      CatalogCase("keyboardType") { field.keyboardType(.numberPad) }
      CatalogCase("textContentType") { field.textContentType(.username) }
      CatalogCase("textInputAutocapitalization") { field.textInputAutocapitalization(.never) }
      CatalogCase("autocorrectionDisabled") { field.autocorrectionDisabled() }
      CatalogCase("submitLabel") { field.submitLabel(.done) }
      CatalogCase("onSubmit") { field.onSubmit {} }
    }
  }

  static var accessibility: CatalogPage {
    CatalogPage("accessibility") {
      CatalogCase("accessibilityLabel") { star.accessibilityLabel("Favourite") }
      CatalogCase("accessibilityValue") { star.accessibilityValue("3 of 5") }
      CatalogCase("accessibilityHint") { star.accessibilityLabel("Rate").accessibilityHint("Opens a sheet") }
      CatalogCase("accessibilityIdentifier") { Text("Named").accessibilityIdentifier("name") }
      CatalogCase("accessibilityHidden") {
        HStack {
          Text("Heard")
          Text("not heard").accessibilityHidden(true)
        }
      }
      CatalogCase("accessibilityAddTraits") { Text("Header").accessibilityAddTraits(.isHeader) }
      CatalogCase("accessibilityRemoveTraits") { Button("No button") {}.accessibilityRemoveTraits(.isButton) }
      CatalogCase("accessibilityElement") {
        HStack {
          Text("One")
          Text("stop")
        }
        .accessibilityElement(children: .combine)
      }
      CatalogCase("accessibilitySortPriority") {
        HStack {
          Text("second")
          Text("first").accessibilitySortPriority(1)
        }
        .accessibilityElement(children: .contain)
      }
      CatalogCase("accessibilityAction") { Text("Message").accessibilityAction(named: "Delete") {} }
      CatalogCase("accessibilityAdjustableAction") { Text("Volume").accessibilityAdjustableAction { _ in } }
    }
  }

  private static var field: some View { TextField("Name", text: .constant("Ada")) }

  private static var star: some View { Image(systemName: "star.fill") }

  private static var told: some View { Text("Says").preference(key: WordsKey.self, value: ["a", "b"]) }

  private static func heard(_ content: () -> some View) -> some View {
    content().overlayPreferenceValue(WordsKey.self, alignment: .bottom) { words in
      Text(words.joined(separator: " ")).font(.caption2).offset(y: 14)
    }
  }
}

private struct Card: ViewModifier {
  func body(content: Content) -> some View { content.padding(8).background(.mint).padding(2).border(.blue) }
}

private struct WordsKey: PreferenceKey {
  static let defaultValue: [String] = []

  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct FramesKey: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }

  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

/// Draws lines around what has told where it stands.
private struct Frames: ViewModifier {
  func body(content: Content) -> some View {
    content.overlayPreferenceValue(FramesKey.self) { anchors in
      GeometryReader { proxy in
        ForEach(anchors.indices) { index in
          let frame = proxy[anchors[index]]
          Rectangle().strokeBorder(.red).frame(width: frame.width, height: frame.height)
            .offset(x: frame.minX, y: frame.minY)
        }
      }
    }
  }
}
