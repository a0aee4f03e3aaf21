// swift-tools-version: 6.0

import PackageDescription

// The command line tool of swift-snapshot, built. With the file of a release instead of the folder:
//
//     .binaryTarget(
//       name: "snapshot", url: "https://github.com/swift-snapshot/swift-snapshot/releases/download/0.1.0/snapshot.artifactbundle.zip",
//       checksum: "…")

let package = Package(
  name: "swift-snapshot-tool",
  products: [.plugin(name: "SnapshotToolPlugin", targets: ["SnapshotPlugin", "SnapshotWritePlugin"])],
  targets: [
    .binaryTarget(name: "snapshot", path: "snapshot.artifactbundle"),
    .plugin(
      name: "SnapshotPlugin",
      capability: .command(
        intent: .custom(verb: "snapshot-tool", description: "Verifies snapshots and reports on them.")),
      dependencies: ["snapshot"]),
    .plugin(
      name: "SnapshotWritePlugin",
      capability: .command(
        intent: .custom(verb: "snapshot-tool-write", description: "Records, reviews, accepts and prunes snapshots."),
        permissions: [.writeToPackageDirectory(reason: "References are written beside the tests.")]),
      dependencies: ["snapshot"]),
  ]
)
