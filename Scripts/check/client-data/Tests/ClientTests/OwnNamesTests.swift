import Brand
import Snapshot
import Testing

/// `Snapshot` brings no name of views, of pictures or of Foundation into a test: those of the team mean what they say.
@Suite struct OwnNamesTests {
  struct Badge: View {
    var title: Text
    var color: Color
    var icon: Image
    var outline: Path
    var font: Font
    var since: Date
    var bytes: Data
  }

  @Test func own() {
    let badge = Badge(
      title: Text("Blob"), color: Color("red"), icon: Image("star"), outline: Path(["up", "down"]),
      font: Font("Serif"), since: Date(day: 1), bytes: Data(count: 2))
    assertSnapshot(of: badge, as: .customDump)
  }
}
