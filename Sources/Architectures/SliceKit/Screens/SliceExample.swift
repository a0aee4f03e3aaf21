import SnapshotUI

/// An example of a registered slice, for galleries.
struct SliceExample: Sendable {
  /// The name, which is unique among the examples of the slice.
  var name: String
  /// The data that the slice shows.
  var viewModel: any SliceViewModel
}

extension SliceRegistry {
  /// Returns a registry with examples of a slice, which ``gallery(width:)`` shows.
  ///
  ///     let slices = SliceRegistry(VoteSlice.self)
  ///       .examples(of: VoteSlice.self, ["upvoted": VoteSliceViewModel(score: 42), "new": VoteSliceViewModel(score: 0)])
  ///
  /// A slice that is not registered yet is registered.
  ///
  /// - Parameters:
  ///   - slice: The type of the slice.
  ///   - examples: View models by their names, in the order of the gallery.
  public func examples<Shown: Slice & SliceConfigurable & SendableMetatype>(
    of slice: Shown.Type, _ examples: KeyValuePairs<String, Shown.ViewModel>
  ) -> SliceRegistry {
    var result = merging(SliceRegistry(slice))
    result.addExamples(
      examples.map { SliceExample(name: $0.key, viewModel: $0.value) }, for: ObjectIdentifier(Shown.ViewModel.self))
    return result
  }

  /// Returns a picture of all slices with their examples, in the order of registration.
  ///
  /// - Parameter width: The width of the slices, in points. The gallery is as high as its content.
  public func gallery(width: CGFloat = 375) -> SliceGallery { SliceGallery(self, width: width) }
}
