extension Unicode.Scalar {
  /// The columns that the scalar takes in a terminal: 2 for wide ones, 0 for marks and format characters.
  package var displayWidth: Int {
    value &- 0x20 < 0x5F ? 1 : Int(ScalarTable.displayWidths[self])
  }
}
