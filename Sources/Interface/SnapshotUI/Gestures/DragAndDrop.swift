/// A value that can be dragged to other views and apps.
public protocol Transferable {
  /// The type of the representations.
  associatedtype Representation: TransferRepresentation = EmptyTransferRepresentation<Self>

  /// How the value is exported and imported. Has no effect.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension String: Transferable {}
extension Color: Transferable {}
extension Data: Transferable {}
extension URL: Transferable {}
extension AttributedString: Transferable {}

/// The action of a view that accepts dropped items.
struct ElementDrop {
  /// Handles the items at a point of the view; `nil` if their type isn't accepted.
  var perform: ([Any], CGPoint) -> Bool?
  /// Notes that items are over the view.
  var setTargeted: (Bool) -> Void
}

nonisolated extension View {
  /// Makes the view draggable. A test drags it with `drop(on:)`.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    dragging("draggable") { payload() }
  }

  /// Makes the view draggable, with a preview that isn't drawn.
  public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    dragging("draggable") { payload() }
  }

  /// Makes the view draggable. The legacy spelling of ``draggable(_:)``.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { dragging("onDrag") { data() } }

  /// Makes the view draggable, with a preview that isn't drawn.
  public func onDrag<V: View>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V) -> some View {
    dragging("onDrag") { data() }
  }

  /// Accepts dropped items of a type. A test drops them with `drop(_:)`.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    dropping("dropDestination", isTargeted) { items, location in
      let items = items.compactMap { item in (item as? NSItemProvider).map { $0.item(as: T.self) } ?? item as? T }
      return items.isEmpty ? nil : action(items, location)
    }
  }

  /// Accepts dropped items of some types.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Accepts dropped items of some types, with their location.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    dropping("onDrop", { isTargeted?.wrappedValue = $0 }) { items, location in
      action(items.map(NSItemProvider.providing), location)
    }
  }

  /// Accepts dropped items of some types. The legacy spelling with identifiers.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.map { UTType(exportedAs: $0) }, isTargeted: isTargeted, perform: action)
  }

  /// Accepts dropped items with a delegate.
  public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    dropping("onDrop", { _ in }) { items, location in
      let info = DropInfo(location: location, providers: items.map(NSItemProvider.providing))
      guard delegate.validateDrop(info: info) else { return false }
      delegate.dropEntered(info: info)
      return delegate.performDrop(info: info)
    }
  }

  private func dragging(_ name: String, _ payload: @escaping () -> Any) -> some View {
    inert(name).modified(
      ElementActionModifier { actions, context in
        actions.dragPayload = {
          var item: Any = ()
          context.performing { item = payload() }()
          return item
        }
      })
  }

  private func dropping(
    _ name: String, _ isTargeted: @escaping (Bool) -> Void, _ perform: @escaping ([Any], CGPoint) -> Bool?
  ) -> some View {
    inert(name).modified(
      ElementActionModifier { actions, context in
        actions.drops.append(
          ElementDrop(
            perform: { items, location in
              var result: Bool?
              context.performing { result = perform(items, location) }()
              return result
            }, setTargeted: context.performing(isTargeted)))
      })
  }
}

/// Items that are dropped on a view.
public struct DropInfo {
  /// The location in the view.
  public let location: CGPoint
  let providers: [NSItemProvider]

  /// Whether there are items. Their types have no effect.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !providers.isEmpty }

  /// Returns the items. Their types have no effect.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { providers }
}

/// What a drop does.
public enum DropOperation: Hashable, Sendable {
  case cancel
  case forbidden
  case copy
  case move
}

/// What a view offers for dragged items.
public struct DropProposal: Sendable {
  /// What a drop does.
  public let operation: DropOperation

  /// Creates a proposal.
  public init(operation: DropOperation) { self.operation = operation }
}

/// An object that handles dropped items.
@MainActor @preconcurrency public protocol DropDelegate {
  /// Returns whether the items can be dropped.
  nonisolated func validateDrop(info: DropInfo) -> Bool

  /// Handles the dropped items.
  nonisolated func performDrop(info: DropInfo) -> Bool

  /// Called when items enter the view.
  nonisolated func dropEntered(info: DropInfo)

  /// Called when items move over the view.
  nonisolated func dropUpdated(info: DropInfo) -> DropProposal?

  /// Called when items leave the view.
  nonisolated func dropExited(info: DropInfo)
}

nonisolated extension DropDelegate {
  /// `true`.
  public func validateDrop(info: DropInfo) -> Bool { true }

  /// Does nothing.
  public func dropEntered(info: DropInfo) {}

  /// `nil`.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }

  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}

nonisolated extension ForEach {
  /// Accepts an action for inserting dropped items. It is never called.
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> ForEach { self }

  /// Accepts an action for inserting dropped items. It is never called. The legacy spelling with identifiers.
  public func onInsert(
    of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> ForEach { self }

  /// Accepts an action for inserting dropped items of a type. It is never called.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> ForEach { self }
}
