/// A modifier whose data can be animated. The picture shows its current data.
@available(*, deprecated, message: "use Animatable directly")
public protocol AnimatableModifier: Animatable, ViewModifier {}
