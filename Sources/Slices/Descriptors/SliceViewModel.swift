/// All that one slice shows, as an immutable value: a struct or an enumeration, never a class.
///
/// Values are compared to know whether a slice must be configured again, and cross threads freely; so a view model has no
/// closure that captures something mutable (`Sendable` rejects it) and no reference (``SliceDiagnostic`` names it).
public protocol SliceViewModel: Equatable, Sendable {}

/// A slice: what shows one kind of view model.
///
/// Screens make such slices themselves, and use them again. A class that is not final says so for its subclasses:
/// `required init() {}`.
public protocol SliceConfigurable {
  associatedtype ViewModel: SliceViewModel

  init()

  /// Shows a view model, whatever was shown before. Nothing of the earlier one may remain.
  func configure(with viewModel: ViewModel)
}
