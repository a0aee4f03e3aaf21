import Foundation
import SnapshotUI

extension ExtremeEntry {
  /// Observation, storage, focus and environment values.
  @EntriesBuilder static var data: [ExtremeEntry] {
    ExtremeEntry("View.focused(_:equals:)") { a in
      Text("x").focused(FocusState<Double?>().projectedValue, equals: a.number())
    }
    ExtremeEntry("View.accessibilityFocused(_:equals:)") { a in
      Text("x").accessibilityFocused(AccessibilityFocusState<String?>().projectedValue, equals: a.words())
    }
    ExtremeEntry("View.searchFocused(_:equals:)") { a in
      Text("x").searchFocused(FocusState<String?>().projectedValue, equals: a.words())
    }
    ExtremeEntry("View.defaultFocus(_:_:priority:)") { a in
      Text("x").defaultFocus(FocusState<Double?>().projectedValue, a.number())
    }
    ExtremeEntry("View.defaultAppStorage(_:)") { a in
      StoredNumber().defaultAppStorage(InMemoryUserDefaults(["number": a.number(), a.words(): a.integer()]))
    }
    ExtremeEntry(calling: "InMemoryUserDefaults.init(_:)") { a in
      let (key, number) = (a.words(), a.integer())
      let defaults = InMemoryUserDefaults([key: number])
      defaults.set(a.number(), forKey: a.words())
      _ = defaults.dictionaryRepresentation().count
    }
    ExtremeEntry(calling: "InMemoryUserDefaults.subscript(_:)") { a in
      let defaults = InMemoryUserDefaults()
      defaults[a.words()] = a.number()
      _ = defaults[a.words()]
    }
    ExtremeEntry("View.onReceive(_:perform:)") { a in Text("x").onReceive(Just(a.number())) { _ in } }
    ExtremeEntry("List.init(_:id:rowContent:)") { a in
      List(Binding.constant([a.words(), a.words()]), id: \.self) { $words in TextField("x", text: $words) }
    }
    ExtremeEntry("View.task(id:priority:_:)") { a in Text("x").task(id: a.number()) {} }
  }
}

private struct StoredNumber: NonisolatedView {
  @AppStorage("number") private var number = 1.0

  var body: some View { Text("\(number)").frame(width: number) }
}

extension ExtremeCoverageTests {
  /// Declarations of observation, storage, focus and environment values without an entry, and why.
  static let dataExemptions: [String: String] = [
    "Publisher.combineLatest(_:)": "passes values of the caller's on: PublisherTests",
    "Publisher.combineLatest(_:_:)": "passes values of the caller's on: PublisherTests",
    "Publisher.combineLatest(_:_:_:)": "passes values of the caller's on: PublisherTests",
    "Publisher.combineLatest(_:_:_:_:)": "passes values of the caller's on: PublisherTests",
    "Publisher.merge(with:)": "passes values of the caller's on: PublisherTests",
    "Publisher.merge(with:_:)": "passes values of the caller's on: PublisherTests",
    "Publisher.merge(with:_:_:)": "passes values of the caller's on: PublisherTests",
    "Publishers.init(_:)": "passes values of the caller's on: PublisherTests",
    "Publishers.init(_:_:)": "passes values of the caller's on: PublisherTests",
    "Publishers.init(_:_:_:)": "passes values of the caller's on: PublisherTests",
    "Publishers.init(_:_:_:_:)": "passes values of the caller's on: PublisherTests",
    "Publishers.receive(subscriber:)": "passes values of the caller's on: PublisherTests",
    "AccessibilityTechnologies.init(rawValue:)": "keeps bits that nothing reads",
    "AppStorage.init(_:store:)": "keeps a value of the caller's: StoredPropertyTests",
    "AppStorage.init(wrappedValue:_:store:)": "keeps a value of the caller's: StoredPropertyTests",
    "DismissWindowAction.callAsFunction(id:)": "records a request: EnvironmentValueTests",
    "DismissWindowAction.callAsFunction(id:value:)": "records a request: EnvironmentValueTests",
    "DismissWindowAction.callAsFunction(value:)": "records a request: EnvironmentValueTests",
    "EquatableView.init(content:)": "shows its content alone",
    "FocusInteractions.init(rawValue:)": "keeps bits that nothing reads",
    "GestureState.init(initialValue:)": "keeps a value of the caller's",
    "GestureState.init(wrappedValue:)": "keeps a value of the caller's",
    "GestureState.init(wrappedValue:reset:)": "keeps a value of the caller's",
    "Namespace.==(left:right:)": "compares identities",
    "Namespace.hash(into:)": "hashes an identity",
    "ObservedObject.init(initialValue:)": "takes an object of the caller's",
    "ObservedObject.init(wrappedValue:)": "takes an object of the caller's",
    "OpenURLAction.callAsFunction(_:completion:)": "calls a function of the caller's",
    "OpenURLAction.callAsFunction(_:prefersInApp:)": "calls a function of the caller's",
    "OpenURLAction.systemAction(_:)": "keeps a URL",
    "OpenURLAction.systemAction(_:prefersInApp:)": "keeps a URL",
    "OpenWindowAction.callAsFunction(id:)": "records a request: EnvironmentValueTests",
    "OpenWindowAction.callAsFunction(id:value:)": "records a request: EnvironmentValueTests",
    "OpenWindowAction.callAsFunction(value:)": "records a request: EnvironmentValueTests",
    "SceneStorage.init(_:)": "keeps a value of the caller's: StoredPropertyTests",
    "SceneStorage.init(wrappedValue:_:)": "keeps a value of the caller's: StoredPropertyTests",
    "View.accessibilityFocused(_:)": "takes a Boolean value",
    "View.environmentObject(_:)": "takes an object of the caller's",
    "View.focusScope(_:)": "uses none of its arguments",
    "View.focused(_:)": "takes a Boolean value",
    "View.focusedObject(_:)": "uses none of its arguments",
    "View.focusedSceneObject(_:)": "uses none of its arguments",
    "View.focusedSceneValue(_:)": "uses none of its arguments",
    "View.focusedSceneValue(_:_:)": "uses none of its arguments",
    "View.focusedValue(_:)": "uses none of its arguments",
    "View.focusedValue(_:_:)": "uses none of its arguments",
    "View.prefersDefaultFocus(_:in:)": "uses none of its arguments",
    "View.searchFocused(_:)": "uses none of its arguments",
  ]
}
