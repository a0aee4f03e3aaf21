/// The version of the package, which `snapshot --version` prints.
enum PackageVersion {
  static let current = "0.1.0"
}
