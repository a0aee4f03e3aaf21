/// A value with a body that isn't a view, such as an app. Evaluation logs show it like a view.
protocol BodySubject {
  /// The type in evaluation logs and paths.
  var subjectType: Any.Type { get }
  /// The view that shows the body.
  var shownView: any View { get }
}
