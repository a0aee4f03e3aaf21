import Snapshot
import Testing
import SnapshotUI

/// View files with presentations and navigation, unchanged from SwiftUI: each presented state is a picture.
@MainActor @Suite struct PresentationFileTests {
  @Test func tripList() throws {
    let trips = [
      PlannedTrip(id: 1, name: "Lofoten", dates: "3–10 June", photoCount: 128),
      PlannedTrip(id: 2, name: "Lisbon", dates: "12–15 September", photoCount: 12),
    ]
    let host = ViewHost(TripListView(model: TripListModel(trips: trips)), in: context)
    try host.inspect().find(label: "Delete Lisbon").tap()
    verify(try host.view, "delete")
    try host.inspect().find(button: "Delete").tap()
    try host.inspect().find(button: "Rename").tap()
    verify(try host.view, "rename")
    try host.inspect().find(button: "Save").tap()
    try host.inspect().find(label: "Sync").tap()
    verify(try host.view, "offline")
    try host.inspect().find(button: "Work Offline").tap()
    verify(try host.view, "list")
  }

  @Test func placePicker() throws {
    let places = [
      Place(id: "a", name: "Café Nord", address: "12 Harbour Street", rating: 4.6, isOpen: true),
      Place(id: "b", name: "Book Mill", address: "3 Mill Lane", rating: 4.1, isOpen: false),
    ]
    verify(PlaceMapView(places: places, selected: places[0]), "detail")
    verify(PlaceMapView(places: places, showsFilters: true), "filters")
  }

  @Test func welcome() throws {
    let host = ViewHost(RootView(), in: context)
    verify(try host.view, "intro")
    try host.inspect().find(button: "Continue").tap()
    verify(try host.view, "permissions")
    try host.inspect().find(button: "Later").tap()
    verify(try host.view, "skip")
    try host.inspect().find(button: "Skip").tap()
    #expect(try host.inspect().texts.contains("Welcome back"))
  }

  @Test func shop() throws {
    let host = ViewHost(ShopView(router: ShopRouter()), in: context)
    verify(try host.view, "root")
    try host.inspect().find(link: "Kitchen").tap()
    verify(try host.view, "category")
    try host.inspect().find(link: "Enamel mug, € 14").tap()
    verify(try host.view, "product")
    try host.inspect().find(button: "Read Reviews").tap()
    try host.inspect().find(identifier: "BackButton").tap()
    try host.inspect().find(button: "Back to Shop").tap()
    #expect(try host.inspect().texts.contains("CATEGORIES"))
    verify(ShopView(router: ShopRouter(path: [.category("Office"), .product(3), .reviews(product: 3)])), "reviews")
  }

  @Test func bookshelf() throws {
    let pad = Device.iPadPro11.context(displayScale: 1)
    var landscape = pad
    landscape.width = pad.height
    landscape.height = pad.width
    let book = Shelf.samples[0].books[0]
    assertSnapshot(of: BookshelfView(book: book), as: .image(context: landscape), named: "iPad")
    assertSnapshot(of: BookshelfView(visibility: .detailOnly), as: .image(context: pad), named: "iPad-detail")
    verify(BookshelfView(), "phone")
    verify(BookshelfView(column: .detail), "phone-detail")
  }

  @Test func fitness() throws {
    let host = ViewHost(FitnessApp(), in: context)
    verify(try host.view, "summary")
    try host.inspect().find(label: "Profile").tap()
    verify(try host.view, "profile")
    verify(FitnessApp(tab: .workouts), "workouts")
    verify(FitnessApp(tab: .search), "search")
  }

  @Test func account() throws {
    verify(AccountSettingsView(showing: .signOut), "signOut")
    verify(AccountSettingsView(showing: .photo), "photo")
    let host = ViewHost(AccountSettingsView(), in: context)
    try host.inspect().find(link: "Passkeys").tap()
    verify(try host.view, "passkeys")
    try host.inspect().find(button: "Done").tap()
    try host.inspect().find(button: "Delete Account").tap()
    verify(try host.view, "delete")
  }

  @Test func legacyContacts() throws {
    let contacts = [
      LegacyContact(name: "Ada", phone: "555 0142"), LegacyContact(name: "Grace", phone: "555 0107"),
    ]
    let host = ViewHost(LegacyContactsView(contacts: contacts), in: context)
    verify(try host.view, "list")
    try host.inspect().find(button: "Edit").tap()
    verify(try host.view, "actions")
    try host.inspect().find(button: "Sort by name").tap()
    try host.inspect().find(link: "Ada, 555 0142").tap()
    verify(try host.view, "contact")
    try host.inspect().find(button: "Delete contact").tap()
    verify(try host.view, "delete")
  }
}

extension PresentationFileTests {
  private var context: RenderContext { Device.iPhone15.context(displayScale: 1) }

  private func verify(_ view: some View, _ name: String, testName: String = #function) {
    assertSnapshot(of: view, as: .image(context: context), named: name, testName: testName)
  }
}
