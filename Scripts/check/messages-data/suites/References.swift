import Foundation
import Snapshot
import SnapshotUI
import Testing

@MainActor @Suite(.serialized) struct References {
  @Test func pointer() { assertSnapshot(of: Text("Hello"), as: .image) }

  @Test func damagedPicture() { assertSnapshot(of: Text("Hello"), as: .image) }

  @Test func conflict() { assertSnapshot(of: "a", as: .lines) }

  @Test func folderInTheWay() { assertSnapshot(of: "a", as: .lines) }

  @Test func otherTimeZone() {
    let date = Date(timeIntervalSinceReferenceDate: 0)
    let style = Date.FormatStyle(locale: Locale(identifier: "de_DE"), timeZone: .gmt).hour().minute()
    assertSnapshot(of: date.formatted(style), as: .lines)
  }

  @Test func names() {
    assertSnapshot(of: 1, as: .json, named: "a b")
    assertSnapshot(of: 2, as: .json, named: "a-b")
  }

  @Test func name() { assertSnapshot(of: 1, as: .json, named: "upper") }

  @Test func otherCase() { assertSnapshot(of: 1, as: .json, named: "lower", testName: "Name") }

  @Test func noNumber() { assertSnapshot(of: Double.nan, as: .json) }

  @Test func noFrames() {
    assertSnapshots(of: [CaptionedFrame<Text>](), as: .image)
  }

  @Test func noConfigurations() { assertSnapshots(of: Text("Hello"), across: .locales()) }

  @Test func nothingToSee() { assertSnapshot(of: EmptyView(), as: .image) }

  @Test func helper() { assertSnapshot(of: 1, as: .json, file: "References.swift") }
}
