import SnapshotUI

/// A line of a sheet: what it shows, in small letters, above the example.
struct Specimen<Content: View>: View {
  var title: String
  @ViewBuilder var content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text(title).font(.system(size: 8)).foregroundStyle(Color(RGBA(0x525252)))
      content
    }
  }
}

/// A paragraph in each script, through the embedded fonts and through registered ones.
struct ScriptSheet: View {
  private static let lines = [
    ("Latin", "Sphinx of black quartz, judge my vow. Ærøskøbing, Łódź, naïve façade"),
    ("Greek", "Ξεσκεπάζω την ψυχοφθόρα βδελυγμία"), ("Cyrillic", "Съешь же ещё этих мягких французских булок"),
    ("Vietnamese", "Kìa con ngựa trắng đứng ở giữa đường, ỗ ẩ ữ ằ ợ"),
    ("Arabic", "نص حكيم له سر قاطع وذو شأن عظيم مكتوب على ثوب أخضر"),
    ("Hebrew", "דג סקרן שט בים מאוכזב ולפתע מצא חברה"),
    ("mixed directions", "The word שלום (peace) and مرحبا 123 in one line"),
    ("Devanagari", "नमस्ते दुनिया, क्षत्रिय हिन्दी लिपि में श्री विद्यार्थी"),
    ("Japanese", "日本語の文章は、単語の間に空白を置かない。"), ("Korean", "한국어는 띄어쓰기를 해요"),
    ("marks", "e\u{301}\u{327} x\u{302} a\u{328} שָׁלוֹם بِسْمِ"),
    ("emoji", "😀 👍🏽 👩‍💻 🇩🇪 ⭐ ❤️ ❤︎ 1️⃣"),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 5) {
      ForEach(Self.lines.map { Line(title: $0.0, text: $0.1) }) { line in
        Specimen(title: line.title) { Text(line.text).font(.system(size: 15)) }
      }
      Specimen(title: "Chinese") { Text("汉字之间没有空格，这样写。").font(.custom("Chinese", fixedSize: 15)) }
      Specimen(title: "other designs: Naskh, a Hebrew with serifs, Vietnamese") {
        VStack(alignment: .leading, spacing: 2) {
          Text("بِسْمِ اللَّهِ نص حكيم").font(.custom("Naskh", fixedSize: 15))
          Text("שָׁלוֹם עולם").font(.custom("Serif Hebrew", fixedSize: 15))
          Text("Kìa con ngựa trắng, n\u{302}\u{301}").font(.custom("Noto Sans", fixedSize: 15))
        }
      }
    }
    .frame(width: 300, alignment: .leading)
  }
}

private struct Line: Identifiable {
  var title: String
  var text: String
  var id: String { title }
}

/// Every text style at every type size.
struct TextStyleSheet: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      ForEach(Font.TextStyle.allCases, id: \.self) { style in
        Specimen(title: style.rawValue) {
          HStack(alignment: .firstTextBaseline, spacing: 4) {
            ForEach(DynamicTypeSize.allCases, id: \.self) { size in
              Text("Ag").font(.system(style)).dynamicTypeSize(size)
            }
          }
        }
      }
    }
  }
}

/// Every truncation mode on one line and on two, from the left and from the right; and text that shrinks first.
struct TruncationSheet: View {
  private static let latin = "The quick brown fox jumps over the lazy dog near the river"
  private static let hebrew = "דג סקרן שט בים מאוכזב ולפתע מצא חברה חדשה בים"

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      ForEach(TruncationMode.allCases, id: \.self) { mode in
        Specimen(title: mode.rawValue) {
          VStack(alignment: .leading, spacing: 2) {
            Text(Self.latin).lineLimit(1)
            Text(Self.latin).lineLimit(2)
            Text(Self.hebrew).lineLimit(1)
          }
          .truncationMode(mode)
        }
      }
      Specimen(title: "minimum scale factor 0.7") {
        Text("The quick brown fox jumps").lineLimit(1).minimumScaleFactor(0.7)
      }
    }
    .font(.system(size: 14))
    .frame(width: 170, alignment: .leading)
  }
}

/// Alignments, tabs, hyphens, spacing.
struct AlignmentSheet: View {
  private static let text = "Typography is what language looks like, on a page or on a screen."

