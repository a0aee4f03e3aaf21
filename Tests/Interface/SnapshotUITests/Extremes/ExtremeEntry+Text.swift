import Foundation
import SnapshotUI

extension ExtremeEntry {
  private static func words() -> some View { Text("some words in a row") }

  @EntriesBuilder static var texts: [ExtremeEntry] {
    ExtremeEntry("Text.init(_:)") { a in Text(a.words()) }
    ExtremeEntry("Text.init(_:)") { a in Text(a.words()).lineLimit(1).truncationMode(.middle).minimumScaleFactor(0.1) }
    ExtremeEntry("Text.init(verbatim:)") { a in Text(verbatim: a.words()).font(a.font()) }
    ExtremeEntry("Text.init(_:format:)") { a in Text(a.number(), format: .number) }
    ExtremeEntry("Text.init(_:format:)") { a in Text(a.date(), format: Date.FormatStyle(timeZone: .gmt)) }
    ExtremeEntry("Text.init(_:format:)") { a in Text(a.integer(), format: .number) }
    ExtremeEntry("Text.+(left:right:)") { a in
      Text(a.words()) + Text(a.words()).font(a.font()).tracking(a.length()) + Text("x").baselineOffset(a.length())
    }
    ExtremeEntry(calling: "Text.==(left:right:)") { a in _ = Text(a.words()) == Text(a.words()) }
    ExtremeEntry("Text.font(_:)") { a in Text("words").font(a.font()) }
    ExtremeEntry("Text.fontWeight(_:)") { a in Text("words").fontWeight(FontWeight(a.integer(400))) }
    ExtremeEntry("Text.foregroundColor(_:)") { a in Text("words").foregroundColor(a.color()) }
    ExtremeEntry("Text.foregroundStyle(_:)") { a in Text("words").foregroundStyle(a.color()) }
    ExtremeEntry("Text.underline(_:color:)") { a in Text("words").underline(color: a.color()).tracking(a.length()) }
    ExtremeEntry("Text.underline(_:pattern:color:)") { a in
      Text(a.words()).font(a.font()).underline(pattern: .dashDotDot, color: a.color())
    }
    ExtremeEntry("Text.strikethrough(_:color:)") { a in Text("words").strikethrough(color: a.color()) }
    ExtremeEntry("Text.strikethrough(_:pattern:color:)") { a in
      Text(a.words()).font(a.font()).strikethrough(pattern: .dot, color: a.color())
    }
    ExtremeEntry("Text.tracking(_:)") { a in Text("words").tracking(a.length()) }
    ExtremeEntry("Text.kerning(_:)") { a in Text("words").kerning(a.length()) }
    ExtremeEntry("Text.baselineOffset(_:)") { a in Text("words").baselineOffset(a.length()).underline() }
  }

  @EntriesBuilder static var paragraphs: [ExtremeEntry] {
    ExtremeEntry("View.font(_:)") { a in words().font(a.font()) }
    ExtremeEntry("View.fontWeight(_:)") { a in words().fontWeight(FontWeight(a.integer(400))).underline() }
    ExtremeEntry("View.underline(_:pattern:color:)") { a in
      words().font(a.font()).underline(pattern: .dash, color: a.color())
    }
    ExtremeEntry("View.strikethrough(_:pattern:color:)") { a in
      words().font(a.font()).strikethrough(pattern: .dot, color: a.color())
    }
    ExtremeEntry("View.tracking(_:)") { a in words().tracking(a.length()).strikethrough() }
    ExtremeEntry("View.baselineOffset(_:)") { a in words().baselineOffset(a.length()) }
    ExtremeEntry("View.kerning(_:)") { a in words().kerning(a.length()) }
    ExtremeEntry("View.lineLimit(_:)") { a in words().lineLimit(a.integer()) }
    ExtremeEntry("View.lineLimit(_:)") { a in words().lineLimit(a.integers()) }
    ExtremeEntry("View.lineLimit(_:)") { a in words().lineLimit(a.integer()...) }
    ExtremeEntry("View.lineLimit(_:)") { a in words().lineLimit(...a.integer()) }
    ExtremeEntry("View.lineLimit(_:reservesSpace:)") { a in words().lineLimit(a.integer(), reservesSpace: true) }
    ExtremeEntry("View.minimumScaleFactor(_:)") { a in words().lineLimit(1).minimumScaleFactor(a.length()) }
    ExtremeEntry("View.lineSpacing(_:)") { a in words().lineSpacing(a.length()) }
    ExtremeEntry("View.paragraphSpacing(_:)") { a in Text("a\nb").paragraphSpacing(a.length()) }
    ExtremeEntry("View.tabStops(_:interval:)") { a in
      Text("a\tb\tc\td").tabStops([TabStop(a.length(), .trailing)], interval: a.length())
    }
    ExtremeEntry(calling: "TextVariant.apply(to:)") { a in
      let words = a.words()
      for variant in TextVariant.allCases { _ = variant.apply(to: words) }
    }
  }

  @EntriesBuilder static var fonts: [ExtremeEntry] {
    ExtremeEntry("Font.system(_:design:weight:)") { a in
      words().font(.system(.title, design: .monospaced, weight: FontWeight(a.integer(400))))
    }
    ExtremeEntry("Font.system(size:weight:design:)") { a in
      words().font(.system(size: a.length(), weight: FontWeight(a.integer(400)), design: .serif))
    }
    ExtremeEntry("Font.custom(_:size:)") { a in words().font(.custom(a.words("Inter"), size: a.length())) }
    ExtremeEntry("Font.custom(_:size:relativeTo:)") { a in
      words().font(.custom(a.words("Inter"), size: a.length(), relativeTo: .title))
    }
    ExtremeEntry("Font.custom(_:fixedSize:)") { a in words().font(.custom(a.words("Inter"), fixedSize: a.length())) }
    ExtremeEntry("Font.weight(_:)") { a in words().font(.body.weight(FontWeight(a.integer(400)))).bold() }
    ExtremeEntry("Font.feature(_:)") { a in
      words().font(.body.feature(FontFeature(FontTag(a.words("smcp")), a.integer())))
    }
    ExtremeEntry("Font.variation(_:_:)") { a in words().font(.body.variation(FontTag(a.words("wght")), a.number())) }
    ExtremeEntry("Font.leading(_:)") { a in Text("a\nb").font(a.font().leading(.loose)) }
    ExtremeEntry(calling: "Font.resolve(in:)") { a in
      var environment = EnvironmentValues()
      environment.legibilityWeight = .bold
      _ = a.font().weight(FontWeight(a.integer())).resolve(in: environment)
    }
    ExtremeEntry(calling: "Font.resolve(at:legibilityWeight:styles:textMetrics:)") { a in
      _ = a.font().weight(FontWeight(a.integer())).resolve(at: .accessibility5, legibilityWeight: .bold)
    }
    ExtremeEntry("ScaledMetric.init(wrappedValue:relativeTo:)") { a in Scaled(side: a.length(), style: .title) }
    ExtremeEntry("ScaledMetric.init(wrappedValue:)") { a in Scaled(side: a.length(), style: nil) }
  }
}

private struct Scaled: NonisolatedView {
  @ScaledMetric private var side: Double

  init(side: CGFloat, style: Font.TextStyle?) {
    _side = style.map { ScaledMetric(wrappedValue: side, relativeTo: $0) } ?? ScaledMetric(wrappedValue: side)
  }

  var body: some View { Color.red.frame(width: side, height: side) }
}
