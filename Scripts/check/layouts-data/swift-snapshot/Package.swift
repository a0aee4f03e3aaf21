// swift-tools-version: 5.8
import PackageDescription

// The products and the few names of the library that `snapshot init` writes, so that a layout is built in seconds.
let package = Package(
  name: "swift-snapshot",
  products: [
    .library(name: "Snapshot", targets: ["Snapshot"]), .library(name: "SnapshotCore", targets: ["SnapshotCore"]),
    .library(name: "SnapshotUI", targets: ["SnapshotUI"]),
  ],
  targets: [
    .target(name: "SnapshotCore"), .target(name: "SnapshotUI"), .target(name: "Snapshot", dependencies: ["SnapshotCore"]),
  ]
)
