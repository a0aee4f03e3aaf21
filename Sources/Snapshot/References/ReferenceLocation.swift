import Foundation
import SnapshotLedger

/// Where the reference of an assertion is, and what the assertion is called.
///
///     <folder of the test's file>/__Snapshots__/<file>/<test>[.<arguments>].<name or number>[.<extension>]
struct ReferenceLocation: Equatable, Sendable {
  /// Absolute path of the reference.
  var path: String
  /// The snapshot's name as written, or its number in the test.
  var name: String

  /// What an assertion knows about its reference.
  struct Request: Sendable {
    var test: TestIdentity
    var position: SourcePosition
    /// The name that the caller gave.
    var name: String?
    /// The cell of a matrix.
    var cell: String?
    /// The folder that the caller gave, absolute or relative to the test's file.
    var directory: String?
    var pathExtension: String?
    /// Whether a new reference may be written.
    var mayWrite: Bool
  }

  /// Finds the reference: of the names that it may have, the most particular one that exists, else the one that new
  /// references get.
  static func find(_ request: Request, naming: Naming) throws(ReferenceError) -> ReferenceLocation {
    let test = request.test
    if test.arguments == .unknown, request.name == nil { throw .unnamedCase(test: test.path) }
    let folder = self.folder(of: request)
    let isNumbered = request.name == nil && request.cell == nil
    let name = isNumbered ? String(naming.nextNumber(of: test, in: folder)) : request.name ?? ""
    if let pathExtension = request.pathExtension, pathExtension.contains("/") {
      throw .outsideReferenceFolder(path: "\(folder)/\(name).\(pathExtension)", folder: folder)
    }
    func path(_ components: [String?]) -> String {
      folder + "/" + ReferenceName.file(components.compactMap { $0 }, pathExtension: request.pathExtension)
    }
    let function = ReferenceName.sanitized(test.function)
    let id =
      request.cell.map { cell in
        [request.name, cell].compactMap { $0.map(ReferenceName.sanitized) }.joined(separator: ".")
      } ?? ReferenceName.sanitized(name)
    let arguments = test.arguments.component
    let plain = path([function, id])
    let particular = path([function, arguments, id])
    let qualified = path([ReferenceName.sanitized(test.suite), function, arguments, id])

    // A reference without the arguments is an older one, which all cases of the test share.
    let usesPlain = arguments == nil || (!ReferenceFile.exists(particular) && ReferenceFile.exists(plain))
    let usual = usesPlain ? plain : particular
    let owner = "\(test.target)/\(test.suite)/\(test.function)" + (usesPlain ? "" : " (\(arguments ?? ""))")
    let claimedName = isNumbered ? "number \(name)" : name + (request.cell.map { "@" + $0 } ?? "")
    let claim = NameRegistry.Claim(test: owner, testClass: naming.testClass, name: claimedName)
    if ReferenceFile.exists(qualified) {
      try take(qualified, for: claim, registry: naming.registry)
      return ReferenceLocation(path: qualified, name: name)
    }
    if let other = naming.registry.claim(usual, for: claim) {
      // Two tests of one name in two suites of a file: the suite settles it for a new reference.
      guard other.name == claim.name, request.mayWrite, other.test != claim.test else {
        throw collision(at: usual, other, claim)
      }
      try take(qualified, for: claim, registry: naming.registry)
      return ReferenceLocation(path: qualified, name: name)
    }
    return ReferenceLocation(path: usual, name: name)
  }

  private static func take(_ path: String, for claim: NameRegistry.Claim, registry: NameRegistry)
    throws(ReferenceError)
  {
    if let other = registry.claim(path, for: claim) { throw collision(at: path, other, claim) }
  }

  private static func collision(at path: String, _ first: NameRegistry.Claim, _ second: NameRegistry.Claim)
    -> ReferenceError
  {
    guard first.name == second.name || first.test != second.test else {
      return .sharedByNames(path: path, first: first.name, second: second.name)
    }
    func described(_ claim: NameRegistry.Claim) -> String {
      claim.testClass.map { "\($0): " + claim.test } ?? claim.test
    }
    return .sharedByTests(path: path, first: described(first), second: described(second))
  }

  static func folder(of request: Request) -> String {
    let base = request.position.folder
    guard let directory = request.directory else {
      return base + "/__Snapshots__/" + request.position.fileBaseName
    }
    guard !directory.hasPrefix("/") else { return directory }
    // Without `..`, so that messages and the ledger name a place that people recognise.
    return URL(fileURLWithPath: base + "/" + directory).standardized.path
  }
}
