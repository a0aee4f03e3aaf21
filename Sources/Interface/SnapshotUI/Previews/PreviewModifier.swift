/// A modifier of previews, which can share what is expensive to create.
///
///     struct SampleData: PreviewModifier {
///       static func makeSharedContext() async throws -> Library { try Library.sample() }
///
///       func body(content: Content, context: Library) -> some View {
///         content.environment(context)
///       }
///     }
///
/// In a module with a type of its own called `Content`, write `Self.Content` or `PreviewModifierContent`.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// What the previews share.
  associatedtype Context = Void

  /// The view of a preview with the modifier.
  associatedtype Body: View

  /// The view of a preview without the modifier.
  typealias Content = PreviewModifierContent

  /// Creates what the previews share. It is called once in a process.
  static func makeSharedContext() async throws -> Context

  /// Returns the modified view of a preview.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Creates nothing.
  public static func makeSharedContext() async throws {}
}

/// The view of a preview that a modifier changes.
public typealias PreviewModifierContent = AnyView

/// What modifiers have created in this process.
@MainActor
enum SharedPreviewContexts {
  private static var results: [ObjectIdentifier: Result<Any, any Error>] = [:]

  /// Returns what a modifier shares, and creates it at the first call.
  ///
  /// - Throws: The modifier's error, or ``PreviewError/suspendingContext(type:)``.
  static func context<Modifier: PreviewModifier>(of modifier: Modifier.Type) throws -> Modifier.Context {
    if results[ObjectIdentifier(modifier)] == nil {
      // Starts now, and has ended when this returns unless the function waits for something.
      if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
        Task.immediate { @MainActor in await create(modifier) }
        PreviewSetups.wait { results[ObjectIdentifier(modifier)] != nil }
      }
    }
    guard let context = try results[ObjectIdentifier(modifier)]?.get() as? Modifier.Context else {
      throw PreviewError.suspendingContext(type: typeName(Modifier.self))
    }
    return context
  }

  /// Creates what a modifier shares, unless it exists.
  static func prepare<Modifier: PreviewModifier>(_ modifier: Modifier.Type) async throws {
    if results[ObjectIdentifier(modifier)] == nil { await create(modifier) }
    _ = try results[ObjectIdentifier(modifier)]?.get()
  }

  private static func create<Modifier: PreviewModifier>(_ modifier: Modifier.Type) async {
    do {
      results[ObjectIdentifier(modifier)] = .success(try await Modifier.makeSharedContext())
    } catch {
      results[ObjectIdentifier(modifier)] = .failure(error)
    }
  }
}
