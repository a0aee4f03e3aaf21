/// The appearance of pickers.
///
/// The styles are those of this module: `pickerStyle` takes one of its types.
public protocol PickerStyle {
  /// The appearance that the style stands for. Don't implement this requirement.
  var _look: PickerLook { get }
}

extension PickerLook: PickerStyle {
  /// The appearance itself.
  public var _look: PickerLook { self }
}

extension Picker {
  /// Creates a picker with a custom label. The legacy spelling of `init(selection:content:label:)`.
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, content: content) { label }
  }
}
