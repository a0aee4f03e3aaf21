import ArgumentParser

/// When references are written.
enum RecordMode: String, ExpressibleByArgument, CaseIterable { case all, failed, missing, never }
