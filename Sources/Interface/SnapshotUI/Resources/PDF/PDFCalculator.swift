/// A function that is a small program (ISO 32000-1, 7.10.5), such as the mixture of an ink from the colors of a printer.
struct PDFCalculator {
  private indirect enum Step {
    case number(Double)
    case word(String)
    case choice([Step], [Step])
  }

  private static let mostSteps = 256
  private static let mostValues = 100
  private static let deepest = 16

  private var steps: [Step]
  private let domain: [Double]
  private let range: [Double]

  init(_ program: [UInt8], domain: [Double], range: [Double]) throws(VectorImageError) {
    var scanner = PDFScanner(program[...], readsReferences: false)
    guard range.count >= 2, scanner.skip("{") else { throw .damaged("a function has no program") }
    self.domain = domain
    self.range = range
    var count = 0
    steps = try Self.block(&scanner, &count, depth: 0)
  }

  /// Reads steps up to the end of their block.
  private static func block(_ scanner: inout PDFScanner, _ count: inout Int, depth: Int) throws(VectorImageError)
    -> [Step]
  {
    guard depth < deepest else { throw .tooLarge }
    var steps: [Step] = []
    var blocks: [[Step]] = []
    while let item = try scanner.next() {
      count += 1
      guard count <= mostSteps else { throw .tooLarge }
      switch item {
      case .value(.number(let number)): steps.append(.number(number))
      case .value(.boolean(let isTrue)): steps.append(.number(isTrue ? 1 : 0))
      case .value: throw .damaged("a function has a value that is not a number")
      case .keyword("{"): blocks.append(try block(&scanner, &count, depth: depth + 1))
      case .keyword("}"): return steps
      case .keyword("if"): steps.append(.choice(blocks.popLast() ?? [], []))
      case .keyword("ifelse"):
        let otherwise = blocks.popLast() ?? []
        steps.append(.choice(blocks.popLast() ?? [], otherwise))
      case .keyword(let word): steps.append(.word(word))
      }
    }
    throw .damaged("a function's program does not end")
  }

  func values(at inputs: [Double]) throws(VectorImageError) -> [Double] {
    var stack = inputs.enumerated().map { index, input in
      2 * index + 1 < domain.count ? max(domain[2 * index], min(domain[2 * index + 1], input)) : input
    }
    try run(steps, &stack)
    let outputs = range.count / 2
    guard stack.count >= outputs else { throw .damaged("a function's program has too few results") }
    return stack.suffix(outputs).enumerated().map { index, value in
      max(range[2 * index], min(range[2 * index + 1], value))
    }
  }

  private func run(_ steps: [Step], _ stack: inout [Double]) throws(VectorImageError) {
    for step in steps {
      switch step {
      case .number(let number): stack.append(number)
      case .choice(let chosen, let otherwise): try run(try Self.pop(&stack) != 0 ? chosen : otherwise, &stack)
      case .word(let word): try Self.perform(word, &stack)
      }
      guard stack.count <= Self.mostValues else { throw .tooLarge }
    }
  }

  private static func pop(_ stack: inout [Double]) throws(VectorImageError) -> Double {
    guard let value = stack.popLast() else { throw .damaged("a function's program has no value left") }
    return value
  }

  /// Returns a count on the stack; nothing on it is larger than the stack.
  private static func count(_ stack: inout [Double]) throws(VectorImageError) -> Int {
    let value = try pop(&stack)
    guard abs(value) <= Double(mostValues) else { throw .damaged("a function's program counts too far") }
    return Int(value)
  }

  private static func perform(_ word: String, _ stack: inout [Double]) throws(VectorImageError) {
    switch word {
    case "pop": _ = try pop(&stack)
    case "dup":
      let value = try pop(&stack)
      stack += [value, value]
    case "exch":
      let (last, first) = (try pop(&stack), try pop(&stack))
      stack += [last, first]
    case "copy":
      let count = try count(&stack)
      guard (0...stack.count).contains(count) else { throw .damaged("a function's program copies too much") }
      stack += stack.suffix(count)
    case "index":
      let count = try count(&stack)
      guard (0..<stack.count).contains(count) else { throw .damaged("a function's program has no such value") }
      stack.append(stack[stack.count - 1 - count])
    case "roll":
      let (turn, count) = (try count(&stack), try count(&stack))
      guard (0...stack.count).contains(count) else { throw .damaged("a function's program turns too much") }
      guard count > 0 else { return }
      let values = Array(stack.suffix(count))
      let shift = ((turn % count) + count) % count
      stack.replaceSubrange((stack.count - count)..., with: values.suffix(shift) + values.dropLast(shift))
    default:
      let last = try pop(&stack)
      if let value = one(word, last) { return stack.append(value) }
      guard let value = two(word, try pop(&stack), last) else {
        throw .unsupported("functions with \(word.prefix(20))")
      }
      stack.append(value)
    }
  }

  private static func one(_ word: String, _ value: Double) -> Double? {
    switch word {
    case "abs": abs(value)
    case "neg": -value
    case "sqrt": max(0, value).squareRoot()
    case "ceiling": value.rounded(.up)
    case "floor": value.rounded(.down)
    case "round": (value + 0.5).rounded(.down)
    case "truncate", "cvi": value.rounded(.towardZero)
    case "cvr": value
    case "not": value == 0 ? 1 : 0
    case "sin" where abs(value) < 1e6: Trigonometry.sine(value * .pi / 180)
    case "cos" where abs(value) < 1e6: Trigonometry.cosine(value * .pi / 180)
    default: nil
    }
  }

  private static func two(_ word: String, _ first: Double, _ second: Double) -> Double? {
    switch word {
    case "add": first + second
    case "sub": first - second
    case "mul": first * second
    case "div": second == 0 ? 0 : first / second
    case "idiv": second == 0 ? 0 : (first / second).rounded(.towardZero)
    case "mod": second == 0 ? 0 : first.truncatingRemainder(dividingBy: second)
    case "eq": first == second ? 1 : 0
    case "ne": first != second ? 1 : 0
    case "gt": first > second ? 1 : 0
    case "ge": first >= second ? 1 : 0
    case "lt": first < second ? 1 : 0
    case "le": first <= second ? 1 : 0
    case "and": first != 0 && second != 0 ? 1 : 0
    case "or": first != 0 || second != 0 ? 1 : 0
    case "xor": (first != 0) != (second != 0) ? 1 : 0
    default: nil
    }
  }
}
