// A compiler plugin that expands `#Preview`, `@Previewable`, `@Entry` and `@Animatable`. It speaks the compiler's protocol itself, because a client
// that imports `SnapshotUI` would otherwise build swift-syntax for the host, which takes minutes.

let channel = MessageChannel()
while let message = channel.receive() {
  channel.send(Response.answer(to: message))
}
