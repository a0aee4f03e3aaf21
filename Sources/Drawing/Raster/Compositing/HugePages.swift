import Foundation

/// Large memory pages for newly allocated pictures.
enum HugePages {
  /// The smallest allocation in bytes for which large pages are requested.
  private static let minimumByteCount = 4 << 20

  /// Asks the system to back memory with large pages, where it supports them. First access to the memory of a phone screen
  /// costs about as much as drawing it: 5.7 ms with standard pages, 2.7 ms with large ones.
  static func request(for memory: UnsafeMutableRawBufferPointer) {
    #if os(Linux)
      guard memory.count >= minimumByteCount, let start = memory.baseAddress else { return }
      let page = Int(sysconf(Int32(_SC_PAGESIZE)))
      let first = start.alignedUp(toMultipleOf: page)
      let count = (start + memory.count - first) / page * page
      // This is only a hint, so its result is ignored.
      _ = madvise(first, count, Int32(MADV_HUGEPAGE))
    #endif
  }
}
