/// The appearance of forms.
///
/// Forms are drawn as inset groups, or in columns of labels and controls without cards.
public protocol FormStyle {
  /// Whether the form has no cards. Don't implement this requirement.
  var _isColumns: Bool { get }
}
