/// Growing memory for inner loops, without checks of bounds or unique references.
@frozen
@usableFromInline
package struct ScratchBuffer<Element: BitwiseCopyable>: ~Copyable {
  @usableFromInline package private(set) var elements: UnsafeMutablePointer<Element>
  @usableFromInline package private(set) var count = 0
  @usableFromInline var capacity: Int

  @inlinable
  package init(capacity: Int = 16) {
    self.capacity = max(1, capacity)
    elements = .allocate(capacity: self.capacity)
  }

  @inlinable
  deinit { elements.deallocate() }

  /// - Parameter index: An index below `count`.
  @inlinable @inline(__always)
  package subscript(index: Int) -> Element {
    get { elements[index] }
    nonmutating _modify { yield &elements[index] }
  }

  @inlinable @inline(__always)
  package mutating func append(_ element: Element) {
    if count == capacity { grow() }
    elements[count] = element
    count &+= 1
  }

  @inlinable
  package mutating func append(_ elements: UnsafePointer<Element>, count added: Int) {
    while count &+ added > capacity { grow() }
    (self.elements + count).update(from: elements, count: added)
    count &+= added
  }

  /// Keeps the memory.
  @inlinable @inline(__always)
  package mutating func removeAll() { count = 0 }

  @inlinable @inline(__always)
  package mutating func removeLast() { count &-= 1 }

  @inlinable @inline(never)
  mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    larger.update(from: elements, count: count)
    elements.deallocate()
    elements = larger
    capacity *= 2
  }
}
