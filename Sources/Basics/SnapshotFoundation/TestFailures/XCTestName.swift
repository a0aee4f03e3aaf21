/// The name of a test as XCTest prints it.
///
/// XCTest prints `CartTests.testTotal` on Linux and `-[AppTests.CartTests testTotal]` on Darwin.
package enum XCTestName {
  /// Returns a name in the form of Linux, which has no module, on both systems.
  package static func normalized(_ name: Substring) -> String {
    guard isDarwinForm(name), let space = name.lastIndex(of: " ") else { return String(name) }
    let typeName = name[name.index(name.startIndex, offsetBy: 2)..<space]
    let method = name[name.index(after: space)...].dropLast()
    let className = typeName.lastIndex(of: ".").map { typeName[typeName.index(after: $0)...] } ?? typeName
    return "\(className).\(functionName(ofMethod: method))"
  }

  /// Returns the method in a name: `testTotal`.
  package static func method(in name: String) -> String {
    normalized(name[...]).split(separator: ".").last.map(String.init) ?? name
  }

  /// Returns whether a text is the name of a method in Objective-C's notation.
  package static func isDarwinForm(_ name: Substring) -> Bool {
    (name.hasPrefix("-[") || name.hasPrefix("+[")) && name.hasSuffix("]")
  }

  /// The suffixes that Objective-C's names of functions have which throw or are async.
  private static let suffixes = ["AndReturnError:", "WithCompletionHandler:"]

  private static func functionName(ofMethod method: Substring) -> Substring {
    for suffix in suffixes where method.hasSuffix(suffix) { return method.dropLast(suffix.count) }
    return method
  }
}
