public protocol PreviewProvider {}
