import SnapshotFoundation

/// The result of one assertion: a line of the ledger of a run. The test process and the command line tool share nothing but
/// the ledger and the files that it names.
///
/// The ledger is the file `ledger.jsonl` in the folder of the run. It has one JSON object per line. Any number of processes
/// append to it, each line with one call of `write`. The names of the properties are the keys in the file.
package struct LedgerEntry: Equatable, Sendable, Codable {
  /// The result of an assertion.
  package enum Outcome: String, Equatable, Sendable, Codable, CaseIterable {
    /// The value matches its reference.
    case passed
    /// The value differs from its reference.
    case changed
    /// There is no reference, and none was recorded.
    case missing
    /// There was no reference, so the value was recorded. The test fails once.
    case recorded
    /// The value differed from its reference and was recorded in its place.
    case rerecorded
    /// The assertion could not be made: the reference is unreadable, rendering failed, or the value threw an error.
    case error
  }

  /// The files that an assertion leaves in the folder of the run, as paths relative to that folder.
  package struct Artifacts: Equatable, Sendable, Codable {
    /// The reference.
    package var expected: String?
    /// The new value.
    package var actual: String?
    /// The visual or textual difference.
    package var difference: String?
    /// A `ProposedSourceEdit` as JSON, if the reference is in the source of the test.
    package var edit: String?
    /// The render trace of the reference, if it is known: layout and display list as text.
    package var expectedTrace: String?
    /// The render trace of the new value.
    package var actualTrace: String?

    package init(
      expected: String? = nil, actual: String? = nil, difference: String? = nil, edit: String? = nil,
      expectedTrace: String? = nil, actualTrace: String? = nil
    ) {
      self.expected = expected
      self.actual = actual
      self.difference = difference
      self.edit = edit
      self.expectedTrace = expectedTrace
      self.actualTrace = actualTrace
    }

    /// Whether the assertion leaves no files.
    var isEmpty: Bool {
      switch (expected, actual, difference, edit, expectedTrace, actualTrace) {
      case (nil, nil, nil, nil, nil, nil): true
      default: false
      }
    }
  }

  /// The measurements of an image comparison. A pass has them if the images differ within the tolerance or in ignored
  /// regions.
  package struct ImageMetrics: Equatable, Sendable, Codable {
    /// The width of the actual image in pixels.
    package var width: Int
    /// The height of the actual image in pixels.
    package var height: Int
    /// The width of the reference in pixels, if the size differs.
    package var expectedWidth: Int?
    /// The height of the reference in pixels, if the size differs.
    package var expectedHeight: Int?
    /// The number of pixels that differ.
    package var differingPixels: Int
    /// The largest difference of a color channel, from 0 to 255.
    package var largestChannelDifference: Int
    /// The bounding boxes of the changed areas: `[x, y, width, height]` in pixels.
    package var clusters: [[Int]]
    /// The tolerance of the assertion as text; `nil` if it tolerates nothing.
    package var tolerance: String?
    /// The regions that the assertion does not compare: `[x, y, width, height]` in pixels; `nil` without regions.
    package var ignoredRegions: [[Int]]?
    /// The number of pixels that differ in ignored regions, besides ``differingPixels``; `nil` without regions.
    package var ignoredPixels: Int?

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

  /// The version of the format. A reader rejects a newer version.
  package var schemaVersion: Int = LedgerEntry.currentSchemaVersion
  /// The identifier of the snapshot: `Target/Suite/test(arguments)#name@configuration`.
  package var id: String
  /// The test target.
  package var target: String
  /// The suite or the class of the test.
  package var suite: String
  /// The test function, such as `testLogin()`.
  package var test: String
  /// The test that ran, as the list of tests names it: `AppTests.LoginTests/welcome()`. It owns the reference, whatever
  /// ``test`` is: an assertion in an initializer or a helper passes the name of another function. `nil` if it is unknown.
  package var runningTest: String?
  /// The arguments of the case that ran, as in file names; `nil` without parameters.
  package var testCase: String?
  /// The name of the snapshot, or its number in the test.
  package var name: String
  /// The configuration of a matrix, one element for each axis: `["device=iPhoneSE3", "typeSize=xSmall"]`. Empty without a
  /// matrix.
  package var cell: [String]
  /// The absolute path of the source file of the test.
  package var file: String
  /// The line of the assertion, counted from 1.
  package var line: Int
  /// The result.
  package var outcome: Outcome
  /// The path extension of the reference, such as `png`, or an empty text.
  package var format: String
  /// The record mode that applied.
  package var mode: String
  /// The absolute path of the reference. For a reference in the source of the test, the path and the line:
  /// `/…/LoginTests.swift:12`.
  package var reference: String
  /// The files that the assertion left in the folder of the run.
  package var artifacts: Artifacts
  /// The message that the test reported. Empty for a pass.
  package var message: String
  /// The measurements of an image comparison; `nil` for texts and for equal images.
  package var image: ImageMetrics?
  /// The difference of texts; `nil` for a pass and for images.
  package var text: TextDifference?
  /// A hash of the new value, unless it passed. Two attempts with the same value have the same hash.
  package var actualHash: String?
  /// The preview that the snapshot shows, such as `Card:Long title`; `nil` for other snapshots.
  package var preview: String?
  /// What lint found in the picture; empty if it found nothing, `nil` if it did not look.
  package var lint: [LintFinding]?
  /// The path relative to the package, if the test chose the place of the reference: it is a file of the repository, which no
  /// command deletes. `nil` for other references.
  package var place: String?
  /// The path relative to the package of the folder that the test compares as a whole, if the reference is this folder or a file
  /// in it.
  package var placeFolder: String?
  /// True if the new state is that the file does not exist: to accept it deletes the file. `nil` otherwise.
  package var removes: Bool?
  /// Whether the accepted file is executable; `nil` if its mode stays.
  package var isExecutable: Bool?
  /// The duration of the assertion in milliseconds.
  package var milliseconds: Double
  /// The identifier of the process that made the assertion.
  package var process: Int

  /// The version of the format that this code writes.
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
  /// Whether the reference is in the source of the test, not in a file of its own.
  package var hasReferenceInSource: Bool { reference == "\(file):\(line)" }
}
