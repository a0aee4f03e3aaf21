import Observation
import SnapshotUI

/// What a screen's body does with the value that its control is bound to.
enum Reading: CaseIterable, Sendable {
  case nothing
  case asText
  case asCondition
}

/// How a screen comes to the binding that it gives its control.
enum BindingKind: CaseIterable, Sendable {
  case state
  case child
  case grandchild
  case getAndSet
  case keyPath
  case element
  case elementInForEach
  case unwrapped
  case closureOfForEach
  case closureOfGeometryReader
  case environment
  case ownDynamicProperty
  case modifier
  case containers
  case bindable
  case observableGetAndSet
  case plainClass
  case constant

  /// Whether the body can know that the value has changed. It cannot of an object that nothing observes, neither here nor
  /// in SwiftUI; a control shows its value all the same.
  func allows(_ reading: Reading) -> Bool { self != .plainClass || reading == .nothing }

  /// Whether the screen's body reads the value to make the binding, as SwiftUI's does.
  var readsEagerly: Bool {
    [.keyPath, .element, .elementInForEach, .unwrapped, .closureOfForEach, .bindable, .observableGetAndSet].contains(
      self)
  }
}

@Observable final class ObservedValue<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}

final class PlainValue<Value> {
  var value: Value

  init(_ value: Value) { self.value = value }
}

/// A control bound to a value in one of the ways, and a button that writes the value past the control.
struct BoundScreen<Value: Equatable & Sendable>: View {
  let example: ControlExample<Value>
  let kind: BindingKind
  let reading: Reading
  let initial: Value

  var body: some View {
    switch kind {
    case .state: StateScreen(parts: parts, value: initial) { parts, value in parts.content(value) }
    case .child: StateScreen(parts: parts, value: initial) { parts, value in Child(parts: parts, value: value) }
    case .grandchild:
      StateScreen(parts: parts, value: initial) { parts, value in Grandchild(parts: parts, value: value) }
    case .getAndSet:
      StateScreen(parts: parts, value: initial) { parts, value in
        parts.content(Binding(get: { value.wrappedValue }, set: { value.wrappedValue = $0 }))
      }
    case .closureOfForEach:
      StateScreen(parts: parts, value: initial) { parts, value in ForEach(0..<1) { _ in parts.content(value) } }
    case .closureOfGeometryReader:
      StateScreen(parts: parts, value: initial) { parts, value in GeometryReader { _ in parts.content(value) } }
    case .environment:
      StateScreen(parts: parts, value: initial) { parts, value in
        Reader(parts: parts).environment(\.[bindingOf: TypeBox<Value>()], value)
      }
    case .modifier:
      StateScreen(parts: parts, value: initial) { parts, value in
        Text("Modified").modifier(Below(parts: parts, value: value))
      }
    case .containers:
      StateScreen(parts: parts, value: initial) { parts, value in
        GroupBox("Group") { LabeledContent("Value") { Child(parts: parts, value: value) } }
      }
    case .keyPath: StructScreen(parts: parts, whole: .init(values: [initial], optional: initial, single: initial))
    case .element: StructScreen(parts: parts, whole: .init(values: [initial], optional: initial, single: initial))
    case .elementInForEach:
      StructScreen(parts: parts, whole: .init(values: [initial], optional: initial, single: initial))
    case .unwrapped: StructScreen(parts: parts, whole: .init(values: [initial], optional: initial, single: initial))
    case .ownDynamicProperty:
      PropertyScreen(parts: parts, stored: .init(other: example.values[0], value: initial))
    case .bindable: BindableScreen(parts: parts, model: ObservedValue(initial))
    case .observableGetAndSet: ObservedScreen(parts: parts, model: ObservedValue(initial))
    case .plainClass: PlainScreen(parts: parts, model: PlainValue(initial))
    case .constant: parts.content(.constant(initial))
    }
  }

  private var parts: ScreenParts<Value> { ScreenParts(example: example, kind: kind, reading: reading) }
}

struct ScreenParts<Value: Equatable & Sendable> {
  let example: ControlExample<Value>
  let kind: BindingKind
  let reading: Reading

