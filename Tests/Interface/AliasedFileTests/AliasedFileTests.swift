import Snapshot
import SwiftUI
import Testing

/// View files as an app has them: with the imports of Apple's modules, and names that only UIKit, os or Combine declare.
@MainActor @Suite struct AliasedFileTests {
  private static func photo(_ color: RGBA) -> UIImage {
    UIImage(PixelBuffer(width: 20, height: 10, filledWith: color))
  }

  @Test func profileHeader() {
    assertSnapshots(
      of: ProfileHeader(name: "Mina Okafor", avatar: Self.photo(RGBA(0x3366CC))),
      across: .sizes(CGSize(width: 320, height: 260)) * .colorSchemes(.light, .dark))
  }

  @Test func themeSettings() {
    assertSnapshots(of: ThemeSettings(), across: .devices(.iPhoneSE3, .iPadMini(.portrait)))
  }

  @Test func taskBoard() {
    assertSnapshot(of: TaskBoard(), as: .image(layout: .fixed(width: 360, height: 420), background: .system))
  }

  @Test func weatherGauges() {
    assertSnapshot(of: WeatherGauges(), as: .image(layout: .fixed(width: 360, height: 400), background: .system))
  }

  @Test func snippetCard() {
    assertSnapshots(
      of: SnippetCard(code: "swift build\nswift test"),
      across: .sizes(CGSize(width: 320, height: 260)) * .typeSizes(.large, .accessibility1))
  }

  @Test func photoGrid() {
    let photos = [0xCC3333, 0x33CC33, 0x3333CC, 0xCCCC33].map { Self.photo(RGBA($0)) }
    assertSnapshots(of: PhotoGrid(photos: photos), across: .devices(.iPhoneSE3, .iPhone15))
  }

  @Test func workoutTimer() {
    let workout = Workout(elapsed: 3909)
    workout.addLap()
    assertSnapshot(
      of: WorkoutTimer(workout: workout), as: .image(layout: .fixed(width: 320, height: 260), background: .system))
  }

  @Test func noteEditor() {
    assertSnapshot(of: NoteEditor(), as: .image(layout: .fixed(width: 375, height: 360), background: .system))
  }

  @Test func orderList() {
    assertSnapshots(
      of: OrderList(), across: .sizes(CGSize(width: 320, height: 160)) * .colorSchemes(.light, .dark))
  }

  @Test func deliveryDelegate() {
    let delegate = DeliveryDelegate()
    #expect(delegate.application(.shared, didFinishLaunchingWithOptions: [.url: "https://example.com"]))
    #expect(delegate.launches == 2)
    #expect(!delegate.application(.shared, open: URL(fileURLWithPath: "/"), options: [:]))
  }

  @Test func passCard() {
    assertSnapshot(of: PassCard(), as: .image(layout: .fixed(width: 320, height: 260), background: .system))
  }
}
