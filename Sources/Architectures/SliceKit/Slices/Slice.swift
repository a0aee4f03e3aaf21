import SnapshotUI

/// A component of a screen: an object that is created once, is configured when its data changes, and is shown like any view.
///
///     final class AuthorSlice: Slice, SliceConfigurable {
///       private let username = TextLabel()
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
/// A slice is a view: use it in the body of a view, apply modifiers, inspect it, and take snapshots of it. Its content can be
/// any view, including other slices. `Slice` is a protocol, so slices share code by composition. A class that is not final
/// can also be a slice, and have subclasses.
///
/// After configuring a slice that a `ViewHost` shows, set the content of the host again. A ``SliceScreen`` does this itself.
nonisolated public protocol Slice: AnyObject, View, _BodilessContent where Body == Never {
  /// The type of the content.
  associatedtype Content: View

  /// The content for the current configuration and environment.
  @ViewBuilder var content: Content { get }
}

nonisolated extension Slice {
  /// Returns the elements of the content.
  public func _viewElements(in context: ElementContext) throws -> [ViewElement] {
    // A subclass has a different identity than its superclass at the same place.
    let type = type(of: self)
    let context = type == Self.self ? context : context.child(.type("\(type)"))
    guard let tree = context.environment.sliceTreeBuilder, let shown = self as? any SliceConfigurable else {
      return try context.elements(shownBy: self) { content }
    }
    return try tree.entering(shown.viewModelName) { try context.elements(shownBy: self) { content } }
  }
}

extension Slice where Self: SliceConfigurable {
  /// Creates a slice, and configures it with a view model.
  public init(_ viewModel: ViewModel) {
    self.init()
    configure(with: viewModel)
  }
}

extension SliceConfigurable {
  /// The type name of the view model.
  fileprivate var viewModelName: String { "\(ViewModel.self)" }
}
