import SnapshotFoundation
import XCTest

/// A test case class of XCTest.
package struct TestClass: Equatable, Sendable {
  /// The qualified name, such as `Module.Class`.
  package var name: String
  /// The module of the class.
  package var module: String { String(name.prefix { $0 != "." }) }
  /// The names of the class and its superclasses, without those of XCTest.
  private var lineage: Set<String>

  /// The class of the last test. The next test usually has the same one, and reflection takes longer than an assertion.
  private static let last = Locked<(type: ObjectIdentifier, testClass: TestClass)?>(nil)

  /// Returns the class of a test.
  static func of(_ testCase: XCTestCase) -> TestClass {
    let type = ObjectIdentifier(type(of: testCase))
    return last.withLock { last in
      if let last, last.type == type { return last.testClass }
      let testClass = TestClass(of: testCase)
      last = (type, testClass)
      return testClass
    }
  }

  package init(of testCase: XCTestCase) {
    name = _typeName(type(of: testCase), qualified: true)
    lineage = []
    var ancestor: AnyClass? = type(of: testCase)
    while let current = ancestor, current != XCTestCase.self {
      lineage.insert(_typeName(current, qualified: true))
      ancestor = _getSuperclass(current)
    }
  }

  /// Returns whether both classes may inherit a test from the same class. Inherited tests share their references.
  package func isRelated(to other: TestClass) -> Bool { !lineage.isDisjoint(with: other.lineage) }
}
