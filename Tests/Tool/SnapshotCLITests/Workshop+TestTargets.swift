import Foundation
import SnapshotLedger

extension Workshop {
  /// Makes a `swift` that describes a package and runs one assertion of each selected test target: LoginTests, which depends on
  /// Login, and CartTests. It writes its arguments into `calls.txt`, and does not build while a source contains `broken`.
  ///
  /// - Parameter output: A file that the tests write.
  func swiftWithTwoTestTargets(writing output: String? = nil) throws {
    func target(_ name: String, _ type: String, _ folder: String, on: String = "") -> String {
      """
      {"name":"\(name)","c99name":"\(name)","type":"\(type)","path":"\(folder)/\(name)","sources":["A.swift","Generated.swift"],
      "target_dependencies":[\(on)]}
      """
    }
    let targets = [
      target("Login", "library", "Sources"), target("LoginTests", "test", "Tests", on: "\"Login\""),
      target("CartTests", "test", "Tests"),
    ].joined(separator: ",")
    var script = "echo \"$@\" >> \(root)/calls.txt\n"
    script += "case \"$*\" in *describe*) cat <<'END'\n"
    script += "{\"name\":\"App\",\"path\":\"\(root)\",\"targets\":[\(targets)]}\nEND\nexit;; esac\n"
    script += "[ \"$2\" = list ] && { printf 'LoginTests.S/a()\\nCartTests.S/a()\\n'; exit; }\n"
    script += "[ \"$1\" = build ] && exit 0\n"
    script +=
      "grep -qs broken \(root)/Sources/Login/A.swift && { echo '\(root)/Sources/Login/A.swift:1:1: error: broken'; exit 1; }\n"
    if let output { script += "date +%N >> \(root)/\(output)\n" }
    script +=
      "all=\"$*\"; while [ $# -gt 1 ]; do [ \"$1\" = --event-stream-output-path ] && events=\"$2\"; shift; done\n"
    script += "echo '{\"kind\":\"event\",\"payload\":{\"kind\":\"runStarted\"}}' >> \"$events\"\n"
    for name in ["LoginTests", "CartTests"] {
      let entry = LedgerEntry(
        id: "\(name)/S/a()#1", target: name, suite: "S", test: "a()", name: "1",
        file: "\(root)/Tests/\(name)/A.swift", line: 1, outcome: .passed, format: "txt", mode: "never",
        reference: "\(root)/Tests/\(name)/__Snapshots__/A/a.1.txt", milliseconds: 1, process: 1)
      let line = String(decoding: try entry.ledgerLine(), as: UTF8.self)
      script += "run=; case \"$all\" in *\(name)*) run=1;; *--filter*) ;; *) run=1;; esac\n"
      script += "[ -n \"$run\" ] && { cat >> \"$SNAPSHOT_RUN_DIRECTORY/ledger.jsonl\" <<'END'\n\(line)END\n"
      script += "cat >> \"$events\" <<'END'\n"
      script += "{\"kind\":\"test\",\"payload\":{\"kind\":\"function\",\"id\":\"\(name).S/a()/A.swift:1:1\"}}\n"
      script += "{\"kind\":\"event\",\"payload\":{\"kind\":\"testEnded\",\"testID\":\"\(name).S/a()/A.swift:1:1\"}}\n"
      script += "END\n}\n"
    }
    script += "echo '{\"kind\":\"event\",\"payload\":{\"kind\":\"runEnded\"}}' >> \"$events\"\n"
    try swift(script + "exit 0\n")
  }
}
