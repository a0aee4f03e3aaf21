extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Creates the control group that a style draws. It uses the style that is set around the styled group.
  public init(_ configuration: ControlGroupStyleConfiguration) { self.init { configuration.content } }
}
