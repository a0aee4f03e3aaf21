extension Matrix {
  /// Returns the matrix with a bundle that stands in for `Bundle.main` in all configurations: the one with the strings
  /// tables and asset catalogs of the app.
  ///
  ///     .locales("en", "de", "ar").withMainBundle(.module)
  public func withMainBundle(_ bundle: Bundle?) -> Matrix {
    var copy = self
    copy.base.mainBundle = bundle
    return copy
  }
}
