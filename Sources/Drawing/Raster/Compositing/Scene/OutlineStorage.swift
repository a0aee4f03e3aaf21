/// Memory for the outlines of a scene, which is freed all at once.
///
/// `@unchecked Sendable`: each worker has its own storage, and no two threads use the same worker number at a time. Stored
/// outlines are immutable.
final class OutlineStorage: @unchecked Sendable {
  /// The bytes of the first block. Each further block has twice as many, up to the largest.
  private static let smallestBlock = 16 * 1024
  private static let largestBlock = 1024 * 1024

  private var sweep = ChainSweep()
  private var blocks: [UnsafeMutableRawPointer] = []
  private var blockSize = smallestBlock
  private var next: UnsafeMutableRawPointer?
  private var left = 0

  deinit { for block in blocks { block.deallocate() } }

  /// Stores the outline of a path for the lifetime of the storage.
  func outline(of path: FlattenedPath, _ rule: FillRule) -> FilledOutline {
    let mayOverlap = !sweep.proves(path)
    return FilledOutline(
      vertices: copy(path.vertices), contourStarts: copy(path.contourStarts), rule: rule, mayOverlap: mayOverlap)
  }

  private func copy<Element: BitwiseCopyable>(_ elements: [Element]) -> UnsafeBufferPointer<Element> {
    let size = (elements.count * MemoryLayout<Element>.stride + 15) & ~15
    let memory = reserve(size).bindMemory(to: Element.self, capacity: elements.count)
    elements.withUnsafeBufferPointer { elements in
      if let base = elements.baseAddress { memory.initialize(from: base, count: elements.count) }
    }
    return UnsafeBufferPointer(start: memory, count: elements.count)
  }

  private func reserve(_ size: Int) -> UnsafeMutableRawPointer {
    if let place = next, size <= left {
      next = place + size
      left -= size
      return place
    }
    let block = UnsafeMutableRawPointer.allocate(byteCount: max(size, blockSize), alignment: 16)
    left = max(size, blockSize) - size
    next = block + size
    blocks.append(block)
    blockSize = min(2 * blockSize, Self.largestBlock)
    return block
  }
}
