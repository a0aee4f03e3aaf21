import Views

/// A piece of a screen: an object that is made once, is configured whenever its data changes, and draws itself as any view
/// does.
///
///     final class AuthorSlice: Slice, SliceConfigurable {
///       private let username = Label()
///       private let avatar = ImageView()
///
///       var content: some View {
///         HStack {
///           avatar.frame(width: 40, height: 40)
///           username
///         }
///       }
///
///       func configure(with viewModel: AuthorSliceViewModel) {
///         username.text = viewModel.username
///         avatar.loadImage(from: viewModel.avatarURL)
///       }
///     }
///
/// A slice is a view: it stands in a view's body, takes modifiers, is hosted, inspected and pictured. And whatever is a
/// view, another slice included, can be part of its content. It is a protocol and nothing to inherit from, so that slices
/// share by being put together. A class that is not final may be a slice, too, and have subclasses.
///
/// Whoever configures a slice that a ``ViewHost`` shows tells the host by setting its content; a ``SliceScreen`` does so
/// itself.
public protocol Slice: AnyObject, PrimitiveView {
  associatedtype Content: View

  /// What the slice shows at the moment: a function of what it was configured with, and of its environment.
  @ViewBuilder var content: Content { get }
}

extension Slice {
  public func makeElements(in context: ElementContext) throws -> [ViewElement] {
    // A subclass is another slice than its superclass, wherever it stands for it.
    let type = type(of: self)
    let context = type == Self.self ? context : context.child(.type("\(type)"))
    guard let tree = context.environment.sliceTreeBuilder, let shown = self as? any SliceConfigurable else {
      return try context.elements(shownBy: self) { content }
    }
    return try tree.entering(shown.viewModelName) { try context.elements(shownBy: self) { content } }
  }
}

extension Slice where Self: SliceConfigurable {
  /// A slice that shows a view model.
  public init(_ viewModel: ViewModel) {
    self.init()
    configure(with: viewModel)
  }
}

extension SliceConfigurable {
  /// The type of what the slice is configured with.
  fileprivate var viewModelName: String { "\(ViewModel.self)" }
}
