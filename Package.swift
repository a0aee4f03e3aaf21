// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

// The arrays of targets are the floors of the package from the lowest to the highest, as the folders in Sources are: a target
// imports only targets that stand before it. `Scripts/check/imports` checks that, and Documentation/Architecture.md explains it.

// MARK: - Settings

/// Users run their tests in debug builds, where unoptimised pixel loops are many times slower.
/// The trait `Optimized`, on by default, compiles what is hot with optimisation in debug builds too. With
/// `OptimizedRasterizer` alone, that is what touches each pixel: a first build takes a quarter less.
///
/// NB: only flags that SwiftPM's native build system and Swift Build both accept. Swift Build refuses whole-module flags.
let optimized: [SwiftSetting] = [
  .unsafeFlags(["-O"], .when(configuration: .debug, traits: ["Optimized"]))
]
let optimizedRasterizer: [SwiftSetting] = [
  .unsafeFlags(["-O"], .when(configuration: .debug, traits: ["OptimizedRasterizer"]))
]
/// Callers in other modules inline the bodies of `@inlinable` functions, and the incremental information of a module has no
/// fingerprints for bodies: without it, any change of the module file recompiles what imports it (`Scripts/check/incremental`).
let inlinable: [SwiftSetting] = [
  .unsafeFlags(
    ["-Xfrontend", "-disable-incremental-imports"], .when(configuration: .debug, traits: ["OptimizedRasterizer"]))
]
/// These modules are built without optimization, because nothing in them is hot. One compiler process for all files of a module saves
/// a third of the processor time, because every process reads the imported modules and the other files again.
let oneBatch: [SwiftSetting] = [
  .unsafeFlags(["-driver-batch-count", "1"], .when(configuration: .debug, traits: ["OptimizedRasterizer"]))
]
let optimizedC: [CSetting] = [
  .unsafeFlags(["-O2"], .when(configuration: .debug, traits: ["OptimizedRasterizer"]))
]
/// View files with Apple's imports, unchanged: `import SwiftUI` imports `SnapshotUI`. The compiler refuses two aliases of one module.
let aliases: [SwiftSetting] = [
  .unsafeFlags(
    [
      "SwiftUI=SnapshotUI", "UIKit=SnapshotUIKit", "Combine=SnapshotPublishers", "os=SnapshotOS",
      "OSLog=SnapshotOSLog",
    ].flatMap { ["-module-alias", $0] })
]
/// The publishers of observable objects where the platform has no Combine.
let combine: [Target.Dependency] = ["OpenCombine", "OpenCombineFoundation", "OpenCombineDispatch"].map {
  .product(name: $0, package: "OpenCombine", condition: .when(platforms: [.linux, .windows, .android]))
}
let swiftSyntax: [Target.Dependency] = ["SwiftParser", "SwiftSyntax"].map {
  .product(name: $0, package: "swift-syntax")
}
/// What formats sources and explains their errors. Only clients of the product for Swift source compile these modules.
let formattingSyntax: [Target.Dependency] = ["SwiftBasicFormat", "SwiftDiagnostics", "SwiftParserDiagnostics"].map {
  .product(name: $0, package: "swift-syntax")
}
/// What expands macros. Only clients of the product for it compile these modules.
let macroSyntax: [Target.Dependency] = [
  "SwiftDiagnostics", "SwiftOperators", "SwiftParserDiagnostics", "SwiftSyntaxMacroExpansion", "SwiftSyntaxMacros",
].map { .product(name: $0, package: "swift-syntax") }

// MARK: - Basics: hashes, text diffs, values as text, failures and their source locations

let basics: [Target] = [
  // The loops of hash functions.
  .target(name: "CSnapshotHashing", cSettings: optimizedC),
  // Without optimization in debug builds, which a client that tests only text would wait for.
  .target(name: "SnapshotFoundation", dependencies: ["CSnapshotHashing"], swiftSettings: oneBatch),
  // Values as swift-custom-dump prints them, in the same order in every process.
  .target(
    name: "SnapshotValueDump",
    dependencies: ["SnapshotFoundation", .product(name: "CustomDump", package: "swift-custom-dump")],
    swiftSettings: oneBatch),
]

// MARK: - Drawing: view data → display list → pixels → PNG

