/// The lines and curves of one operator of a charstring, whose operands are steps from point to point.
///
/// *The Type 2 Charstring Format* (Adobe Technical Note 5177), 4.1.
struct CharStringSegments {
  private let operands: [Int]

  init(_ operands: [Int]) { self.operands = operands }

  private var count: Int { operands.count }

  private func step(_ index: Int) -> CubicOutline.Step { (operands[index], operands[index + 1]) }

  /// Returns false if the operands do not fit the operator.
  func append(_ kind: CharStringOperator, to outline: inout CubicOutline) -> Bool {
    switch kind {
    case .lines: lines(0..<count, &outline)
    case .curves: curves(0..<count, &outline)
    case .curvesAndLine: count >= 8 && curves(0..<count - 2, &outline) && lines(count - 2..<count, &outline)
    case .linesAndCurve: count >= 8 && lines(0..<count - 6, &outline) && curves(count - 6..<count, &outline)
    case .horizontalLine: alternatingLines(isHorizontal: true, &outline)
    case .verticalLine: alternatingLines(isHorizontal: false, &outline)
    case .horizontalVerticalCurves: alternatingCurves(isHorizontal: true, &outline)
    case .verticalHorizontalCurves: alternatingCurves(isHorizontal: false, &outline)
    case .horizontalCurves: parallelCurves(isHorizontal: true, &outline)
    case .verticalCurves: parallelCurves(isHorizontal: false, &outline)
    case .flex: count == 13 && curves(0..<12, &outline)
    case .horizontalFlex: horizontalFlex(&outline)
    case .horizontalFlex1: horizontalFlex1(&outline)
    case .flex1: flex1(&outline)
    default: false
    }
  }

  private func lines(_ range: Range<Int>, _ outline: inout CubicOutline) -> Bool {
    guard !range.isEmpty, range.count.isMultiple(of: 2) else { return false }
    for index in stride(from: range.lowerBound, to: range.upperBound, by: 2) { outline.line(step(index)) }
    return true
  }

  private func curves(_ range: Range<Int>, _ outline: inout CubicOutline) -> Bool {
    guard !range.isEmpty, range.count.isMultiple(of: 6) else { return false }
    for index in stride(from: range.lowerBound, to: range.upperBound, by: 6) {
      outline.curve(step(index), step(index + 2), step(index + 4))
    }
    return true
  }

  private func alternatingLines(isHorizontal: Bool, _ outline: inout CubicOutline) -> Bool {
    for (index, length) in operands.enumerated() {
      outline.line(Self.along(length, isHorizontal: index.isMultiple(of: 2) == isHorizontal))
    }
    return count > 0
  }

  private static func along(_ length: Int, across: Int = 0, isHorizontal: Bool) -> CubicOutline.Step {
    isHorizontal ? (length, across) : (across, length)
  }

  /// Curves that start horizontally and end vertically, and the reverse, in turns. The last one may end obliquely.
  private func alternatingCurves(isHorizontal: Bool, _ outline: inout CubicOutline) -> Bool {
    guard count >= 4, count % 4 <= 1 else { return false }
    var startsHorizontally = isHorizontal
    for index in stride(from: 0, to: count - 3, by: 4) {
      let across = count - index == 5 ? operands[index + 4] : 0
      outline.curve(
        Self.along(operands[index], isHorizontal: startsHorizontally), step(index + 1),
        Self.along(operands[index + 3], across: across, isHorizontal: !startsHorizontally))
      startsHorizontally.toggle()
    }
    return true
  }

  /// Curves that start and end in the same direction. The first one may start obliquely.
  private func parallelCurves(isHorizontal: Bool, _ outline: inout CubicOutline) -> Bool {
    guard count >= 4, count % 4 <= 1 else { return false }
    let start = count % 4
    for index in stride(from: start, to: count, by: 4) {
      let across = index == 1 ? operands[0] : 0
      outline.curve(
        Self.along(operands[index], across: across, isHorizontal: isHorizontal), step(index + 1),
        Self.along(operands[index + 3], isHorizontal: isHorizontal))
    }
    return true
  }

  // MARK: Flexes: two curves that are nearly a line

  private func horizontalFlex(_ outline: inout CubicOutline) -> Bool {
    guard count == 7 else { return false }
    outline.curve((operands[0], 0), step(1), (operands[3], 0))
    outline.curve((operands[4], 0), (operands[5], -operands[2]), (operands[6], 0))
    return true
  }

  private func horizontalFlex1(_ outline: inout CubicOutline) -> Bool {
    guard count == 9 else { return false }
    outline.curve(step(0), step(2), (operands[4], 0))
    outline.curve((operands[5], 0), step(6), (operands[8], -(operands[1] + operands[3] + operands[7])))
    return true
  }

  /// The last point is at the height or at the horizontal position of the first one.
  private func flex1(_ outline: inout CubicOutline) -> Bool {
    guard count == 11 else { return false }
    let dx = stride(from: 0, to: 10, by: 2).reduce(0) { $0 + operands[$1] }
    let dy = stride(from: 1, to: 10, by: 2).reduce(0) { $0 + operands[$1] }
    let last = abs(dx) > abs(dy) ? (operands[10], -dy) : (-dx, operands[10])
    outline.curve(step(0), step(2), step(4))
    outline.curve(step(6), step(8), last)
    return true
  }
}
