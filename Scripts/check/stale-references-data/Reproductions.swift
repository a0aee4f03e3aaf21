import Foundation
import SnapshotCore
import Testing

/// Assertions that would share a file: each test has a file of its own, or fails with the error that names the other test.
/// `schedule.py` runs them in parallel a hundred times, and compares what they did.

/// Forwards nothing.
func check(_ text: String) { assertSnapshot(of: text, as: .lines) }

@Suite struct HelperTests {
  @Test func first() { check("first") }
  @Test func second() { check("second") }
  @Test func third() { check("third"); check("again") }
}

@Suite struct InitializerTests {
  init() { assertSnapshot(of: "\(Test.current?.name ?? "")", as: .lines) }
  @Test func first() {}
  @Test func second() {}
}

@Suite struct PropertyTests {
  var title: String { assertSnapshot(of: "\(Test.current?.name ?? "")", as: .lines); return "title" }
  @Test func first() { _ = title }
  @Test func second() { _ = title; _ = title }
}

@Suite struct CaseTests {
  struct Opaque: CustomStringConvertible, Sendable {
    var number: Int
    var description: String { "opaque" }
  }
  @Test(arguments: [Data([1]), Data([2])]) func data(_ data: Data) { assertSnapshot(of: "\(Array(data))", as: .lines) }
  @Test(arguments: [Date(timeIntervalSince1970: 0.1), Date(timeIntervalSince1970: 0.2)]) func dates(_ date: Date) {
    assertSnapshot(of: "\(date.timeIntervalSince1970)", as: .lines)
  }
  @Test(arguments: [Opaque(number: 1), Opaque(number: 2)]) func opaque(_ value: Opaque) {
    assertSnapshot(of: "\(value.number)", as: .lines)
  }
  @Test(arguments: [{ 1 }, { 2 }] as [@Sendable () -> Int]) func closures(_ value: @Sendable () -> Int) {
    assertSnapshot(of: "\(value())", as: .lines)
  }
  @Test(arguments: [Opaque(number: 1), Opaque(number: 2)]) func inHelper(_ value: Opaque) { check("\(value.number)") }
}

@Suite struct NamedTests {
  @Test func one() { assertSnapshot(of: "same", as: .lines, named: "name", testName: "shared") }
  @Test func two() { assertSnapshot(of: "same", as: .lines, named: "name", testName: "shared") }
  @Test func three() { assertSnapshot(of: "three", as: .lines, named: "name", testName: "divided") }
  @Test func four() { assertSnapshot(of: "four", as: .lines, named: "name", testName: "divided") }
  @Test func five() { assertSnapshot(of: "five", as: .lines, testName: "counted") }
  @Test func six() { assertSnapshot(of: "six", as: .lines, testName: "counted") }
}

@Suite struct MacroTests {
  @Test func exits() async {
    await #expect(processExitsWith: .success) { assertSnapshot(of: "exits", as: .lines, testName: "exits") }
  }
  @Test func throwing() {
    #expect(throws: Never.self) { assertSnapshot(of: "throwing", as: .lines) }
  }
}

@Suite struct FirstTests {
  @Test func sameValue() { assertSnapshot(of: "same", as: .lines) }
  @Test func sameName() { assertSnapshot(of: "first", as: .lines) }
}

@Suite struct SecondTests {
  @Test func sameValue() { assertSnapshot(of: "same", as: .lines) }
  @Test func sameName() { assertSnapshot(of: "second", as: .lines) }
}
