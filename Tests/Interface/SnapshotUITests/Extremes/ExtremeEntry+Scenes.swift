import SnapshotUI

/// An app whose windows have extreme titles, identifiers and sizes.
nonisolated private struct ExtremeApp: App {
  var title = ""
  var id = ""
  var content = AnyView(Text("x"))
  var length = 0.0

  var body: some Scene {
    WindowGroup(id: id) { content }
    WindowGroup(title, id: id) { content }
    WindowGroup(Text(title), id: id) { content }
    WindowGroup(title) { content }
    WindowGroup(Text(title)) { content }
    WindowGroup(LocalizedStringKey(title)) { content }
    WindowGroup(LocalizedStringKey(title), id: id) { content }
    Window(LocalizedStringKey(title), id: id) { content }
    WindowGroup { content }
    Window(title, id: id) { content }
    Window(Text(title), id: id) { content }.defaultSize(width: length, height: length)
  }
}

extension ExtremeEntry {
  private static func window(_ arguments: inout ExtremeArguments) -> some View {
    let id = arguments.words("a")
    let length = arguments.length(10)
    let app = ExtremeApp(
      title: arguments.words("Title"), id: id, content: AnyView(Text(id).padding(length)), length: Double(length))
    return AppWindow(app, window: id)
  }

  @EntriesBuilder static var scenes: [ExtremeEntry] {
    ExtremeEntry("WindowGroup.init(content:)") { window(&$0) }
    ExtremeEntry("WindowGroup.init(id:content:)") { window(&$0) }
    ExtremeEntry("WindowGroup.init(_:content:)") { window(&$0) }
    ExtremeEntry("WindowGroup.init(_:content:)") { window(&$0) }
    ExtremeEntry("WindowGroup.init(_:content:)") { window(&$0) }
    ExtremeEntry("WindowGroup.init(_:id:content:)") { window(&$0) }
    ExtremeEntry("WindowGroup.init(_:id:content:)") { window(&$0) }
    ExtremeEntry("WindowGroup.init(_:id:content:)") { window(&$0) }
    ExtremeEntry("Window.init(_:id:content:)") { window(&$0) }
    ExtremeEntry("Window.init(_:id:content:)") { window(&$0) }
    ExtremeEntry("Window.init(_:id:content:)") { window(&$0) }
    ExtremeEntry("Scene.defaultSize(width:height:)") { window(&$0) }
    ExtremeEntry("AppWindow.init(_:window:)") { a in AppWindow(ExtremeApp(id: "a"), window: a.words("a")) }
    ExtremeEntry(calling: "ViewHost.init(app:window:in:)") { a in
      let context = RenderContext(width: a.length(20), height: a.length(20))
      _ = try ViewHost(app: ExtremeApp(id: "a"), window: a.words("a"), in: context).rendered()
    }
  }
}
