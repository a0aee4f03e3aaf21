/// The data that a slice shows, as an immutable value: a structure or an enumeration.
///
/// View models are compared to find the slices to configure again. They must not refer to mutable data: `Sendable` rejects
/// closures that capture it, and ``SliceDiagnostic`` reports view models that are classes.
public protocol SliceViewModel: Equatable, Sendable {}

/// A slice that a screen creates, configures with a view model and reuses.
///
/// A final class needs no initializer. A class that is not final must declare `required init() {}`.
public protocol SliceConfigurable {
  /// The type of the view models that the slice shows.
  associatedtype ViewModel: SliceViewModel

  /// Creates a slice that is not configured yet.
  init()

  /// Shows a view model. Must replace everything that an earlier view model set.
  func configure(with viewModel: ViewModel)
}
