// swift-tools-version: 6.3

import CompilerPluginSupport
import PackageDescription

/// Users run their tests in debug builds, where unoptimised pixel loops are many times slower.
/// The trait `Optimized`, on by default, compiles what is hot with optimisation in debug builds too. With
/// `OptimizedRasterizer` alone, that is what touches each pixel: a first build takes a quarter less.
let optimized: [SwiftSetting] = [
  .unsafeFlags(["-O"], .when(configuration: .debug, traits: ["Optimized"]))
]
let optimizedRasterizer: [SwiftSetting] = [
  .unsafeFlags(["-O"], .when(configuration: .debug, traits: ["OptimizedRasterizer"]))
]
/// Callers in other modules inline the bodies of `@inlinable` functions, and the incremental information of a module has no
/// fingerprints for bodies: without it, any change of the module file recompiles what imports it (`Scripts/check-incremental`).
let inlinable: [SwiftSetting] = [
  .unsafeFlags(
    ["-Xfrontend", "-disable-incremental-imports"], .when(configuration: .debug, traits: ["OptimizedRasterizer"]))
]
/// A client that tests only text builds these modules without optimization. One compiler process for a whole module saves a
/// quarter of the processor time, because no file is read and type-checked again for each batch of files.
let wholeModule: [SwiftSetting] = [
  .unsafeFlags(
    ["-disable-batch-mode", "-whole-module-optimization", "-num-threads", "4", "-no-emit-module-separately-wmo"],
    .when(configuration: .debug, traits: ["OptimizedRasterizer"]))
]
let optimizedC: [CSetting] = [
  .unsafeFlags(["-O2"], .when(configuration: .debug, traits: ["OptimizedRasterizer"]))
]
/// The publishers of observable objects where the platform has no Combine.
let combine: [Target.Dependency] = ["OpenCombine", "OpenCombineFoundation", "OpenCombineDispatch"].map {
  .product(name: $0, package: "OpenCombine", condition: .when(platforms: [.linux, .windows, .android]))
}

