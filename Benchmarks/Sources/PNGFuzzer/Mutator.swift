import Foundation

/// Makes damaged files from whole ones.
struct Mutator {
  private let seeds: [[UInt8]]
  private var random: SeededRandom

  init(seeds: [[UInt8]], state: UInt64) {
    self.seeds = seeds
    random = SeededRandom(state: state)
  }

  mutating func next() -> Data {
    var file = seeds.randomElement(using: &random) ?? []
    for _ in 0...below(3) { damage(&file) }
    // A wrong checksum ends most reading at once; what lies behind is reached under a correct one.
    if below(4) > 0 { Chunk.repairChecksums(of: &file) }
    return Data(file)
  }

  private mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<max(1, limit), using: &random) }

  private static let telling: [UInt32] = [
    0, 1, 0x7F, 0x80, 0xFF, 0x100, 0xFFFF, 0x10000, 0x7FFF_FFFF, 0x8000_0000, .max,
  ]

  private mutating func damage(_ file: inout [UInt8]) {
    guard !file.isEmpty else { return }
    let place = below(2) == 0 ? below(file.count) : below(min(file.count, 120))
    switch below(10) {
    case 0, 1, 2: file[place] ^= 1 << UInt8(below(8))
    case 3: file[place] = UInt8(below(256))
    case 4: file.insert(UInt8(below(256)), at: place)
    case 5: file.removeSubrange(place..<min(file.count, place + 1 + below(20)))
    case 6: file.insert(contentsOf: file[place..<min(file.count, place + 1 + below(60))], at: below(file.count))
    case 7: file.removeLast(below(min(file.count, 100)))
    case 8:
      guard place + 4 <= file.count, let value = Self.telling.randomElement(using: &random) else { return }
      file.replaceSubrange(place..<place + 4, with: Chunk.word(value))
    default: moveChunk(&file)
    }
  }

  /// A chunk of this or another file is put in another place, besides or instead.
  private mutating func moveChunk(_ file: inout [UInt8]) {
    let other = below(2) == 0 ? file : seeds.randomElement(using: &random) ?? []
    guard let from = Chunk.ranges(in: other).randomElement(using: &random),
      let to = Chunk.ranges(in: file).randomElement(using: &random)
    else { return }
    file.replaceSubrange(below(2) == 0 ? to : to.lowerBound..<to.lowerBound, with: other[from])
  }
}
