@_exported import TestFailures