let drawing: [Target] = [
  // With pkgconf, which finds the files that those of the libraries require: SwiftPM ignores a file of which one is missing.
  .systemLibrary(
    name: "CRasterLibPNG", pkgConfig: "libpng",
    providers: [.apt(["libpng-dev", "pkgconf"]), .brew(["libpng", "pkgconf"])]),
  .systemLibrary(
    name: "CRasterLibHarfBuzz", pkgConfig: "harfbuzz",
    providers: [.apt(["libharfbuzz-dev", "pkgconf"]), .brew(["harfbuzz", "pkgconf"])]),
  .target(
    name: "CRasterPNG", dependencies: ["CRasterLibPNG"], cSettings: optimizedC, linkerSettings: [.linkedLibrary("z")]),
  .target(name: "CRasterHarfBuzz", dependencies: ["CRasterLibHarfBuzz"], cSettings: optimizedC),
  .target(name: "CRasterPixels", cSettings: optimizedC),
  .target(name: "CRasterFonts", exclude: ["Fonts"]),
  .target(name: "CRasterHyphenation", exclude: ["Patterns"]),
  .target(
    name: "RasterCore", dependencies: ["SnapshotFoundation"], swiftSettings: optimizedRasterizer + inlinable),
  .target(
    name: "Raster",
    dependencies: [
      "CRasterFonts", "CRasterHarfBuzz", "CRasterHyphenation", "CRasterPNG", "CRasterPixels", "RasterCore",
      "SnapshotFoundation",
    ],
    swiftSettings: optimizedRasterizer),
  // Frequent emoji in color. Only clients of the product compile them.
  .target(name: "CRasterEmojiData", exclude: ["EMOJI.md", "NotoColorEmoji.ttf", "OFL.txt"]),
  .target(name: "RasterEmoji", dependencies: ["CRasterEmojiData", "Raster"]),
]

// MARK: - Interface: view data → element tree → layout → display list

let interface: [Target] = [
  // Reads the conformances of the images of a process.
  .target(name: "CSnapshotPreviews", cSettings: optimizedC),
  // Lets bodies of the main actor run on the thread that renders them.
  .target(name: "CSnapshotMainActorChecks"),
  // The outlines of the symbols, as text that is embedded in a C file.
  .target(name: "CSnapshotSymbolOutlines", exclude: ["LICENCES.txt", "symbols.txt"]),
  // The plugin of `#Preview` and `@Entry`. It depends on nothing, so that clients build no swift-syntax and nothing twice.
  .macro(name: "SnapshotPreviewMacros"),
  // The publishers of objects without Combine. A module of its own, because `SnapshotUI` replaces one of OpenCombine's.
  .target(name: "SnapshotCombine", dependencies: combine),
  .target(
    name: "SnapshotRenderTraces", dependencies: ["Raster", "RasterCore", "SnapshotFoundation"],
    swiftSettings: optimizedRasterizer),
  .target(
    name: "SnapshotUI",
    dependencies: [
      "CSnapshotMainActorChecks", "CSnapshotPreviews", "CSnapshotSymbolOutlines", "Raster", "RasterCore",
      "SnapshotCombine", "SnapshotFoundation", "SnapshotPreviewMacros", "SnapshotRenderTraces",
    ] + combine,
    swiftSettings: optimized),
  // The modules of `import UIKit`, `import Combine`, `import os` and `import OSLog` in view files, by the compiler's aliases.
  .target(name: "SnapshotUIKit", dependencies: ["SnapshotUI"]),
  .target(name: "SnapshotPublishers", dependencies: ["SnapshotUI"]),
  .target(name: "SnapshotOS"),
  .target(name: "SnapshotOSLog", dependencies: ["SnapshotOS"]),
]

// MARK: - Records: data about a test run, edits of sources, differences of pictures

