// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "App",
  dependencies: [.package(name: "swift-snapshot", path: "ROOT")],
  targets: [
    .target(name: "App"),
    .testTarget(
      name: "AppTests",
      dependencies: [
        "App", .product(name: "Snapshot", package: "swift-snapshot"),
        .product(name: "SnapshotUI", package: "swift-snapshot"),
        .product(name: "InlineSnapshot", package: "swift-snapshot"),
      ],
      exclude: ["__Snapshots__"]),
    .testTarget(name: "CoreTests", dependencies: [.product(name: "SnapshotCore", package: "swift-snapshot")]),
  ]
)
