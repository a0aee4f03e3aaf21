import Foundation
import Raster
import SnapshotFoundation
import SnapshotSeededRandom
import Testing

@Suite struct ContentHash128Tests {
  /// Stored in files: these values may never change.
  @Test func valuesAreFixed() {
    #expect("\(ContentHash128(of: Data()))" == "a57dc88c687c1914247d2d65bd0df91c")
    #expect("\(ContentHash128(of: Data("snapshot".utf8)))" == "15aaf61a1ed1df42e7486858597b2295")
    #expect("\(ContentHash128(of: Data((0..<200).map { UInt8($0) })))" == "0901f39628cd9e6f15b06c9ffbf16aba")
    #expect(
      "\(ContentHash128(of: PixelBuffer(width: 3, height: 2, filledWith: RGBA(0xFF8000))))"
        == "cfb686473136153c632b01de4dbb656a")
  }

  @Test func everyByteAndLengthChangesTheHash() {
    var seen: Set<ContentHash128> = []
    for count in 0..<300 {
      let zeros = Data(count: count)
      #expect(seen.insert(ContentHash128(of: zeros)).inserted)
      for index in 0..<count {
        var changed = zeros
        changed[index] = 1
        #expect(seen.insert(ContentHash128(of: changed)).inserted)
      }
    }
  }

  @Test func swappedBlocksAndEqualChangesInTwoPlacesAreSeen() {
    var random = SplitMix(seed: 3)
    let data = Data((0..<512).map { _ in UInt8.random(in: 0...255, using: &random) })
    var seen: Set<ContentHash128> = [ContentHash128(of: data)]
    for first in stride(from: 0, to: 512, by: 8) {
      for second in stride(from: first + 8, to: 512, by: 8) {
        var swapped = data
        let word = Data(swapped[first..<first + 8])
        swapped.replaceSubrange(first..<first + 8, with: Data(swapped[second..<second + 8]))
        swapped.replaceSubrange(second..<second + 8, with: word)
        #expect(seen.insert(ContentHash128(of: swapped)).inserted)
        var changed = data
        changed[first] ^= 0x80
        changed[second] ^= 0x80
        #expect(seen.insert(ContentHash128(of: changed)).inserted)
      }
    }
  }

  /// A flipped bit of the input flips about half of the bits of the hash, and each of them about half of the time.
  @Test func aFlippedBitChangesHalfOfTheHash() {
    var random = SplitMix(seed: 9)
    var flips = [Int](repeating: 0, count: 128)
    var trials = 0
    for count in [1, 16, 63, 64, 65, 200] {
      for _ in 0..<20 {
        let data = Data((0..<count).map { _ in UInt8.random(in: 0...255, using: &random) })
        let hash = ContentHash128(of: data)
        for _ in 0..<20 {
          var changed = data
          changed[Int.random(in: 0..<count, using: &random)] ^= 1 << UInt8.random(in: 0..<8, using: &random)
          let other = ContentHash128(of: changed)
          let difference = [hash.high ^ other.high, hash.low ^ other.low]
          let changedBits = difference.reduce(0) { $0 + $1.nonzeroBitCount }
          #expect((32...96).contains(changedBits))
          for bit in 0..<128 where difference[bit / 64] >> UInt64(bit % 64) & 1 == 1 { flips[bit] += 1 }
          trials += 1
        }
      }
    }
    for bit in 0..<128 { #expect((trials * 4 / 10...trials * 6 / 10).contains(flips[bit]), "bit \(bit)") }
  }

  @Test func piecesAreChained() {
    let first = ContentHash128(of: Data([1]))
    #expect(ContentHash128(of: Data([2]), following: first) != ContentHash128(of: Data([2])))
    #expect(ContentHash128(of: Data([2]), following: first) != ContentHash128(of: Data([1, 2])))
    #expect(ContentHash128(of: Data([2]), following: first) == ContentHash128(of: Data([2]), following: first))
  }

  @Test func alignmentDoesNotMatter() {
    let data = Data((0..<150).map { UInt8($0) })
    for offset in 1..<9 {
      #expect(ContentHash128(of: (Data(count: offset) + data).dropFirst(offset)) == ContentHash128(of: data))
    }
  }
}