let records: [Target] = [
  // What tests and the tool share beside the ledger: files, the package and its checkout, the settings of a run.
  .target(name: "SnapshotWorkspace", dependencies: ["SnapshotFoundation"], swiftSettings: oneBatch),
  .target(
    name: "SnapshotLedger", dependencies: ["SnapshotFoundation", "SnapshotWorkspace"], swiftSettings: oneBatch),
  .target(name: "SnapshotSourceEdits", dependencies: ["SnapshotFoundation", "SnapshotLedger", "SnapshotWorkspace"]),
  // What the page of previews and the process that draws them say to each other.
  .target(name: "SnapshotPreviewMessages"),
  // Why two pictures differ, from their render traces. Tests and the command line tool use it.
  .target(
    name: "SnapshotPictureDifferences",
    dependencies: ["Raster", "RasterCore", "SnapshotFoundation", "SnapshotLedger", "SnapshotRenderTraces"],
    swiftSettings: oneBatch),
]

// MARK: - Assertions: the assertions that tests call, and their strategies

let assertions: [Target] = [
  // Reports failures to XCTest and Swift Testing; the C target registers it when a process loads it.
  .target(name: "CSnapshotTestReporting"),
  .target(
    name: "SnapshotTestReporting", dependencies: ["CSnapshotTestReporting", "SnapshotFoundation"],
    swiftSettings: oneBatch),
  .target(
    name: "SnapshotCore",
    dependencies: ["SnapshotFoundation", "SnapshotLedger", "SnapshotTestReporting", "SnapshotWorkspace"],
    swiftSettings: oneBatch),
  // A target of its own, so that clients of SnapshotCore do not build swift-custom-dump.
  .target(name: "SnapshotCustomDump", dependencies: ["SnapshotCore", "SnapshotValueDump"]),
  // Folders, commands and HTTP are targets of their own, so that clients of SnapshotCore do not build them.
  .target(
    name: "SnapshotFolders",
    dependencies: ["SnapshotCore", "SnapshotFoundation", "SnapshotLedger", "SnapshotWorkspace"]),
  .target(name: "SnapshotStructure", dependencies: ["SnapshotCore", "SnapshotFoundation"]),
  .target(name: "SnapshotCommands", dependencies: ["SnapshotCore", "SnapshotFoundation"]),
  .target(name: "SnapshotHTTP", dependencies: ["SnapshotCore", "SnapshotFoundation", "SnapshotStructure"]),
  .target(name: "SnapshotSQL", dependencies: ["SnapshotCore", "SnapshotFoundation"]),
  // Schemas of GraphQL, compared by structure.
  .target(name: "SnapshotGraphQL", dependencies: ["SnapshotCore", "SnapshotFoundation", "SnapshotStructure"]),
  // Documents of YAML and OpenAPI, compared by structure. Only clients of the product build Yams.
  .target(
    name: "SnapshotYAML",
    dependencies: ["SnapshotCore", "SnapshotFoundation", "SnapshotStructure", .product(name: "Yams", package: "Yams")]),
  .target(
    name: "SnapshotSwiftSyntax", dependencies: ["SnapshotCore", "SnapshotFoundation"] + swiftSyntax + formattingSyntax),
  .target(
    name: "Snapshot",
    dependencies: [
      "Raster", "RasterCore", "SnapshotCore", "SnapshotCustomDump", "SnapshotFoundation", "SnapshotLedger",
      "SnapshotPictureDifferences", "SnapshotPreviewMessages", "SnapshotRenderTraces", "SnapshotTestReporting",
      "SnapshotUI", "SnapshotWorkspace",
    ],
    swiftSettings: oneBatch),
  .target(
    name: "InlineSnapshot",
    dependencies: [
      "SnapshotCore", "SnapshotCustomDump", "SnapshotFoundation", "SnapshotLedger", "SnapshotSourceEdits",
      "SnapshotWorkspace",
    ] + swiftSyntax),
  .target(name: "SnapshotMacroTesting", dependencies: ["InlineSnapshot", "SnapshotCore"] + swiftSyntax + macroSyntax),
]

// MARK: - Architectures: stores and slices, and support for testing them

let architectures: [Target] = [
  .target(name: "StateStore", dependencies: ["SnapshotFoundation", "SnapshotValueDump"]),
  .target(
    name: "StateStoreTesting",
    dependencies: ["SnapshotFoundation", "SnapshotTestReporting", "SnapshotValueDump", "StateStore"]),
  // Two targets, because apps link the first one, and the second one links test frameworks.
  .target(name: "StateStoreUI", dependencies: ["SnapshotFoundation", "SnapshotUI", "StateStore"]),
  .target(
    name: "StateStoreUITesting",
    dependencies: [
      "SnapshotFoundation", "SnapshotUI", "SnapshotValueDump", "StateStore", "StateStoreTesting", "StateStoreUI",
    ]),
  .target(
    name: "SliceKit", dependencies: ["RasterCore", "SnapshotFoundation", "SnapshotUI"], swiftSettings: optimized),
]

