/// The moment of a view that a picture shows.
///
///     assertSnapshot(of: Welcome(), as: .image(on: .iPhoneSE3, traits: .init(moment: .firstEvaluation)))
public struct PictureMoment: Hashable, Sendable {
  /// The time that passes; `nil` before the view appears.
  let passing: Duration?

  /// The view before it appears: its bodies are evaluated once, and no action runs.
  public static let firstEvaluation = PictureMoment(passing: nil)

  /// The view after its actions and tasks have run, until nothing changes. Waiting that takes less than a second is
  /// over. The default.
  public static let settled = PictureMoment.after(.seconds(1))

  /// The view after its actions and tasks have run for a time, in which waiting that takes less is over. Time passes
  /// on the clock of the context, so drawing takes no longer.
  ///
  /// - Parameter time: The time, at most one hour.
  public static func after(_ time: Duration) -> PictureMoment {
    PictureMoment(passing: min(max(time, .zero), .seconds(3_600)))
  }

  /// The time that passes on a screen.
  var time: Duration { passing ?? .zero }
}
