import Raster

/// Code that runs once per process before previews are drawn, fonts, and a view around each preview.
///
///     struct Setup: PreviewSetup {
///       static func prepare() async throws {
///         Dependencies.current = .mock
///       }
///
///       static func registerFonts(in fonts: inout FontBook) throws {
///         try fonts.register(contentsOf: Bundle.module.url(forResource: "Lato", withExtension: "ttf")!, family: "Lato")
///       }
///
///       func body(content: Content) -> some View {
///         content.environment(\.theme, .brand)
///       }
///     }
///
/// Each part is optional. A setup is found like a preview, in the module of the previews, or in a test target that names these
/// modules. `assertPreviews`, `snapshot preview` and `snapshot render` use it. SwiftUI has no such type: declare it in a file of
/// its own, inside `#if canImport(SnapshotUI)`.
@MainActor @preconcurrency
public protocol PreviewSetup {
  /// The view of a preview with the setup.
  associatedtype Body: View = PreviewModifierContent

  /// The view of a preview without the setup.
  typealias Content = PreviewModifierContent

  /// The modules whose previews are set up (default: the module of the type).
  static var modules: [String] { get }

  /// Prepares the process: dependencies, sample data, global settings.
  ///
  /// It is called once per process, before any code of previews runs. If it throws, no preview is drawn, and each fails with this
  /// error.
  static func prepare() async throws

  /// Adds fonts to those of the previews. A matrix with its own fonts does not use them.
  static func registerFonts(in fonts: inout FontBook) throws

  /// Creates the value whose ``body(content:)`` wraps a preview.
  init()

  /// Returns the view of a preview with what surrounds it, outside the modifiers of its traits.
  @ViewBuilder func body(content: Content) -> Body
}

extension PreviewSetup {
  /// The module of the type.
  public static var modules: [String] { [String(String(reflecting: Self.self).prefix { $0 != "." })] }

  /// Prepares nothing.
  public static func prepare() async throws {}

  /// Registers no fonts.
  public static func registerFonts(in fonts: inout FontBook) throws {}
}

extension PreviewSetup where Body == PreviewModifierContent {
  /// Returns the preview's view.
  public func body(content: Content) -> Content { content }
}