// MARK: - Runs: evaluation of a test run

let runs: [Target] = [
  .target(
    name: "SnapshotRuns",
    dependencies: [
      "Raster", "RasterCore", "SnapshotFoundation", "SnapshotLedger", "SnapshotPictureDifferences",
      "SnapshotRenderTraces", "SnapshotWorkspace",
    ]),
  .target(
    name: "SnapshotReview",
    dependencies: [
      "Raster", "RasterCore", "SnapshotFoundation", "SnapshotLedger", "SnapshotRuns", "SnapshotSourceEdits",
      "SnapshotWorkspace",
    ]),
  .target(
    name: "SnapshotReports",
    dependencies: [
      "Raster", "RasterCore", "SnapshotFoundation", "SnapshotLedger", "SnapshotRuns", "SnapshotWorkspace",
    ],
    exclude: ["HTML/Assets"]),
]

// MARK: - Tool: the command

let tool: [Target] = [
  // The page of `snapshot preview`. A target of its own, because only the tool needs a library for HTTP.
  .target(
    name: "SnapshotPreviewServer",
    dependencies: ["SnapshotPreviewMessages", .product(name: "FlyingSocks", package: "FlyingFox")],
    exclude: ["Assets"]),
  // Reads projects and compiles their modules, for `snapshot render`.
  .target(
    name: "SnapshotPreviewBuild",
    dependencies: ["SnapshotFoundation", .product(name: "Subprocess", package: "swift-subprocess")]),
  // The process that draws the previews of such modules.
  .executableTarget(
    name: "SnapshotPreviewHost",
    dependencies: ["Snapshot", "SnapshotOS", "SnapshotOSLog", "SnapshotPublishers", "SnapshotUI", "SnapshotUIKit"]),
  // The protocol of `snapshot mcp`, which knows nothing of snapshots.
  .target(name: "SnapshotMCP", dependencies: ["SnapshotFoundation", "SnapshotWorkspace"]),
  .executableTarget(
    name: "SnapshotCLI",
    dependencies: [
      "Raster", "SnapshotFoundation", "SnapshotLedger", "SnapshotMCP", "SnapshotPreviewBuild",
      "SnapshotPictureDifferences", "SnapshotPreviewMessages", "SnapshotPreviewServer", "SnapshotReports",
      "SnapshotReview", "SnapshotRuns",
      "SnapshotSourceEdits", "SnapshotWorkspace",
      .product(name: "ArgumentParser", package: "swift-argument-parser"),
      .product(name: "Subprocess", package: "swift-subprocess"),
      .product(name: "Yams", package: "Yams"),
    ]),
]

let plugins: [Target] = [
  // Two, because a declared permission must be granted at every use without a terminal.
  .plugin(
    name: "SnapshotPlugin",
    capability: .command(
      intent: .custom(verb: "snapshot", description: "Verifies snapshots and reports on them."))),
  .plugin(
    name: "SnapshotWritePlugin",
    capability: .command(
      intent: .custom(verb: "snapshot-write", description: "Records, reviews, accepts and prunes snapshots."),
      permissions: [.writeToPackageDirectory(reason: "References are written beside the tests.")])),
]

// MARK: - Tests: what several test targets share

