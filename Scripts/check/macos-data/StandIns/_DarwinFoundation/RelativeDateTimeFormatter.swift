@available(macOS 10.15, iOS 13, tvOS 13, watchOS 6, *)
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  public enum DateTimeStyle: Int, Sendable { case numeric, named }
  public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }

  open var dateTimeStyle: DateTimeStyle = .numeric
  open var unitsStyle: UnitsStyle = .full
  open var formattingContext: Formatter.Context = .unknown
  open var calendar: Calendar! = .current
  open var locale: Locale! = .current
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String { "" }
}
