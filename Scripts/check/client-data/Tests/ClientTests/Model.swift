import Foundation
import Snapshot
import SnapshotUI

struct User: Codable {
  var id = 1
  var name = "Blob"

  /// What the script changes from one run to the next.
  static var blob: User { User(name: ProcessInfo.processInfo.environment["CLIENT_NAME"] ?? "Blob") }
}

struct Greeting: View {
  var name: String

  var body: some View {
    Text("Hello, \(name)").font(.headline).padding()
  }
}

/// A strategy of one's own, made of another.
extension Snapshotting where Value == User, Format == String {
  static var badge: Snapshotting { SimplySnapshotting.lines.pullback { "#\($0.id) \($0.name)" } }
}

/// A format of one's own, in the form of older versions of swift-snapshot-testing.
extension Diffing where Value == [Int] {
  @available(*, deprecated)
  static var numbers: Diffing {
    Diffing(
      toData: { Data($0.map(String.init).joined(separator: ",").utf8) },
      fromData: { String(decoding: $0, as: UTF8.self).split(separator: ",").compactMap { Int($0) } },
      diff: { old, new in
        old == new ? nil : ("\(old) is not \(new)", [XCTAttachment(data: Data(), uniformTypeIdentifier: "public.text")])
      })
  }
}

extension Snapshotting where Value == [Int], Format == [Int] {
  @available(*, deprecated)
  static var numbers: Snapshotting { Snapshotting(pathExtension: "numbers", diffing: .numbers) }
}

// Foundation's own, which no import may make ambiguous.
let plistEncoder = PropertyListEncoder()
