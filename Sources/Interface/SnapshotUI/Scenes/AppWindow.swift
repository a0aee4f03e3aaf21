import SnapshotFoundation

/// A window of an app as a view, for strategies of views.
///
///     assertSnapshot(of: AppWindow(PlaylistApp()), as: .accessibility(on: .iPhoneSE3))
nonisolated public struct AppWindow<Content: App>: StructuralView {
  let app: Content
  let window: WindowChoice

  /// Shows a window of an app.
  ///
  /// - Parameter id: The identifier of the window; `nil` for the first one.
  public init(_ app: Content, window id: String? = nil) {
    self.app = app
    window = id.map { .id($0) } ?? .first
  }

  /// Returns the elements that represent the window.
  ///
  /// - Throws: ``ViewError/Reason/noWindow(app:id:available:)`` if the app has no such window.
  package func makeElements(in context: ElementContext) throws -> [ViewElement] {
    let name = typeName(Content.self)
    do {
      var elements = try context.child(.type(name)).elements(
        ofBodyOf: AppSubject(app: app, window: window), properties: app
      ) {
        SceneWindow(scene: runOnCurrentThread(app) { $0.body }, window: window)
      }
      for index in elements.indices { elements[index].owners.insert(name, at: 0) }
      return elements
    } catch let error as ViewError {
      guard case .noWindow(_, let id, let available) = error.reason else { throw error }
      throw ViewError(.noWindow(app: name, id: id, available: available), at: error.site)
    }
  }
}

/// An app whose body is evaluated.
private struct AppSubject<Content: App>: BodySubject {
  let app: Content
  let window: WindowChoice

  var subjectType: Any.Type { Content.self }
  var shownView: any View { AppWindow(app) }
}

extension ViewHost {
  /// Creates a host that shows a window of an app, with the state and the environment of the app.
  ///
  ///     let host = ViewHost(app: PlaylistApp())
  ///     try host.inspect().find(button: "Play").tap()
  ///     host.scenePhase = .background
  ///
  /// - Parameters:
  ///   - id: The identifier of the window; `nil` for the first one.
  ///   - context: The rendering context, by default an iPhone SE (3rd generation).
  public convenience init<A: App>(
    app: A, window id: String? = nil, in context: RenderContext = Device.iPhoneSE3.context(),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) where Content == AppWindow<A> {
    self.init(
      AppWindow(app, window: id), in: context, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
