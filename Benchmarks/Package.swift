// swift-tools-version: 6.2

import PackageDescription

/// Timings are a package of their own, so that what they need burdens no one who uses the library.
///
///     swift run -c release --package-path Benchmarks ScreenBenchmark
///     swift run --package-path Benchmarks ScreenBenchmark
///     swift run --package-path Benchmarks TextBenchmark
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "swift-snapshot", path: "..")],
  targets: [
    .executableTarget(
      name: "ScreenBenchmark", dependencies: [.product(name: "Raster", package: "swift-snapshot")]),
    .executableTarget(
      name: "TextBenchmark", dependencies: [.product(name: "Snapshot", package: "swift-snapshot")]),
    .executableTarget(
      name: "ComparisonPictures", dependencies: [.product(name: "Raster", package: "swift-snapshot")]),
    .executableTarget(
      name: "PNGFuzzer", dependencies: [.product(name: "Raster", package: "swift-snapshot")]),
  ],
  swiftLanguageModes: [.v6]
)
