import Foundation
import Raster
import Snapshot
import SnapshotCore
import SnapshotTestSupport
import Testing

@Suite struct DamagedImageTests {
  @Test func brokenPicture() throws {
    try withSandbox { sandbox throws in
      let picture = PixelBuffer(width: 8, height: 8, filledWith: RGBA(0x336699))
      try sandbox.place(PNG.encode(picture).dropLast(20), as: "login.1.png")
      let verdict = sandbox.run { sandbox.assertion().verify({ picture }, as: .image) }
      #expect(
        verdict.message?.replacing(sandbox.root, with: "…").replacing(/artifacts\/[^\/]*\//, with: "artifacts/…/")
          == """
          The reference image is not a valid PNG: …/Tests/AppTests/__Snapshots__/LoginTests/login.1.png
          The file is truncated in chunk IDAT. Restore it from version control, or re-record it.

          Reference:  …/Tests/AppTests/__Snapshots__/LoginTests/login.1.png
          Actual:     …/run/artifacts/…/actual.png
          """)
    }
  }
}
