import Foundation
import Raster
import SnapshotLedger

/// The files that a run names. None of its names is believed: artifacts are read inside the run's folder only, references in
/// the package of whoever looks at the run, and neither through links.
extension RunReport {
  /// The absolute path of an artifact, or `nil` when an entry has none or names one that is not inside of the run's folder.
  package func artifactPath(_ relative: String?) -> String? {
    guard let relative, (try? folder.hasFile(relative)) != nil else { return nil }
    return folder.absolutePath(relative)
  }

  /// The bytes of an artifact; `nil` where the run kept none, or where they are not read.
  package func contents(_ artifact: String?) -> Data? {
    guard let artifact else { return nil }
    return (try? folder.contents(of: artifact)) ?? nil
  }

  /// The path of an entry's reference in the caller's package; `nil` where it has none that may be read.
  package func referencePath(of entry: LedgerEntry) -> String? {
    guard !entry.hasReferenceInSource else { return nil }
    return try? boundary?.reference(of: entry, madeIn: packageDirectory)
  }

  /// The bytes of an entry's reference as it is now; `nil` where there is none that may be read.
  package func referenceContents(of entry: LedgerEntry) -> Data? {
    referencePath(of: entry).flatMap { (try? PlainFile.read($0, limit: RunFolder.largestArtifact)) ?? nil }
  }

  /// The file of the caller's package that accepting an entry changes; `nil` where there is none.
  package func changedPath(of entry: LedgerEntry) -> String? {
    guard entry.hasReferenceInSource else { return referencePath(of: entry) }
    let path = try? boundary?.source(of: entry, madeIn: packageDirectory)
    return path.map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().standardizedFileURL.path }
  }

  /// What a result was compared with: what the run kept of it, or else, where it says that the reference changed, what is
  /// in its place now.
  package func expectedContents(of result: SnapshotResult) -> Data? {
    if result.entry.artifacts.expected != nil { return contents(result.entry.artifacts.expected) }
    guard result.status == .changed || result.status == .nondeterministic else { return nil }
    return referenceContents(of: result.entry)
  }

  /// The path of an entry's reference for telling it from others, whether or not it may be read.
  func location(of entry: LedgerEntry) -> String {
    boundary?.location(of: entry, madeIn: packageDirectory)
      ?? URL(fileURLWithPath: entry.reference).standardizedFileURL.path
  }

  func health(of entry: LedgerEntry) -> ReferenceHealth {
    referencePath(of: entry).map { ReferenceHealth(path: $0, format: entry.format) } ?? .absent
  }

  /// Whether reports look at a result's reference, and not only at what the run kept.
  private func needsReference(_ result: SnapshotResult) -> Bool {
    guard !result.entry.hasReferenceInSource else { return false }
    switch result.status {
    case .changed, .nondeterministic: return result.entry.artifacts.expected == nil
    case .missing: return false
    case .passed, .new, .rerecorded: return result.entry.format == "png" && result.entry.artifacts.actual == nil
    case .error: return !result.entry.reference.isEmpty
    }
  }

  /// What the run names and is not read, a sentence each.
  ///
  /// - Complexity: a look at each file that a result names.
  package var refusals: [String] { refusals(of: results) }

  /// What some of its results name and is not read.
  package func refusals(of results: [SnapshotResult]) -> [String] {
    results.flatMap { result -> [String] in
      let entry = result.entry
      let artifacts = [
        entry.artifacts.expected, entry.artifacts.actual, entry.artifacts.difference, entry.artifacts.edit,
        entry.artifacts.expectedStations, entry.artifacts.actualStations,
      ]
      var sentences = artifacts.compactMap { $0 }.compactMap { artifact -> String? in
        do throws(PlainFile.Refusal) {
          _ = try folder.hasFile(artifact)
          return nil
        } catch {
          return "\(VisibleText.line(result.id)) names the artifact \(VisibleText.line(artifact)): \(error.reason)"
        }
      }
      if let boundary, needsReference(result) {
        do throws(PackageBoundary.Refusal) {
          _ = try boundary.reference(of: entry, madeIn: packageDirectory)
        } catch {
          sentences.append(
            "\(VisibleText.line(result.id)) names the reference \(VisibleText.line(error.path)): \(error.reason)")
        }
      }
      return sentences
    }
  }
}
