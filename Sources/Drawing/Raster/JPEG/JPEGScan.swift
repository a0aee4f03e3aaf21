/// One pass over the coefficients of some components.
struct JPEGScan {
  private struct Part {
    var component: Int
    var dc: JPEGHuffmanTable?
    var ac: JPEGHuffmanTable?
  }

  private let parts: [Part]
  /// The first and the last coefficient, in the order of the file.
  private let first: Int
  private let last: Int
  /// The bit of the coefficients that is refined, and the one that the scan before had; 0 for their first scan.
  private let high: Int
  private let low: Int
  private let restartInterval: Int
  private let isProgressive: Bool

  /// The last value of the first coefficient, by component.
  private var predictions = [Int](repeating: 0, count: 4)
  /// The number of blocks without further coefficients.
  private var emptyBlocks = 0

  init(
    _ segment: ArraySlice<UInt8>, of frame: JPEGFrame, dc: [JPEGHuffmanTable?], ac: [JPEGHuffmanTable?],
    restartInterval: Int
  ) throws(JPEGError) {
    let bytes = Array(segment)
    let count = Int(bytes.first ?? 0)
    guard (1...4).contains(count), bytes.count >= 4 + 2 * count else { throw .damaged("a scan is incomplete") }
    var parts: [Part] = []
    for number in 0..<count {
      let (identifier, tables) = (bytes[1 + 2 * number], bytes[2 + 2 * number])
      guard let component = frame.components.firstIndex(where: { $0.identifier == identifier }),
        tables >> 4 < 4, tables & 15 < 4, !parts.contains(where: { $0.component == component })
      else { throw .damaged("a scan names a channel or a table that does not exist") }
      parts.append(Part(component: component, dc: dc[Int(tables >> 4)], ac: ac[Int(tables & 15)]))
    }
    self.parts = parts
    self.restartInterval = restartInterval
    isProgressive = frame.isProgressive
    let selection = bytes[(1 + 2 * count)...].prefix(3).map(Int.init)
    (first, last) = isProgressive ? (selection[0], selection[1]) : (0, 63)
    (high, low) = isProgressive ? (selection[2] >> 4, selection[2] & 15) : (0, 0)
    guard first <= last, last < 64, low < 14, high == 0 || high == low + 1,
      !isProgressive || (first == 0 ? last == 0 : count == 1)
    else { throw .damaged("a scan has an invalid selection of coefficients") }
  }

