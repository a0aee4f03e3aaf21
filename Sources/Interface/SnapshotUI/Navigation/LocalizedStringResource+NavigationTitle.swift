nonisolated extension View {
  /// Sets the title in the bar of the enclosing navigation stack.
  @_disfavoredOverload
  public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(Text(titleResource))
  }
}
