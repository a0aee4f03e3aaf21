// swift-tools-version: 6.2

import PackageDescription

/// Screens of public reference pictures, rebuilt with `SnapshotUI`. `Scripts/measure/metrics` draws and compares them.
let package = Package(
  name: "metrics",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "swift-snapshot", path: "../../..")],
  targets: [
    .executableTarget(
      name: "MetricScreens", dependencies: [.product(name: "SnapshotUI", package: "swift-snapshot")])
  ]
)
