import Foundation

// Presentations of the system that belong to another process. They are not drawn; a test finds them among the inert
// modifiers of an element while their binding presents them, and finishes those that choose files.

nonisolated extension View {
  /// Presents the system's window for choosing a file. Inert; a test finishes it with
  /// `InspectedView.choose(files:)`.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    choosingFiles("fileImporter", isPresented) { onCompletion($0.flatMap(onlyFile)) }
  }

  /// Presents the system's window for choosing files. Inert; a test finishes it with `InspectedView.choose(files:)`.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    choosingFiles("fileImporter", isPresented, onCompletion)
  }

  /// Presents the system's window for choosing files. Inert.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    choosingFiles("fileImporter", isPresented, cancel: onCancellation, onCompletion)
  }

  /// Presents the system's window for saving a document. Inert; a test finishes it with
  /// `InspectedView.choose(files:)`.
  public func fileExporter<D>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    choosingFiles("fileExporter", isPresented) { onCompletion($0.flatMap(onlyFile)) }
  }

  /// Presents the system's window for moving a file. Inert; a test finishes it with `InspectedView.choose(files:)`.
  public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View {
    choosingFiles("fileMover", isPresented) { onCompletion($0.flatMap(onlyFile)) }
  }

  /// Presents the system's preview of a file while `item` isn't `nil`. Inert.
  public func quickLookPreview(_ item: Binding<URL?>) -> some View {
    presentingSystemView("quickLookPreview", item.wrappedValue != nil)
  }

  /// Presents the system's preview of files while the selection isn't `nil`. Inert.
  public func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<Items.Element?>, in items: Items
  ) -> some View where Items.Element == URL {
    presentingSystemView("quickLookPreview", selection.wrappedValue != nil)
  }

  private func choosingFiles(
    _ name: String, _ isPresented: Binding<Bool>, cancel: @escaping () -> Void = {},
    _ complete: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View {
    presentingSystemView(name, isPresented.wrappedValue)
      .modified(
        ElementActionModifier { actions, context in
          guard isPresented.wrappedValue else { return }
          actions.fileChoice = FileChoice { result in
            context.performing {
              isPresented.wrappedValue = false
              if let result { complete(result) } else { cancel() }
            }()
          }
        })
  }

  private func presentingSystemView(_ name: String, _ isPresented: Bool) -> some View {
    inert(name, isPresented ? "presented" : nil)
  }
}

/// Returns the file of a choice of one file.
private func onlyFile(_ files: [URL]) -> Result<URL, any Error> {
  files.first.map { .success($0) } ?? .failure(CocoaError(.fileNoSuchFile))
}

/// The completion of a presented window of the system in which the user chooses files.
struct FileChoice {
  /// Finishes the choice; `nil` cancels it.
  let finish: (Result<[URL], any Error>?) -> Void
}

/// The importance of an alert.
public struct DialogSeverity: Hashable, Sendable {
  private let isCritical: Bool

  /// The system's choice.
  public static let automatic = DialogSeverity(isCritical: false)
  /// Critical.
  public static let critical = DialogSeverity(isCritical: true)
  /// Standard.
  public static let standard = DialogSeverity(isCritical: false)
}
