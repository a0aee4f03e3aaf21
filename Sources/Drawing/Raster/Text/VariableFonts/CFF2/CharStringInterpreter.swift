/// Runs the charstring of a glyph: a program for a stack machine that draws an outline.
///
/// *CFF2 CharString Format* of the OpenType specification, and *The Type 2 Charstring Format* (Adobe Technical Note 5177).
/// Operands are in 1/2⁴⁰.
struct CharStringInterpreter {
  let glyph: Int
  let subroutines: CFF2Index?
  let globalSubroutines: CFF2Index
  let variations: CFF2Variations?

  private(set) var outline = CubicOutline()
  /// The operators and operands so far, with the deltas of blends and the regions that were looked up.
  private(set) var steps = 0
  private var operands: [Int] = []
  /// The operands from here are the same in all instances.
  private var firstFixedOperand = 0
  private var stemCount = 0
  /// The scalars of the regions of blends. Looked up at the first one.
  private var scalars: [Int]?
  private var variationIndex: Int

  /// The limits of the specification.
  private static let mostOperands = 513
  private static let mostLevels = 10
  /// A tenth of a second, and more points than any font has.
  private static let mostSteps = 1 << 20

  init(
    glyph: Int, subroutines: CFF2Index?, globalSubroutines: CFF2Index, variations: CFF2Variations?, variationIndex: Int
  ) {
    self.glyph = glyph
    self.subroutines = subroutines
    self.globalSubroutines = globalSubroutines
    self.variations = variations
    self.variationIndex = variationIndex
  }

  /// - Parameter level: The number of subroutines that the charstring is nested in.
  mutating func run(_ charString: FontTableReader, level: Int = 0) throws(FontError) {
    var reader = charString
    while reader.remaining > 0 {
      steps += 1
      guard steps <= Self.mostSteps else { throw error("has too many steps", in: reader) }
      let byte = try reader.unsigned8()
      if let operand = try operand(byte, &reader) {
        guard operands.count < Self.mostOperands else { throw error("has too many operands", in: reader) }
        operands.append(operand)
        continue
      }
      let code = byte == FontTableReader.escape ? byte << 8 | (try reader.unsigned8()) : byte
      guard let step = CharStringOperator(rawValue: code) else {
        throw error("has the unknown operator \(byte == code ? "\(byte)" : "12 \(code & 255)")", in: reader)
      }
      switch step {
      case .callSubroutine: try call(subroutines, reader, level)
      case .callGlobalSubroutine: try call(globalSubroutines, reader, level)
      case .blend: try blend(reader)
      default:
        guard try execute(step, &reader) else { throw error("has an operator with wrong operands", in: reader) }
        operands.removeAll(keepingCapacity: true)
        firstFixedOperand = 0
      }
    }
  }

  private func error(_ reason: String, in reader: FontTableReader) -> FontError {
    reader.invalid("the charstring of glyph \(glyph) \(reason)")
  }

  private func operand(_ byte: Int, _ reader: inout FontTableReader) throws(FontError) -> Int? {
    switch byte {
    case 28: try reader.signed16() << FixedPoint.operandBits
    case 255: try reader.signed32() << (FixedPoint.operandBits - FixedPoint.positionBits)
    default: try reader.shortNumber(byte).map { $0 << FixedPoint.operandBits }
    }
  }

  /// Removes the last operand, a whole number.
  ///
  /// It must not vary: the validation of the default instance holds for all instances, because they run the same steps.
  private mutating func popInteger(_ reader: FontTableReader) throws(FontError) -> Int {
    guard let operand = operands.popLast() else { throw error("lacks an operand", in: reader) }
    guard operands.count >= firstFixedOperand else {
      throw error("varies the number of a subroutine or blend", in: reader)
    }
    return operand >> FixedPoint.operandBits
  }

  private mutating func call(_ index: CFF2Index?, _ reader: FontTableReader, _ level: Int) throws(FontError) {
    let number = try popInteger(reader)
    guard level < Self.mostLevels else {
      throw error("has subroutines nested deeper than \(Self.mostLevels) levels", in: reader)
    }
    guard let subroutine = try index?.subroutine(number) else {
      throw error("calls a subroutine that does not exist", in: reader)
    }
    try run(subroutine, level: level + 1)
  }

  // MARK: Variations

  /// Replaces defaults and their deltas by the sums.
  private mutating func blend(_ reader: FontTableReader) throws(FontError) {
    let count = try popInteger(reader)
    let scalars = try scalars(reader)
    guard count >= 0, count * (scalars.count + 1) <= operands.count else {
      throw error("lacks operands of a blend", in: reader)
    }
    let first = operands.count - count * (scalars.count + 1)
    var delta = first + count
    for value in first..<first + count {
      var sum = 0
      for scalar in scalars {
        sum = FixedPoint.limitedOperand(sum + FixedPoint.scaledOperand(operands[delta], by: scalar))
        delta += 1
      }
      operands[value] = FixedPoint.limitedOperand(operands[value] + sum)
    }
    operands.removeLast(count * scalars.count)
    firstFixedOperand = operands.count
    steps += count * scalars.count
  }

  private mutating func scalars(_ reader: FontTableReader) throws(FontError) -> [Int] {
    if let scalars { return scalars }
    guard let found = variations?.scalars(ofSubtable: variationIndex) else {
      throw error("has a blend without variations", in: reader)
    }
    scalars = found
    steps += found.count
    return found
  }

  // MARK: Operators

  /// Returns false if the operands do not fit.
  private mutating func execute(_ step: CharStringOperator, _ reader: inout FontTableReader) throws(FontError) -> Bool {
    switch step {
    case .variationIndex:
      variationIndex = try popInteger(reader)
      scalars = nil
      return operands.isEmpty
    case .horizontalStem, .verticalStem, .horizontalStemBeforeMask, .verticalStemBeforeMask:
      return countStems()
    case .hintMask, .counterMask:
      // Vertical stems may be left on the stack.
      guard countStems() else { return false }
      try reader.skip((stemCount + 7) / 8)
      return true
    case .move, .horizontalMove, .verticalMove: return move(step)
    default: return outline.hasStart && CharStringSegments(operands).append(step, to: &outline)
    }
  }

  private mutating func countStems() -> Bool {
    stemCount += operands.count / 2
    return operands.count.isMultiple(of: 2)
  }

  private mutating func move(_ step: CharStringOperator) -> Bool {
    guard operands.count == (step == .move ? 2 : 1) else { return false }
    outline.move((step == .verticalMove ? 0 : operands[0], step == .horizontalMove ? 0 : operands[operands.count - 1]))
    return true
  }
}
