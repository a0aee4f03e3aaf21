/// Declares a preview of a view, which Xcode shows and tests verify as a snapshot.
///
///     #Preview("Long title", traits: .sizeThatFitsLayout) {
///       Card(title: "A title of two lines")
///     }
///
/// - Parameters:
///   - name: The name of the preview, which is part of the name of its reference.
///   - traits: The layout of the preview and how it is verified.
///   - body: The view, or a function that returns it.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SnapshotPreviewMacros", type: "Preview")

/// Declares a preview for each argument.
///
///     #Preview("Badge", arguments: [0, 9, 100]) { count in
///       Badge(count: count)
///     }
///
/// - Parameters:
///   - name: The name of the previews. The text of each argument follows it.
///   - traits: The layout of the previews and how they are verified.
///   - arguments: The values to pass to the body.
///   - body: The view of one argument.
@freestanding(declaration)
public macro Preview<Arguments: Collection>(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: Arguments,
  @ViewBuilder body: @escaping @MainActor (Arguments.Element) -> any View
) = #externalMacro(module: "SnapshotPreviewMacros", type: "Preview")

/// Declares a property with a wrapper, such as `@State`, in the body of a preview.
///
///     #Preview {
///       @Previewable @State var isOn = true
///       Toggle("Notifications", isOn: $isOn)
///     }
@attached(peer)
public macro Previewable() = #externalMacro(module: "SnapshotPreviewMacros", type: "Previewable")
