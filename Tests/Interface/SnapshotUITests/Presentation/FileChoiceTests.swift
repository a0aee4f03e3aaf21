import Foundation
import Testing
import SnapshotUI

/// Completions of the system's windows for files.
@MainActor @Suite struct FileChoiceTests {
  private struct Screen: View {
    @State private var isImporting = false
    @State private var isExporting = false
    @State private var message = "nothing"

    var body: some View {
      VStack {
        Text(verbatim: message)
        Button("Import") { isImporting = true }
        Button("Export") { isExporting = true }.fileExporter(
          isPresented: $isExporting, document: 1, contentType: .plainText
        ) { result in
          message = (try? result.get().lastPathComponent) ?? "no export"
        }
      }
      .fileImporter(isPresented: $isImporting, allowedContentTypes: [.plainText], allowsMultipleSelection: true) {
        message = (try? $0.get().map(\.lastPathComponent).joined(separator: ", ")) ?? "failed"
      } onCancellation: {
        message = "canceled"
      }
    }
  }

  private let files = ["/tmp/a.txt", "/tmp/b.txt"].map { URL(fileURLWithPath: $0) }

  @Test func filesAreChosen() throws {
    let host = ViewHost(Screen(), in: RenderContext(width: 320, height: 480))
    try host.inspect().find(button: "Import").tap()
    try host.inspect().choose(files: files)
    #expect(try host.inspect().texts.first == "a.txt, b.txt")
    // The window is dismissed.
    #expect(throws: InspectionError.self) { try host.inspect().choose(files: files) }
    try host.inspect().find(button: "Export").tap()
    try host.inspect().choose(files: [files[1]])
    #expect(try host.inspect().texts.first == "b.txt")
  }

  @Test func choicesFailAndAreCanceled() throws {
    let host = ViewHost(Screen(), in: RenderContext(width: 320, height: 480))
    try host.inspect().find(button: "Import").tap()
    try host.inspect().failChoosingFiles(CocoaError(.fileReadNoPermission))
    #expect(try host.inspect().texts.first == "failed")
    try host.inspect().find(button: "Import").tap()
    try host.inspect().cancelChoosingFiles()
    #expect(try host.inspect().texts.first == "canceled")
    try host.inspect().find(button: "Export").tap()
    try host.inspect().choose(files: [])
    #expect(try host.inspect().texts.first == "no export")
  }
}