  var body: some View {
    HStack(alignment: .top, spacing: 12) {
      VStack(alignment: .leading, spacing: 4) {
        ForEach(TextAlignment.allCases, id: \.self) { alignment in
          Specimen(title: alignment.rawValue) { Text(Self.text).multilineTextAlignment(alignment) }
        }
      }
      .frame(width: 150, alignment: .leading)
      VStack(alignment: .leading, spacing: 4) {
        Specimen(title: "justified ideographs") {
          Text("日本語の文章は、単語の間に空白を置かない。漢字とかなを続けて書く").multilineTextAlignment(.justified)
        }
        Specimen(title: "tab stops: centre at 75, trailing at 145") {
          Text("Apples\t12\t3.50\nPears\t7\t112.25").tabStops([TabStop(75, .center), TabStop(145, .trailing)])
        }
        Specimen(title: "soft hyphens: those at a line's end") {
          Text("Some rather in\u{AD}com\u{AD}pre\u{AD}hen\u{AD}si\u{AD}ble kind of hy\u{AD}phe\u{AD}na\u{AD}tion")
        }
        Specimen(title: "paragraph spacing 8, line spacing 2") {
          Text("One paragraph of two lines\nand another one").paragraphSpacing(8).lineSpacing(2)
        }
        Specimen(title: "space for two lines") { Text("One").lineLimit(2, reservesSpace: true).border() }
      }
      .frame(width: 150, alignment: .leading)
    }
    .font(.system(size: 13))
  }
}

nonisolated extension View {
  fileprivate func border() -> some View { background(Color.gray.opacity(0.2)) }
}

/// Lines under and through text, offsets, spacing, styles within a line.
struct DecorationSheet: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 5) {
      Specimen(title: "an underline keeps clear of ink") { Text("typography, jumping (Qj)").underline() }
      Specimen(title: "strike-through") { Text("typography, jumping").strikethrough() }
      Specimen(title: "one line through two scripts") { Text("name שלום مرحبا 日本").underline() }
      Specimen(title: "synthesised oblique") { Text("Oblique quality, 日本").italic().underline() }
      Specimen(title: "tracking 3, kerning −0.5") {
        HStack(spacing: 8) {
          Text("fi tracked").tracking(3)
          Text("fi kerned").kerning(-0.5)
        }
      }
      Specimen(title: "baseline offsets") {
        Text("H") + Text("2").font(.system(size: 10)).baselineOffset(-4) + Text("O and e = mc")
          + Text("2").font(.system(size: 10)).baselineOffset(7)
      }
      Specimen(title: "runs of one paragraph") {
        Text("Light, ") + Text("bold").bold() + Text(", ") + Text("red").foregroundColor(.red) + Text(", ")
          + Text("struck").strikethrough() + Text(", ") + Text("large").font(.system(size: 22)) + Text(", ")
          + Text("code").font(.custom("JetBrains Mono", fixedSize: 14))
      }
    }
    .font(.system(size: 16))
    .frame(width: 260, alignment: .leading)
  }
}

/// Variable fonts, features, collections, colour layers.
struct OwnFontSheet: View {
  private static let variable = Font.custom("Variable", fixedSize: 18)

  var body: some View {
    VStack(alignment: .leading, spacing: 5) {
      Specimen(title: "one variable font: 100 to 900") {
        HStack(spacing: 3) {
          ForEach([100, 250, 400, 550, 700, 900], id: \.self) { weight in
            Text("Wght").font(Self.variable.weight(FontWeight(weight)))
          }
        }
      }
      Specimen(title: "its axis of slant") { Text("Slanted, not sheared").font(Self.variable.italic()) }
      Specimen(title: "features: zero, frac, calt off") {
        HStack(spacing: 8) {
          Text("100").font(Self.variable)
          Text("100").font(Self.variable.feature(FontFeature("zero")))
          Text("1/2 3/4").font(Self.variable.feature(.fractions))
          Text("->").font(Self.variable)
          Text("->").font(Self.variable.feature(FontFeature("calt", 0)))
        }
      }
      Specimen(title: "two fonts of one collection") {
        HStack(spacing: 8) {
          Text("骨直漢字").font(.custom("Japanese", fixedSize: 24))
          Text("骨直漢字").font(.custom("Chinese", fixedSize: 24))
        }
      }
      Specimen(title: "colour layers; the mouth has the text's colour") {
        HStack(spacing: 8) {
          Text("😀").font(.custom("Layers", fixedSize: 28))
          Text("😀").font(.custom("Layers", fixedSize: 28)).foregroundColor(.red)
          Text("😀").font(.custom("Emoji", fixedSize: 28))
        }
      }
      Specimen(title: "relative to large title and to caption, at accessibility 1") {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          Text("Ag").font(.custom("Variable", size: 18, relativeTo: .largeTitle))
          Text("Ag").font(.custom("Variable", size: 18, relativeTo: .caption))
        }
        .dynamicTypeSize(.accessibility1)
      }
    }
    .frame(width: 300, alignment: .leading)
  }
}
