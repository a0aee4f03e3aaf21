import SnapshotFoundation

/// The name of an image in an asset catalog.
public struct ImageResource: Hashable, Sendable {
  let asset: AssetReference

  /// Creates a resource of a bundle.
  public init(name: String, bundle: Bundle) { asset = AssetReference(name: name, bundle: bundle) }
}

/// The name of a color in an asset catalog.
public struct ColorResource: Hashable, Sendable {
  let asset: AssetReference

  /// Creates a resource of a bundle.
  public init(name: String, bundle: Bundle) { asset = AssetReference(name: name, bundle: bundle) }
}

/// An asset by its name.
struct AssetReference: Hashable, Sendable {
  var name: String
  /// The bundle; `nil` for the main bundle of the environment.
  var bundle: Bundle?
}

extension AssetReference {
  /// Returns an asset of the environment's catalogs; `nil` if it is missing.
  ///
  /// - Throws: ``ViewError/Reason/unreadableResource(file:problem:)``.
  func find<Asset>(
    _ assets: KeyPath<AssetCatalogs, [String: Asset]>, in environment: EnvironmentValues
  ) throws(ViewError) -> (asset: Asset, catalogs: AssetCatalogs)? {
    guard let catalogs = try environment.resources(of: bundle)?.assets() else { return nil }
    return catalogs[keyPath: assets][name].map { ($0, catalogs) }
  }

  /// Returns the error for a missing asset: what is missing, similar names, and the catalogs that were searched.
  func missing<Asset>(
    _ kind: String, _ assets: KeyPath<AssetCatalogs, [String: Asset]>, at path: String,
    in environment: EnvironmentValues
  ) -> ViewError {
    guard let folder = environment.resources(of: bundle) else {
      return ViewError(.missingAsset(path: path, kind: kind, name: name, similar: [], searched: nil))
    }
    let catalogs = try? folder.assets()
    let known = catalogs.map { Array($0[keyPath: assets].keys) } ?? []
    return ViewError(
      .missingAsset(
        path: path, kind: kind, name: name, similar: SimilarNames.of(name, in: known),
        searched: (catalogs?.names ?? []).map { folder.url.appendingPathComponent($0).path }))
  }
}

/// Names that are spelled like another one.
enum SimilarNames {
  /// Returns up to three names that differ in a few letters or contain each other, the closest first.
  static func of(_ name: String, in known: some Sequence<String>) -> [String] {
    let limit = max(2, name.lowercased().unicodeScalars.prefix(64).count / 3)
    let found = known.compactMap { other -> (name: String, distance: Int)? in
      let lowered = other.lowercased()
      let distance = editDistance(name.lowercased(), lowered)
      if distance <= limit { return (other, distance) }
      let last = lowered.split(separator: "/").last.map(String.init) ?? lowered
      let isPart = name.count >= 3 && (lowered.contains(name.lowercased()) || name.lowercased().contains(last))
      return isPart ? (other, limit + 1) : nil
    }
    return found.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(3).map(\.name)
  }
}