// NB: the names of these targets are part of the package graph of every client, so they have the package's prefixes too.
let fixtures: [Target] = [
  // Packages in temporary folders, and child processes.
  .target(
    name: "SnapshotTestSupport",
    dependencies: ["SnapshotCore", "SnapshotFoundation", "SnapshotLedger", "SnapshotTestReporting"]),
  // The folder of this repository, for tests that read its pages, tables and sources.
  .target(name: "SnapshotRepository"),
  .target(name: "SnapshotSeededRandom"),
  // What the screens of several test targets show.
  .target(name: "SnapshotBarcodeFixture", dependencies: ["SnapshotUI"]),
  // Runs, results and packages for the tests of the three targets that read runs.
  .target(
    name: "SnapshotRunFixtures", dependencies: ["Raster", "SnapshotLedger", "SnapshotRuns"]),
  // Previews of every kind, as the modules of an app declare them.
  .target(name: "SnapshotPreviewFixture", dependencies: ["SnapshotUI"]),
  // Previews that crash, throw, never end or have no size.
  .target(
    name: "SnapshotCrashingPreviewFixture", dependencies: ["SnapshotUI"]),
  // Previews with a setup: one that works, and one that fails.
  .target(name: "SnapshotPreparedPreviewFixture", dependencies: ["SnapshotUI"]),
  .target(name: "SnapshotUnpreparedPreviewFixture", dependencies: ["SnapshotUI"]),
  .target(
    name: "SnapshotIsolatedPreviewFixture", dependencies: ["SnapshotUI"],
    swiftSettings: [.defaultIsolation(MainActor.self)]),
  // Public reducers, states and environments, as the feature module of an app declares them.
  .target(name: "StateStorePublicFeature", dependencies: ["StateStore"]),
  // The rules of a game as an app's core module has them: without views, stores and tests.
  .target(name: "StateStoreGameCore"),
]

// MARK: - Tests: suites, by the floor of what they test

let basicsTests: [Target] = [
  .testTarget(name: "SnapshotFoundationTests", dependencies: ["SnapshotFoundation", "SnapshotSeededRandom"])
]

let drawingTests: [Target] = [
  .testTarget(
    name: "RasterTests",
    dependencies: ["CRasterPixels", "Raster", "SnapshotFoundation", "SnapshotRepository", "SnapshotSeededRandom"],
    exclude: [
      "Conformance/__Snapshots__", "JPEG/Pictures", "Text/ColorFonts/Skia", "Text/shaping.txt", "Text/Unicode/Data",
    ])
]

let interfaceTests: [Target] = [
  .testTarget(
    name: "SnapshotRenderTracesTests", dependencies: ["Raster", "SnapshotRenderTraces", "SnapshotUI"]),
  .testTarget(
    name: "SnapshotUITests",
    dependencies: [
      "RasterEmoji", "SnapshotFoundation", "SnapshotRepository", "SnapshotSeededRandom", "SnapshotUI",
      "StateStoreTesting",
    ],
    exclude: ["Localization/Documents"]),
  // View files as one writes them for SwiftUI, whose pictures lie beside the test.
  .testTarget(
    name: "ViewFileTests", dependencies: ["Snapshot", "SnapshotUI"], exclude: ["__Snapshots__"],
    resources: [.copy("Resources")]),
  // View files with the imports of an app, and what they use of UIKit.
  .testTarget(
    name: "AliasedFileTests",
    dependencies: ["Snapshot", "SnapshotOS", "SnapshotOSLog", "SnapshotPublishers", "SnapshotUI", "SnapshotUIKit"],
    exclude: ["__Snapshots__"], swiftSettings: aliases),
  // Each leaf, container and modifier by itself.
  .testTarget(
    name: "CatalogTests", dependencies: ["Snapshot", "SnapshotRepository", "SnapshotUI"], exclude: ["__Snapshots__"]),
]

let recordsTests: [Target] = [
  .testTarget(name: "SnapshotLedgerTests", dependencies: ["SnapshotLedger", "SnapshotWorkspace"])
]

