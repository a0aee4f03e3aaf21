import SnapshotFoundation
import SnapshotUI

extension Button {
  /// Creates a button that sends an action to the coordinator.
  ///
  ///     Button(sending: PostDetailAction.upvoteTapped) { Image(systemName: "arrow.up") }
  public init(
    sending action: some SliceAction, role: ButtonRole? = nil, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column, @ViewBuilder label: () -> Label
  ) {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(role: role, performing: { $0.sliceActions.handle(action, site) }, label: label)
  }
}

extension Button where Label == Text {
  /// Creates a button with a title that sends an action to the coordinator.
  public init(
    _ titleKey: LocalizedStringKey, sending action: some SliceAction, role: ButtonRole? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self.init(sending: action, role: role, fileID: fileID, filePath: filePath, line: line, column: column) {
      Text(titleKey)
    }
  }

  /// Creates a button with a title that sends an action to the coordinator.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, sending action: some SliceAction, role: ButtonRole? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    self.init(sending: action, role: role, fileID: fileID, filePath: filePath, line: line, column: column) {
      Text(title)
    }
  }
}

nonisolated extension View {
  /// Sends an action to the coordinator when the view is tapped.
  public func onTap(
    sending action: some SliceAction, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> some View {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return onTapGesture(performing: { $0.sliceActions.handle(action, site) })
  }

  /// Sends an action to the coordinator when the view appears on the screen, for example to load more rows.
  ///
  ///     ProgressView().onAppear(sending: FeedAction.endReached)
  ///
  /// A ``SliceScreen`` sends it once until the row leaves the screen. Rendering does not send it.
  public func onAppear(
    sending action: some SliceAction, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> some View {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return onAppear(performing: { $0.sliceActions.handle(action, site) })
  }

  /// Sends an action to the coordinator when the view leaves the screen. Rendering does not send it.
  public func onDisappear(
    sending action: some SliceAction, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> some View {
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    return onDisappear(performing: { $0.sliceActions.handle(action, site) })
  }
}
