/// The appearance of text editors. Both styles of this module are drawn alike.
public protocol TextEditorStyle {}
