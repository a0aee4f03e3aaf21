import Foundation
import SnapshotLedger
import SnapshotTestReporting
import SnapshotFoundation
import SnapshotWorkspace

/// The location of an assertion's reference, and the assertion's name and id.
///
///     <folder of the test's file>/__Snapshots__/<file>/<test>[.<arguments>].<name or number>[.<extension>]
///
/// The settings of the package can choose another folder, and leave out the first number or the arguments before a name.
///
/// An assertion in an initializer, a property or a helper is named after that function. Its number counts for the running test
/// alone, so that it never depends on the order of tests. Two tests share the file if their values are equal; otherwise the
/// assertion fails and asks for `testName:`.
struct ReferenceLocation: Equatable, Sendable {
  /// Absolute path of the reference.
  var path: String
  /// The snapshot's name as passed, or its number in the test.
  var name: String
  /// The snapshot's id.
  var id: String
  /// The error that prevents using the reference, if any.
  var obstacle: ReferenceError?
  /// The case of the test, if its arguments are not part of the path, so that other cases use the same reference.
  var sharedCase: String?
  /// Set if another test uses the same reference: two suites of one file may have tests with the same name.
  var sharing: Sharing?
  /// The claim on a reference with the suite in its name, for a test in parallel whose value another test's value precedes.
  var ownClaim: NameRegistry.Claim?

  /// A reference that two tests use.
  struct Sharing: Equatable, Sendable {
    /// The error for different contents.
    var collision: ReferenceError
    /// The claim on a reference with the suite in its name, if it may be written.
    var ownClaim: NameRegistry.Claim?
    /// Whether a missing reference may be recorded: the first value decides, not the first claim.
    var mayRecord = false
    /// The folder of the test's file.
    var folder: String
  }

  /// The properties of an assertion that determine its reference.
  struct Request: Sendable {
    var test: TestIdentity
    var file: TestSourceFile
    /// The name that the caller passed.
    var name: String?
    var cell: SnapshotID.Configuration?
    /// The number of an unnamed snapshot that is not the next one.
    var number: Int?
    /// The folder that the caller passed, absolute or relative to the test's file.
    var directory: String?
    /// The folder in `__Snapshots__`, instead of that of the test's file.
    var subfolder: String?
    var pathExtension: String?
    /// Whether a new reference may be written.
    var mayWrite: Bool

    /// Whether the snapshot has a number instead of a name.
    var isNumbered: Bool { name == nil && cell == nil }
  }

  /// Returns the location of a reference: the most specific of its possible names that exists, or the name of new
  /// references.
  static func find(_ request: Request, naming: Naming) -> ReferenceLocation {
    let folder = ReferenceFolder(file: request.file, directory: request.directory, subfolder: request.subfolder)
    let choice = Choice(request, folder: folder, naming: naming)
    var location = ReferenceLocation(path: choice.path, name: choice.name, id: choice.id.text)
    location.sharedCase = choice.sharedCase
    if case .failure(let error) = request.file.package {
      location.obstacle = .invalidSettings(error)
      return location
    }
    if let obstacle = choice.obstacle {
      location.obstacle = obstacle
      return location
    }
    // A reference with the suite in its name takes precedence.
    let qualified = choice.qualifiedPath
    var claim = choice.claim(of: choice.path, testClass: naming.testClass)
    if ReferenceFile.exists(qualified) {
      location.path = qualified
      claim.path = qualified
      location.obstacle = naming.registry.claim(claim).map { collision(of: $0, with: claim) }
    } else if let other = naming.registry.claim(claim) {
      let collision = collision(of: other, with: claim)
      let isBetweenTests =
        switch collision {
        case .sharedByTests: other.name == claim.name && other.test != claim.test
        case .sharedByCallers: true
        default: false
        }
      guard isBetweenTests else {
        location.obstacle = collision
        return location
      }
      // Which of two callers comes second depends on the schedule, so neither gets a reference of its own here.
      let isWritable = request.mayWrite && claim.caller == nil && other.caller == nil
      claim.path = qualified
      location.sharing = Sharing(
        collision: collision, ownClaim: isWritable ? claim : nil, mayRecord: request.mayWrite,
        folder: request.file.folder)
      if isWritable { location.ownClaim = claim }
      return location
    } else if request.mayWrite, claim.caller == nil {
      claim.path = qualified
      location.ownClaim = claim
    }
    location.id = naming.registry.id(location.id, of: location.path, from: request.file.folder)
    return location
  }

