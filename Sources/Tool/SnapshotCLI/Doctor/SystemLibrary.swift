/// A library or program that the package needs beside Swift, and the system packages that contain it.
struct SystemLibrary: Equatable {
  /// The name of its pkg-config file, without `.pc`.
  var name: String
  /// The lowest version that works; `nil` for any.
  var minimum: Version?
  /// A header, relative to a folder such as `/usr/include`; `nil` for a program.
  var header: String?
  /// The packages of Debian and Ubuntu.
  var aptPackage: String
  /// The formula of Homebrew.
  var brewFormula: String

  struct Version: Comparable, CustomStringConvertible {
    var major: Int
    var minor: Int

    /// Returns `nil` if the text does not begin with two numbers, such as `1.6.39`.
    init?(_ text: String) {
      let numbers = text.split(separator: ".").map { Int($0.prefix { $0.isASCII && $0.isNumber }) }
      guard numbers.count >= 2, let major = numbers[0], let minor = numbers[1] else { return nil }
      (self.major, self.minor) = (major, minor)
    }

    var description: String { "\(major).\(minor)" }

    static func < (left: Version, right: Version) -> Bool {
      (left.major, left.minor) < (right.major, right.minor)
    }
  }

  /// The program that tells SwiftPM in which folders pkg-config files are.
  static let pkgconf = SystemLibrary(
    name: "pkgconf", minimum: nil, header: nil, aptPackage: "pkgconf", brewFormula: "pkgconf")
  /// What `libpng.pc` requires. macOS has the library without a pkg-config file; Homebrew's pkgconf brings the file.
  static let zlib = SystemLibrary(
    name: "zlib", minimum: Version("1.2"), header: "zlib.h", aptPackage: "zlib1g-dev", brewFormula: "pkgconf")
  static let libpng = SystemLibrary(
    name: "libpng", minimum: Version("1.6"), header: "png.h", aptPackage: "libpng-dev", brewFormula: "libpng")
  static let harfbuzz = SystemLibrary(
    name: "harfbuzz", minimum: Version("4.0"), header: "harfbuzz/hb.h", aptPackage: "libharfbuzz-dev",
    brewFormula: "harfbuzz")

  /// The rows of `Scripts/libraries.tsv`, from which `Scripts/bootstrap` installs.
  static let all = [pkgconf, zlib, libpng, harfbuzz]

  /// The command that installs libraries, such as `apt-get install pkgconf libpng-dev`.
  static func installCommand(_ libraries: SystemLibrary...) -> String {
    #if os(macOS)
      let command = "brew install"
      let packages = libraries.map(\.brewFormula)
    #else
      let command = "apt-get install"
      let packages = libraries.map(\.aptPackage)
    #endif
    return ([command] + packages).joined(separator: " ")
  }
}
