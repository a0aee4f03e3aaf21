import StateStore
import StateStoreTesting
import StateStoreUITesting
import Testing
import SnapshotUI

/// A flow follows links and goes back, and asserts the actions that each screen sends.
@MainActor @Suite struct StoreFlowNavigationTests {
  private func flow(isSoldOut: Bool = false) throws -> StoreFlow<TripState, TripAction, Void, TripScreen> {
    let store = TestStore(initialState: TripState(), reducer: tripReducer, environment: ())
    return try StoreFlow(store, in: RenderContext(width: 320, height: 480)) {
      TripScreen(store: $0, isSoldOut: isSoldOut)
    }
  }

  private func place(_ line: UInt) -> String { "\(#filePath):\(line): " }

  @Test func thereAndBack() throws {
    let flow = try flow()
    try flow.follow(link: "Details")
    try flow.appears(sending: .detailsAppeared) { $0.visits = 1 }
    try flow.tap(button: "Add a seat", sends: .addTapped) { $0.seats = 2 }
    try flow.back()
    #expect(
      flow.trace == """
        1 opens
            + Seats: 1
            + Details
        2 follows Details
            − Seats: 1
            − Details
            + Visit 0
            + Add a seat
        3 appears
            action .detailsAppeared
            − visits: 0
            + visits: 1
            − Visit 0
            + Visit 1
        4 taps Add a seat
            action .addTapped
            − seats: 1
            + seats: 2
        5 goes back
            − Visit 1
            − Add a seat
            + Seats: 2
            + Details
        """)
    #expect(flow.steps.map(\.action) == ["opens", "follows Details", "appears", "taps Add a seat", "goes back"])
  }

  @Test func aRevisitedScreenAppearsAgain() throws {
    let flow = try flow()
    for visit in 1...2 {
      try flow.follow(link: "Details")
      try flow.appears(sending: .detailsAppeared) { $0.visits = visit }
      try flow.back()
    }
    #expect(flow.store.state.visits == 2)
  }

  @Test func actionsSentOnAppearMustBeAsserted() throws {
    let flow = try flow()
    let line = #line + 1
    try flow.follow(link: "Details")
    try withKnownIssue {
      try flow.back()
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix("The screen sent an action that no step asserts:") == true
        && issue.sourceLocation?.fileName == "StoreFlowNavigationTests.swift" && issue.sourceLocation?.line == line
    }
  }

  @Test func impossibleNavigationFailsAtItsLine() throws {
    let flow = try flow(isSoldOut: true)
    let locked = #expect(throws: InspectionError.self) { try flow.follow(link: "Details") }
    #expect(locked?.description.hasPrefix(place(#line - 1) + "TripScreen/") == true)
    let missing = #expect(throws: InspectionError.self) { try flow.follow(link: "Prices") }
    let expected = place(#line - 1) + #"No matching element: link "Prices" in TripScreen"#
    #expect(missing?.description.hasPrefix(expected) == true)
    let root = #expect(throws: InspectionError.self) { try flow.back() }
    #expect(root?.description.hasPrefix(place(#line - 1) + "TripScreen") == true)
    let button = #expect(throws: InspectionError.self) { try flow.tap(button: "Add a seat", sends: .addTapped) }
    #expect(button?.description.hasPrefix(place(#line - 1) + #"No matching element: button "Add a seat""#) == true)
    #expect(flow.steps.map(\.action) == ["opens"])
  }
}
