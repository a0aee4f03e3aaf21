// swift-tools-version: 6.2
import PackageDescription

// The package of Scripts/check/mcp, which replaces SNAPSHOT by the folder of the repository.
let package = Package(
  name: "Account",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "swift-snapshot", path: "SNAPSHOT")],
  targets: [
    .target(name: "Feature", dependencies: [.product(name: "SnapshotUI", package: "swift-snapshot")]),
    .testTarget(
      name: "FeatureTests",
      dependencies: [
        "Feature", .product(name: "Snapshot", package: "swift-snapshot"),
        .product(name: "SnapshotUI", package: "swift-snapshot"),
      ], exclude: ["__Snapshots__"]),
  ]
)
