import Books
import Foundation
import Snapshot
import SnapshotUI

let samples = [Book(id: 1, title: "Dune"), Book(id: 2, title: "Emma"), Book(id: 3, title: "Ulysses")]

struct Offline: Error {}

/// A server that answers the first request with an error, and the next ones with the books.
final class Server: @unchecked Sendable {
  private let lock = NSLock()
  private var requests = 0

  func books() throws -> [Book] {
    let isFirst = lock.withLock {
      requests += 1
      return requests == 1
    }
    if isFirst { throw Offline() }
    return samples
  }
}

/// Compares a picture of the screen with the reference of the calling suite. The references of all suites are equal.
@MainActor func verify(
  _ screen: some View, _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  assertSnapshot(
    of: screen, as: .image(size: CGSize(width: 320, height: 200)), named: name, fileID: fileID, file: filePath,
    testName: testName, line: line, column: column)
}
