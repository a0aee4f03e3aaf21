import SnapshotFoundation
import SnapshotUI

/// A view that shows slices in a vertical stack, each as wide as the screen and without spacing.
///
///     assertSnapshot(of: SliceStack(coordinator.sliceDescriptors(for: state), slices: slices), as: .image(on: .iPhoneSE3))
///
/// Each rendering creates and configures new slices. Use ``SliceScreen`` to keep slices and to handle their actions.
nonisolated public struct SliceStack: StructuralView {
  private let descriptors: [SliceDescriptor]
  private let slices: SliceRegistry
  private let site: CallSite

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - descriptors: The slices, from top to bottom.
  ///   - slices: The types of the slices.
  public init(
    _ descriptors: [SliceDescriptor], slices: SliceRegistry, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self.descriptors = descriptors
    self.slices = slices
    site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Returns the elements of the slices.
  ///
  /// - Throws: ``SliceError/Reason/unusable(_:)`` if a descriptor cannot be shown, at the line that created the stack.
  package func makeElements(in context: ElementContext) throws -> [ViewElement] {
    try context.elements(of: SliceList(items: site.locating { try slices.items(of: descriptors) }))
  }
}

/// Slices in a scrolling vertical stack.
nonisolated struct SliceList: StructuralView {
  let items: [SliceItem]

  func makeElements(in context: ElementContext) throws -> [ViewElement] {
    try context.elements(
      of: ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(items, id: \.descriptor.identity) { item in item.slice.view.fillingWidth() }
        }
      })
  }
}

nonisolated extension View {
  /// The view in a frame as wide as the screen.
  func fillingWidth() -> some View { frame(maxWidth: .infinity, alignment: .leading) }
}
