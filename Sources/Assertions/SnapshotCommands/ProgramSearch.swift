import Foundation

/// Finds a program: a path, a product of the package, or a program in `PATH`.
struct ProgramSearch {
  /// The folders of products, nearest first.
  var products: [String]
  /// The folders of `PATH`.
  var path: [String]

  init(
    binary: String? = ProgramSearch.binary,
    path: String? = ProcessInfo.processInfo.environment["PATH"]
  ) {
    products = binary.map(Self.folders) ?? []
    self.path = (path ?? "/usr/bin:/bin").split(separator: ":").map(String.init).filter { $0.hasPrefix("/") }
  }

  /// Returns the absolute path of a program.
  func find(_ program: String, from folder: String) throws(CommandFailure) -> String {
    if program.contains("/") {
      let path = program.hasPrefix("/") ? program : folder + "/" + program
      guard Self.isProgram(path) else { throw .notFound(program: program, folders: []) }
      return path
    }
    guard !program.isEmpty, let folder = (products + path).first(where: { Self.isProgram($0 + "/" + program) }) else {
      throw .notFound(program: program, folders: products)
    }
    return folder + "/" + program
  }

  /// The folders that can have the products of the package whose tests are in a file. The native build system and Swift Build put
  /// products beside the tests; on macOS the file of the tests is inside of a bundle.
  static func folders(of binary: String) -> [String] {
    var folders: [String] = []
    var folder = (binary as NSString).deletingLastPathComponent
    for _ in 0..<4 where folder.contains("/.build/") || folder.contains("/Build/Products") || folders.isEmpty {
      folders.append(folder)
      folder = (folder as NSString).deletingLastPathComponent
    }
    return folders
  }

  /// The program of the tests or, on macOS, the test bundle that contains this code.
  static var binary: String? {
    #if canImport(Darwin)
      var info = Dl_info()
      guard dladdr(#dsohandle, &info) != 0, let name = info.dli_fname else { return nil }
    #else
      let name = "/proc/self/exe"
    #endif
    return realpath(name, nil).map { pointer in
      defer { free(pointer) }
      return String(cString: pointer)
    }
  }

  private static func isProgram(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
  }
}
