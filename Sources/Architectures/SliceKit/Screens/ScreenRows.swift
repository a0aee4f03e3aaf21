import SnapshotUI

/// The rows of a screen and the slices that show them.
protocol ScreenRows: AnyObject {
  /// The rows, from top to bottom.
  var descriptors: [SliceDescriptor] { get }
  /// The number of slices that were created.
  var createdCount: Int { get }
  /// The rows as a view.
  var view: AnyView { get }

  /// Shows changed rows.
  ///
  /// - Parameters:
  ///   - changes: The changes from the current rows.
  ///   - wanted: The new rows. Their identities are unique.
  /// - Returns: The configured slices, from top to bottom.
  func apply(_ changes: Changeset<SliceDescriptor>, of wanted: [SliceDescriptor]) throws -> [String]

  /// Adapts to the last layout, which can differ from the expected one if a row has state of its own.
  ///
  /// - Returns: Whether the view must be laid out again.
  func adaptToLayout() throws -> Bool

  /// Removes all rows.
  func removeAll()
}

/// Rows whose slices all exist.
final class EagerRows: ScreenRows {
  private var items: [SliceItem] = []
  private var pool = ReusePool<ObjectIdentifier, AnySlice>()
  private let slices: SliceRegistry

  init(_ slices: SliceRegistry) { self.slices = slices }

  var descriptors: [SliceDescriptor] { items.map(\.descriptor) }
  var createdCount: Int { pool.createdCount }
  var view: AnyView { AnyView(SliceList(items: items)) }

  /// Reuses or creates slices for inserted descriptors, and configures inserted and updated slices.
  func apply(_ changes: Changeset<SliceDescriptor>, of wanted: [SliceDescriptor]) throws -> [String] {
    let positions = (changes.inserts.map(\.position) + changes.updates.map(\.to)).sorted()
    try slices.check(wanted, changedAt: positions)
    var slicesByIdentity = Dictionary(
      items.map { ($0.descriptor.identity, $0.slice) }, uniquingKeysWith: { first, _ in first })
    for position in changes.deletes {
      let deleted = items[position]
      slicesByIdentity[deleted.descriptor.identity] = nil
      pool.giveBack(deleted.slice, as: slices.kind(of: deleted.descriptor))
    }
    for insert in changes.inserts {
      slicesByIdentity[insert.element.identity] = try pool.take(slices.kind(of: insert.element)) {
        try slices.makeSlice(for: insert.element)
      }
    }
    items = try changes.changed(descriptors).compactMap { descriptor in
      slicesByIdentity[descriptor.identity].map { SliceItem(descriptor: descriptor, slice: $0) }
    }
    return positions.map { position in
      let item = items[position]
      item.slice.configure(with: item.descriptor.viewModel)
      return item.descriptor.identity.description(forSlice: item.slice.name)
    }
  }

  func adaptToLayout() -> Bool { false }

  func removeAll() { items = [] }
}
