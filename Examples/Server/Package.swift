// swift-tools-version: 6.2

import PackageDescription

/// A server with a database, and a client of another service. A package of its own, because a first build of Hummingbird takes minutes.
///
///     swift test --package-path Examples/Server
let package = Package(
  name: "Server",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(name: "swift-snapshot", path: "../.."),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.3.0"),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.0.0"),
  ],
  targets: [
    // SQLite of the system: apt-get install libsqlite3-dev
    .systemLibrary(
      name: "CSQLite", path: "Sources/CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .target(
      name: "Server", dependencies: ["CSQLite", .product(name: "Hummingbird", package: "hummingbird")],
      path: "Sources/Server"),
    .testTarget(
      name: "ServerTests",
      dependencies: [
        "Server", .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdTesting", package: "hummingbird"),
        .product(name: "SnapshotCore", package: "swift-snapshot"),
        .product(name: "SnapshotHTTP", package: "swift-snapshot"),
        .product(name: "SnapshotSQL", package: "swift-snapshot"),
      ],
      path: "Tests", exclude: ["__Snapshots__"]),
  ]
)
