import Foundation
import Snapshot
import SnapshotOS
import SnapshotOSLog
import SnapshotPublishers
import SnapshotUI
import SnapshotUIKit

// Draws the previews of libraries on request: snapshot-preview-host [--resources MODULE=FOLDER]…
// [--font MODULE=FILE]… [--copies FILE] LIBRARY…
//
// NB: the imports link the modules that a library imports under the names of Apple's.
@main
enum SnapshotPreviewHost {
  /// The largest memory of a process in bytes. A preview that allocates without end costs its process, not the machine.
  private static let mostMemory = 4 << 30 as rlim_t

  static func main() {
    limitMemory()
    var resources: [String: String] = [:]
    var fonts: [String: [String]] = [:]
    var originals: [String: String] = [:]
    var arguments = CommandLine.arguments.dropFirst()
    while let argument = arguments.popFirst() {
      if argument == "--resources" || argument == "--font",
        let pair = arguments.popFirst()?.split(separator: "=", maxSplits: 1).map(String.init), pair.count == 2
      {
        if argument == "--font" { fonts[pair[0], default: []].append(pair[1]) } else { resources[pair[0]] = pair[1] }
      } else if argument == "--copies", let file = arguments.popFirst() {
        let data = FileManager.default.contents(atPath: file) ?? Data()
        originals = (try? JSONDecoder().decode([String: String].self, from: data)) ?? [:]
      } else {
        load(argument)
      }
    }
    MainActor.assumeIsolated { LivePreviews.run(resources: resources, fonts: fonts, originals: originals) }
    FileHandle.standardError.write(Data("snapshot-preview-host is started by the snapshot command.\n".utf8))
    exit(EXIT_FAILURE)
  }

  private static func limitMemory() {
    #if canImport(Darwin)
      let memory = RLIMIT_DATA
    #else
      let memory = __rlimit_resource_t(RLIMIT_DATA.rawValue)
    #endif
    var limit = rlimit()
    guard getrlimit(memory, &limit) == 0 else { return }
    limit.rlim_cur = min(limit.rlim_cur, mostMemory)
    _ = setrlimit(memory, &limit)
  }

  private static func load(_ library: String) {
    guard dlopen(library, RTLD_NOW | RTLD_GLOBAL) != nil else {
      let reason = dlerror().map { String(cString: $0) } ?? "no reason"
      FileHandle.standardError.write(Data("Cannot load \(library): \(reason)\n".utf8))
      exit(EXIT_FAILURE)
    }
  }
}
