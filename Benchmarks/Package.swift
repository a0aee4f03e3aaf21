// swift-tools-version: 6.2

import PackageDescription

/// Timings are a package of their own, so that what they need burdens no one who uses the library.
///
///     swift run -c release --package-path Benchmarks ScreenBenchmark
///     swift run --package-path Benchmarks ScreenBenchmark
///     swift run -c release --package-path Benchmarks CairoComparison     (needs libcairo2-dev)
///     swift run --package-path Benchmarks TextBenchmark
///     swift run -c release --package-path Benchmarks SliceBenchmark
///     swift run -c release --package-path Benchmarks ArchitectureBenchmark
///     swift run --package-path Benchmarks MatrixBenchmark
///     swift run -c release --package-path Benchmarks MatrixBenchmark moments
///     swift run -c release --package-path Benchmarks LayoutBenchmark
///     swift run -c release --package-path Benchmarks PangoComparison     (needs libpango1.0-dev and fonts-inter)
///     swift run -c release --package-path Benchmarks TextFuzzer 20000
///     swift run -c release --package-path Benchmarks RasterFuzzer 50000
///     Scripts/check/variable-fonts                                       (runs VariableFontValues)
///     Scripts/check/color-fonts                                          (runs ColorGlyphPictures)
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "swift-snapshot", path: "..")],
  targets: [
    .target(name: "Scenes", dependencies: [.product(name: "Raster", package: "swift-snapshot")]),
    .executableTarget(
      name: "ScreenBenchmark", dependencies: ["Scenes", .product(name: "Raster", package: "swift-snapshot")]),
    .executableTarget(
      name: "TextBenchmark", dependencies: [.product(name: "Snapshot", package: "swift-snapshot")]),
    .executableTarget(
      name: "SliceBenchmark",
      dependencies: [
        .product(name: "SliceKit", package: "swift-snapshot"), .product(name: "SnapshotUI", package: "swift-snapshot"),
      ]),
    .executableTarget(
      name: "ArchitectureBenchmark",
      dependencies: [
        .product(name: "Raster", package: "swift-snapshot"), .product(name: "SnapshotUI", package: "swift-snapshot"),
        .product(name: "StateStore", package: "swift-snapshot"),
        .product(name: "StateStoreTesting", package: "swift-snapshot"),
        .product(name: "StateStoreUI", package: "swift-snapshot"),
      ]),
    // The gallery's screens and the barcodes in them are the tests' own, by symbolic links.
    .target(name: "SnapshotBarcodeFixture", dependencies: [.product(name: "SnapshotUI", package: "swift-snapshot")]),
    .executableTarget(
      name: "MatrixBenchmark",
      dependencies: [
        "SnapshotBarcodeFixture", .product(name: "Snapshot", package: "swift-snapshot"),
        .product(name: "SnapshotUI", package: "swift-snapshot"),
      ],
      exclude: ["Screens/Typography"]),
    .executableTarget(
      name: "LayoutBenchmark", dependencies: [.product(name: "SnapshotUI", package: "swift-snapshot")]),
    .executableTarget(
      name: "ComparisonPictures", dependencies: [.product(name: "Raster", package: "swift-snapshot")]),
    .executableTarget(
      name: "ColorGlyphPictures", dependencies: [.product(name: "Raster", package: "swift-snapshot")]),
    .executableTarget(
      name: "PNGFuzzer", dependencies: [.product(name: "Raster", package: "swift-snapshot")]),
    // The random drawings are the tests' own, by symbolic links.
    .executableTarget(
      name: "RasterFuzzer", dependencies: [.product(name: "Raster", package: "swift-snapshot")]),
    .executableTarget(
      name: "TextFuzzer", dependencies: [.product(name: "Raster", package: "swift-snapshot")]),
    .executableTarget(
      name: "VariableFontValues", dependencies: [.product(name: "Raster", package: "swift-snapshot")]),
    .systemLibrary(
      name: "CPango", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"]), .brew(["pango"])]),
    .target(name: "PangoLayouts", dependencies: ["CPango"]),
    .executableTarget(
      name: "PangoComparison", dependencies: ["PangoLayouts", .product(name: "Raster", package: "swift-snapshot")]),
    .executableTarget(
      name: "RasterizerPictures", dependencies: [.product(name: "Raster", package: "swift-snapshot")]),
    .systemLibrary(
      name: "CCairo", pkgConfig: "cairo", providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
    .target(name: "CairoReplay", dependencies: ["CCairo"]),
    .executableTarget(
      name: "CairoComparison",
      dependencies: ["CairoReplay", "Scenes", .product(name: "Raster", package: "swift-snapshot")]),
  ],
  swiftLanguageModes: [.v6]
)
