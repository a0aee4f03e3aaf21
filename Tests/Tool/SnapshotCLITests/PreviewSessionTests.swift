#if os(Linux)
  import Foundation
  import FoundationNetworking
  import SnapshotWorkspace
  import Testing

  /// `snapshot preview` as a user runs it, with a script in the place of `swift` and another one that draws.
  @Suite struct PreviewSessionTests {
    /// The tool while it serves a package.
    private final class Running {
      let workshop: Workshop
      let process: Process
      let url: String
      private let session = URLSession(configuration: .ephemeral)

      struct NoURL: Error { var output: String }

      init(_ workshop: Workshop, _ arguments: String...) throws {
        self.workshop = workshop
        process = try Tool.process(
          ["preview", "--timeout", "20"] + arguments,
          environment: ["PATH": workshop.root + "/bin:/usr/bin:/bin", "TMPDIR": workshop.root + "/.tmp"],
          in: workshop.root)
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        var reader = LineReader(descriptor: output.fileHandleForReading.fileDescriptor)
        guard let line = reader.next() else { throw NoURL(output: "") }
        url = String(decoding: line, as: UTF8.self)
        guard url.hasPrefix("http://127.0.0.1:") else { throw NoURL(output: url) }
      }

      deinit {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
      }

      /// Requests a resource with the token.
      func get(_ path: String, _ query: [String: String] = [:]) async throws -> String {
        var components = try #require(URLComponents(string: url))
        components.path = path
        components.queryItems = (components.queryItems ?? []) + query.map { URLQueryItem(name: $0, value: $1) }
        let (data, _) = try await session.data(
          for: URLRequest(url: try #require(components.url), timeoutInterval: 3600))
        return String(decoding: data, as: UTF8.self)
      }

      /// Requests a picture until the answer contains a text, because the page may be asked before the build ends.
      func picture(_ preview: String, containing text: String) async throws -> String {
        var answer = ""
        while !answer.contains(text), process.isRunning {
          if !answer.isEmpty { try await Task.sleep(for: .milliseconds(50)) }
          answer = try await get("/picture", ["preview": preview])
        }
        return answer
      }

      /// Interrupts the tool, and returns its exit code.
      func interrupt() -> Int32 {
        process.interrupt()
        process.waitUntilExit()
        return process.terminationStatus
      }
    }

    private let workshop: Workshop

    /// A package whose tests answer with pictures that are the names of the previews.
    init() throws {
      workshop = try Workshop()
      let package = """
        {"name":"app","targets":[{"name":"Feature","type":"regular"},{"name":"FeatureTests","type":"test"}]}
        """
      try workshop.swift(
        """
        [ "$1" = package ] && { echo '\(package)'; exit; }
        for argument in "$@"; do [ "$argument" = --show-bin-path ] && { echo "\(workshop.root)/bin"; exit; }; done
        grep -q wrong Sources/Feature/Card.swift && { echo "$PWD/Sources/Feature/Card.swift:1:9: error: wrong name"; exit 1; }
        exit 0

        """)
      let list = """
        {"list":{"_0":{"devices":["iPhone16"],"typeSizes":["large"],"previews":[\
        {"key":"one","fileID":"Feature/Card.swift","path":"\(workshop.root)/Sources/Feature/Card.swift","line":1,\
        "name":"One","referenceName":"One","isExcluded":false},\
        {"key":"crash","fileID":"Feature/Card.swift","line":2,"name":"Crash","referenceName":"Crash","isExcluded":false},\
        {"key":"hang","fileID":"Feature/Card.swift","line":3,"name":"Hang","referenceName":"Hang","isExcluded":false}]}}}
        """
      try workshop.write(
        "bin/appPackageTests.xctest",
        """
        #!/bin/bash
        echo $$ >>"\(workshop.root)/.processes.txt"
        exec 3<"$SNAPSHOT_PREVIEW_REQUESTS" 4>"$SNAPSHOT_PREVIEW_REPLIES"
        while read -r line <&3; do
          id="$(sed -E 's/.*"id":([0-9]+).*/\\1/' <<<"$line")"
          case "$line" in
          *'"list"'*)
            if [ -e "\(workshop.root)/unreadable" ] && ! grep -q Bad_Previews <<<"$line"; then
              echo '{"reading":{"declaration":"Feature.Bad_Previews"}}' >&4
              echo "Feature/Card.swift:7: Fatal error: Index out of range"
              kill -ILL $$
            fi
            echo '\(list)' >&4 ;;
          *'"crash"'*)
            echo "Swift/ContiguousArrayBuffer.swift:691: Fatal error: Index out of range"
            kill -ILL $$ ;;
          *'"hang"'*) while :; do :; done ;;
          *) echo '{"drawn":{"id":'$id',"_1":{"png":"'$(wc -c <"\(workshop.root)/Sources/Feature/Card.swift")'","width":1,"height":1,"issues":[]}}}' >&4 ;;
          esac
        done

        """)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: workshop.root + "/bin/appPackageTests.xctest")
      for folder in ["Sources/Feature", "Tests/FeatureTests", ".tmp"] { try workshop.makeFolder(folder) }
      try workshop.write("Sources/Feature/Card.swift", "#Preview(\"One\") {}\n#Preview(as: .systemSmall) {}\n")
      try workshop.write(
        "Tests/FeatureTests/All.swift", "@Test func all() {\n  assertPreviews(in: \"Feature\")\n}\n")
    }

    private func processes() -> [Int32] {
      (workshop.read(".processes.txt") ?? "").split(separator: "\n").compactMap { Int32($0) }
    }

    @Test func previewsAreDrawnAndBuiltAgainAfterAChange() async throws {
      let running = try Running(workshop)
      #expect(try await running.picture("one", containing: "\"picture\"").contains(#""png":"49""#))
      try workshop.write("Sources/Feature/Card.swift", "#Preview(\"One\") {}\n")
      #expect(try await running.picture("one", containing: #""png":"19""#).contains(#""png":"19""#))
      #expect(try await running.get("/picture", ["preview": "two"]).contains("no longer exists"))
      #expect(running.interrupt() == 0)
    }

    @Test func aCrashNamesItsPreviewAndHidesNoOthers() async throws {
      let running = try Running(workshop)
      _ = try await running.picture("one", containing: "\"picture\"")
      let crash = try await running.get("/picture", ["preview": "crash"])
      #expect(crash.contains("Drawing failed: the process crashed with signal 4."), "\(crash)")
      #expect(crash.contains("Index out of range"))
      let hang = try await running.get("/picture", ["preview": "hang"])
      #expect(hang.contains("Drawing failed: it took more than 20 seconds"), "\(hang)")
      #expect(try await running.get("/picture", ["preview": "one", "device": "iPhone16"]).contains("\"picture\""))
      // What crashed is not drawn again before the next build.
      let count = processes().count
      #expect(try await running.get("/picture", ["preview": "crash"]) == crash)
      #expect(processes().count == count)
    }

    @Test func anInterruptionEndsTheProcesses() async throws {
      let running = try Running(workshop)
      _ = try await running.picture("one", containing: "\"picture\"")
      let process = try #require(processes().last)
      #expect(kill(process, 0) == 0)
      #expect(running.interrupt() == 0)
      while kill(process, 0) == 0 { usleep(20_000) }
      #expect(try FileManager.default.contentsOfDirectory(atPath: workshop.root + "/.tmp") == [])
    }

    /// Makes a program of each of two test targets, as Swift Build does, instead of one for both.
    private func divide() throws {
      let one = workshop.root + "/bin/FeatureTests-test-runner"
      try FileManager.default.moveItem(atPath: workshop.root + "/bin/appPackageTests.xctest", toPath: one)
      let other = try String(contentsOfFile: one, encoding: .utf8)
      try workshop.write(
        "bin/OtherTests-test-runner",
        other.replacingOccurrences(of: #""key":""#, with: #""key":"other-"#)
          .replacingOccurrences(of: #"*'"crash"'*)"#, with: #"*'"other-crash"'*)"#))
      let package = try #require(workshop.read("bin/swift"))
      let target = #"{"name":"OtherTests","type":"test"}]}"#
      try workshop.write("bin/swift", package.replacingOccurrences(of: "]}'", with: ",\(target)'"))
      for name in ["OtherTests-test-runner", "swift"] {
        try FileManager.default.setAttributes(
          [.posixPermissions: 0o755], ofItemAtPath: workshop.root + "/bin/\(name)")
      }
      try workshop.makeFolder("Tests/OtherTests")
      try workshop.write(
        "Tests/OtherTests/All.swift", "@Test func others() {\n  assertPreviews(in: \"Feature\")\n}\n")
    }

    @Test func theProgramsOfAllTestTargetsDraw() async throws {
      try divide()
      let running = try Running(workshop)
      for key in ["one", "other-one"] {
        #expect(try await running.picture(key, containing: "\"picture\"").contains(#""png":"49""#))
      }
      #expect(processes().count == 2)
      let crash = try await running.get("/picture", ["preview": "other-crash"])
      #expect(crash.contains("Drawing failed: the process crashed with signal 4."), "\(crash)")
      for key in ["one", "other-one"] {
        let picture = try await running.get("/picture", ["preview": key, "device": "iPhone16"])
        #expect(picture.contains("\"picture\""), "\(picture)")
      }
      let last = processes().suffix(2)
      #expect(running.interrupt() == 0)
      for process in last {
        while kill(process, 0) == 0 { usleep(20_000) }
      }
    }

    @Test func declarationsThatCrashAreSkipped() async throws {
      try workshop.write("unreadable", "")
      let running = try Running(workshop)
      #expect(try await running.picture("one", containing: "\"picture\"").contains("\"picture\""))
      #expect(processes().count == 2)
    }

    @Test func aPackageWithoutATestOfPreviewsIsRefused() throws {
      try workshop.write("Tests/FeatureTests/All.swift", "@Test func all() {}\n")
      let outcome = try workshop.snapshot("preview")
      #expect(outcome.status == 6)
      #expect(outcome.errors.contains("No test asserts previews. Modules with previews: Feature"))
      #expect(try workshop.snapshot("preview", "--timeout", "0").status == 64)
      #expect(try workshop.snapshot("preview", "--port", "70000").status == 64)
    }
  }
#endif
