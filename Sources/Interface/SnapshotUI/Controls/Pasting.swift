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
