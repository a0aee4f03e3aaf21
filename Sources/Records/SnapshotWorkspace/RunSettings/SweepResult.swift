import Foundation

/// What a sweep found.
package struct SweepResult: Equatable, Sendable, Codable {
  /// A finding at one type size, and the widths that have it.
  package struct Finding: Equatable, Sendable, Codable {
    package var rule: String
    /// The element in words, such as `Text "Message"`.
    package var element: String
    package var path: String
    package var typeSize: String
    /// The ranges of widths, `[first, last]` in points, in which the finding occurs. An edge inside of the swept widths is
    /// exact to 0.05 points.
    package var ranges: [[Double]]

    package init(rule: String, element: String, path: String, typeSize: String, ranges: [[Double]]) {
      self.rule = rule
      self.element = element
      self.path = path
      self.typeSize = typeSize
      self.ranges = ranges
    }
  }

  /// Widths at which a view could not be laid out.
  package struct Unknown: Equatable, Sendable, Codable {
    package var typeSize: String
    package var ranges: [[Double]]
    /// The first error.
    package var reason: String

    package init(typeSize: String, ranges: [[Double]], reason: String) {
      self.typeSize = typeSize
      self.ranges = ranges
      self.reason = reason
    }
  }

  /// A picture at the edge of a finding.
  package struct Picture: Equatable, Sendable, Codable {
    /// The file, relative to the run's folder.
    package var name: String
    package var typeSize: String
    package var width: Double
    /// The file's contents before it is written.
    package var data: Data

    package init(name: String, typeSize: String, width: Double, data: Data) {
      self.name = name
      self.typeSize = typeSize
      self.width = width
      self.data = data
    }
  }

  package var findings: [Finding]
  package var unknown: [Unknown]
  package var pictures: [Picture]
  /// The number of layouts.
  package var layouts: Int
  /// Why the sweep was not possible; `nil` if it was.
  package var problem: String?

  package init(findings: [Finding] = [], unknown: [Unknown] = [], pictures: [Picture] = [], layouts: Int = 0) {
    self.findings = findings
    self.unknown = unknown
    self.pictures = pictures
    self.layouts = layouts
  }

  package init(problem: String) {
    self.init()
    self.problem = problem
  }

  package static let fileName = "sweep.json"
}
