import SnapshotFoundation
import SnapshotUI

/// A picture of every registered slice with each of its examples, one below the other, with captions.
///
///     let appearances: Matrix = .typeSizes(.large, .xxxLarge) * .colorSchemes(.light, .dark)
///     assertSnapshots(of: slices.gallery(), across: appearances)
///     assertNoDiagnostics(of: slices.gallery().view, across: appearances)
///
/// It is as high as its content, whatever the height of the context is. A picture cannot be made if a slice has no example, so a new
/// slice cannot be forgotten. To compare each example with a reference of its own, use ``entries``:
///
///     for entry in try slices.gallery().entries {
///       assertSnapshot(of: entry, as: .image(size: CGSize(width: 375, height: 60)), named: entry.name)
///     }
///
/// Each rendering creates new slices, so configurations can be rendered in parallel.
public struct SliceGallery: Drawable, Sendable {
  private let slices: SliceRegistry
  private let width: CGFloat

  init(_ slices: SliceRegistry, width: CGFloat) {
    self.slices = slices
    self.width = width
  }

  /// One example of a slice, as a view.
  nonisolated public struct Entry: StructuralView, Sendable {
    /// The type name of the slice.
    public let slice: String
    /// The name of the example, which is unique among those of the slice.
    public let example: String
    private let maker: SliceRegistry.Maker
    private let viewModel: any SliceViewModel

    init(_ maker: SliceRegistry.Maker, _ example: SliceExample) {
      slice = maker.sliceName
      self.example = example.name
      self.maker = maker
      viewModel = example.viewModel
    }

    /// The name of the slice and of the example, such as `VoteSlice upvoted`.
    public var name: String { "\(slice) \(example)" }

    /// Returns the elements of a new slice that shows the example. Nothing handles its actions.
    package func makeElements(in context: ElementContext) throws -> [ViewElement] {
      let slice = maker.make()
      slice.configure(with: viewModel)
      return try context.elements(of: slice.view.fillingWidth().ignoringUnhandledSliceActions())
    }
  }

  /// The examples, in the order of registration.
  ///
  /// Throws ``SliceError/Reason/unusable(_:)`` if a slice has no example, or two slices show the same view model.
  public var entries: [Entry] {
    get throws {
      let missing = slices.registered.filter { $0.examples.isEmpty }.map {
        SliceDiagnostic.missingExample($0.sliceName)
      }
      let found = slices.conflictsOfSlices + missing
      guard found.isEmpty else { throw SliceError(.unusable(found)) }
      return slices.registered.flatMap { maker in maker.examples.map { Entry(maker, $0) } }
    }
  }

  /// Returns the drawing of all examples.
  ///
  /// - Throws: The errors of ``entries`` and of rendering.
  public func displayList(in context: RenderContext) throws -> DisplayList {
    var context = context
    (context.width, context.height) = (width, nil)
    context.safeAreaInsets = EdgeInsets()
    return try view.displayList(in: context)
  }

  /// The examples as a view that scrolls, for layout diagnostics and other views. Throws the errors of ``entries`` when it is
  /// rendered.
  public var view: some View { GalleryList(gallery: self, width: width) }
}

/// The examples of a gallery, in a scrolling list.
nonisolated private struct GalleryList: StructuralView {
  let gallery: SliceGallery
  let width: CGFloat

  func makeElements(in context: ElementContext) throws -> [ViewElement] {
    let entries = try gallery.entries
    return try context.elements(
      of: ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(entries.indices, id: \.self) { index in
            VStack(alignment: .leading, spacing: 4) {
              Text(verbatim: "\(entries[index].slice) · \(entries[index].example)").font(.caption)
                .foregroundStyle(Color.secondary).padding(.horizontal, 16)
              entries[index]
            }
            .padding(.vertical, 8)
          }
        }
        .frame(width: width, alignment: .leading)
        .background(Color(.systemBackground))
      })
  }
}

extension SliceGallery.Entry: CustomStringConvertible {
  /// The name of the slice and of the example.
  public var description: String { name }
}
