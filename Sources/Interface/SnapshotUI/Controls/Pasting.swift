/// A button that pastes items of a type. Nothing can be pasted in a test: the action isn't called.
nonisolated public struct PasteButton: View {
  /// Creates a button for items of a type.
  public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {}

  /// Creates a button for items of some types.
  public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {}

  /// The label on a prominent background.
  public var body: some View {
    Button {
    } label: {
      Label("Paste", systemImage: "doc.on.clipboard")
    }
    .buttonStyle(.borderedProminent)
  }
}

/// Whether the text of views can be selected.
public protocol TextSelectability {
  /// Whether text can be selected.
  static var allowsSelection: Bool { get }
}

/// Text can be selected.
public struct EnabledTextSelectability: TextSelectability, Sendable {
  /// `true`.
  public static var allowsSelection: Bool { true }
}

/// Text can't be selected.
public struct DisabledTextSelectability: TextSelectability, Sendable {
  /// `false`.
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text can't be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

nonisolated extension View {
  /// Sets whether the text of the view can be selected. A picture shows no selection.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    inert("textSelection", S.allowsSelection ? "enabled" : "disabled")
  }

  /// Runs an action when the user pastes items. It is never called.
  public func onPasteCommand(of supportedContentTypes: [UTType], perform: @escaping ([NSItemProvider]) -> Void)
    -> some View
  { inert("onPasteCommand") }

  /// Provides items when the user copies. It is never called.
  public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View { inert("onCopyCommand") }

  /// Provides items when the user copies. It is never called.
  public func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View { inert("copyable") }

  /// Runs an action when the user pastes items. It is never called.
  public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View { inert("pasteDestination") }
}
