// App code calls this function to report a failure. The rest of TestFailures is internal to the package.
@_exported public import func TestFailures.reportTestFailure
