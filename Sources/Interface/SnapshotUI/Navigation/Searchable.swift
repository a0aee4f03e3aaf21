/// The position of a search field.
public enum SearchFieldPlacement: Hashable, Sendable {
  /// The visibility of a search field below the title while the content scrolls.
  public enum NavigationBarDrawerDisplayMode: Hashable, Sendable {
    /// Hidden while the content scrolls.
    case automatic
    /// Always visible.
    case always
  }

  /// Below the title.
  case automatic
  /// Below the title.
  case navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode)
  /// Drawn below the title.
  case toolbar
  /// Drawn below the title.
  case sidebar
}

nonisolated extension View {
  /// Adds a search field with the prompt "Search" below the title of the enclosing navigation stack. It is hidden while the content
  /// is scrolled, unless `placement` says otherwise.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modified(SearchModifier(text: text, prompt: prompt, placement: placement))
  }

  /// Adds a search field that shows a Cancel button while `isPresented` is true.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modified(SearchModifier(text: text, prompt: prompt, placement: placement, isPresented: isPresented))
  }

  /// Adds a search field with suggestions. The legacy form of `searchSuggestions(_:)`. Suggestions are not drawn.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).inert("searchSuggestions")
  }

  /// Adds a search field with tokens before its text.
  public func searchable<C: RandomAccessCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C: MutableCollection & RangeReplaceableCollection, C.Element: Identifiable {
    modified(
      SearchModifier(
        text: text, prompt: prompt, placement: placement, tokens: { tokens.wrappedValue.map { AnyView(token($0)) } }))
  }

  /// Adds a control below the search field that selects what to search in. It is drawn while the search is presented.
  public func searchScopes<V: Hashable, S: View>(_ scope: Binding<V>, @ViewBuilder scopes: () -> S) -> some View {
    modified(SearchScopesModifier(scope: scope, scopes: scopes(), isAlwaysVisible: false))
  }

  /// Adds a control below the search field that selects what to search in.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    modified(SearchScopesModifier(scope: scope, scopes: scopes(), isAlwaysVisible: activation == .onSearchPresentation))
  }
}

/// When the scopes of a search are visible.
public struct SearchScopeActivation: Hashable, Sendable {
  enum Kind {
    case automatic
    case onTextEntry
    case onSearchPresentation
  }

  let kind: Kind
}

/// Where suggestions of a search are shown.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  /// Several placements.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The placements as bits.
    public let rawValue: Int

    /// Creates placements from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// In a menu.
    public static let menu = Set(rawValue: 1)
    /// In the content.
    public static let content = Set(rawValue: 2)
  }

  private let isMenu: Bool

  /// In a menu.
  public static let menu = SearchSuggestionsPlacement(isMenu: true)
  /// In the content.
  public static let content = SearchSuggestionsPlacement(isMenu: false)
}

/// What the toolbar does while the user searches.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  private let avoidsHidingContent: Bool

  /// The system's choice.
  public static let automatic = SearchPresentationToolbarBehavior(avoidsHidingContent: false)
  /// The title stays.
  public static let avoidHidingContent = SearchPresentationToolbarBehavior(avoidsHidingContent: true)
}

/// Adds a search field to the bar of the stack around a view.
private struct SearchModifier: ElementModifier {
  let text: Binding<String>
  var prompt: Text?
  var placement = SearchFieldPlacement.automatic
  var isPresented: Binding<Bool>?
  var tokens: () -> [AnyView] = { [] }

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    let tokens = context.evaluate(tokens)
    let field = try context.outsideOfBars.child(.type("searchable"))
      .elements(of: field(tokens, in: context.environment))
    let (text, isPresented) = (text, isPresented)
    var inner = context
    inner.environment.isSearching = isPresented?.wrappedValue == true || !text.wrappedValue.isEmpty
    inner.environment.dismissSearch = DismissSearchAction(
      dismiss: context.child(.type("dismissSearch")).handler(
        performing: context.performing {
          if !text.wrappedValue.isEmpty { text.wrappedValue = "" }
          if isPresented?.wrappedValue == true { isPresented?.wrappedValue = false }
        }))
    return try inner.elements(
      of: content,
      transformingPreferences: { preferences in
        var bar = preferences[NavigationBarKey.self]
        bar.searchField = field + bar.searchField
        if placement == .navigationBarDrawer(displayMode: .always) || isPresented?.wrappedValue == true {
          bar.keepsSearchField = true
        }
        preferences.set(NavigationBarKey.self, to: bar)
      }
    ).elements
  }

  @ViewBuilder private func field(_ tokens: [AnyView], in environment: EnvironmentValues) -> some View {
    let isOnGlass = environment.designMetrics.bars.itemGlass != nil && isPresented?.wrappedValue == true
    let box = HStack(spacing: 6) {
      Image(systemName: "magnifyingglass").font(.body).foregroundColor(.secondary)
        .frame(width: environment.scaledWithLeading(isOnGlass ? 20.3 : 16.5)).accessibilityHidden(true)
      ForEach(tokens.indices) { index in
        tokens[index].font(.subheadline).padding(.horizontal, 6).padding(.vertical, 2)
          .background(Color(.systemFill), in: RoundedRectangle(cornerRadius: 5)).fixedSize()
      }
      TextField(text: text, label: { prompt ?? Text(SystemWord.search) }).environment(\.promptColor, .secondaryLabel)
        .accessibilityAddTraits(.isSearchField)
    }
    if isOnGlass {
      // A field in use is on glass, 8 points from the edges of the screen, with a button that closes it.
      HStack(spacing: 8) {
        box.padding(.horizontal, 16).frame(minHeight: 48).glassEffect(.regular, in: .capsule)
        Button(action: { isPresented?.wrappedValue = false }) {
          Image(systemName: "xmark").font(.system(size: 20)).frame(width: 48, height: 48)
        }
        .foregroundStyle(Color(.label)).glassEffect(.regular, in: .circle)
        .accessibilityLabel(Text(SystemWord.cancel))
      }
      .padding(.horizontal, 8 - environment.barMargin)
    } else if let isPresented, isPresented.wrappedValue {
      HStack(spacing: 12) {
        ground(box, in: environment)
        Button(action: { isPresented.wrappedValue = false }) { Text(SystemWord.cancel) }
      }
    } else {
      ground(box, in: environment)
    }
  }

  private func ground(_ box: some View, in environment: EnvironmentValues) -> some View {
    box.padding(.horizontal, 8).frame(minHeight: environment.scaledWithLeading(36))
      .background(Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: 10))
  }
}

/// Adds the scopes of a search below its field.
private struct SearchScopesModifier<Value: Hashable, Scopes: View>: ElementModifier {
  let scope: Binding<Value>
  let scopes: Scopes
  let isAlwaysVisible: Bool

  func elements(of content: some View, in context: ElementContext) throws -> [ViewElement] {
    guard isAlwaysVisible else { return try context.elements(of: content.inert("searchScopes")) }
    let picker = Picker(selection: scope) {
      scopes
    } label: {
      Text(verbatim: "Scope")
    }
    let made = try context.outsideOfBars.child(.type("searchScopes")).elements(of: picker.pickerStyle(.segmented))
    return try context.elements(
      of: content,
      transformingPreferences: { preferences in
        var bar = preferences[NavigationBarKey.self]
        bar.searchField += made
        preferences.set(NavigationBarKey.self, to: bar)
      }
    ).elements
  }
}
