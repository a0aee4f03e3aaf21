import TestFailures
import Views

/// How slices, or the view models that they show, are nested. The two are the same tree:
///
///     #expect(try SliceTree(of: ActionSlice(viewModel)) == SliceTree(of: viewModel))
public struct SliceTree: Equatable, Sendable {
  /// The type of the view model.
  public var name: String
  public var children: [SliceTree]

  /// The view models in a view model, in the order of its properties.
  public init(of viewModel: some SliceViewModel) {
    self.init(name: "\(type(of: viewModel))", children: Self.viewModels(in: viewModel).map { SliceTree(of: $0) })
  }

  /// The slices that a slice shows, in the order of its content, by what each is configured with.
  ///
  /// - Throws: ``ViewError`` where the slice cannot be laid out.
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

  /// The view models that a value's properties are or contain, not those within them.
  static func viewModels(in value: Any) -> [any SliceViewModel] {
    Mirror(reflecting: value).children.flatMap { child -> [any SliceViewModel] in
      // An optional is looked into: it is no view model, but may hold one.
      let mirror = Mirror(reflecting: child.value)
      switch mirror.displayStyle {
      case .optional, .collection, .tuple: return viewModels(in: child.value)
      default: return (child.value as? any SliceViewModel).map { [$0] } ?? []
      }
    }
  }
}

extension SliceTree: CustomStringConvertible {
  /// A view model a line, indented by two spaces for each level.
  public var description: String { lines.joined(separator: "\n") }

  private var lines: [String] { [name] + children.flatMap { child in child.lines.map { "  " + $0 } } }
}

/// Notes slices as they are asked for their content.
final class SliceTreeBuilder {
  private(set) var roots: [SliceTree] = []

  /// Notes a slice, and below it all that is noted while its content is made.
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
