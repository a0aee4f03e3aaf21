import Foundation
import SnapshotRuns
import SnapshotWorkspace

/// The commits of a repository that changed references, newest first, from one call of `git log`.
struct ReferenceLog {
  struct Commit {
    var hash: String
    var parents: [String]
    /// In ISO 8601, with the author's time zone.
    var date: String
    var author: String
    var subject: String
    var changes: [Change]
  }

  /// A changed file. A merge lists the files that differ from each of its parents.
  struct Change {
    /// `A`, `M`, `D`, `R` or `C`, for each parent.
    var statuses: [Character]
    /// The contents before, for each parent; `nil` if the parent lacks the file.
    var old: [String?]
    /// The contents after; `nil` if the file was deleted.
    var new: String?
    /// The path in each parent, relative to the package.
    var oldPaths: [String]
    var path: String
  }

  let commits: [Commit]
  /// Whether the clone lacks older commits, so that the oldest one seems to add all files.
  let isShallow: Bool
  let folder: String

  /// - Throws: ``CommandError`` if the package is in no git repository, or in one without commits.
  init(of boundary: PackageBoundary, from revision: String = "HEAD") async throws {
    let copy = try await GitWorkingCopy(
      containing: boundary.root, remedy: "Run in a clone: the history of references is that of git.")
    folder = boundary.root
    guard try await Git.run(["rev-parse", "--verify", "--quiet", "HEAD^{commit}"], in: folder).isSuccess else {
      throw CommandError(.noSuchKey, "The repository \(copy.top) has no commits. Commit the references first.")
    }
    let start = try await copy.commit(revision)
    let prefix = try await Git.run(["rev-parse", "--show-prefix"], in: folder).output
    isShallow = try await copy.isShallow
    let arguments = [
      "-c", "log.showSignature=false", "-c", "i18n.logOutputEncoding=UTF-8", "log", "--raw", "-z", "--no-abbrev",
      "--find-renames", "-c", "--combined-all-paths", "--parents", "--date-order", "--no-color", "--no-ext-diff",
      "--format=%x01%H%x00%P%x00%aI%x00%aN%x00%s", start, "--",
    ]
    commits = Self.commits(
      in: try await Git.output(arguments + Self.pathspecs(of: boundary), in: folder),
      prefix: String(decoding: prefix, as: UTF8.self).trimmingCharacters(in: .newlines))
  }

  /// The folders of references, relative to the package.
  static func pathspecs(of boundary: PackageBoundary) -> [String] {
    let usual = ":(glob)**/\(PackageBoundary.folderName)/**"
    return [usual] + (boundary.directory.map { [":(literal)" + $0] } ?? [])
  }

  /// The paths of all references that a commit has, had or deleted.
  var paths: Set<String> { Set(commits.flatMap { $0.changes.map(\.path) }) }

  // MARK: Reading

  private static func commits(in output: [UInt8], prefix: String) -> [Commit] {
    let tokens = output.split(separator: 0, omittingEmptySubsequences: false)
    var commits: [Commit] = []
    var index = 0
    func text(_ index: Int) -> String {
      tokens.indices.contains(index) ? String(decoding: tokens[index], as: UTF8.self) : ""
    }
    func path(_ index: Int) -> String? {
      let path = text(index)
      return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
    }
    while index < tokens.count {
      let token = text(index)
      index += 1
      if token.hasPrefix("\u{1}") {
        commits.append(
          Commit(
            hash: String(token.dropFirst()), parents: text(index).split(separator: " ").map(String.init),
            date: text(index + 1), author: text(index + 2), subject: text(index + 3), changes: []))
        index += 4
        continue
      }
      let header = token.drop { $0 == "\n" }
      let parents = header.prefix { $0 == ":" }.count
      let fields = header.dropFirst(parents).split(separator: " ")
      guard parents > 0, fields.count == 2 * parents + 3, let last = fields.last else { continue }
      let statuses = parents == 1 ? [last.first ?? "M"] : Array(last)
      let isMoved = parents == 1 && "RC".contains(statuses[0])
      let count = parents == 1 ? (isMoved ? 2 : 1) : parents + 1
      let paths = (index..<index + count).map(path)
      index += count
      // Links and submodules are no references.
      guard !commits.isEmpty, let current = paths.last ?? nil, !fields[..<(parents + 1)].contains("120000"),
        !fields[..<(parents + 1)].contains("160000")
      else { continue }
      commits[commits.count - 1].changes.append(
        Change(
          statuses: statuses, old: fields[(parents + 1)..<(2 * parents + 1)].map(object),
          new: object(fields[2 * parents + 1]),
          oldPaths: parents == 1 ? [paths[0] ?? current] : paths.dropLast().map { $0 ?? current }, path: current))
    }
    return commits
  }

  private static func object(_ hash: Substring) -> String? { hash.allSatisfy { $0 == "0" } ? nil : String(hash) }
}

extension ReferenceLog {
  /// The versions of some references, newest first, under all names that they had.
  ///
  /// The names are followed along the parents of each commit, so that a file that got a name later, or has it on another branch,
  /// is not taken for the reference.
  ///
  /// - Complexity: linear in the number of commits and of changes.
  func versions(of paths: [String]) -> [[ReferenceVersion]] {
    var versions = [[ReferenceVersion]](repeating: [], count: paths.count)
    guard let first = commits.first else { return versions }
    /// The references by their names in each commit.
    var names: [String: [String: Int]] = [first.hash: Dictionary(zip(paths, paths.indices)) { a, _ in a }]
    for commit in commits {
      guard let here = names.removeValue(forKey: commit.hash) else { continue }
      var before = [[String: Int]](repeating: here, count: commit.parents.count)
      for change in commit.changes {
        guard let reference = here[change.path] else { continue }
        let isOldest = isShallow && commit.parents.isEmpty
        versions[reference].append(ReferenceVersion(of: commit, change, isOldestKnown: isOldest))
        for (parent, oldPath) in zip(before.indices, change.oldPaths) where oldPath != change.path {
          guard change.statuses.indices.contains(parent), change.statuses[parent] == "R" else { continue }
          before[parent][change.path] = nil
          before[parent][oldPath] = reference
        }
      }
      for (parent, known) in zip(commit.parents, before) { names[parent, default: known].merge(known) { a, _ in a } }
    }
    return versions
  }
}