  func content(_ value: Binding<Value>) -> some View {
    let second = example.values[1]
    return VStack {
      switch reading {
      case .nothing: EmptyView()
      case .asText: Text("Value: \(value.wrappedValue)")
      case .asCondition: if value.wrappedValue == second { Text("The second value") }
      }
      example.control(value)
      Button("Write") { value.wrappedValue = example.next(after: value.wrappedValue) }
    }
  }
}

private struct StateScreen<Value: Equatable & Sendable, Content: View>: View {
  let parts: ScreenParts<Value>
  @State var value: Value
  @ViewBuilder let content: (ScreenParts<Value>, Binding<Value>) -> Content

  var body: some View { content(parts, $value) }
}

private struct Child<Value: Equatable & Sendable>: View {
  let parts: ScreenParts<Value>
  @Binding var value: Value

  var body: some View { parts.content($value) }
}

private struct Grandchild<Value: Equatable & Sendable>: View {
  let parts: ScreenParts<Value>
  @Binding var value: Value

  var body: some View { HStack { Child(parts: parts, value: $value) } }
}

private struct Below<Value: Equatable & Sendable>: ViewModifier {
  let parts: ScreenParts<Value>
  @Binding var value: Value

  func body(content: Content) -> some View {
    VStack {
      content
      parts.content($value)
    }
  }
}

private struct TypeBox<Value>: Hashable {}

private struct BindingKey<Value>: EnvironmentKey {
  static var defaultValue: Binding<Value>? { nil }
}

extension EnvironmentValues {
  fileprivate subscript<Value>(bindingOf box: TypeBox<Value>) -> Binding<Value>? {
    get { self[BindingKey<Value>.self] }
    set { self[BindingKey<Value>.self] = newValue }
  }
}

private struct Reader<Value: Equatable & Sendable>: View {
  let parts: ScreenParts<Value>
  @Environment(\.[bindingOf: TypeBox<Value>()]) private var binding

  init(parts: ScreenParts<Value>) { self.parts = parts }

  var body: some View { if let binding { parts.content(binding) } }
}

private struct StructScreen<Value: Equatable & Sendable>: View {
  struct Whole {
    var values: [Value]
    var optional: Value?
    var single: Value
  }

  let parts: ScreenParts<Value>
  @State var whole: Whole

  var body: some View {
    switch parts.kind {
    case .element: parts.content($whole.values[0])
    case .elementInForEach: ForEach($whole.values, id: \.onlyIndex) { $value in parts.content($value) }
    case .unwrapped: if let value = Binding($whole.optional) { parts.content(value) }
    default: parts.content($whole.single)
    }
  }
}

extension Equatable {
  /// One identity for the only element of an array.
  fileprivate var onlyIndex: Int { 0 }
}

/// A property of the user's own with two states of one type.
private struct Stored<Value>: DynamicProperty {
  @State var other: Value
  @State var value: Value

  init(other: Value, value: Value) {
    _other = State(wrappedValue: other)
    _value = State(wrappedValue: value)
  }
}

private struct PropertyScreen<Value: Equatable & Sendable>: View {
  let parts: ScreenParts<Value>
  var stored: Stored<Value>

  var body: some View {
    VStack {
      Text(stored.other == parts.example.values[0] ? "The other is as it was" : "The other is another")
      parts.content(stored.$value)
    }
  }
}

private struct BindableScreen<Value: Equatable & Sendable>: View {
  let parts: ScreenParts<Value>
  @State var model: ObservedValue<Value>

  var body: some View { BindableChild(parts: parts, model: model) }
}

private struct BindableChild<Value: Equatable & Sendable>: View {
  let parts: ScreenParts<Value>
  @Bindable var model: ObservedValue<Value>

  var body: some View { parts.content($model.value) }
}

private struct ObservedScreen<Value: Equatable & Sendable>: View {
  let parts: ScreenParts<Value>
  @State var model: ObservedValue<Value>

  var body: some View { parts.content(Binding(get: { model.value }, set: { model.value = $0 })) }
}

private struct PlainScreen<Value: Equatable & Sendable>: View {
  let parts: ScreenParts<Value>
  @State var model: PlainValue<Value>

  var body: some View { parts.content(Binding(get: { model.value }, set: { model.value = $0 })) }
}