let package = Package(
  name: "swift-snapshot",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "Snapshot", targets: ["Snapshot"]),
    .library(name: "SnapshotCore", targets: ["SnapshotCore"]),
    .library(name: "InlineSnapshot", targets: ["InlineSnapshot"]),
    .library(name: "Raster", targets: ["Raster"]),
    .library(name: "RasterEmoji", targets: ["RasterEmoji"]),
    .library(name: "Views", targets: ["Views"]),
    .library(name: "Store", targets: ["Store"]),
    .library(name: "StoreTesting", targets: ["StoreTesting"]),
    .library(name: "StoreViews", targets: ["StoreViews"]),
    .library(name: "StoreViewsTesting", targets: ["StoreViewsTesting"]),
    .library(name: "Slices", targets: ["Slices"]),
    .executable(name: "snapshot", targets: ["SnapshotCLI"]),
    .plugin(name: "SnapshotPlugin", targets: ["SnapshotPlugin", "SnapshotWritePlugin"]),
  ],
  traits: [
    .trait(
      name: "Optimized",
      description: "Compiles the rasterizer and the layout with optimisation in debug builds.",
      enabledTraits: ["OptimizedRasterizer"]),
    .trait(
      name: "OptimizedRasterizer",
      description: "Compiles only the rasterizer with optimisation in debug builds, and builds faster."),
    .default(enabledTraits: ["Optimized"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/jpsim/Yams", "5.0.1"..<"7.0.0"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.3.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.0"),
    // As wide as the parser's interface allows, so that packages with macros of any of these versions resolve.
    .package(url: "https://github.com/swiftlang/swift-syntax", "509.0.0"..<"605.0.0"),
  ],
  targets: [
    .systemLibrary(
      name: "CLibPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .systemLibrary(
      name: "CLibHarfBuzz", pkgConfig: "harfbuzz", providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    .target(
      name: "CPNG", dependencies: ["CLibPNG"], cSettings: optimizedC, linkerSettings: [.linkedLibrary("z")]),
    .target(name: "CHarfBuzz", dependencies: ["CLibHarfBuzz"], cSettings: optimizedC),
    .target(name: "CPixels", cSettings: optimizedC),
    .target(name: "RasterFonts", exclude: ["Fonts"]),
    // The outlines of the symbols, as text that is embedded in a C file.
    .target(name: "SymbolOutlines", exclude: ["LICENCES.txt", "symbols.txt"]),
    .target(name: "Hashing", swiftSettings: optimizedRasterizer + wholeModule),
    .target(name: "RasterCore", dependencies: ["Hashing"], swiftSettings: optimizedRasterizer + inlinable),
    .target(
      name: "Raster", dependencies: ["CPNG", "CHarfBuzz", "CPixels", "RasterFonts", "RasterCore", "Hashing"],
      swiftSettings: optimizedRasterizer),
    // Frequent emoji in color. Only clients of the product compile them.
    .target(name: "EmojiData", exclude: ["EMOJI.md", "NotoColorEmoji.ttf", "OFL.txt"]),
    .target(name: "RasterEmoji", dependencies: ["EmojiData", "Raster"]),
    .target(name: "ValueText", swiftSettings: wholeModule),
    // Values as swift-custom-dump prints them, in the same order in every process.
    .target(
      name: "ValueDump", dependencies: ["ValueText", .product(name: "CustomDump", package: "swift-custom-dump")]),
    .target(name: "TestFailures", swiftSettings: wholeModule),
    .target(name: "RenderTraces", dependencies: ["Raster", "RasterCore"], swiftSettings: optimizedRasterizer),
    // Why two pictures differ, from their render traces. Tests and the command line tool use it.
    .target(
      name: "PictureDifferences", dependencies: ["Raster", "RasterCore", "RenderTraces", "SnapshotLedger"],
      swiftSettings: optimizedRasterizer),
    // The plugin of `#Preview`. It depends on nothing, so that clients build no swift-syntax and nothing twice.
    .macro(name: "PreviewMacros", swiftSettings: wholeModule),
    // Reads the conformances of the images of a process.
    .target(name: "CPreviews", cSettings: optimizedC),
    // Lets bodies of the main actor run on the thread that renders them.
    .target(name: "CMainActorChecks"),
    // The publishers of objects without Combine. A module of its own, because `Views` replaces one of OpenCombine's.
    .target(name: "ObservableObjects", dependencies: combine),
    .target(
      name: "Views",
      dependencies: [
        "CMainActorChecks", "CPreviews", "ObservableObjects", "PreviewMacros", "Raster", "RasterCore", "RenderTraces",
        "SymbolOutlines", "TestFailures", "TextDifference", "ValueText",
      ] + combine,
      swiftSettings: optimized),
    .target(
      name: "Store",
      dependencies: ["TestFailures", "ValueDump", "ValueText"]),
    .target(
      name: "StoreTesting",
      dependencies: ["Store", "TestFailures", "TestReporting", "TextDifference", "ValueDump", "ValueText"]),
    // Two targets, because apps link the first one, and the second one links test frameworks.
    .target(name: "StoreViews", dependencies: ["Store", "TestFailures", "ValueText", "Views"]),
    .target(
      name: "StoreViewsTesting",
      dependencies: ["Store", "StoreTesting", "StoreViews", "TestFailures", "ValueDump", "Views"]),
    .target(
      name: "Slices", dependencies: ["RasterCore", "TestFailures", "ValueText", "Views"], swiftSettings: optimized),
    // Reports failures to XCTest and Swift Testing; the C target registers it when a process loads it.
    .target(name: "CTestReporting"),
    .target(
      name: "TestReporting", dependencies: ["CTestReporting", "TestFailures", "ValueText"], swiftSettings: wholeModule),
    .target(name: "TextDifference", swiftSettings: wholeModule),
    // Without optimization in debug builds, which would triple the build time of a client that tests only text.
    .target(name: "SnapshotLedger", dependencies: ["Hashing"], swiftSettings: wholeModule),
    .target(name: "SourceEdits", dependencies: ["Hashing", "SnapshotLedger"]),
    .target(
      name: "SnapshotCore",
      dependencies: [
        "Hashing", "SnapshotLedger", "TestFailures", "TestReporting", "TextDifference", "ValueDump", "ValueText",
      ],
      swiftSettings: wholeModule),
    .target(
      name: "Snapshot",
      dependencies: [
        "PictureDifferences", "Raster", "RasterCore", "RenderTraces", "SnapshotCore", "SnapshotLedger", "TestFailures",
        "TestReporting", "Views",
      ],
      swiftSettings: optimized),
    .target(
      name: "InlineSnapshot",
      dependencies: [
        "SnapshotCore", "SnapshotLedger", "SourceEdits", "TestFailures",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]),
    .target(
      name: "SnapshotRuns",
      dependencies: [
        "Hashing", "PictureDifferences", "Raster", "RasterCore", "RenderTraces", "SnapshotLedger", "TextDifference",
      ]),
    .target(
      name: "SnapshotReview",
      dependencies: ["Hashing", "Raster", "RasterCore", "SnapshotLedger", "SnapshotRuns", "SourceEdits"]),
    .target(
      name: "SnapshotReports", dependencies: ["Hashing", "Raster", "RasterCore", "SnapshotLedger", "SnapshotRuns"]),
    // The page of `snapshot preview`. A target of its own, because only the tool needs a library for HTTP.
    .target(
      name: "PreviewServer",
      dependencies: ["SnapshotLedger", "SnapshotReports", .product(name: "FlyingFox", package: "FlyingFox")]),
    .executableTarget(
      name: "SnapshotCLI",
      dependencies: [
        "PreviewServer", "Raster", "SnapshotLedger", "SnapshotReports", "SnapshotReview", "SnapshotRuns", "SourceEdits",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Subprocess", package: "swift-subprocess"),
        .product(name: "Yams", package: "Yams"),
      ]),
    // Two, because a declared permission must be granted at every use without a terminal.
    .plugin(
      name: "SnapshotPlugin",
      capability: .command(
        intent: .custom(verb: "snapshot", description: "Verifies snapshots and reports on them.")),
      dependencies: ["SnapshotCLI"]),
    .plugin(
      name: "SnapshotWritePlugin",
      capability: .command(
        intent: .custom(verb: "snapshot-write", description: "Records, reviews, accepts and prunes snapshots."),
        permissions: [.writeToPackageDirectory(reason: "References are written beside the tests.")]),
      dependencies: ["SnapshotCLI"]),
    .testTarget(
      name: "RasterTests",
      dependencies: [
        "CPixels", "Raster", "TestSupport",
      ],
      exclude: ["Conformance/__Snapshots__", "Text/shaping.txt", "Text/Unicode/Data"]),
    .testTarget(name: "RenderTracesTests", dependencies: ["Raster", "RenderTraces", "Views"]),
    .testTarget(name: "ViewsTests", dependencies: ["RasterEmoji", "StoreTesting", "TestSupport", "Views"]),
    .testTarget(
      name: "SlicesTests",
      dependencies: [
        "Barcodes", "Slices", "Snapshot", "SnapshotLedger", "StoreViews", "TestReporting", "TestSupport", "Views",
      ],
      exclude: ["Screens/__Snapshots__", "Slices/__Snapshots__", "ViewData/__Snapshots__"]),
    // Type-checks code that must not compile, and the steps of the tutorials, against the built modules.
    .testTarget(name: "CompilationTests", dependencies: ["Slices", "Snapshot", "Views"], exclude: ["Fixtures"]),
    .testTarget(name: "StoreTests", dependencies: ["PublicFeature", "Store", "StoreTesting", "TestFailures"]),
    // Public reducers, states and environments, as the feature module of an app declares them.
    .target(name: "PublicFeature", dependencies: ["Store"], path: "Tests/PublicFeature"),
    // The rules of a game as an app's core module has them: without views, stores and tests.
    .target(name: "GameCore", path: "Tests/GameCore"),
    .testTarget(
      name: "StoreViewsTests",
      dependencies: ["GameCore", "StoreTesting", "StoreViews", "TestFailures", "TestReporting", "Views"]),
    .testTarget(
      name: "SnapshotLedgerTests", dependencies: ["Hashing", "SnapshotLedger", "SourceEdits"], exclude: ["Previous"]),
    .testTarget(name: "TestReportingTests", dependencies: ["TestFailures", "TestReporting"]),
    .testTarget(
      name: "TextDifferenceTests",
      dependencies: [
        "TestSupport", "TextDifference",
      ]),
    .testTarget(
      name: "FlowTests", dependencies: ["Snapshot", "StoreViewsTesting", "TestFailures", "Views"],
      exclude: ["__Snapshots__"]),
    .testTarget(
      name: "SnapshotCoreTests",
      dependencies: [
        "SnapshotCore", "SnapshotLedger", "SnapshotTestSupport", "SourceEdits", "TestFailures", "TestReporting",
        "TestSupport", "TextDifference", "ValueText",
      ],
      exclude: ["Assertions/__Snapshots__", "Testing/__Snapshots__"]),
    .testTarget(
      name: "SnapshotTests",
      dependencies: [
        "Hashing", "Raster", "RenderTraces", "Snapshot", "SnapshotCore", "SnapshotLedger", "SnapshotTestSupport",
        "TestFailures", "TestSupport", "TextDifference", "ValueText", "Views",
      ],
      exclude: [
        "Compatibility/__Snapshots__", "Compatibility/Original/Recorded", "Frames/__Snapshots__",
        "Terminal/__Snapshots__",
      ]),
    .testTarget(
      name: "InlineSnapshotTests",
      dependencies: [
        "InlineSnapshot", "SnapshotCore", "SnapshotLedger", "SourceEdits", "TestSupport",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]),
    .testTarget(name: "PreviewServerTests", dependencies: ["PreviewServer", "SnapshotLedger"]),
    .testTarget(
      name: "SnapshotCLITests",
      dependencies: [
        "PreviewServer", "SnapshotCLI", "Raster", "SnapshotLedger", "SnapshotReview", "SnapshotRuns", "SourceEdits",
      ]),
    // Runs, results and packages for the tests of the three targets that read runs.
    .target(
      name: "RunFixtures", dependencies: ["Raster", "SnapshotLedger", "SnapshotRuns"], path: "Tests/RunFixtures"),
    .testTarget(
      name: "SnapshotRunsTests",
      dependencies: [
        "PictureDifferences", "Raster", "RenderTraces", "RunFixtures", "SnapshotLedger", "SnapshotRuns", "TestSupport",
      ]),
    .testTarget(
      name: "SnapshotReviewTests",
      dependencies: [
        "Raster", "RunFixtures", "Snapshot", "SnapshotLedger", "SnapshotReview", "SnapshotRuns", "SourceEdits",
        "TestSupport",
      ],
      exclude: ["Session/__Snapshots__"]),
    .testTarget(
      name: "SnapshotReportsTests",
      dependencies: [
        "Hashing", "Raster", "RunFixtures", "Snapshot", "SnapshotLedger", "SnapshotReports", "SnapshotRuns",
        "TestSupport",
      ],
      exclude: ["Formats/__Snapshots__"]),
    // View files as one writes them for SwiftUI, whose pictures lie beside the test.
    .testTarget(
      name: "ViewFileTests", dependencies: ["Snapshot", "Views"], exclude: ["__Snapshots__"],
      resources: [.copy("Resources")]),
    // Each leaf, container and modifier by itself.
    .testTarget(name: "CatalogTests", dependencies: ["Snapshot", "Views"], exclude: ["__Snapshots__"]),
    // Previews of every kind, as the modules of an app declare them.
    .target(name: "PreviewFixture", dependencies: ["Views"], path: "Tests/PreviewFixture"),
    // Previews that crash, throw, never end or have no size.
    .target(name: "CrashingPreviewFixture", dependencies: ["Views"], path: "Tests/CrashingPreviewFixture"),
    .target(
      name: "IsolatedPreviewFixture", dependencies: ["Views"], path: "Tests/IsolatedPreviewFixture",
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    // NB: a direct dependency of a test target on the macro's target would build all tests, and what they test, a second time
    // for the host. These tests start the plugin instead.
    .testTarget(
      name: "PreviewTests",
      dependencies: [
        "CrashingPreviewFixture", "IsolatedPreviewFixture", "PreviewFixture", "Raster", "Snapshot", "SnapshotCore",
        "SnapshotLedger", "SnapshotTestSupport", "TestFailures", "TestSupport", "Views",
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ]),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "Barcodes", "Raster", "RenderTraces", "RunFixtures", "Snapshot", "SnapshotCore", "SnapshotLedger",
        "SnapshotRuns", "SnapshotTestSupport", "Views",
      ],
      exclude: ["__Snapshots__"]),
    // What several test targets share: packages in temporary folders, child processes, random numbers.
    .target(
      name: "SnapshotTestSupport", dependencies: ["SnapshotCore", "SnapshotLedger", "TestFailures", "TestReporting"],
      path: "Tests/SnapshotTestSupport"),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    // What the screens of several test targets show.
    .target(name: "Barcodes", dependencies: ["Views"], path: "Tests/Barcodes"),
  ],
  swiftLanguageModes: [.v6]
)

// A part of the test targets, by name: `SNAPSHOT_TEST_TARGETS=GalleryTests,RasterTests swift test` builds no others.
if let names = Context.environment["SNAPSHOT_TEST_TARGETS"]?.split(separator: ",") {
  package.targets.removeAll { target in target.type == .test && !names.contains { $0 == target.name } }
}
