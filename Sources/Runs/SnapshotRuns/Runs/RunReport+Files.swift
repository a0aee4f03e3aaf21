import Foundation
import Raster
import SnapshotFoundation
import SnapshotLedger
import SnapshotWorkspace

/// The files that a run names. File names from a run are untrusted: artifacts are read only inside the run's folder,
/// references only inside the current package, and neither through symbolic links.
extension RunReport {
  /// Where the run was made.
  package var origin: PackageBoundary.Origin {
    let wasMadeHere =
      facts?.isMerged != true && facts?.isImported != true
      && boundary?.isOwn(folder, madeIn: packageDirectory) == true
    return PackageBoundary.Origin(packageDirectory: packageDirectory, isOwn: wasMadeHere)
  }

  /// Returns the absolute path of an artifact; `nil` if there is none or if it is outside of the run's folder.
  package func artifactPath(_ relative: String?) -> String? {
    guard let relative, (try? folder.hasFile(relative)) != nil else { return nil }
    return folder.absolutePath(relative)
  }

  /// Returns the contents of an artifact; `nil` if it does not exist or may not be read.
  package func contents(_ artifact: String?) -> Data? {
    guard let artifact else { return nil }
    return (try? folder.contents(of: artifact)) ?? nil
  }

  /// Returns the path of an entry's reference file in the current package; `nil` if it has none or may not be read.
  package func referencePath(of entry: LedgerEntry) -> String? {
    guard !entry.hasReferenceInSource else { return nil }
    return try? boundary?.reference(of: entry, madeIn: origin)
  }

  /// Returns the current contents of an entry's reference file; `nil` if it has none or may not be read.
  package func referenceContents(of entry: LedgerEntry) -> Data? {
    referencePath(of: entry).flatMap { (try? boundary?.read($0)) ?? nil }
  }

  /// Returns the file of the current package that accepting an entry would change; `nil` if there is none.
  package func changedPath(of entry: LedgerEntry) -> String? {
    guard entry.hasReferenceInSource else { return referencePath(of: entry) }
    let path = try? boundary?.source(of: entry, madeIn: origin)
    return path.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().standardizedFileURL.path }
  }

  /// Returns the reference that a result was compared with: the artifact of the run, or for a changed snapshot without an
  /// artifact the current reference.
  package func expectedContents(of result: SnapshotResult) -> Data? {
    if result.entry.artifacts.expected != nil { return contents(result.entry.artifacts.expected) }
    guard [.changed, .nondeterministic, .known].contains(result.status) else { return nil }
    return referenceContents(of: result.entry)
  }

  /// Returns the path of an entry's reference as an identifier, whether or not it may be read.
  package func location(of entry: LedgerEntry) -> String {
    boundary?.location(of: entry, madeIn: packageDirectory)
      ?? URL(fileURLWithPath: entry.reference).standardizedFileURL.path
  }

  /// The references of failed snapshots that are Git LFS pointers, of which the files were not fetched.
  package var gitLFSPointers: [String] {
    results.filter { $0.status == .error }.compactMap { referencePath(of: $0.entry) }.filter { path in
      (try? PlainFile.read(path, limit: 1024)).flatMap { $0 }.flatMap(GitDamage.init(of:)) == .lfsPointer
    }
  }

  func health(of entry: LedgerEntry) -> ReferenceHealth {
    referencePath(of: entry).map { ReferenceHealth(path: $0, format: entry.format) } ?? .absent
  }

  /// The largest number of snapshots of which reports show those that passed, too.
  package static let mostShown = 5000

  /// Whether reports show the images of passed snapshots. Those of a large run would hide its failures.
  package var showsPassedImages: Bool { results.count <= RunReport.mostShown }

  /// Whether reports read the reference of a result, in addition to the artifacts of the run.
  private func needsReference(_ result: SnapshotResult) -> Bool {
    guard !result.entry.hasReferenceInSource else { return false }
    switch result.status {
    case .changed, .nondeterministic, .known: return result.entry.artifacts.expected == nil
    case .missing: return false
    case .passed where !showsPassedImages: return false
    case .passed, .new, .rerecorded: return result.entry.format == "png" && result.entry.artifacts.actual == nil
    case .error: return !result.entry.reference.isEmpty
    }
  }

  /// Warnings about files that the run names but that may not be read.
  ///
  /// - Complexity: one file system access per named file.
  package var refusals: [String] { refusals(of: results) }

  /// Returns warnings about files that some results name but that may not be read.
  package func refusals(of results: [SnapshotResult]) -> [String] {
    results.flatMap { result -> [String] in
      let entry = result.entry
      let artifacts = [
        entry.artifacts.expected, entry.artifacts.actual, entry.artifacts.difference, entry.artifacts.edit,
        entry.artifacts.expectedTrace, entry.artifacts.actualTrace,
      ]
      var sentences = artifacts.compactMap { $0 }.compactMap { artifact -> String? in
        do throws(PlainFile.Refusal) {
          _ = try folder.hasFile(artifact)
          return nil
        } catch {
          return
            "Cannot read the artifact \(VisibleText.line(artifact)) of \(VisibleText.line(result.id)): \(error.reason)"
        }
      }
      if let boundary, needsReference(result) {
        do throws(PackageBoundary.Refusal) {
          _ = try boundary.reference(of: entry, madeIn: origin)
        } catch {
          sentences.append(
            "Cannot read the reference \(VisibleText.line(error.path)) of \(VisibleText.line(result.id)): \(error.reason)"
          )
        }
      }
      return sentences
    }
  }
}
