/// The path that a content stream builds before it paints it.
struct PDFPath {
  private static let mostElements = 200_000

  private(set) var path = Path()
  /// The rule with which the path clips what is drawn after it.
  var clip: FillRule?
  private var start = CGPoint.zero
  private var current: CGPoint?
  private var count = 0

  /// Appends the elements of an operator.
  mutating func append(_ word: String, _ n: [Double]) throws(VectorImageError) {
    let needed = ["m": 2, "l": 2, "c": 6, "v": 4, "y": 4, "re": 4][word] ?? 0
    guard n.count >= needed, n.allSatisfy({ abs($0) < 1e9 }) else { throw .damaged("a path has wrong numbers") }
    count += 1
    guard count <= Self.mostElements else { throw .tooLarge }
    func point(_ index: Int) -> CGPoint { CGPoint(x: n[index], y: n[index + 1]) }
    switch word {
    case "m": move(to: point(0))
    case "re":
      move(to: point(0))
      path.addLine(to: CGPoint(x: n[0] + n[2], y: n[1]))
      path.addLine(to: CGPoint(x: n[0] + n[2], y: n[1] + n[3]))
      path.addLine(to: CGPoint(x: n[0], y: n[1] + n[3]))
      path.closeSubpath()
    case "h":
      guard current != nil else { return }
      path.closeSubpath()
      current = start
    default:
      guard let current else { return move(to: point(needed - 2)) }
      let end = point(needed - 2)
      switch word {
      case "l": path.addLine(to: end)
      case "c": path.addCurve(to: end, control1: point(0), control2: point(2))
      case "v": path.addCurve(to: end, control1: current, control2: point(0))
      default: path.addCurve(to: end, control1: point(0), control2: end)
      }
      self.current = end
    }
  }

  private mutating func move(to point: CGPoint) {
    path.move(to: point)
    (start, current) = (point, point)
  }
}
