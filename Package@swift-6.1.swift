// swift-tools-version: 6.1

import PackageDescription

// SwiftPM 6.1 reads this file in the place of Package.swift, which needs Swift 6.2 for its compiler flags. It has the products for
// text, data and stores. They need no C library and no flags. `Scripts/check/swift-6.1` compares it with Package.swift.

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

let basics: [Target] = [
  .target(name: "CSnapshotHashing"),
  .target(name: "SnapshotFoundation", dependencies: ["CSnapshotHashing"]),
  .target(
    name: "SnapshotValueDump",
    dependencies: ["SnapshotFoundation", .product(name: "CustomDump", package: "swift-custom-dump")]),
]

let records: [Target] = [
  .target(name: "SnapshotWorkspace", dependencies: ["SnapshotFoundation"]),
  .target(name: "SnapshotLedger", dependencies: ["SnapshotFoundation", "SnapshotWorkspace"]),
  .target(name: "SnapshotSourceEdits", dependencies: ["SnapshotFoundation", "SnapshotLedger", "SnapshotWorkspace"]),
]

let assertions: [Target] = [
  .target(name: "CSnapshotTestReporting"),
  .target(name: "SnapshotTestReporting", dependencies: ["CSnapshotTestReporting", "SnapshotFoundation"]),
  .target(
    name: "SnapshotCore",
    dependencies: ["SnapshotFoundation", "SnapshotLedger", "SnapshotTestReporting", "SnapshotWorkspace"]),
  .target(name: "SnapshotCustomDump", dependencies: ["SnapshotCore", "SnapshotValueDump"]),
  .target(
    name: "SnapshotFolders",
    dependencies: ["SnapshotCore", "SnapshotFoundation", "SnapshotLedger", "SnapshotWorkspace"]),
  .target(name: "SnapshotStructure", dependencies: ["SnapshotCore", "SnapshotFoundation"]),
  .target(name: "SnapshotCommands", dependencies: ["SnapshotCore", "SnapshotFoundation"]),
  .target(
    name: "InlineSnapshot",
    dependencies: [
      "SnapshotCore", "SnapshotCustomDump", "SnapshotFoundation", "SnapshotLedger", "SnapshotSourceEdits",
      "SnapshotWorkspace",
    ] + swiftSyntax),
  .target(name: "SnapshotHTTP", dependencies: ["SnapshotCore", "SnapshotFoundation", "SnapshotStructure"]),
  .target(name: "SnapshotSQL", dependencies: ["SnapshotCore", "SnapshotFoundation"]),
  .target(name: "SnapshotGraphQL", dependencies: ["SnapshotCore", "SnapshotFoundation", "SnapshotStructure"]),
  .target(
    name: "SnapshotSwiftSyntax", dependencies: ["SnapshotCore", "SnapshotFoundation"] + swiftSyntax + formattingSyntax),
  .target(name: "SnapshotMacroTesting", dependencies: ["InlineSnapshot", "SnapshotCore"] + swiftSyntax + macroSyntax),
]

let architectures: [Target] = [
  .target(name: "StateStore", dependencies: ["SnapshotFoundation", "SnapshotValueDump"]),
  .target(
    name: "StateStoreTesting",
    dependencies: ["SnapshotFoundation", "SnapshotTestReporting", "SnapshotValueDump", "StateStore"]),
]

let fixtures: [Target] = [
  .target(
    name: "SnapshotTestSupport",
    dependencies: ["SnapshotCore", "SnapshotFoundation", "SnapshotLedger", "SnapshotTestReporting"]),
  .target(name: "SnapshotRepository"),
  .target(name: "SnapshotSeededRandom"),
  .target(name: "StateStorePublicFeature", dependencies: ["StateStore"]),
]

let basicsTests: [Target] = [
  .testTarget(name: "SnapshotFoundationTests", dependencies: ["SnapshotFoundation", "SnapshotSeededRandom"])
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
]

let architecturesTests: [Target] = [
  .testTarget(
    name: "StateStoreTests",
    dependencies: [
      "SnapshotFoundation", "SnapshotRepository", "StateStore", "StateStorePublicFeature", "StateStoreTesting",
    ])
]

/// The targets by their folder, as in Package.swift. Each target is in a folder of its own name.
let floors: [(folder: String, targets: [Target])] = [
  ("Sources/Basics", basics), ("Sources/Records", records), ("Sources/Assertions", assertions),
  ("Sources/Architectures", architectures), ("Tests/Support", fixtures), ("Tests/Basics", basicsTests),
  ("Tests/Records", recordsTests), ("Tests/Assertions", assertionsTests), ("Tests/Architectures", architecturesTests),
]
for (folder, targets) in floors {
  for target in targets { target.path = "\(folder)/\(target.name)" }
}

let package = Package(
  name: "swift-snapshot",
  platforms: [.macOS(.v13), .macCatalyst(.v16), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    "SnapshotCore", "SnapshotCustomDump", "SnapshotFolders", "SnapshotStructure", "SnapshotCommands", "SnapshotHTTP",
    "SnapshotSQL", "SnapshotGraphQL", "SnapshotSwiftSyntax", "InlineSnapshot", "SnapshotMacroTesting", "StateStore",
    "StateStoreTesting",
  ].map { .library(name: $0, targets: [$0]) },
  traits: [
    // Of the rasterizer, which is not here. A client's manifest that names one of them is valid with every Swift.
    .trait(name: "Optimized"),
    .trait(name: "OptimizedRasterizer"),
  ],
  dependencies: [
    .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.3.0"),
    .package(url: "https://github.com/swiftlang/swift-syntax", "509.0.0"..<"605.0.0"),
  ],
  targets: floors.flatMap(\.targets),
  swiftLanguageModes: [.v6]
)
