import SnapshotFoundation
import SnapshotUI

/// The tree of nested slices, or of the view models that they show. Both are the same tree:
///
///     #expect(try SliceTree(of: ActionSlice(viewModel)) == SliceTree(of: viewModel))
public struct SliceTree: Equatable, Sendable {
  /// The type name of the view model.
  public var name: String
  /// The trees of the nested slices or view models, in order.
  public var children: [SliceTree]

  /// Creates the tree of a view model and the view models in its properties, in order.
  public init(of viewModel: some SliceViewModel) {
    self.init(name: "\(type(of: viewModel))", children: Self.viewModels(in: viewModel).map { SliceTree(of: $0) })
  }

  /// Creates the tree of a slice and the slices in its content, in order. Names are those of their view models.
  ///
  /// - Parameters:
  ///   - slice: The root of the tree.
  ///   - context: The device to lay out the slice for.
  /// - Throws: `ViewError` if the slice cannot be laid out.
  public init(
    of slice: some Slice & SliceConfigurable, in context: RenderContext = RenderContext(),
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws {
    let builder = SliceTreeBuilder()
    _ = try CallSite(fileID: fileID, filePath: filePath, line: line, column: column).locating {
      try slice.environment(\.sliceTreeBuilder, builder).rendered(in: context)
    }
    self = builder.roots.first ?? SliceTree(name: "\(type(of: slice))", children: [])
  }

  init(name: String, children: [SliceTree]) {
    self.name = name
    self.children = children
  }

  /// Returns the view models in the properties of a value, without those nested in other view models.
  static func viewModels(in value: Any) -> [any SliceViewModel] {
    Mirror(reflecting: value).children.flatMap { child -> [any SliceViewModel] in
      // A container is not a view model, but can contain one.
      let mirror = Mirror(reflecting: child.value)
      switch mirror.displayStyle {
      case .optional, .collection, .tuple: return viewModels(in: child.value)
      default: return (child.value as? any SliceViewModel).map { [$0] } ?? []
      }
    }
  }
}

extension SliceTree: CustomStringConvertible {
  /// The tree as text, with one view model per line, indented by two spaces per level.
  public var description: String { lines.joined(separator: "\n") }

  private var lines: [String] { [name] + children.flatMap { child in child.lines.map { "  " + $0 } } }
}

/// Builds the tree while slices are asked for their content.
final class SliceTreeBuilder {
  private(set) var roots: [SliceTree] = []

  /// Adds a slice. Slices that are added while its content is built become its children.
  func entering<Result>(_ name: String, _ makeContent: () throws -> Result) rethrows -> Result {
    let siblings = roots
    roots = []
    let result = try makeContent()
    roots = siblings + [SliceTree(name: name, children: roots)]
    return result
  }
}

private struct SliceTreeBuilderKey: EnvironmentKey {
  static var defaultValue: SliceTreeBuilder? { nil }
}

extension EnvironmentValues {
  var sliceTreeBuilder: SliceTreeBuilder? {
    get { self[SliceTreeBuilderKey.self] }
    set { self[SliceTreeBuilderKey.self] = newValue }
  }
}
