"""Writes the tests of a package with 200 suites whose references are named in every way.

Arguments: the folder of the test target.
"""
import pathlib
import sys

FOLDER = pathlib.Path(sys.argv[1])
COUNT = 200

HEADER = """import Foundation
import InlineSnapshot
import Testing
import XCTest

"""

HELPERS = """
let hasFlag = ProcessInfo.processInfo.environment["FLAG"] != nil

/// Forwards only the file.
func checkInFile(_ text: String, file: StaticString = #filePath) { assertSnapshot(of: text, as: .lines, file: file) }

/// Forwards nothing.
func checkHere(_ text: String) { assertSnapshot(of: text, as: .lines) }

/// Forwards everything.
func check(
  _ text: String, fileID: StaticString = #fileID, file: StaticString = #filePath, testName: String = #function,
  line: UInt = #line, column: UInt = #column
) {
  assertSnapshot(
    of: text, as: .lines, fileID: fileID, file: file, testName: testName, line: line, column: column)
}
"""

FORMS = [
    # An initializer.
    """@Suite struct S§ {
  init() { assertSnapshot(of: "init", as: .lines) }
  @Test func empty§() {}
  @Test func first§() { check("first §") }
  @Test func second§() { assertSnapshot(of: "second §", as: .lines, named: "name") }
}
""",
    # A computed property.
    """@Suite struct S§ {
  var title: String { assertSnapshot(of: "title", as: .lines); return "title" }
  @Test func reads§() { _ = title; _ = title }
  @Test func readsAgain§() { _ = title; assertSnapshot(of: "again §", as: .lines) }
}
""",
    # A helper that forwards only the file.
    """@Suite struct S§ {
  @Test func one§() { checkInFile("same") }
  @Test func two§() { checkInFile("same"); checkInFile("same") }
}
""",
    # A parameterized test.
    """@Suite struct S§ {
  @Test(arguments: 1...3) func sizes§(width: Int) { assertSnapshot(of: "§ \\(width)", as: .lines) }
  @Test(.snapshots, arguments: ["a", "b c"]) func words§(_ word: String) {
    checkInFile("same")
    assertSnapshot(of: word, as: .lines, named: "word")
  }
}
""",
    # An exit test.
    """@Suite struct S§ {
  @Test func exits§() async {
    await #expect(processExitsWith: .success) { assertSnapshot(of: "exit §", as: .lines, testName: "exit§") }
  }
  @Test func stays§() { check("stays §") }
}
""",
    # A raw identifier with a slash.
    """@Suite struct S§ {
  @Test func `either/or §`() { assertSnapshot(of: "raw §", as: .lines) }
  @Test func `and.or §`() { checkInFile("same") }
}
""",
    # A name that is not the test's.
    """@Suite struct S§ {
  @Test func own§() { assertSnapshot(of: "own §", as: .lines, testName: "chosen§") }
  @Test func shares§() { assertSnapshot(of: "§", as: .lines, named: "same", testName: "shared§") }
  @Test func sharesToo§() { assertSnapshot(of: "§", as: .lines, named: "same", testName: "shared§") }
}
""",
    # Conditions.
    """@Suite struct S§ {
  @Test(.enabled(if: hasFlag)) func enabled§() { check("enabled §") }
  @Test(.enabled(if: hasFlag)) func named§() { assertSnapshot(of: "§", as: .lines, testName: "conditional§") }
  @Test func helped§() {
    checkInFile("same")
    #if os(macOS)
      assertSnapshot(of: "§", as: .lines, named: "macOS")
    #endif
  }
}
""",
    # XCTest.
    """final class S§: XCTestCase {
  override func setUp() { assertSnapshot(of: "set up", as: .lines) }
  func testOne§() { check("one §") }
  func testTwo§() { checkInFile("same") }
  func testSkipped§() throws {
    try XCTSkipUnless(hasFlag)
    assertSnapshot(of: "skipped §", as: .lines, testName: "unlike§")
  }
}
""",
    # References in the source, alone and beside files.
    """@Suite struct S§ {
  @Test func inlined§() {
    assertInlineSnapshot(of: "inlined §", as: .lines) { "inlined §" }
  }
  @Test func both§() {
    assertInlineSnapshot(of: "both §", as: .lines) { "both §" }
    check("both §")
  }
}
""",
    # A helper of another file, and a function outside of a type.
    """@Suite struct S§ {
  @Test func elsewhere§() { checkHere("elsewhere") }
  @Test func bare§() {}
}

@Test func free§() { assertSnapshot(of: "free §", as: .lines, testName: "floating§") }
""",
]


def form_of(number):
    return (number * 3 + number // 10) % len(FORMS)


FOLDER.mkdir(parents=True, exist_ok=True)
(FOLDER / "Helpers.swift").write_text(HEADER + HELPERS.lstrip())
files = {}
for number in range(COUNT):
    form = form_of(number)
    # Suites of several forms share a file, so that its folder has references of several suites. Names of XCTest do not have the
    # class, so each class has a file.
    name = f"Class{number}" if "XCTestCase" in FORMS[form] else f"Suites{number // 4 * 4}"
    files.setdefault(name, []).append(FORMS[form].replace("§", str(number)))
for name, suites in files.items():
    (FOLDER / f"{name}.swift").write_text(HEADER + "\n".join(suites))
# The files that only another platform writes.
for number in range(COUNT):
    if "os(macOS)" in FORMS[form_of(number)]:
        file = FOLDER / "__Snapshots__" / f"Suites{number // 4 * 4}" / f"helped{number}.macOS.txt"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"{number}\n")
