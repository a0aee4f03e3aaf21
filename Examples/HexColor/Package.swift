// swift-tools-version: 6.2

import CompilerPluginSupport
import PackageDescription

/// A macro, the library that declares it, and its tests. A package of its own, because SwiftPM builds tests that depend on a macro,
/// and all that they depend on, for the compiler's machine.
let package = Package(
  name: "HexColor",
  platforms: [.macOS(.v14)],
  products: [.library(name: "HexColor", targets: ["HexColor"])],
  dependencies: [
    .package(name: "swift-snapshot", path: "../.."),
    .package(url: "https://github.com/swiftlang/swift-syntax", "600.0.1"..<"605.0.0"),
  ],
  targets: [
    .macro(
      name: "HexColorMacros",
      dependencies: [
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
      ]),
    .target(name: "HexColor", dependencies: ["HexColorMacros"]),
    .testTarget(
      name: "HexColorTests",
      dependencies: [
        "HexColor", "HexColorMacros", .product(name: "SnapshotMacroTesting", package: "swift-snapshot"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
