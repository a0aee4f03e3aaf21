import Foundation
import Raster
import SnapshotRenderTraces
import SnapshotLedger

/// The explanation in a reference picture, and whether it is true.
package struct ReferenceExplanation: Hashable, Sendable {
  package enum State: String, Hashable, Sendable, CaseIterable {
    /// This engine renders the picture from the explanation.
    case verified
    /// The view now has another layout or drawing, which renders the same picture.
    case outdated
    /// Another engine made the picture.
    case stale
    /// This engine made the picture, as the explanation states, but renders another one.
    case contradicted
    /// The picture cannot be rendered from the explanation.
    case unproven
    /// The reference states only the engine.
    case off
    /// The reference has no explanation.
    case absent
    /// The explanation cannot be read.
    case unreadable
    /// The file is not a valid PNG.
    case damaged
  }

  package var state: State
  /// Why the explanation is unproven or unreadable; empty for other states.
  package var reason = ""
  /// The engine that made the picture, as the reference states it.
  package var engine: RenderEngine?
  /// The explanation as text.
  package var text: Data?

  /// Reads the explanation of a file, and verifies it by rendering.
  ///
  /// - Parameter current: The render trace of the view that now renders the picture, if it is known.
  package init(of file: Data, current: Data? = nil) {
    let text: Data
    switch PNG.explanation(in: file) {
    case .absent:
      state = (try? PNG.header(of: file)) == nil ? .damaged : .absent
      return
    case .unreadable(let why):
      state = .unreadable
      reason = why
      return
    case .text(let found): text = found
    }
    self.text = text
    engine = RenderTrace.settings(in: text)?.engine
    guard let trace = RenderTrace(text) else {
      let isHeader = engine != nil && text.range(of: Data("\ndisplay list".utf8)) == nil
      state = isHeader ? .off : .unreadable
      if !isHeader { reason = "it is not a render trace of this version" }
      return
    }
    guard let picture = try? PNG.decode(file) else {
      state = .damaged
      return
    }
    let isOutdated = current.flatMap { RenderTrace($0) }.map(trace.describesSameView) == false
    switch trace.proof(of: picture).proof {
    case .verified: state = isOutdated ? .outdated : .verified
    case .unproven where isOutdated: state = .outdated
    case .stale: state = .stale
    case .contradicted: state = .contradicted
    case .unproven(let why):
      state = .unproven
      reason = why
    }
  }

  /// `verified, engine 1`.
  package var sentence: String {
    let engine = engine.map { ", engine \($0.revision)" } ?? ""
    switch state {
    case .verified: return "verified" + engine
    case .outdated: return "outdated" + engine + ": the view changed without changing a pixel"
    case .stale: return "made by another engine\(engine); this is engine \(RenderEngine.current.revision)"
    case .contradicted: return "contradicts its picture" + engine
    case .unproven: return "not verified\(engine): \(reason)"
    case .off: return "off" + engine
    case .absent: return "no explanation"
    case .unreadable: return "unreadable explanation: \(reason)"
    case .damaged: return "not a valid PNG"
    }
  }

  /// Why an explanation cannot be written into a reference.
  package enum Obstacle: Hashable, Sendable {
    /// The reference has an explanation of the same view, or states that it must not have one.
    case present
    /// No run on this machine rendered exactly this reference.
    case noTrace
    /// The kept trace describes another picture.
    case contradicted
    case damaged

    package var sentence: String {
      switch self {
      case .present: "it already has one"
      case .noTrace: "no run rendered it on this machine; to render it: swift run snapshot verify"
      case .contradicted: "the kept render trace contradicts the picture; to render it again: swift run snapshot verify"
      case .damaged: "it is not a valid PNG"
      }
    }
  }

  /// Returns a reference with an explanation from the render traces of a run. Its pixels are unchanged.
  package static func adding(to file: Data, id: String, from run: RunFolder) throws(Obstacle) -> Data {
    let text = RenderTraceArchive(besides: run)?.text(id: id, reference: file)
    let explanation = ReferenceExplanation(of: file, current: text)
    switch explanation.state {
    case .absent, .unreadable, .outdated: break
    case .damaged: throw .damaged
    default: throw .present
    }
    guard var text, let trace = RenderTrace(text), let picture = try? PNG.decode(file) else { throw .noTrace }
    switch trace.proof(of: picture).proof {
    case .verified, .unproven: break
    case .stale, .contradicted: throw .contradicted
    }
    if explanation.text.flatMap({ RenderTrace($0) })?.isSlim == true { text = Data(trace.slim.text.utf8) }
    guard let explained = try? PNG.explained(file, by: text) else { throw .damaged }
    return explained
  }
}

extension ReferenceExplanation.Obstacle: Error {}
