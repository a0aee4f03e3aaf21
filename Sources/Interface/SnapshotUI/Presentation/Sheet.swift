nonisolated extension View {
  /// Presents a sheet over the screen while `isPresented` is true.
  ///
  /// Presenting evaluates the sheet's content, not the body that contains this modifier.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.sheet, isPresented, onDismiss, content)
  }

  /// Presents a sheet over the screen while `item` isn't `nil`.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.sheet, item, onDismiss, content)
  }

  /// Presents a view that covers the whole screen while `isPresented` is true.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.fullScreenCover, isPresented, onDismiss, content)
  }

  /// Presents a view that covers the whole screen while `item` isn't `nil`.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.fullScreenCover, item, onDismiss, content)
  }

  /// Presents a popover beside the view while `isPresented` is true. On a compact screen it is a sheet.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.popover(attachmentAnchor, arrowEdge: arrowEdge), isPresented, nil, content)
  }

  /// Presents a popover beside the view while `item` isn't `nil`. On a compact screen it is a sheet.
  public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.popover(attachmentAnchor, arrowEdge: arrowEdge), item, nil, content)
  }

  private func presenting<Content: View>(
    _ kind: PresentationKind, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?,
    _ content: @escaping () -> Content
  ) -> some View {
    modified(
      PresentationModifier<Content>(kind: kind, onDismiss: onDismiss) {
        guard isPresented.wrappedValue else { return nil }
        return Presentation(content: content, dismiss: { isPresented.wrappedValue = false })
      })
  }

  private func presenting<Item: Identifiable, Content: View>(
    _ kind: PresentationKind, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?,
    _ content: @escaping (Item) -> Content
  ) -> some View {
    modified(
      PresentationModifier<Content>(kind: kind, onDismiss: onDismiss) {
        guard let presented = item.wrappedValue else { return nil }
        return Presentation(
          id: AnyHashable(presented.id), content: { content(presented) }, dismiss: { item.wrappedValue = nil })
      })
  }
}
