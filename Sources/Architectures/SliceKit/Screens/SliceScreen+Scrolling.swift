import SnapshotFoundation
import SnapshotUI

extension SliceScreen {
  /// The scroll position: the first row on screen and its top edge, or `nil` if there are no rows.
  ///
  /// Inserted and removed rows do not move it. Throws the same errors as ``scroll(by:fileID:filePath:line:column:)``.
  public var scrollPosition: ItemPosition<SliceIdentity>? {
    get throws { try site.locating { try settledLazyRows("scrollPosition").position } }
  }

  /// The frames of the rows on screen and in the margin, from top to bottom. The origin is the top of the safe area.
  ///
  /// Throws the same errors as ``scroll(by:fileID:filePath:line:column:)``.
  public var visibleFrames: [ItemPosition<SliceIdentity>.Frame] {
    get throws { try site.locating { try settledLazyRows("visibleFrames").frames } }
  }

  /// Scrolls by a distance, at most to an end of the list.
  ///
  /// Rows that appear are created or reuse the slices of rows that left. Their `onAppear` actions are sent before this returns.
  ///
  /// - Parameter distance: The distance in points. The content moves up if it is positive.
  /// - Throws: The errors of ``inspect(fileID:filePath:line:column:)``, and ``SliceError/Reason/unavailable(_:rows:)`` if the rows
  ///   are not lazy.
  public func scroll(
    by distance: Double, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    try CallSite(fileID: fileID, filePath: filePath, line: line, column: column).locating {
      guard distance.isFinite else { throw SliceError(.unusableDistance(distance)) }
      try scroll("scroll(by: \(CompactText.text(of: distance)))") { try $0.scroll(by: distance) }
    }
  }

  /// Scrolls to the first or the last row.
  ///
  /// - Throws: The errors of ``scroll(by:fileID:filePath:line:column:)``.
  public func scroll(
    to edge: VerticalEdge, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) throws {
    try CallSite(fileID: fileID, filePath: filePath, line: line, column: column).locating {
      try scroll(edge == .top ? "scroll(to: top)" : "scroll(to: bottom)") { rows in
        guard let last = rows.descriptors.indices.last else { return [] }
        return try edge == .top ? rows.scroll(toRow: 0, at: 0) : rows.scroll(toRow: last, at: 1)
      }
    }
  }

  /// Scrolls until a row is on screen.
  ///
  /// - Parameters:
  ///   - id: The ID of the row's `Identifiable` view model, or the `id:` of its descriptor, or its `SliceIdentity`.
  ///   - anchor: Where the row is placed: `.top`, `.center` or `.bottom`.
  /// - Throws: The errors of ``scroll(by:fileID:filePath:line:column:)``, and ``SliceError/Reason/unknownRow(_:)``.
  public func scroll(
    to id: some Hashable, anchor: UnitPoint = .top, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws {
    try CallSite(fileID: fileID, filePath: filePath, line: line, column: column).locating {
      let name = CompactText.text(of: id)
      try scroll("scroll(to: \(name))") { rows in
        let row = rows.descriptors.firstIndex { descriptor in
          descriptor.identity == id as? SliceIdentity || descriptor.identity.hasID(AnyHashable(id))
        }
        guard let row else { throw SliceError(.unknownRow(name)) }
        return try rows.scroll(toRow: row, at: anchor.y.isFinite ? Double(anchor.y) : 0)
      }
    }
  }

  /// Scrolls, and records the slices that were configured for it.
  private func scroll(_ cause: String, _ move: (LazyRows) throws -> [String]) throws {
    let lazy = try settledLazyRows("scroll")
    let configured = try move(lazy)
    steps.append(SliceStep(cause: cause, stateChanges: [], changes: Changeset(), configured: configured))
    show()
    _ = try settled()
  }

  private func settledLazyRows(_ member: String) throws -> LazyRows {
    guard let lazy = rows as? LazyRows else { throw SliceError(.unavailable(member, rows: .eager)) }
    _ = try settled()
    return lazy
  }
}
