import Foundation
import SnapshotUI

/// Asks a view for everything that a snapshot test asks of it.
enum ExtremeExercise {
  static let context = RenderContext(width: 48, height: 40)

  /// Calls an entry with the arguments of a case and uses what it makes.
  ///
  /// - Returns: what is wrong with what came of it: frames that are no numbers.
  /// - Throws: what the package throws; only its own errors are answers to bad arguments.
  static func run(_ entry: ExtremeEntry, _ chosen: [Int: Int]) throws -> [String] {
    var arguments = ExtremeArguments(chosen: chosen)
    guard let view = try entry.call(&arguments) else { return [] }
    let shift = chosen.values.reduce(chosen.count, +)
    return try use(surrounded(view, by: shift), asHost: shift % 3 == 0)
  }

  /// Views stand in others: what is harmless alone may not be so beside a neighbour or without a size.
  private static func surrounded(_ view: AnyView, by choice: Int) -> AnyView {
    switch choice % 4 {
    case 0:
      AnyView(
        VStack {
          view; Text("x")
        })
    case 1: AnyView(view.fixedSize())
    case 2:
      AnyView(
        HStack {
          Text("x"); view; Spacer()
        }.background(Color.yellow))
    default: AnyView(ScrollView { view })
    }
  }

  static func use(_ view: AnyView, asHost: Bool = false, in context: RenderContext = context) throws -> [String] {
    let rendered = asHost ? try hosted(view, in: context) : try view.rendered(in: context)
    _ = rendered.elementsText
    _ = rendered.layoutText
    _ = rendered.accessibilityText
    _ = rendered.diagnostics.map(\.description)
    _ = rendered.displayList.description
    _ = try Renderer(threads: 1).render(rendered.displayList, scale: context.displayScale)
    _ = try view.layoutIssues(in: context)
    return badFrames(in: rendered.layout)
  }

  private static func hosted(_ view: AnyView, in context: RenderContext) throws -> RenderedView {
    let host = ViewHost(view, in: context)
    for found in try host.inspect().findAll(where: { $0.name == "Button" || $0.name == "TextField" }).prefix(3) {
      // What is not hittable says so.
      do { try found.tap() } catch is InspectionError {}
    }
    host.context.width = 30
    return try host.rendered()
  }

  private static func badFrames(in node: PlacedElement) -> [String] {
    let frame = node.exactFrame
    let isFinite = [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite)
    let isGood = isFinite && frame.size.width >= 0 && frame.size.height >= 0
    return (isGood ? [] : ["\(node.path) \(frame)"]) + node.children.flatMap(badFrames)
  }
}
