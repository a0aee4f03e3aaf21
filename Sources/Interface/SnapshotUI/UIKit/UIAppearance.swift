#if !canImport(UIKit)
  // The bars and controls of UIKit are no views here. Their global appearance has no effect: set the colors with SwiftUI's
  // modifiers, such as `toolbarBackground`.

  /// What the appearance of bars and controls of UIKit has in common. Setting it has no effect.
  public final class UIAppearance {
    /// The tint color.
    public var tintColor: UIColor?
    /// The bar tint color.
    public var barTintColor: UIColor?
    /// The background color.
    public var backgroundColor: UIColor?
    /// The unselected item tint color.
    public var unselectedItemTintColor: UIColor?
    /// The selected segment tint color.
    public var selectedSegmentTintColor: UIColor?
    /// The current page indicator tint color.
    public var currentPageIndicatorTintColor: UIColor?
    /// The page indicator tint color.
    public var pageIndicatorTintColor: UIColor?
    /// The on tint color.
    public var onTintColor: UIColor?
    /// The thumb tint color.
    public var thumbTintColor: UIColor?
    /// The minimum track tint color.
    public var minimumTrackTintColor: UIColor?
    /// The maximum track tint color.
    public var maximumTrackTintColor: UIColor?
    /// The separator color.
    public var separatorColor: UIColor?
    /// The separator style.
    public var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    /// The separator inset.
    public var separatorInset = UIEdgeInsets.zero
    /// The row height.
    public var rowHeight: CGFloat = -1
    /// Whether rows can be selected.
    public var allowsSelection = true
    /// The table footer.
    public var tableFooterView: UIResponder?
    /// The table header.
    public var tableHeaderView: UIResponder?
    /// The section index color.
    public var sectionIndexColor: UIColor?
    /// Whether it is translucent.
    public var isTranslucent = true
    /// Whether it is opaque.
    public var isOpaque = true
    /// Whether it is hidden.
    public var isHidden = false
    /// Whether it scrolls.
    public var isScrollEnabled = true
    /// Whether scrolling bounces.
    public var bounces = true
    /// Whether scrolling always bounces vertically.
    public var alwaysBounceVertical = false
    /// Whether a vertical indicator is shown.
    public var showsVerticalScrollIndicator = true
    /// Whether a horizontal indicator is shown.
    public var showsHorizontalScrollIndicator = true
    /// Whether titles are large.
    public var prefersLargeTitles = false
    /// The section header top padding.
    public var sectionHeaderTopPadding: CGFloat = 0
    /// The section footer height.
    public var sectionFooterHeight: CGFloat = 0
    /// The content inset.
    public var contentInset = UIEdgeInsets.zero
    /// The text container inset.
    public var textContainerInset = UIEdgeInsets.zero
    /// The keyboard dismiss mode.
    public var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
    /// The selection style.
    public var selectionStyle = UITableViewCell.SelectionStyle.default
    /// The shadow image.
    public var shadowImage: UIImage?
    /// The background image.
    public var backgroundImage: UIImage?
    /// The back indicator image.
    public var backIndicatorImage: UIImage?
    /// The back indicator transition mask image.
    public var backIndicatorTransitionMaskImage: UIImage?
    /// The title text attributes.
    public var titleTextAttributes: [NSAttributedString.Key: Any]?
    /// The large title text attributes.
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    /// The standard appearance.
    public var standardAppearance: UIBarAppearance?
    /// The compact appearance.
    public var compactAppearance: UIBarAppearance?
    /// The scroll edge appearance.
    public var scrollEdgeAppearance: UIBarAppearance?
    /// The compact scroll edge appearance.
    public var compactScrollEdgeAppearance: UIBarAppearance?

    init() {}

    /// Does nothing.
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}

    /// Does nothing.
    public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
  }

  /// A bar or control of UIKit whose global appearance an app sets.
  public protocol UIAppearanceContainer {}

  extension UIAppearanceContainer {
    /// Returns an appearance without effect.
    public static func appearance() -> UIAppearance { UIAppearance() }

    /// Returns an appearance without effect.
    public static func appearance(whenContainedInInstancesOf types: [any UIAppearanceContainer.Type]) -> UIAppearance {
      UIAppearance()
    }
  }

  /// UIKit's navigation bar, of which only the appearance is named.
  public enum UINavigationBar: UIAppearanceContainer {}
  /// UIKit's tab bar, of which only the appearance is named.
  public enum UITabBar: UIAppearanceContainer {}
  /// UIKit's toolbar, of which only the appearance is named.
  public enum UIToolbar: UIAppearanceContainer {}
  /// UIKit's search bar, of which only the appearance is named.
  public enum UISearchBar: UIAppearanceContainer {}
  /// UIKit's table, of which only the appearance is named.
  public enum UITableView: UIAppearanceContainer {}
  /// UIKit's table header, of which only the appearance is named.
  public enum UITableViewHeaderFooterView: UIAppearanceContainer {}
  /// UIKit's collection, of which only the appearance is named.
  public enum UICollectionView: UIAppearanceContainer {}
  /// UIKit's text view, of which only the appearance is named.
  public enum UITextView: UIAppearanceContainer {}
  /// UIKit's text field, of which only the appearance is named.
  public enum UITextField: UIAppearanceContainer {}
  /// UIKit's segmented control, of which only the appearance is named.
  public enum UISegmentedControl: UIAppearanceContainer {}
  /// UIKit's page control, of which only the appearance is named.
  public enum UIPageControl: UIAppearanceContainer {}
  /// UIKit's switch, of which only the appearance is named.
  public enum UISwitch: UIAppearanceContainer {}
  /// UIKit's slider, of which only the appearance is named.
  public enum UISlider: UIAppearanceContainer {}
  /// UIKit's stepper, of which only the appearance is named.
  public enum UIStepper: UIAppearanceContainer {}
  /// UIKit's bar button, of which only the appearance is named.
  public enum UIBarButtonItem: UIAppearanceContainer {}
  /// UIKit's cell, of which only the appearance is named.
  public enum UITableViewCell: UIAppearanceContainer {
    /// How rows are separated.
    public enum SeparatorStyle: Int, Hashable, Sendable {
      case none, singleLine, singleLineEtched
    }
    /// How a selected cell is drawn.
    public enum SelectionStyle: Int, Hashable, Sendable {
      case none, blue, gray, `default`
    }
  }
  /// UIKit's scroll view, of which only the appearance is named.
  public enum UIScrollView: UIAppearanceContainer {
    /// How scrolling dismisses the keyboard.
    public enum KeyboardDismissMode: Int, Hashable, Sendable {
      case none, onDrag, interactive
    }
  }

  /// The names of the states of controls.
  public enum UIControl {
    /// The state of a control.
    public struct State: OptionSet, Hashable, Sendable {
      /// The state as bits.
      public let rawValue: UInt

      /// Creates a state from bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// Not in use.
      public static let normal = State([])
      /// Pressed.
      public static let highlighted = State(rawValue: 1 << 0)
      /// Off.
      public static let disabled = State(rawValue: 1 << 1)
      /// Selected.
      public static let selected = State(rawValue: 1 << 2)
    }
  }

  /// The height of a bar.
  public enum UIBarMetrics: Int, Hashable, Sendable {
    case `default`, compact
  }

  /// The appearance of a bar. It has no effect.
  public class UIBarAppearance {
    /// The background color.
    public var backgroundColor: UIColor?
    /// The background image.
    public var backgroundImage: UIImage?
    /// The background effect.
    public var backgroundEffect: UIBlurEffect?
    /// The shadow color.
    public var shadowColor: UIColor?
    /// The shadow image.
    public var shadowImage: UIImage?

    /// Creates an appearance.
    public init() {}

    /// Does nothing.
    public func configureWithDefaultBackground() {}

    /// Does nothing.
    public func configureWithOpaqueBackground() {}

    /// Does nothing.
    public func configureWithTransparentBackground() {}
  }

  /// The appearance of a navigation bar. It has no effect.
  public final class UINavigationBarAppearance: UIBarAppearance {
    /// The title text attributes.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The large title text attributes.
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

    /// Does nothing.
    public func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
  }

  /// The appearance of a toolbar. It has no effect.
  public final class UIToolbarAppearance: UIBarAppearance {}

  /// The appearance of a tab bar. It has no effect.
  public final class UITabBarAppearance: UIBarAppearance {
    /// The stacked layout appearance.
    public var stackedLayoutAppearance = UITabBarItemAppearance()
    /// The inline layout appearance.
    public var inlineLayoutAppearance = UITabBarItemAppearance()
    /// The compact inline layout appearance.
    public var compactInlineLayoutAppearance = UITabBarItemAppearance()
    /// The selection indicator tint color.
    public var selectionIndicatorTintColor: UIColor?
  }

  /// The appearance of the items of a tab bar. It has no effect.
  public final class UITabBarItemAppearance {
    /// The appearance in one state.
    public final class StateAppearance {
      /// The icon color.
      public var iconColor: UIColor?
      /// The badge background color.
      public var badgeBackgroundColor: UIColor?
      /// The title text attributes.
      public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

      init() {}
    }

    /// The normal.
    public let normal = StateAppearance()
    /// The selected.
    public let selected = StateAppearance()
    /// The disabled.
    public let disabled = StateAppearance()
    /// The focused.
    public let focused = StateAppearance()

    /// Creates an appearance.
    public init() {}
  }

  /// A blur of a bar. It has no effect.
  public final class UIBlurEffect {
    /// The material of a blur.
    public enum Style: Int, Hashable, Sendable {
      case extraLight, light, dark, regular, prominent
      case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    }

    /// Creates a blur.
    public init(style: Style) {}
  }
#endif

#if !canImport(Darwin)
  // The attributes of texts that only Apple's Foundation names.
  extension NSAttributedString.Key {
    /// The font.
    public static let font = NSAttributedString.Key("NSFont")
    /// The color of the text.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// The color behind the text.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// The space between letters.
    public static let kern = NSAttributedString.Key("NSKern")
    /// The paragraph style.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// The line below the text.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// The line through the text.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// The shadow.
    public static let shadow = NSAttributedString.Key("NSShadow")
  }
#endif