let assertionsTests: [Target] = [
  .testTarget(
    name: "SnapshotTestReportingTests",
    dependencies: ["SnapshotFoundation", "SnapshotRepository", "SnapshotTestReporting"]),
  .testTarget(
    name: "SnapshotCoreTests",
    dependencies: [
      "SnapshotCore", "SnapshotCustomDump", "SnapshotFoundation", "SnapshotLedger", "SnapshotSeededRandom",
      "SnapshotSourceEdits", "SnapshotTestReporting", "SnapshotTestSupport", "SnapshotWorkspace",
    ],
    exclude: [
      "Assertions/__Snapshots__", "FailureMessages/__Snapshots__", "References/Placed",
      "Testing/__Snapshots__",
    ]),
  .testTarget(
    name: "SnapshotFoldersTests",
    dependencies: [
      "SnapshotCore", "SnapshotFolders", "SnapshotLedger", "SnapshotTestReporting", "SnapshotTestSupport",
      "SnapshotWorkspace",
    ],
    exclude: ["Placed", "__Snapshots__"]),
  .testTarget(
    name: "SnapshotStructureTests",
    dependencies: ["SnapshotCore", "SnapshotStructure", "SnapshotTestReporting", "SnapshotTestSupport"],
    exclude: ["__Snapshots__"]),
  .testTarget(
    name: "SnapshotCommandsTests", dependencies: ["SnapshotCommands", "SnapshotCore", "SnapshotTestSupport"],
    exclude: ["__Snapshots__"]),
  .testTarget(
    name: "SnapshotHTTPTests",
    dependencies: ["SnapshotCore", "SnapshotFoundation", "SnapshotHTTP", "SnapshotLedger", "SnapshotTestSupport"],
    exclude: ["__Snapshots__"]),
  .testTarget(
    name: "SnapshotSQLTests",
    dependencies: ["SnapshotCore", "SnapshotSQL", "SnapshotSeededRandom", "SnapshotTestSupport"],
    exclude: ["__Snapshots__"]),
  .testTarget(
    name: "SnapshotSwiftSyntaxTests",
    dependencies: ["InlineSnapshot", "SnapshotCore", "SnapshotSwiftSyntax", "SnapshotTestSupport"] + swiftSyntax,
    exclude: ["__Snapshots__"]),
  .testTarget(
    name: "SnapshotGraphQLTests",
    dependencies: ["SnapshotCore", "SnapshotGraphQL", "SnapshotSeededRandom", "SnapshotTestSupport"],
    exclude: ["__Snapshots__"]),
  .testTarget(
    name: "SnapshotYAMLTests", dependencies: ["SnapshotCore", "SnapshotTestSupport", "SnapshotYAML"],
    exclude: ["__Snapshots__"]),
  .testTarget(
    name: "SnapshotTests",
    dependencies: [
      "Raster", "Snapshot", "SnapshotCore", "SnapshotFolders", "SnapshotFoundation", "SnapshotLedger",
      "SnapshotRenderTraces",
      "SnapshotRepository", "SnapshotSeededRandom", "SnapshotTestSupport", "SnapshotUI", "SnapshotValueDump",
      "SnapshotWorkspace",
    ],
    exclude: [
      "Compatibility/__Snapshots__", "Compatibility/Original/Recorded", "Frames/__Snapshots__",
      "Terminal/__Snapshots__",
    ]),
  .testTarget(
    name: "InlineSnapshotTests",
    dependencies: [
      "InlineSnapshot", "SnapshotCore", "SnapshotLedger", "SnapshotRepository", "SnapshotSeededRandom",
      "SnapshotSourceEdits",
    ] + swiftSyntax,
    exclude: ["Assertions/__Snapshots__"]),
  .testTarget(
    name: "SnapshotMacroTestingTests",
    dependencies: [
      "SnapshotCore", "SnapshotMacroTesting", .product(name: "SwiftSyntaxBuilder", package: "swift-syntax"),
    ] + swiftSyntax + macroSyntax,
    exclude: ["__Snapshots__"]),
  // NB: a direct dependency of a test target on the macro's target would build all tests, and what they test, a second time
  // for the host. These tests start the plugin instead.
  .testTarget(
    name: "PreviewTests",
    dependencies: [
      "Raster", "Snapshot", "SnapshotCore", "SnapshotCrashingPreviewFixture", "SnapshotFoundation",
      "SnapshotIsolatedPreviewFixture", "SnapshotLedger", "SnapshotPreparedPreviewFixture", "SnapshotPreviewFixture",
      "SnapshotPreviewMessages", "SnapshotRepository", "SnapshotSeededRandom", "SnapshotTestSupport", "SnapshotUI",
      "SnapshotUnpreparedPreviewFixture", "SnapshotWorkspace",
    ] + swiftSyntax,
    exclude: ["__Snapshots__"]),
]

