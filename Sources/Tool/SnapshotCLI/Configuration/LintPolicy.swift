/// What to do about findings of lint.
enum LintPolicy: String, CaseIterable { case off, warn, error }
