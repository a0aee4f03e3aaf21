/// A part of an app's user interface, such as a group of windows.
///
/// A scene that is composed of other scenes has a `body`. ``WindowGroup`` and ``Window`` show views.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }

  /// Returns the elements of a window of the scene. Don't implement this requirement: implement `body`.
  ///
  /// - Throws: ``ViewError/Reason/noWindow(app:id:available:)`` if the scene has no such window.
  nonisolated func _windowElements(_ window: WindowChoice, in context: ElementContext) throws -> [ViewElement]
}

/// The choice of one of an app's windows.
public enum WindowChoice: Hashable, Sendable {
  /// The first window in the order of the scenes.
  case first
  /// The window with this identifier.
  case id(String)
}

nonisolated extension Scene {
  /// Returns the elements of a window of the body.
  public func _windowElements(_ window: WindowChoice, in context: ElementContext) throws -> [ViewElement] {
    let inner = context.child(.type(typeName(Self.self)))
    return try inner.elements(ofBodyOf: SceneSubject(scene: self, window: window), properties: self) {
      SceneWindow(scene: runOnCurrentThread(self) { $0.body }, window: window)
    }
  }
}

nonisolated extension Never: Scene {}

/// A scene whose body is evaluated.
private struct SceneSubject<Content: Scene>: BodySubject {
  let scene: Content
  let window: WindowChoice

  var subjectType: Any.Type { Content.self }
  var shownView: any View { SceneWindow(scene: scene, window: window) }
}

/// A view of a window of a scene.
nonisolated struct SceneWindow<Content: Scene>: StructuralView {
  let scene: Content
  let window: WindowChoice

  func makeElements(in context: ElementContext) throws -> [ViewElement] {
    try scene._windowElements(window, in: context)
  }
}

/// A result builder that combines the scenes of an app.
@resultBuilder
public enum SceneBuilder {
  /// Passes a scene through.
  public static func buildExpression<S: Scene>(_ scene: S) -> S { scene }

  /// Passes the only scene through.
  public static func buildBlock<S: Scene>(_ scene: S) -> S { scene }

  /// Combines scenes.
  @_disfavoredOverload
  public static func buildBlock<each S: Scene>(_ scene: repeat each S) -> TupleScene<(repeat each S)> {
    TupleScene(repeat each scene)
  }
}

/// Several scenes of an app, in a tuple.
nonisolated public struct TupleScene<T>: Scene, _BodilessContent {
  private let value: T
  private let split: (T) -> [any Scene]

  init<each Content: Scene>(_ scene: repeat each Content) where T == (repeat each Content) {
    value = (repeat each scene)
    split = { value in
      var scenes: [any Scene] = []
      for scene in repeat each value { scenes.append(scene) }
      return scenes
    }
  }

  /// Returns the elements of the first of the scenes' windows that matches.
  public func _windowElements(_ window: WindowChoice, in context: ElementContext) throws -> [ViewElement] {
    var known: [String] = []
    for (position, scene) in split(value).enumerated() {
      do {
        return try scene._windowElements(window, in: context.child(.position(position)))
      } catch let error as ViewError {
        guard case .noWindow(_, _, let available) = error.reason else { throw error }
        known += available
      }
    }
    throw ViewError(.noWindow(app: "", id: window.id, available: known))
  }
}

extension WindowChoice {
  /// The identifier of the window; `nil` for the first one.
  var id: String? { if case .id(let id) = self { id } else { nil } }
}
