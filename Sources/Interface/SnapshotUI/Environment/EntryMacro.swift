/// Declares a value of the environment, of a transaction, for a container or of the focused view, with its key.
///
///     extension EnvironmentValues {
///       @Entry var isCompact = false
///     }
///
/// The property of an extension of ``EnvironmentValues``, ``Transaction`` or ``ContainerValues`` has a default value. That of
/// ``FocusedValues`` is optional.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SnapshotPreviewMacros", type: "Entry")
