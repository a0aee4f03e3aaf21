import Snapshot
import SwiftUI
import Testing

@Test func greeting() {}
