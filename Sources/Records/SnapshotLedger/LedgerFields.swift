/// A field of a JSON object in a ledger line: its key, and how its value is written and read.
///
/// `JSONEncoder` takes longer for a line than the rest of an assertion, and `JSONDecoder` longer than the rest of a report.
/// The fields below are therefore written and read without them, in the form that `JSONEncoder` produces with sorted keys.
struct LedgerField<Object>: Sendable {
  let key: String
  /// Whether the key is absent when there is no value.
  let isOptional: Bool
  /// Writes the key and the value.
  let write: @Sendable (Object, inout LedgerLineWriter) -> Void
  /// Reads the value that follows the key. Returns whether it has the usual form.
  let read: @Sendable (inout LedgerLineReader, inout Object) -> Bool
}

extension LedgerEntry {
  /// All fields except ``image`` and ``text``, sorted by key.
  static let fields: [LedgerField<LedgerEntry>] = [
    .text("actualHash", \.actualHash),
    .object("artifacts", \.artifacts, Artifacts.fields),
    .texts("cell", \.cell),
    .text("file", \.file),
    .text("format", \.format),
    .text("id", \.id),
    .number("line", \.line),
    .objects("lint", \.lint, LintFinding.empty, LintFinding.fields),
    .text("message", \.message),
    .number("milliseconds", \.milliseconds),
    .text("mode", \.mode),
    .text("name", \.name),
    .choice("outcome", \.outcome),
    .text("preview", \.preview),
    .number("process", \.process),
    .text("reference", \.reference),
    .number("schemaVersion", \.schemaVersion),
    .text("suite", \.suite),
    .text("target", \.target),
    .text("test", \.test),
  ]
}

extension LedgerEntry.Artifacts {
  /// All fields, sorted by key.
  static let fields: [LedgerField<LedgerEntry.Artifacts>] = [
    .text("actual", \.actual),
    .text("actualStations", \.actualStations),
    .text("difference", \.difference),
    .text("edit", \.edit),
    .text("expected", \.expected),
    .text("expectedStations", \.expectedStations),
  ]
}

extension LedgerEntry.LintFinding {
  static let empty = LedgerEntry.LintFinding(rule: "", path: "", message: "")

  /// All fields, sorted by key.
  static let fields: [LedgerField<LedgerEntry.LintFinding>] = [
    .text("cause", \.cause),
    .text("exemption", \.exemption),
    .text("measured", \.measured),
    .text("message", \.message),
    .text("path", \.path),
    .text("rule", \.rule),
  ]
}

extension LedgerField {
  static func text(_ key: String, _ path: WritableKeyPath<Object, String> & Sendable) -> LedgerField {
    LedgerField(key: key, isOptional: false) { object, writer in
      writer.key(key)
      writer.text(object[keyPath: path])
    } read: { reader, object in
      guard let text = reader.text() else { return false }
      object[keyPath: path] = text
      return true
    }
  }

  static func text(_ key: String, _ path: WritableKeyPath<Object, String?> & Sendable) -> LedgerField {
    LedgerField(key: key, isOptional: true) { object, writer in
      guard let text = object[keyPath: path] else { return }
      writer.key(key)
      writer.text(text)
    } read: { reader, object in
      guard let text = reader.text() else { return false }
      object[keyPath: path] = text
      return true
    }
  }

  static func texts(_ key: String, _ path: WritableKeyPath<Object, [String]> & Sendable) -> LedgerField {
    LedgerField(key: key, isOptional: false) { object, writer in
      writer.key(key)
      writer.texts(object[keyPath: path])
    } read: { reader, object in
      guard let texts = reader.texts() else { return false }
      object[keyPath: path] = texts
      return true
    }
  }

  static func number<Number: LosslessStringConvertible & Sendable>(
    _ key: String, _ path: WritableKeyPath<Object, Number> & Sendable
  ) -> LedgerField {
    LedgerField(key: key, isOptional: false) { object, writer in
      writer.key(key)
      writer.number(object[keyPath: path])
    } read: { reader, object in
      guard let number: Number = reader.number() else { return false }
      object[keyPath: path] = number
      return true
    }
  }

  static func choice<Choice: RawRepresentable<String> & Sendable>(
    _ key: String, _ path: WritableKeyPath<Object, Choice> & Sendable
  ) -> LedgerField {
    LedgerField(key: key, isOptional: false) { object, writer in
      writer.key(key)
      writer.text(object[keyPath: path].rawValue)
    } read: { reader, object in
      guard let choice = reader.text().flatMap(Choice.init(rawValue:)) else { return false }
      object[keyPath: path] = choice
      return true
    }
  }

  static func object<Value: Sendable>(
    _ key: String, _ path: WritableKeyPath<Object, Value> & Sendable, _ fields: [LedgerField<Value>]
  ) -> LedgerField {
    LedgerField(key: key, isOptional: false) { object, writer in
      writer.key(key)
      writer.object(object[keyPath: path], fields)
    } read: { reader, object in
      reader.object(&object[keyPath: path], fields)
    }
  }

  /// A list of objects, which is absent if there is no list.
  static func objects<Value: Sendable>(
    _ key: String, _ path: WritableKeyPath<Object, [Value]?> & Sendable, _ empty: Value, _ fields: [LedgerField<Value>]
  ) -> LedgerField {
    LedgerField(key: key, isOptional: true) { object, writer in
      guard let values = object[keyPath: path] else { return }
      writer.key(key)
      writer.objects(values, fields)
    } read: { reader, object in
      guard let values = reader.objects(empty, fields) else { return false }
      object[keyPath: path] = values
      return true
    }
  }
}
