/// The variations of outlines at one place on the axes.
struct CFF2Variations {
  private let store: ItemVariationStore
  private let scalars: [Int]

  init(_ store: ItemVariationStore, at coordinates: [Int]) {
    self.store = store
    scalars = store.scalars(at: coordinates)
  }

  /// Returns the scalars of the regions that a subtable lists, or `nil` if it does not exist.
  func scalars(ofSubtable index: Int) -> [Int]? { store.regions(ofSubtable: index)?.map { scalars[$0] } }
}
