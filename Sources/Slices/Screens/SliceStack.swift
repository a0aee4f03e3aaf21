import TestFailures
import Views

/// A screen of slices as a function of their view models: from top to bottom, each as wide as the screen, without any
/// space between them.
///
///     assertSnapshot(of: SliceStack(coordinator.sliceDescriptors(for: state), slices: slices), as: .image(on: .iPhoneSE3))
///
/// Every rendering makes and configures slices of its own. ``SliceScreen`` keeps them, and listens to them.
public struct SliceStack: StructuralView {
  private let descriptors: [SliceDescriptor]
  private let slices: SliceRegistry
  private let site: CallSite

  public init(
    _ descriptors: [SliceDescriptor], slices: SliceRegistry, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self.descriptors = descriptors
    self.slices = slices
    site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// - Throws: ``SliceError/Reason/unusable(_:)`` where a descriptor cannot be shown, with the line at which the stack was
  ///   made.
  public func makeElements(in context: ElementContext) throws -> [ViewElement] {
    try context.elements(of: SliceList(rows: site.locating { try slices.rows(of: descriptors) }))
  }
}

/// Slices from top to bottom.
struct SliceList: StructuralView {
  let rows: [SliceRow]

  func makeElements(in context: ElementContext) throws -> [ViewElement] {
    try context.elements(
      of: ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(rows, id: \.descriptor.identity) { row in row.slice.view.asRow() }
        }
      })
  }
}

extension View {
  /// The view as wide as the screen.
  func asRow() -> some View { frame(maxWidth: .infinity, alignment: .leading) }
}
