import Snapshot
import Testing
import SnapshotUI

/// View files about input, lists, scrolling and time, as one writes them for SwiftUI.
@MainActor @Suite struct InputFileTests {
  private static let items = [
    TodoItem(id: 1, title: "Milk"), TodoItem(id: 2, title: "Bread", isDone: true),
    TodoItem(id: 3, title: "Olives", isFlagged: true), TodoItem(id: 4, title: "Coffee"),
  ]

  private static let article = Article(
    title: "The harbour at night", author: "Mara Lind",
    text: "Ferries leave until two, and the last one takes the bakers across.")

  @Test func todoList() { verify(TodoListView(items: Self.items)) }

  @Test func todoListEditing() throws {
    let host = ViewHost(TodoListView(items: Self.items), in: Self.context)
    try host.inspect().find(button: "Edit").tap()
    try host.inspect().find(text: "Bread").tap()
    assertSnapshot(of: try host.view, as: .image(context: Self.context), named: "selected")
  }

  @Test func todoListSwiped() throws {
    let host = ViewHost(TodoListView(items: Self.items), in: Self.context)
    try host.inspect().find(text: "Olives").revealSwipeActions()
    assertSnapshot(of: try host.view, as: .image(context: Self.context), named: "trailing")
  }

  @Test func dismissableCard() { verify(DismissableCard(article: Self.article)) }

  @Test func dismissableCardDragged() throws {
    var closed = 0
    let host = ViewHost(DismissableCard(article: Self.article) { closed += 1 }, in: Self.context)
    try host.inspect().find(text: Self.article.title).drag(by: CGSize(width: 0, height: 60))
    #expect(closed == 0)
    try host.inspect().find(text: Self.article.title).drag(by: CGSize(width: 0, height: 160))
    #expect(closed == 1)
    _ = try host.inspect().find(button: "Show again")
  }

  @Test func welcome() throws {
    verify(AnimatedWelcome())
    let host = ViewHost(AnimatedWelcome(), in: Self.context)
    try host.inspect().find(text: "Never miss a train").drag(by: CGSize(width: -80, height: 0))
    _ = try host.inspect().find(text: "Favourites")
    try host.inspect().press(.return)
    _ = try host.inspect().find(text: "Made for you")
  }

  private struct Posts: FeedLoading {
    func load() async -> [FeedPost] { [FeedPost(id: 9, author: "Kim", text: "Fresh", likes: 0)] }
  }

  @Test func feed() async throws {
    let posts = [
      FeedPost(id: 1, author: "Ada", text: "The ferry runs again from Monday on.", likes: 12, isLiked: true),
      FeedPost(id: 2, author: "Jonas", text: "Who has seen a blue bicycle?", likes: 3),
      FeedPost(id: 3, author: "Mara", text: "New bread at the pier, from seven.", likes: 41),
    ]
    verify(FeedView(loader: Posts(), posts: posts))
    let host = ViewHost(FeedView(loader: Posts(), posts: posts), in: Self.context)
    try host.inspect().find(text: "Who has seen a blue bicycle?").tap(count: 2)
    _ = try host.inspect().find(text: "4")
    try await host.inspect().refresh()
    _ = try host.inspect().find(text: "Fresh")
  }

  private static let photos = (0..<11).map { Photo(id: $0, name: "IMG \($0)", hue: Double($0) / 11) }

  @Test func photoGrid() throws {
    verify(PhotoGridView(photos: Self.photos))
    let host = ViewHost(PhotoGridView(photos: Self.photos), in: Self.context)
    try host.inspect().find("the scroll view", where: { $0.name == "ScrollView" }).magnify(by: 1.5)
    _ = try host.inspect().find(text: "2 columns")
    try host.inspect().find(text: "IMG 1").tap()
    _ = try host.inspect().find(button: "Close")
    try host.inspect().press(.escape)
    #expect(throws: InspectionError.self) { try host.inspect().find(button: "Close") }
  }

  @Test func bookmarks() throws {
    let bookmarks = [
      Bookmark(title: "Timetable", url: "ferry.example/times", folder: "Travel"),
      Bookmark(title: "Map", url: "maps.example", folder: "Travel"),
      Bookmark(title: "Bread", url: "bakery.example", folder: "Home"),
    ]
    verify(BookmarksView(bookmarks: bookmarks))
    let host = ViewHost(BookmarksView(bookmarks: bookmarks), in: Self.context)
    try host.inspect().find(text: "Map").choose(contextMenuItem: "Remove")
    #expect(throws: InspectionError.self) { try host.inspect().find(text: "Map") }
    try host.inspect().find(text: "Timetable").drop(["tides.example"])
    #expect(try host.inspect().findAll { $0.texts == ["tides.example"] }.isEmpty == false)
  }

  @Test func shortcutEditor() throws {
    verify(ShortcutEditor())
    let host = ViewHost(ShortcutEditor(), in: Self.context)
    try host.inspect().press("s", modifiers: [.command, .shift])
    _ = try host.inspect().find(text: "Saved")
    try host.inspect().find(label: "Caption").submit()
    try host.inspect().find(text: "Caption Notes").delete()
    #expect(throws: InspectionError.self) { try host.inspect().find(text: "Caption Notes") }
  }

  @Test func clock() { verify(TimelineClock()) }

  @Test func scrollHeader() throws {
    let view = ScrollHeaderView(name: "Ferry friends", entries: (1...20).map { "Entry \($0)" })
    verify(view)
    _ = try ViewHost(view, in: Self.context).inspect().find(text: "220 pt")
  }
}

extension InputFileTests {
  private static let context = Device.iPhoneSE3.context(displayScale: 1)

  private func verify(_ view: some View, testName: String = #function) {
    assertSnapshot(of: view, as: .image(context: Self.context), named: "light", testName: testName)
  }
}
