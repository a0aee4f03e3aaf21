/// A function of a PDF file (ISO 32000-1, 7.10): the colors of a gradient, or those of an ink.
indirect enum PDFFunction {
  /// From one value to another, with a power of the input.
  case exponential(from: [Double], to: [Double], power: Double)
  /// A function for each part of the domain.
  case stitching(parts: [Part])
  case sampled(PDFSamples)
  case calculator(PDFCalculator)
  /// One function for each output.
  case separate([PDFFunction])

  struct Part {
    var function: PDFFunction
    /// The part of the domain.
    var lower: Double
    var upper: Double
    /// What the function gets for the ends of the part.
    var first: Double
    var last: Double

    func input(at value: Double) -> Double {
      upper > lower ? first + (last - first) * (value - lower) / (upper - lower) : first
    }
  }

  private static let deepest = 8
  private static let mostParts = 1_024

  init(_ value: PDFValue?, in document: PDFDocument, depth: Int = 0) throws(VectorImageError) {
    guard depth < Self.deepest else { throw .tooLarge }
    try document.addWork(1)
    let value = try document.resolve(value)
    if depth == 0, let functions = value.array {
      guard functions.count <= 32 else { throw .tooLarge }
      var parts: [PDFFunction] = []
      for function in functions { parts.append(try PDFFunction(function, in: document, depth: depth + 1)) }
      self = .separate(parts)
      return
    }
    guard let entries = value.dictionary, let kind = try document.integer(entries["FunctionType"]) else {
      throw .damaged("a function has no type")
    }
    let domain = try document.numbers(entries["Domain"]) ?? []
    guard domain.count >= 2, domain.count.isMultiple(of: 2), domain.count <= 64 else {
      throw .damaged("a function has no domain")
    }
    switch kind {
    case 0: self = .sampled(try PDFSamples(value, domain: domain, in: document))
    case 2:
      let from = try document.numbers(entries["C0"]) ?? [0]
      let to = try document.numbers(entries["C1"]) ?? [1]
      guard from.count == to.count else { throw .damaged("a function has ends of different kinds") }
      guard let power = try document.number(entries["N"]), (0...64).contains(power) else {
        throw .damaged("a function has an unusable power")
      }
      self = .exponential(from: from, to: to, power: power)
    case 3:
      let functions = try document.array(entries["Functions"]) ?? []
      let bounds = try document.numbers(entries["Bounds"]) ?? []
      let encode = try document.numbers(entries["Encode"]) ?? []
      guard !functions.isEmpty, functions.count <= Self.mostParts, bounds.count == functions.count - 1,
        encode.count >= 2 * functions.count
      else { throw .damaged("a function has parts without bounds") }
      let limits = [domain[0]] + bounds + [domain[1]]
      var parts: [Part] = []
      for index in functions.indices {
        parts.append(
          Part(
            function: try PDFFunction(functions[index], in: document, depth: depth + 1), lower: limits[index],
            upper: limits[index + 1], first: encode[2 * index], last: encode[2 * index + 1]))
      }
      self = .stitching(parts: parts)
    case 4:
      guard let stream = value.stream else { throw .damaged("a function has no data") }
      self = .calculator(
        try PDFCalculator(
          try document.data(of: stream), domain: domain, range: try document.numbers(entries["Range"]) ?? []))
    default: throw .damaged("a function has the unknown type \(kind)")
    }
  }

  func values(at inputs: [Double]) throws(VectorImageError) -> [Double] {
    let input = inputs.first ?? 0
    switch self {
    case .exponential(let from, let to, let power):
      let factor = Self.power(input, power)
      return zip(from, to).map { $0 + factor * ($1 - $0) }
    case .stitching(let parts):
      guard let part = parts.last(where: { input >= $0.lower }) ?? parts.first else { return [] }
      return try part.function.values(at: [part.input(at: max(part.lower, min(part.upper, input)))])
    case .sampled(let samples): return samples.values(at: inputs)
    case .calculator(let calculator): return try calculator.values(at: inputs)
    case .separate(let functions):
      var values: [Double] = []
      for function in functions { values += try function.values(at: inputs).prefix(1) }
      return values
    }
  }

  /// Returns a power by multiplications and square roots, which are the same on every machine.
  private static func power(_ base: Double, _ exponent: Double) -> Double {
    let base = max(0, base)
    var result = (0..<Int(exponent)).reduce(1.0) { product, _ in product * base }
    var (root, rest) = (base, exponent - exponent.rounded(.down))
    for _ in 0..<40 where rest > 0 {
      root = root.squareRoot()
      rest *= 2
      if rest >= 1 {
        result *= root
        rest -= 1
      }
    }
    return result
  }

  /// Returns inputs between which the function is nearly a straight line, with its values, in the order from one end to the other.
  /// A place where the values jump appears twice.
  func stops(from first: Double, to last: Double) throws(VectorImageError) -> [(input: Double, values: [Double])] {
    switch self {
    case .exponential(_, _, let power) where power == 1:
      return [(first, try values(at: [first])), (last, try values(at: [last]))]
    case .stitching(let parts):
      var stops: [(input: Double, values: [Double])] = []
      for part in parts where part.upper > part.lower {
        let (lower, upper) = (max(part.lower, first), min(part.upper, last))
        guard lower < upper else { continue }
        let (start, end) = (part.input(at: lower), part.input(at: upper))
        let inner = try part.function.stops(from: min(start, end), to: max(start, end))
        for stop in start <= end ? inner : inner.reversed() {
          let fraction = start == end ? 0 : (stop.input - start) / (end - start)
          stops.append((lower + fraction * (upper - lower), stop.values))
        }
        guard stops.count <= 4 * Self.mostParts else { throw .tooLarge }
      }
      return stops
    default:
      let count = 64
      var stops: [(input: Double, values: [Double])] = []
      for index in 0...count {
        let input = first + (last - first) * Double(index) / Double(count)
        stops.append((input, try values(at: [input])))
      }
      return stops
    }
  }
}
