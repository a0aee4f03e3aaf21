import Foundation
import Subprocess

/// The settings of a test process that differ from the user's own.
struct TestEnvironment: Sendable {
  /// What differs, such as `time zone`.
  var name: String
  /// The setting, such as `TZ=Pacific/Kiritimati`; empty if the name says everything.
  var setting = ""
  /// Environment variables to set. The value `nil` removes a variable.
  var variables: [String: String?] = [:]
  /// The libraries that are loaded before those of the process.
  var preloadedLibraries: [String] = []
  /// The folder in which the tests run; `nil` for the root of the package.
  var workingFolder: String?
  /// The absolute path of the program that starts another one in these settings, with its arguments; empty for none.
  var launcher: [String] = []
  /// Why a snapshot differs in this environment, and what to do about it.
  var remedy = ""

  /// Returns an environment with the settings of both. Those of the other one come last.
  func combined(with other: TestEnvironment) -> TestEnvironment {
    var all = self
    all.variables.merge(other.variables) { $1 }
    all.preloadedLibraries += other.preloadedLibraries
    all.workingFolder = other.workingFolder ?? workingFolder
    all.launcher += other.launcher
    return all
  }

  /// The program to start for `swift` with arguments, and its arguments.
  func command(_ arguments: [String]) -> (program: Executable, arguments: [String]) {
    guard let program = launcher.first else { return (.name("swift"), arguments) }
    return (.path(.init(program)), launcher.dropFirst() + ["swift"] + arguments)
  }

  /// All variables to set, including those of the working folder and of libraries.
  func variables(besides inherited: [String: String]) -> [String: String?] {
    var all = variables
    if let workingFolder { all["PWD"] = workingFolder }
    if !preloadedLibraries.isEmpty {
      let present = [inherited[PreloadedLibrary.variable]].compactMap { $0 }.filter { !$0.isEmpty }
      all[PreloadedLibrary.variable] = (present + preloadedLibraries).joined(separator: ":")
    }
    return all
  }
}
