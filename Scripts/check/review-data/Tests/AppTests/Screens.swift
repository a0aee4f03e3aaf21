import Foundation
import Snapshot
import SnapshotUI
import Testing

private let variables = ProcessInfo.processInfo.environment

struct Primary: View {
  var title: String
  var body: some View {
    Text(title).padding(12).background(
      RoundedRectangle(cornerRadius: variables["STYLE"] == "b" ? 10 : 8).fill(Color.blue))
  }
}

struct Screen: View {
  var number: Int
  var body: some View {
    VStack(spacing: 12) {
      Text("Screen \(number)").font(.title)
      Text("Some text that says what this is about.")
      Primary(title: "Go on to \(number)")
    }
    .padding(16)
  }
}

@Suite struct ScreenTests {
  @Test(arguments: 0..<20) func screen(number: Int) {
    assertSnapshots(
      of: Screen(number: number),
      across: .typeSizes(.large, .xLarge, .xxLarge, .xxxLarge, .accessibility1) * .colorSchemes(.light, .dark),
      as: [.image])
  }

  @Test func words() {
    // The first attempt of a flaky run says something else.
    var last = "three"
    if let path = variables["FLAKY"], !FileManager.default.fileExists(atPath: path) {
      FileManager.default.createFile(atPath: path, contents: nil)
      last = "four"
    }
    assertSnapshot(of: "one\ntwo\n" + last, as: .lines, record: variables["RECORD_ALL"] == nil ? nil : .all)
  }
}

@Suite struct OtherTests {
  @Test func sum() { assertSnapshot(of: 3 + 4, as: .description) }

  // BEGIN GONE
  @Test func difference() { assertSnapshot(of: 7 - 4, as: .description) }
  // END GONE

  @Test func crash() {
    let empty: [Int] = []
    if variables["CRASH"] != nil { _ = empty[variables.count] }
  }
}
