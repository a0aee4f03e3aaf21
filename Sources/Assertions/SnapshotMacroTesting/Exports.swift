@_exported import InlineSnapshot
