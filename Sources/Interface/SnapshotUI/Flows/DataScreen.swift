/// A screen that is a function of data, as the host of its elements: the content is created anew for each update.
final class DataScreen<Screen: View>: AnyViewHost {
  private let screen: () throws -> Screen
  private let host: ViewHost<Screen>

  init(in context: RenderContext, _ screen: @escaping () throws -> Screen) throws {
    self.screen = screen
    host = ViewHost(picture: try screen(), in: context)
  }

  var graph: ViewGraph { host.graph }

  func settle() throws { _ = try currentScreen() }

  func currentScreen() throws -> RenderedView {
    let content = try screen()
    guard host.context.moment != .firstEvaluation else {
      return try content.firstEvaluation(in: host.context, adapting: graph.interaction.apply)
    }
    host.content = content
    return try host.currentScreen()
  }

  func currentEvaluations() throws -> [BodyEvaluation] {
    try settle()
    return graph.evaluations
  }

  func setNeedsUpdate() { graph.setNeedsUpdate() }
}
