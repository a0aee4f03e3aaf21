/// The position of a search field.
public enum SearchFieldPlacement: String, Hashable, Sendable, CaseIterable {
  case automatic
  case navigationBarDrawer
  case toolbar
}

extension View {
  /// Adds a search field below the title of the enclosing navigation stack. `placement` has no effect.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: (some StringProtocol)
  ) -> some View { modified(SearchModifier(text: text, prompt: String(prompt))) }

  /// Adds a search field with the prompt "Search" below the title of the enclosing navigation stack. `placement` has no
  /// effect.
  public func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic) -> some View {
    modified(SearchModifier(text: text, prompt: "Search"))
  }
}

private struct SearchModifier: ElementModifier {
  let text: Binding<String>
  let prompt: String

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    let field = try context.outsideOfBars.child(.type("searchable"))
      .elements(of: field.dynamicTypeSize(...DynamicTypeSize.xxxLarge))
    return try context.elements(
      of: content,
      transformingPreferences: { preferences in
        var bar = preferences[NavigationBarKey.self]
        bar.searchField = field
        preferences.set(NavigationBarKey.self, to: bar)
      }
    ).elements
  }

  private var field: some View {
    HStack(spacing: 6) {
      Image(systemName: "magnifyingglass").font(.system(size: 15)).foregroundColor(.secondary)
      TextField(prompt, text: text).accessibilityAddTraits(.isSearchField)
    }
    .padding(.horizontal, 8).frame(minHeight: 36)
    .background(Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 10))
  }
}