  /// Decodes the data of the scan.
  ///
  /// - Returns: The index behind it.
  mutating func decode(_ bytes: [UInt8], from index: Int, into frame: inout JPEGFrame) throws(JPEGError) -> Int {
    let isSingle = parts.count == 1
    let alone = frame.components[parts[0].component]
    let (wide, high) = isSingle ? (alone.blocksWide, alone.blocksHigh) : (frame.unitsWide, frame.unitsHigh)
    var failure: JPEGError?
    var end = index
    bytes.withUnsafeBufferPointer { buffer in
      var bits = JPEGBits(buffer, from: index)
      do throws(JPEGError) {
        for unit in 0..<wide * high {
          if restartInterval > 0, unit > 0, unit % restartInterval == 0 {
            try bits.restart()
            predictions = [0, 0, 0, 0]
            emptyBlocks = 0
          }
          let (x, y) = (unit % wide, unit / wide)
          if isSingle {
            try decodeBlock(parts[0], x, y, &bits, &frame)
            continue
          }
          for part in parts {
            let (across, down) = (
              frame.components[part.component].horizontal, frame.components[part.component].vertical
            )
            for row in 0..<down {
              for column in 0..<across {
                try decodeBlock(part, x * across + column, y * down + row, &bits, &frame)
              }
            }
          }
        }
        try bits.checkEnd()
        end = bits.index
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return end
  }

  private mutating func decodeBlock(
    _ part: Part, _ x: Int, _ y: Int, _ bits: inout JPEGBits, _ frame: inout JPEGFrame
  ) throws(JPEGError) {
    let block = (y * frame.components[part.component].paddedBlocksWide + x) * 64
    if first == 0 {
      try decodeFirst(part, &bits, &frame.components[part.component].coefficients[block])
    }
    guard last > 0 else { return }
    guard let table = part.ac else { throw .damaged("a Huffman table is missing") }
    if !isProgressive {
      try decodeRest(table, &bits, &frame.components[part.component].coefficients, block)
    } else if high == 0 {
      try decodeBand(table, &bits, &frame.components[part.component].coefficients, block)
    } else {
      try refineBand(table, &bits, &frame.components[part.component].coefficients, block)
    }
  }

  /// The first coefficient: its difference from the one of the block before, or one more bit of it.
  private mutating func decodeFirst(
    _ part: Part, _ bits: inout JPEGBits, _ value: inout Int16
  ) throws(JPEGError) {
    guard high == 0 else {
      if try bits.next(1) == 1 { value |= 1 << Int16(low) }
      return
    }
    guard let table = part.dc else { throw .damaged("a Huffman table is missing") }
    let length = Int(try bits.symbol(table))
    guard length <= 15 else { throw .damaged("a coefficient is too large") }
    let prediction = predictions[part.component] + (try bits.signed(length))
    guard abs(prediction) < 1 << 15 else { throw .damaged("a coefficient is too large") }
    predictions[part.component] = prediction
    value = Int16(truncatingIfNeeded: prediction << low)
  }

  private mutating func decodeRest(
    _ table: JPEGHuffmanTable, _ bits: inout JPEGBits, _ coefficients: inout [Int16], _ block: Int
  ) throws(JPEGError) {
    var position = 1
    while position < 64 {
      let symbol = Int(try bits.symbol(table))
      let (run, length) = (symbol >> 4, symbol & 15)
      if length == 0 {
        guard run == 15 else { return }
        position += 16
        continue
      }
      position += run
      guard position < 64 else { throw .damaged("a block has too many coefficients") }
      coefficients[block + Int(JPEGFrame.zigzag[position])] = Int16(truncatingIfNeeded: try bits.signed(length))
      position += 1
    }
  }

  /// The first bits of a band of coefficients.
  private mutating func decodeBand(
    _ table: JPEGHuffmanTable, _ bits: inout JPEGBits, _ coefficients: inout [Int16], _ block: Int
  ) throws(JPEGError) {
    guard emptyBlocks == 0 else {
      emptyBlocks -= 1
      return
    }
    var position = first
    while position <= last {
      let symbol = Int(try bits.symbol(table))
      let (run, length) = (symbol >> 4, symbol & 15)
      if length == 0 {
        guard run == 15 else {
          emptyBlocks = (1 << run) - 1 + (run > 0 ? try bits.next(run) : 0)
          return
        }
        position += 16
        continue
      }
      position += run
      guard position <= last else { throw .damaged("a block has too many coefficients") }
      coefficients[block + Int(JPEGFrame.zigzag[position])] = Int16(truncatingIfNeeded: try bits.signed(length) << low)
      position += 1
    }
  }

  /// One more bit of a band of coefficients, and the first bit of those that were 0.
  private mutating func refineBand(
    _ table: JPEGHuffmanTable, _ bits: inout JPEGBits, _ coefficients: inout [Int16], _ block: Int
  ) throws(JPEGError) {
    let one = Int16(1) << Int16(low)
    func refine(_ place: Int, _ bits: inout JPEGBits, _ coefficients: inout [Int16]) throws(JPEGError) {
      let value = coefficients[place]
      if try bits.next(1) == 1, value & one == 0 { coefficients[place] = value > 0 ? value &+ one : value &- one }
    }
    var position = first
    if emptyBlocks == 0 {
      while position <= last {
        let symbol = Int(try bits.symbol(table))
        var run = symbol >> 4
        var new: Int16 = 0
        if symbol & 15 != 0 {
          new = try bits.next(1) == 1 ? one : -one
        } else if run != 15 {
          emptyBlocks = (1 << run) + (run > 0 ? try bits.next(run) : 0)
          break
        }
        while position <= last {
          let place = block + Int(JPEGFrame.zigzag[position])
          if coefficients[place] != 0 {
            try refine(place, &bits, &coefficients)
          } else if run > 0 {
            run -= 1
          } else {
            if new != 0 { coefficients[place] = new }
            position += 1
            break
          }
          position += 1
        }
      }
    }
    guard emptyBlocks > 0 else { return }
    while position <= last {
      let place = block + Int(JPEGFrame.zigzag[position])
      if coefficients[place] != 0 { try refine(place, &bits, &coefficients) }
      position += 1
    }
    emptyBlocks -= 1
  }
}
