/// What an element tells its container, beyond its size. Modifiers pass an element's traits on to its wrapper.
struct ElementTraits {
  /// Who is served first when room is short.
  var layoutPriority: Double = 0
  /// Who is drawn last among siblings.
  var zIndex: Double = 0
  var tag: AnyHashable?
  var explicitID: AnyHashable?
  /// Whether taps go through the element to what lies below it.
  var letsTapsThrough = false
  /// The row of a grid and the part of a list's section that the element belongs to.
  var gridRow: GridRowMark?
  var gridCell = GridCell()
  var section: SectionPart?
  /// What the element's container draws for it: a tab's label, a row's look.
  var tabItem = TabItemElements()
  var badge: String?
  var listRow = ListRowLook()
  var isListRow = false
  /// Values for layouts of the user's own.
  var layoutValues: [ObjectIdentifier: Any] = [:]
}