let architecturesTests: [Target] = [
  .testTarget(
    name: "StateStoreTests",
    dependencies: [
      "SnapshotFoundation", "SnapshotRepository", "StateStore", "StateStorePublicFeature", "StateStoreTesting",
    ]),
  .testTarget(
    name: "StateStoreUITests",
    dependencies: [
      "SnapshotFoundation", "SnapshotRepository", "SnapshotTestReporting", "SnapshotUI", "StateStoreGameCore",
      "StateStoreTesting", "StateStoreUI",
    ]),
  .testTarget(
    name: "FlowTests", dependencies: ["Snapshot", "SnapshotFoundation", "SnapshotUI", "StateStoreUITesting"],
    exclude: ["__Snapshots__"]),
  .testTarget(
    name: "SliceKitTests",
    dependencies: [
      "SliceKit", "Snapshot", "SnapshotBarcodeFixture", "SnapshotLedger", "SnapshotRepository", "SnapshotSeededRandom",
      "SnapshotTestReporting", "SnapshotUI", "StateStoreUI",
    ],
    exclude: ["Screens/__Snapshots__", "Slices/__Snapshots__", "ViewData/__Snapshots__"]),
  // Type-checks code that must not compile, and the steps of the tutorials, against the built modules.
  .testTarget(
    name: "CompilationTests", dependencies: ["SliceKit", "Snapshot", "SnapshotRepository", "SnapshotUI"],
    exclude: ["Fixtures"]),
]

let runsTests: [Target] = [
  .testTarget(
    name: "SnapshotRunsTests",
    dependencies: [
      "Raster", "SnapshotFoundation", "SnapshotLedger", "SnapshotPictureDifferences", "SnapshotRenderTraces",
      "SnapshotRepository", "SnapshotRunFixtures", "SnapshotRuns", "SnapshotSeededRandom", "SnapshotWorkspace",
    ]),
  .testTarget(
    name: "SnapshotReviewTests",
    dependencies: [
      "Raster", "Snapshot", "SnapshotFoundation", "SnapshotLedger", "SnapshotRepository", "SnapshotReview",
      "SnapshotRunFixtures", "SnapshotRuns", "SnapshotSeededRandom", "SnapshotSourceEdits", "SnapshotWorkspace",
    ] + swiftSyntax,
    exclude: ["Session/__Snapshots__"]),
  .testTarget(
    name: "SnapshotReportsTests",
    dependencies: [
      "Raster", "Snapshot", "SnapshotFoundation", "SnapshotLedger", "SnapshotReports", "SnapshotRunFixtures",
      "SnapshotRuns", "SnapshotSeededRandom", "SnapshotWorkspace",
    ],
    exclude: ["Formats/__Snapshots__"]),
  .testTarget(
    name: "GalleryTests",
    dependencies: [
      "Raster", "Snapshot", "SnapshotBarcodeFixture", "SnapshotCore", "SnapshotLedger", "SnapshotRenderTraces",
      "SnapshotRepository", "SnapshotReview", "SnapshotRunFixtures", "SnapshotRuns", "SnapshotTestSupport",
      "SnapshotUI",
    ],
    exclude: ["__Snapshots__"]),
]

let toolTests: [Target] = [
  .testTarget(
    name: "SnapshotPreviewServerTests",
    dependencies: [
      "SnapshotPreviewMessages", "SnapshotPreviewServer", .product(name: "FlyingSocks", package: "FlyingFox"),
    ]),
  .testTarget(name: "SnapshotPreviewBuildTests", dependencies: ["SnapshotPreviewBuild", "SnapshotTestSupport"]),
  .testTarget(name: "SnapshotMCPTests", dependencies: ["SnapshotMCP", "SnapshotSeededRandom"]),
  .testTarget(
    name: "SnapshotCLITests",
    dependencies: [
      "Raster", "Snapshot", "SnapshotCLI", "SnapshotCommands", "SnapshotCore", "SnapshotLedger", "SnapshotMCP",
      "SnapshotPreviewMessages", "SnapshotPreviewServer", "SnapshotRepository", "SnapshotReview", "SnapshotRuns",
      "SnapshotSourceEdits", "SnapshotTestSupport", "SnapshotUI", "SnapshotWorkspace",
      .product(name: "Yams", package: "Yams"),
    ]),
  // Damaged inputs for every reader of data from elsewhere.
  .testTarget(
    name: "SnapshotFuzzTests",
    dependencies: [
      "InlineSnapshot", "Raster", "SnapshotCLI", "SnapshotLedger", "SnapshotMCP", "SnapshotPreviewBuild",
      "SnapshotPreviewMessages", "SnapshotPreviewServer", "SnapshotRenderTraces", "SnapshotReports",
      "SnapshotRepository", "SnapshotReview",
      "SnapshotRunFixtures", "SnapshotRuns", "SnapshotSeededRandom", "SnapshotTestSupport", "SnapshotUI",
    ]),
]

