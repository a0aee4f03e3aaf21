import XCTest

/// A test case class of XCTest.
package struct TestClass: Equatable, Sendable {
  /// The qualified name, such as `Module.Class`.
  package var name: String
  /// The names of the class and its superclasses, without those of XCTest.
  private var lineage: Set<String>

  package init(of testCase: XCTestCase) {
    name = String(reflecting: type(of: testCase))
    lineage = []
    var mirror: Mirror? = Mirror(reflecting: testCase)
    while let current = mirror, current.subjectType != XCTestCase.self, current.subjectType is XCTestCase.Type {
      lineage.insert(String(reflecting: current.subjectType))
      mirror = current.superclassMirror
    }
  }

  /// Returns whether both classes may inherit a test from the same class. Inherited tests share their references.
  package func isRelated(to other: TestClass) -> Bool { !lineage.isDisjoint(with: other.lineage) }
}
