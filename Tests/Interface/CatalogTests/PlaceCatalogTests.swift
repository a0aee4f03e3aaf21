import Snapshot
import SnapshotUI
import Testing

/// Every container on the screens that a phone in portrait says nothing about: a phone in landscape, a tablet in both
/// orientations, and a tablet that two apps share.
@Suite struct PlaceCatalogTests {
  @Test(arguments: PlaceCase.all.map(\.name)) func container(name: String) {
    for item in PlaceCase.all where item.name == name {
      for place in item.places {
        assertSnapshot(of: item.view, as: .image(context: place.context), named: place.name, testName: "place")
      }
    }
  }
}
