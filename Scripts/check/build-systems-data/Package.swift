// swift-tools-version: 6.2
import PackageDescription

// Scripts/check/build-systems sets both.
let url = Context.environment["CLIENT_DEPENDENCY"] ?? ""
let hasPictures = Context.environment["CLIENT_TEXT_ONLY"] == nil

func product(_ name: String) -> Target.Dependency { .product(name: name, package: "swift-snapshot") }

let text: [Target] = [
  .target(name: "Words"),
  .testTarget(name: "TextTests", dependencies: ["Words", product("SnapshotCore")], exclude: ["__Snapshots__"]),
  .testTarget(name: "NumberTests", dependencies: [product("SnapshotCore")], exclude: ["__Snapshots__"]),
]
let pictures: [Target] = [
  .target(name: "Charts", dependencies: [product("Raster")]),
  .target(name: "Screens", dependencies: [product("SnapshotUI")]),
  .testTarget(name: "PictureTests", dependencies: ["Charts", product("Snapshot")], exclude: ["__Snapshots__"]),
  .testTarget(
    name: "ViewTests", dependencies: ["Screens", product("Snapshot"), product("SnapshotUI")],
    exclude: ["__Snapshots__"]),
]

let package = Package(
  name: "client",
  platforms: [.macOS(.v13)],
  dependencies: [.package(url: url, from: "1000.0.0")],
  targets: hasPictures ? text + pictures : text
)
