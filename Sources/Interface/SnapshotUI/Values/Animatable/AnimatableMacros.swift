/// Makes a type ``Animatable``. The animated data are not read, because a picture shows the final value.
///
///     @Animatable
///     struct Wedge: Shape {
///       var angle: Angle
///       @AnimatableIgnored var clockwise = true
///     }
@attached(extension, conformances: Animatable)
public macro Animatable() = #externalMacro(module: "SnapshotPreviewMacros", type: "Animatable")

/// Leaves a property out of the animated data of a type with ``Animatable()``. Inert.
@attached(peer)
public macro AnimatableIgnored() = #externalMacro(module: "SnapshotPreviewMacros", type: "AnimatableIgnored")