  /// Resolves the location of a reference that two tests use. They share it as long as it matches both, as in
  /// swift-snapshot-testing. Otherwise the second test gets a reference with its suite in the name.
  ///
  /// - Parameters:
  ///   - matches: Returns whether the reference at a path matches.
  ///   - contents: Returns the new value. If the other test produced the same value, the reference is outdated for both.
  /// - Throws: ``ReferenceError/sharedByTests(path:first:second:)`` if the contents differ and nothing may be written.
  func settled(
    naming: Naming, matches: (_ path: String) throws -> Bool, contents: () throws -> Data
  ) throws -> ReferenceLocation {
    guard let sharing else { return self }
    var location = self
    location.sharing = nil
    if try !matches(path), try !naming.registry.isRejected(contents(), at: path) {
      guard let claim = sharing.ownClaim else { throw sharing.collision }
      return try location.taking(claim, naming: naming, folder: sharing.folder)
    }
    location.id = naming.registry.id(id, of: location.path, from: sharing.folder)
    return location
  }

  /// Returns the location with another reference, which the test claims.
  func taking(_ claim: NameRegistry.Claim, naming: Naming, folder: String) throws(ReferenceError) -> ReferenceLocation {
    if let other = naming.registry.claim(claim) { throw Self.collision(of: other, with: claim) }
    var location = self
    location.path = claim.path
    location.ownClaim = nil
    location.id = naming.registry.id(id, of: location.path, from: folder)
    return location
  }

  private static func collision(of first: NameRegistry.Claim, with second: NameRegistry.Claim) -> ReferenceError {
    if first.path != second.path { return .differInCase(path: second.path, other: first.path) }
    if first.name == second.name, first.test == second.test, first.testCase != second.testCase {
      return .sharedByCases(path: second.path, test: second.test)
    }
    if first.name == second.name, first.test == second.test, first.caller != second.caller {
      return .sharedByCallers(
        path: second.path, name: second.test, first: first.caller ?? first.test, second: second.caller ?? second.test)
    }
    guard first.name == second.name || first.test != second.test else {
      return .sharedByNames(path: second.path, first: first.name, second: second.name)
    }
    func described(_ claim: NameRegistry.Claim) -> String {
      claim.testClass.map { "\($0.name): " + claim.test } ?? claim.test
    }
    return .sharedByTests(path: second.path, first: described(first), second: described(second))
  }
}

/// The name of a reference, chosen among its possible names.
private struct Choice {
  /// The snapshot's name as passed, or its number.
  let name: String
  let path: String
  /// The path with the suite, which distinguishes tests of the same name in one file.
  let qualifiedPath: String
  let id: SnapshotID
  let obstacle: ReferenceError?
  /// The case of the test, if the path does not contain it.
  let sharedCase: String?
  private let request: ReferenceLocation.Request

  /// One of the possible names of a reference.
  private struct Candidate {
    /// The arguments in the name, if any.
    var arguments: String?
    /// The name as passed, as in file names, or the number.
    var word: String
    /// Whether the word is a number that the file name leaves out.
    var isBare = false
  }

