import Snapshot
import Testing

@Test func greeting() {}
