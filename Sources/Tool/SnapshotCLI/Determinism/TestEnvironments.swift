import Foundation

/// The environments in which `snapshot doctor --determinism` runs the tests.
struct TestEnvironments {
  /// Environments in which one setting differs.
  var variations: [TestEnvironment] = []
  /// Settings that cannot be changed on this system, with the reasons.
  var exceptions: [String] = []

  /// All settings changed at once.
  var combined: TestEnvironment {
    variations.reduce(TestEnvironment(name: "all settings changed")) { $0.combined(with: $1) }
  }

  /// The environment with another hash seed in each process.
  var hashSeed: TestEnvironment? { variations.first { $0.variables.keys.contains(Self.hashing) } }

  /// The user's environment with one hash seed for all runs, so that the order of sets does not hide what else differs.
  static let control = TestEnvironment(
    name: "same environment", variables: [hashing: "1"],
    remedy: "The values depend on the clock, random numbers or the order of concurrent work. Pass a fixed date and a "
      + "seeded generator, and wait for all work before the assertion.")

  private static let hashing = "SWIFT_DETERMINISTIC_HASHING"

  /// - Parameters:
  ///   - folder: A folder inside the package, for the files that the environments need.
  ///   - inherited: The environment of the tool.
  ///   - canPreload: Whether libraries can be loaded into the test process.
  init(folder: String, inherited: [String: String], canPreload: Bool) async throws {
    try Self.create(folder + "/working-folder")
    addTimeZone()
    await addLocale(folder: folder, inherited: inherited, canPreload: canPreload)
    variations.append(
      TestEnvironment(
        name: "hash seed", variables: [Self.hashing: nil],
        remedy: "The values are in the order of a Set or Dictionary, which differs in every process. Sort them first."))
    variations.append(
      TestEnvironment(
        name: "working folder", workingFolder: folder + "/working-folder",
        remedy: "The values contain FileManager.default.currentDirectoryPath, or the tests read a relative path. Build "
          + "paths from #filePath or Bundle.module, and remove them from the text."))
    let home = try HomeFolder(at: folder + "/home-folder", toolchainOf: NSHomeDirectory())
    variations.append(
      TestEnvironment(
        name: "home folder", variables: ["HOME": home.path, "CFFIXED_USER_HOME": home.path],
        remedy: "The values contain NSHomeDirectory(), or the tests read files in it. Pass the folder as a parameter."))
    variations.append(Self.terminal(inherited))
    await addProcessorCount(folder: folder, canPreload: canPreload)
  }

  /// Far from the current time zone, so that most dates fall on another day.
  private mutating func addTimeZone() {
    let name = TimeZone.current.secondsFromGMT() > 3600 ? "Pacific/Pago_Pago" : "Pacific/Kiritimati"
    guard TimeZone(identifier: name) != nil else {
      exceptions.append("time zone (this system has no time zone database; install tzdata)")
      return
    }
    variations.append(
      TestEnvironment(
        name: "time zone", setting: "TZ=\(name)", variables: ["TZ": name],
        remedy:
          "The values format dates with TimeZone.current. Pass a time zone: date.formatted(Date.FormatStyle(date: "
          + ".numeric, time: .shortened, locale: Locale(identifier: \"en_US\"), timeZone: .gmt))"))
  }

  private mutating func addLocale(folder: String, inherited: [String: String], canPreload: Bool) async {
    let present = inherited["LC_ALL"] ?? inherited["LANG"] ?? ""
    let identifier = present.hasPrefix("tr") ? "de_DE" : "tr_TR"
    let name = identifier + ".UTF-8"
    let library = canPreload ? await PreloadedLibrary.locale(identifier).build(in: folder) : nil
    if library == nil {
      exceptions.append("Locale.current (only LANG and LC_ALL differ, and Foundation does not read them)")
    }
    variations.append(
      TestEnvironment(
        name: "locale", setting: "LC_ALL=\(name)", variables: ["LANG": name, "LC_ALL": name],
        preloadedLibraries: [library].compactMap { $0 },
        remedy: "The values are formatted, compared or uppercased with Locale.current. Pass a locale: "
          + "number.formatted(.number.locale(Locale(identifier: \"en_US\")))"))
  }

  private static func terminal(_ inherited: [String: String]) -> TestEnvironment {
    let isDumb = inherited["TERM"] == "dumb"
    return TestEnvironment(
      name: "terminal", setting: isDumb ? "TERM=xterm-256color" : "TERM=dumb",
      variables: isDumb
        ? ["TERM": "xterm-256color", "COLORTERM": "truecolor", "COLUMNS": "132", "NO_COLOR": nil]
        : ["TERM": "dumb", "COLORTERM": nil, "COLUMNS": "40", "NO_COLOR": inherited["NO_COLOR"] == nil ? "1" : nil],
      remedy: "The values depend on TERM, COLUMNS or NO_COLOR. Pass the width and the use of color as parameters.")
  }

  private mutating func addProcessorCount(folder: String, canPreload: Bool) async {
    let count = ProcessInfo.processInfo.activeProcessorCount == 1 ? 2 : 1
    let library = canPreload ? await PreloadedLibrary.processorCount(count).build(in: folder) : nil
    let launcher = count == 1 ? Processors.launcher : []
    guard library != nil || !launcher.isEmpty else {
      exceptions.append("processor count")
      return
    }
    variations.append(
      TestEnvironment(
        name: "processor count", setting: "\(count)", preloadedLibraries: [library].compactMap { $0 },
        launcher: launcher,
        remedy: "The values contain ProcessInfo.processInfo.activeProcessorCount, or are in the order in which "
          + "parallel work finishes. Pass the count as a parameter, and sort the results."))
  }

  private static func create(_ folder: String) throws {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw CommandError(
        .inputOutput, "Cannot create \(folder): \(error.localizedDescription). Check the permissions of the folder.")
    }
  }
}
