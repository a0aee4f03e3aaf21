// Code of an app reports a failure by this function, whether it uses the other parts of `Store` or not.
@_exported public import func TestFailures.reportTestFailure
