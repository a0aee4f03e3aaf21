/// One assertion's outcome: a line of the run's ledger, which is the only thing that the test process and the command
/// line tool share.
///
/// The ledger is a file of JSON lines, `ledger.jsonl` in the folder of the run, appended to by any number of processes; each line is
/// written by one `write` call. A last line that a crash cut off is ignored, and the run counts as incomplete.
package struct LedgerEntry: Hashable, Sendable, Codable {
  /// What became of an assertion.
  package enum Outcome: String, Hashable, Sendable, Codable, CaseIterable {
    /// The value equals its reference.
    case passed
    /// The value differs from its reference.
    case changed
    /// There was no reference, and none was written.
    case missing
    /// There was no reference, and one was written; the test fails once.
    case recorded
    /// A differing reference was rewritten.
    case rerecorded
    /// The assertion could not be made: an unreadable reference, a render error, a thrown error.
    case error
  }

  /// Paths of what an assertion left behind, relative to the run's folder.
  package struct Artifacts: Hashable, Sendable, Codable {
    package var expected: String?
    package var actual: String?
    package var difference: String?
    /// A ``ProposedSourceEdit`` as JSON, where the reference stands in the test's source.
    package var edit: String?
    /// What stood between the value and its picture, as text: the layout and the display list of the reference, where they
    /// are known, and of the new value.
    package var expectedStations: String?
    package var actualStations: String?

    package init(
      expected: String? = nil, actual: String? = nil, difference: String? = nil, edit: String? = nil,
      expectedStations: String? = nil, actualStations: String? = nil
    ) {
      self.expected = expected
      self.actual = actual
      self.difference = difference
      self.edit = edit
      self.expectedStations = expectedStations
      self.actualStations = actualStations
    }
  }

  /// What an image comparison measured: of a pass, what a tolerance let through. Nil for text and for equal pictures.
  package struct ImageMetrics: Hashable, Sendable, Codable {
    /// The actual picture's sides in pixels.
    package var width: Int
    package var height: Int
    /// The reference's sides in pixels, where they are not the actual picture's.
    package var expectedWidth: Int?
    package var expectedHeight: Int?
    package var differingPixels: Int
    package var largestChannelDifference: Int
    /// Bounding boxes of the changed areas, `[x, y, width, height]` in pixels.
    package var clusters: [[Int]]

    package init(
      width: Int, height: Int, expectedWidth: Int? = nil, expectedHeight: Int? = nil, differingPixels: Int,
      largestChannelDifference: Int, clusters: [[Int]]
    ) {
      self.width = width
      self.height = height
      self.expectedWidth = expectedWidth
      self.expectedHeight = expectedHeight
      self.differingPixels = differingPixels
      self.largestChannelDifference = largestChannelDifference
      self.clusters = clusters
    }
  }

  /// The format's version; a reader refuses a larger one with a message.
  package var schemaVersion: Int = LedgerEntry.currentSchemaVersion
  /// `Target/Suite/test(arguments)#name@cell`.
  package var id: String
  package var target: String
  package var suite: String
  /// The test function as written, such as `testLogin()`.
  package var test: String
  /// The snapshot's name or its number in the test.
  package var name: String
  /// The cell of a matrix, axis by axis, in order: `["device=iPhoneSE3", "typeSize=xSmall"]`; empty without a matrix.
  package var cell: [String]
  /// Absolute path of the test's source file.
  package var file: String
  package var line: Int
  package var outcome: Outcome
  /// The path extension of the reference, such as `png`; empty without one.
  package var format: String
  /// The record mode that was in force.
  package var mode: String
  /// Absolute path of the reference; with the assertion's line, `/…/LoginTests.swift:12`, where it stands in the
  /// test's source.
  package var reference: String
  package var artifacts: Artifacts
  /// The failure's message as the test reported it; empty for a pass.
  package var message: String
  package var image: ImageMetrics?
  /// How the text differs; nil for a pass and for pictures.
  package var text: TextDifference?
  /// A hash of the new value's bytes where it did not pass, which tells whether two attempts made the same.
  package var actualHash: String?
  package var milliseconds: Double
  /// The process that made the assertion.
  package var process: Int

  package static let currentSchemaVersion = 1

  package init(
    id: String, target: String, suite: String, test: String, name: String, cell: [String] = [], file: String,
    line: Int, outcome: Outcome, format: String, mode: String, reference: String,
    artifacts: Artifacts = Artifacts(), message: String = "", image: ImageMetrics? = nil, text: TextDifference? = nil,
    milliseconds: Double, process: Int
  ) {
    self.id = id
    self.target = target
    self.suite = suite
    self.test = test
    self.name = name
    self.cell = cell
    self.file = file
    self.line = line
    self.outcome = outcome
    self.format = format
    self.mode = mode
    self.reference = reference
    self.artifacts = artifacts
    self.message = message
    self.image = image
    self.text = text
    self.milliseconds = milliseconds
    self.process = process
  }
}

extension LedgerEntry {
  /// Whether the reference stands in the test's source, and is no file of its own.
  package var hasReferenceInSource: Bool { reference == "\(file):\(line)" }
}