  init(_ request: ReferenceLocation.Request, folder: ReferenceFolder, naming: Naming) {
    let test = request.test
    let pathExtension = request.pathExtension
    let settings = (try? request.file.package.get())?.settings ?? ReferenceSettings()
    let function = ReferenceName.sanitized(test.function)
    let suite = ReferenceName.sanitized(test.suite)
    let numbers =
      request.isNumbered
      ? request.number.map { (own: $0, shared: $0) } ?? naming.nextNumbers(of: test, in: folder.path) : nil
    let name = numbers.map { String($0.own) } ?? request.name ?? ""
    let word = ReferenceName.sanitized(name)
    let arguments = test.arguments.component
    let isWordless = request.cell != nil && request.name == nil
    func file(_ candidate: Candidate, of test: String) -> String {
      // NB: appended one by one, because lists of parts take many times longer in debug builds.
      var name = test
      if let arguments = candidate.arguments { name += "." + arguments }
      if !candidate.isBare, !isWordless { name += "." + candidate.word }
      if let cell = request.cell { name += "." + ReferenceName.sanitized(cell.name) }
      return ReferenceName.file(name, pathExtension: pathExtension)
    }
    func candidates(_ arguments: String?, _ word: String) -> [Candidate] {
      let numbered = Candidate(arguments: arguments, word: word)
      guard settings.omitsFirstNumber, request.isNumbered, word == "1" else { return [numbered] }
      return [Candidate(arguments: arguments, word: word, isBare: true), numbered]
    }
    func isPresent(_ candidate: Candidate, of test: String) -> Bool {
      let path = folder.path + "/" + file(candidate, of: test)
      // What another case records in this process is no older reference of all cases.
      let isOfAllCases = candidate.arguments == nil && arguments != nil
      return ReferenceFile.exists(path) && !(isOfAllCases && naming.registry.recordings.isNew(path))
    }
    func existing(_ candidates: [Candidate], of test: String) -> Candidate? {
      // A reference that can have only one name is not looked for here.
      candidates.count < 2 ? candidates.first : candidates.first { isPresent($0, of: test) }
    }
    let own = candidates(arguments, word)
    // A reference without the arguments was recorded by swift-snapshot-testing, or the settings ask for it. All cases of the
    // test share it or, without a `.snapshots` trait, share its counter.
    let shared =
      arguments == nil
      ? [] : candidates(nil, numbers.map { String($0.shared) } ?? word) + candidates(nil, word)
    let isCaseOmitted = settings.omitsCase && request.name != nil && arguments != nil
    let chosen = existing(shared.isEmpty ? own : own + shared, of: function) ?? (isCaseOmitted ? shared[0] : own[0])
    let fileName = file(chosen, of: function)
    let usual = folder.path + "/" + fileName
    let qualified = isCaseOmitted ? own + candidates(nil, word) : own
    self.request = request
    self.name = request.isNumbered ? chosen.word : name
    self.path = usual
    let qualifiedTest = suite + "." + function
    let qualifiedChoice = existing(qualified, of: qualifiedTest) ?? (isCaseOmitted ? shared[0] : own[0])
    qualifiedPath = folder.path + "/" + file(qualifiedChoice, of: qualifiedTest)
    sharedCase = chosen.arguments == nil ? arguments.map { "\(test.written) (\($0))" } : nil
    id = SnapshotID(
      target: test.target, suite: test.suite, function: function, arguments: chosen.arguments, folder: folder.words,
      name: chosen.word, pathExtension: pathExtension, configuration: request.cell)
    if test.isMadeByMacro {
      obstacle = .namedByMacro(function: test.function)
    } else if test.arguments == .unknown, request.name == nil {
      obstacle = .unnamedCase(test: test.written)
    } else if naming.isRepeated, let numbers, numbers.own > 1, !ReferenceFile.exists(usual) {
      // This may be the next snapshot of the test or the first one of the next repetition.
      obstacle = .numbersGoOn(path: usual, test: test.written)
    } else if !ReferenceName.isFile(fileName) {
      obstacle = .outsideReferenceFolder(path: usual, folder: folder.path)
    } else {
      obstacle = nil
    }
  }

  /// Returns the claim on a path for the registry.
  func claim(of path: String, testClass: TestClass?) -> NameRegistry.Claim {
    let test = request.test.written + (id.arguments.map { " (\($0))" } ?? "")
    var written = request.isNumbered ? "number " + name : name
    if let cell = request.cell { written += " \(cell.strategy)@\(cell.name)" }
    return NameRegistry.Claim(
      path: path, test: test, testCase: id.arguments == nil ? nil : request.test.caseIdentity,
      caller: request.test.caller?.name, testClass: testClass,
      name: written)
  }
}
