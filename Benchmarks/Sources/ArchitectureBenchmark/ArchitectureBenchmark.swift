/// The cost of stores and harnesses, each beside the same work without them, at two sizes.
///
///     swift run -c release --package-path Benchmarks ArchitectureBenchmark
///     swift run --package-path Benchmarks ArchitectureBenchmark
///     swift run -c release --package-path Benchmarks ArchitectureBenchmark rows     (or reducers, harness)
///
/// Times are those of the processor, the least of several runs. The last column of a table is the time of the large size divided
/// by that of the small one, per unit: 1 if the cost grows linearly.
@main
enum ArchitectureBenchmark {
  @MainActor static func main() throws {
    let parts = CommandLine.arguments.dropFirst()
    if parts.isEmpty || parts.contains("reducers") { NestedReducers.measure() }
    if parts.isEmpty || parts.contains("rows") { try StoreRows.measure() }
    if parts.isEmpty || parts.contains("harness") { try HarnessStates.measure() }
  }
}
