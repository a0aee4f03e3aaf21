// swift-tools-version: 6.2

import PackageDescription

/// On Linux, `import SwiftUI` imports `SnapshotUI` in the targets with these settings.
let aliases: [SwiftSetting] = [
  .unsafeFlags(
    [
      "SwiftUI=SnapshotUI", "UIKit=SnapshotUIKit", "Combine=SnapshotPublishers", "os=SnapshotOS",
      "OSLog=SnapshotOSLog",
    ].flatMap { ["-module-alias", $0] }, .when(platforms: [.linux]))
]

/// A feature of an app for each view architecture, and one screen in all of them, with tests and pictures. The page of each one is
/// its README.
///
///     swift test --package-path Examples
///     swift test --package-path Examples --filter CheckoutTests
let package = Package(
  name: "Examples",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(name: "swift-snapshot", path: ".."),
    // One version, because its completion scripts are references of Todo.
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
  ],
  targets: [
    // A store with debounce, cancellation and a payment, and its flow through the screens.
    .target(
      name: "Checkout",
      dependencies: [
        .product(name: "StateStore", package: "swift-snapshot"),
        .product(name: "StateStoreUI", package: "swift-snapshot"),
        .product(name: "SnapshotUI", package: "swift-snapshot"),
      ],
      path: "Checkout/Sources"),
    .testTarget(
      name: "CheckoutTests",
      dependencies: [
        "Checkout", .product(name: "Snapshot", package: "swift-snapshot"),
        .product(name: "StateStoreTesting", package: "swift-snapshot"),
        .product(name: "StateStoreUITesting", package: "swift-snapshot"),
      ],
      path: "Checkout/Tests", exclude: ["__Snapshots__"]),
    // A feed with pages, as a list of slices.
    .target(
      name: "Feed",
      dependencies: [
        .product(name: "SliceKit", package: "swift-snapshot"), .product(name: "SnapshotUI", package: "swift-snapshot"),
      ],
      path: "Feed/Sources"),
    .testTarget(
      name: "FeedTests",
      dependencies: [
        "Feed", .product(name: "SliceKit", package: "swift-snapshot"),
        .product(name: "Snapshot", package: "swift-snapshot"), .product(name: "SnapshotUI", package: "swift-snapshot"),
      ],
      path: "Feed/Tests", exclude: ["__Snapshots__"]),
    // A settings screen as a function of view data, in four appearances.
    .target(
      name: "Settings", dependencies: [.product(name: "SnapshotUI", package: "swift-snapshot")],
      path: "Settings/Sources"),
    .testTarget(
      name: "SettingsTests", dependencies: ["Settings", .product(name: "Snapshot", package: "swift-snapshot")],
      path: "Settings/Tests", exclude: ["__Snapshots__"]),
    // A list, a detail and a form, the app of the tutorial.
    .target(
      name: "Recipes", dependencies: [.product(name: "SnapshotUI", package: "swift-snapshot")], path: "Recipes/Sources"),
    .testTarget(
      name: "RecipesTests",
      dependencies: [
        "Recipes", .product(name: "Snapshot", package: "swift-snapshot"),
        .product(name: "SnapshotUI", package: "swift-snapshot"),
      ],
      path: "Recipes/Tests", exclude: ["__Snapshots__"]),
    // A search whose view model is a function of inputs to outputs.
    .target(
      name: "Search",
      dependencies: [
        .product(name: "StateStore", package: "swift-snapshot"),
        .product(name: "SnapshotUI", package: "swift-snapshot"),
      ],
      path: "Search/Sources"),
    .testTarget(
      name: "SearchTests",
      dependencies: [
        "Search", .product(name: "Snapshot", package: "swift-snapshot"),
        .product(name: "StateStoreTesting", package: "swift-snapshot"),
      ],
      path: "Search/Tests", exclude: ["__Snapshots__"]),
    // A playlist whose tests count the evaluations of each body.
    .target(
      name: "Playlist", dependencies: [.product(name: "SnapshotUI", package: "swift-snapshot")],
      path: "Playlist/Sources/Playlist"),
    .executableTarget(
      name: "PlaylistApp", dependencies: ["Playlist", .product(name: "SnapshotUI", package: "swift-snapshot")],
      path: "Playlist/Sources/PlaylistApp"),
    .testTarget(
      name: "PlaylistTests",
      dependencies: ["Playlist", "PlaylistApp", .product(name: "Snapshot", package: "swift-snapshot")],
      path: "Playlist/Tests", exclude: ["__Snapshots__"]),
    // One screen in five architectures, whose pictures are the same.
    .target(
      name: "Books", dependencies: [.product(name: "SnapshotUI", package: "swift-snapshot")],
      path: "Books/Sources/Shared"),
    .target(
      name: "BooksStore",
      dependencies: [
        "Books", .product(name: "StateStore", package: "swift-snapshot"),
        .product(name: "StateStoreUI", package: "swift-snapshot"),
      ],
      path: "Books/Sources/Store"),
    .target(
      name: "BooksSlices", dependencies: ["Books", .product(name: "SliceKit", package: "swift-snapshot")],
      path: "Books/Sources/Slices"),
    .target(
      name: "BooksHarness", dependencies: ["Books", .product(name: "StateStore", package: "swift-snapshot")],
      path: "Books/Sources/Harness"),
    .target(name: "BooksViewData", dependencies: ["Books"], path: "Books/Sources/ViewData"),
    .target(name: "BooksObservable", dependencies: ["Books"], path: "Books/Sources/Observable"),
    .testTarget(
      name: "BooksTests",
      dependencies: [
        "Books", "BooksStore", "BooksSlices", "BooksHarness", "BooksViewData", "BooksObservable",
        .product(name: "Raster", package: "swift-snapshot"), .product(name: "Snapshot", package: "swift-snapshot"),
        .product(name: "StateStoreTesting", package: "swift-snapshot"),
        .product(name: "StateStoreUITesting", package: "swift-snapshot"),
      ],
      path: "Books/Tests", exclude: ["__Snapshots__"]),
    // Files of an app, unchanged: they import SwiftUI, Combine and os, also on Linux.
    .target(
      name: "Trips",
      dependencies: [.product(name: "SnapshotUI", package: "swift-snapshot", condition: .when(platforms: [.linux]))],
      path: "Trips/Sources", swiftSettings: aliases),
    .testTarget(
      name: "TripsTests", dependencies: ["Trips", .product(name: "Snapshot", package: "swift-snapshot")],
      path: "Trips/Tests", exclude: ["__Snapshots__"], swiftSettings: aliases),
    // View data that draws itself with the rasterizer alone: a chart, a ticket, an invoice, a map.
    .target(
      name: "Drawings", dependencies: [.product(name: "Raster", package: "swift-snapshot")], path: "Drawings/Sources"),
    .testTarget(
      name: "DrawingsTests",
      dependencies: [
        "Drawings", .product(name: "Raster", package: "swift-snapshot"),
        .product(name: "Snapshot", package: "swift-snapshot"), .product(name: "SnapshotUI", package: "swift-snapshot"),
      ],
      path: "Drawings/Tests", exclude: ["__Snapshots__"]),
    // A command line tool with ArgumentParser: what it prints, how it ends, its help and its manual page.
    .executableTarget(
      name: "todo", dependencies: [.product(name: "ArgumentParser", package: "swift-argument-parser")],
      path: "Todo/Sources"),
    .testTarget(
      name: "TodoTests",
      dependencies: [
        "todo", .product(name: "SnapshotCommands", package: "swift-snapshot"),
        .product(name: "SnapshotCore", package: "swift-snapshot"),
      ],
      path: "Todo/Tests", exclude: ["__Snapshots__"]),
    // A generator of Swift files, which are committed and compiled.
    .target(name: "PaletteGenerator", path: "Palette/Sources/Generator"),
    .executableTarget(name: "palette", dependencies: ["PaletteGenerator"], path: "Palette/Sources/Tool"),
    .target(name: "PaletteColors", path: "Palette/Colors"),
    .testTarget(
      name: "PaletteTests",
      dependencies: [
        "palette", "PaletteColors", "PaletteGenerator", .product(name: "SnapshotCommands", package: "swift-snapshot"),
        .product(name: "SnapshotCore", package: "swift-snapshot"),
        .product(name: "SnapshotFolders", package: "swift-snapshot"),
      ],
      path: "Palette/Tests", exclude: ["__Snapshots__"]),
  ],
  swiftLanguageModes: [.v6]
)
