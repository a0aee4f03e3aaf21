/// Menu commands of a scene. Declared for source compatibility: nothing shows a menu bar, so they are not evaluated.
@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

nonisolated extension Never: Commands {}

/// A result builder that combines commands.
@resultBuilder
public enum CommandsBuilder {
  /// Builds no commands.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// Passes the only commands through.
  public static func buildBlock<C: Commands>(_ commands: C) -> C { commands }

  /// Combines commands.
  @_disfavoredOverload
  public static func buildBlock<each C: Commands>(_ commands: repeat each C) -> EmptyCommands { EmptyCommands() }
}

/// No commands.
nonisolated public struct EmptyCommands: Commands, _BodilessContent {
  /// Creates no commands.
  public init() {}
}

/// A menu of the menu bar. Its content is not evaluated.
nonisolated public struct CommandMenu<Content: View>: Commands, _BodilessContent {
}

/// Commands in a standard menu. Its content is not evaluated.
nonisolated public struct CommandGroup<Content: View>: Commands, _BodilessContent {
  /// Creates commands before those of a standard group.
  public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  /// Creates commands after those of a standard group.
  public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

  /// Replaces the commands of a standard group.
  public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A group of standard commands.
public enum CommandGroupPlacement: Hashable, Sendable {
  /// Information about the app, and its settings.
  case appInfo, appSettings, appVisibility, appTermination
  /// Commands for documents.
  case newItem, saveItem, importExport, printItem
  /// Commands for editing.
  case undoRedo, pasteboard, textEditing, textFormatting
  /// Commands for windows, and help.
  case toolbar, sidebar, windowSize, windowList, windowArrangement, singleWindowList, systemServices, help
}