// MARK: - Package

/// The folders of the targets. Each target is in a folder of its own name.
let floors: [(folder: String, targets: [Target])] = [
  ("Sources/Basics", basics), ("Sources/Drawing", drawing), ("Sources/Interface", interface),
  ("Sources/Records", records), ("Sources/Assertions", assertions), ("Sources/Architectures", architectures),
  ("Sources/Runs", runs), ("Sources/Tool", tool), ("Plugins", plugins), ("Tests/Support", fixtures),
]
let suites: [(folder: String, targets: [Target])] = [
  ("Tests/Basics", basicsTests), ("Tests/Drawing", drawingTests), ("Tests/Interface", interfaceTests),
  ("Tests/Records", recordsTests), ("Tests/Assertions", assertionsTests), ("Tests/Architectures", architecturesTests),
  ("Tests/Runs", runsTests), ("Tests/Tool", toolTests),
]
for (folder, targets) in floors + suites {
  for target in targets { target.path = "\(folder)/\(target.name)" }
}

/// The suites, or a part of them by name: `SNAPSHOT_TEST_TARGETS=GalleryTests,RasterTests swift test` builds no others.
let selectedSuites = suites.flatMap(\.targets).filter { suite in
  Context.environment["SNAPSHOT_TEST_TARGETS"].map { $0.split(separator: ",").contains(Substring(suite.name)) } ?? true
}

let package = Package(
  name: "swift-snapshot",
  platforms: [.macOS(.v13), .macCatalyst(.v16), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "Snapshot", targets: ["Snapshot"]),
    .library(name: "SnapshotCore", targets: ["SnapshotCore"]),
    .library(name: "SnapshotCustomDump", targets: ["SnapshotCustomDump"]),
    .library(name: "SnapshotFolders", targets: ["SnapshotFolders"]),
    .library(name: "SnapshotCommands", targets: ["SnapshotCommands"]),
    .library(name: "SnapshotStructure", targets: ["SnapshotStructure"]),
    .library(name: "SnapshotHTTP", targets: ["SnapshotHTTP"]),
    .library(name: "SnapshotSQL", targets: ["SnapshotSQL"]),
    .library(name: "SnapshotGraphQL", targets: ["SnapshotGraphQL"]),
    .library(name: "SnapshotYAML", targets: ["SnapshotYAML"]),
    .library(name: "SnapshotSwiftSyntax", targets: ["SnapshotSwiftSyntax"]),
    .library(name: "InlineSnapshot", targets: ["InlineSnapshot"]),
    .library(name: "SnapshotMacroTesting", targets: ["SnapshotMacroTesting"]),
    .library(name: "Raster", targets: ["Raster"]),
    .library(name: "RasterEmoji", targets: ["RasterEmoji"]),
    .library(
      name: "SnapshotUI",
      targets: ["SnapshotUI", "SnapshotUIKit", "SnapshotPublishers", "SnapshotOS", "SnapshotOSLog"]),
    .library(name: "StateStore", targets: ["StateStore"]),
    .library(name: "StateStoreTesting", targets: ["StateStoreTesting"]),
    .library(name: "StateStoreUI", targets: ["StateStoreUI"]),
    .library(name: "StateStoreUITesting", targets: ["StateStoreUITesting"]),
    .library(name: "SliceKit", targets: ["SliceKit"]),
    .executable(name: "snapshot", targets: ["SnapshotCLI"]),
    .executable(name: "snapshot-preview-host", targets: ["SnapshotPreviewHost"]),
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
  targets: floors.flatMap(\.targets) + selectedSuites,
  swiftLanguageModes: [.v6]
)
