import SnapshotFoundation

/// An error that prevents a view from being rendered, with the line of the test that asked for it.
public struct ViewError: LocatedError {
  /// The reason why a view can't be rendered.
  public enum Reason: Hashable, Sendable {
    /// Views are nested more deeply than `limit`, usually because a body contains itself.
    case tooDeep(path: String, limit: Int)
    /// The view contains more views than a rendering can evaluate.
    case tooManyViews(path: String, limit: Int)
    /// A view is measured more often than any layout needs.
    case tooManyMeasurements(path: String, limit: Int)
    /// A view reads a model that the environment doesn't contain.
    case missingModel(path: String, type: String)
    /// A view reads an observable object that the environment doesn't contain.
    case missingEnvironmentObject(path: String, type: String)
    /// The path of a navigation stack contains a value of a type without a destination; the types that have one.
    case noDestination(path: String, type: String, available: [String])
    /// A view with a body of type `Never` that makes no elements.
    case noBody(path: String)
    /// A strings table or an asset catalog that can't be read.
    case unreadableResource(file: String, problem: String)
    /// An image or a color that no asset catalog has: similar names, and the paths of the catalogs that were searched;
    /// `nil` if the bundle isn't known.
    case missingAsset(path: String, kind: String, name: String, similar: [String], searched: [String]?)
    /// A side of the view's size is zero, infinite or not a number. In points.
    case unusableSize(path: String, width: CGFloat, height: CGFloat)
    /// The context's display scale is zero, negative, infinite or not a number.
    case unusableScale(CGFloat)
    /// The app has no window, or none with the requested identifier; the identifiers of the others.
    case noWindow(app: String, id: String?, available: [String])
  }

  /// The reason.
  public let reason: Reason
  /// The line of the test that asked for the view, where it is known.
  package var site: CallSite?

  /// Creates an error.
  package init(_ reason: Reason, at site: CallSite? = nil) {
    self.reason = reason
    self.site = site
  }
}

extension ViewError.Reason: CustomStringConvertible {
  /// The error message: what happened, where, and how to fix it.
  public var description: String {
    switch self {
    case .tooDeep(let path, let limit):
      "\(path): views are nested more than \(limit) levels deep. Look for a body that contains itself, or flatten the view."
    case .tooManyViews(let path, let limit):
      "\(path): the view contains more than \(limit) views. Show fewer elements, for example with prefix(_:) on the data of "
        + "a ForEach, or look for nested views that each show their content several times."
    case .tooManyMeasurements(let path, let limit):
      "\(path): the view was measured at more than \(limit) sizes. Reduce the nesting of grids and layouts, or give the "
        + "view a fixed frame."
    case .missingModel(let path, let type):
      "\(path): the environment contains no \(type). Add one with .environment(_:) around the view, or make the "
        + "property optional."
    case .missingEnvironmentObject(let path, let type):
      "\(path): the environment contains no \(type). Add one with .environmentObject(_:) around the view."
    case .noDestination(let path, let type, let available):
      "\(path): the path contains a value of type \(type), but no view in the stack declares a destination for it. "
        + "Add .navigationDestination(for: \(type).self)."
        + (available.isEmpty ? "" : " Available: \(available.joined(separator: ", ")).")
    case .noBody(let path):
      "\(path): the view declares `body: Never`, which is for built-in views. Implement `body`."
    case .unreadableResource(let file, let problem):
      "Cannot read the resource \(file): \(problem). Correct the file, or restore it from git."
    case .missingAsset(let path, let kind, let name, let similar, let searched):
      "\(path): there is no \(kind) named \(quoted(name))"
        + (similar.isEmpty ? ". " : "; did you mean \(similar.map(quoted).joined(separator: ", "))? ")
        + (searched.map { $0.isEmpty ? "The bundle has no asset catalog." : "Searched: \($0.joined(separator: ", "))." }
          ?? "The app's bundle is unknown: set it with .mainBundle(.module) on the view, or in the context.")
        + " To render without missing assets, set allowsMissingAssets in the context."
    case .unusableSize(let path, let width, let height):
      "\(path): the view's size is \(formatted(width)) × \(formatted(height)) points, which cannot be drawn. Give the "
        + "context a width and a height, or the view a frame."
    case .unusableScale(let scale):
      "The display scale \(formatted(scale)) is invalid. Use a positive, finite number, such as 2."
    case .noWindow(let app, nil, _):
      "\(app) has no window. Add a WindowGroup to its body."
    case .noWindow(let app, .some(let id), let available):
      "\(app) has no window with the identifier \(quoted(id)). "
        + (available.isEmpty
          ? "Add one with WindowGroup(id:)." : "Available: \(available.map(quoted).joined(separator: ", ")).")
    }
  }
}
