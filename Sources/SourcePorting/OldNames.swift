#if SourcePorting
  /// Names of UIKit before Swift 4.2, with those that replace them.
  ///
  /// The source is Apple's published list of the renames of Swift 4 and 4.2. Most follow one rule: what
  /// belongs to a class became a member of it, as `UIControlState` became `UIControl.State`. Compilers
  /// for Apple's platforms offer each rename as a correction; on Linux nothing knows the old names.
  ///
  /// A name is replaced only if the module that is ported does not declare it itself.
  enum OldNames {
    /// The new names of types, by the old ones. The table is in the order of the old names:
    ///
    /// - `NS…` and `RunLoopMode`: keys of attributes of texts, and enumerations of constraints.
    /// - `…Style`, `…Type`, `…Mode`: how a control, cell or controller looks and behaves. A member that
    ///   would be called `Type`, which Swift reserves, kept a word of the class: `UIButton.ButtonType`.
    /// - `…State`, `…Phase`, `…Subtype`: what a control, gesture, touch or event is doing.
    /// - `…Direction`, `…Position`, `…Orientation`, `…Alignment`: places and directions.
    /// - `UIControlEvents` and other option sets, some of which lost the plural.
    /// - `UIView…`: options of animations, modes of contents, and masks of automatic resizing.
    /// - `UIWindowLevel`, `UIFontWeight`: numbers that became types.
    ///
    /// `UILayoutConstraintAxis` changed the class: it belongs to `NSLayoutConstraint`.
    static let types: [String: String] = [
      "NSAttributedStringKey": "NSAttributedString.Key",
      "NSLayoutAttribute": "NSLayoutConstraint.Attribute",
      "NSLayoutFormatOptions": "NSLayoutConstraint.FormatOptions",
      "NSLayoutRelation": "NSLayoutConstraint.Relation",
      "RunLoopMode": "RunLoop.Mode",
      "UIAccessibilityNotifications": "UIAccessibility.Notification",
      "UIActivityCategory": "UIActivity.Category",
      "UIActivityIndicatorViewStyle": "UIActivityIndicatorView.Style",
      "UIActivityType": "UIActivity.ActivityType",
      "UIAlertActionStyle": "UIAlertAction.Style",
      "UIAlertControllerStyle": "UIAlertController.Style",
      "UIApplicationLaunchOptionsKey": "UIApplication.LaunchOptionsKey",
      "UIApplicationOpenURLOptionsKey": "UIApplication.OpenURLOptionsKey",
      "UIApplicationState": "UIApplication.State",
      "UIBarButtonItemStyle": "UIBarButtonItem.Style",
      "UIBarButtonSystemItem": "UIBarButtonItem.SystemItem",
      "UIBlurEffectStyle": "UIBlurEffect.Style",
      "UIButtonType": "UIButton.ButtonType",
      "UICollectionElementCategory": "UICollectionView.ElementCategory",
      "UICollectionUpdateAction": "UICollectionViewUpdateItem.Action",
      "UICollectionViewScrollDirection": "UICollectionView.ScrollDirection",
      "UICollectionViewScrollPosition": "UICollectionView.ScrollPosition",
      "UIControlContentHorizontalAlignment": "UIControl.ContentHorizontalAlignment",
      "UIControlContentVerticalAlignment": "UIControl.ContentVerticalAlignment",
      "UIControlEvents": "UIControl.Event",
      "UIControlState": "UIControl.State",
      "UIDatePickerMode": "UIDatePicker.Mode",
      "UIDeviceBatteryState": "UIDevice.BatteryState",
      "UIEventSubtype": "UIEvent.EventSubtype",
      "UIEventType": "UIEvent.EventType",
      "UIFontDescriptorSymbolicTraits": "UIFontDescriptor.SymbolicTraits",
      "UIFontTextStyle": "UIFont.TextStyle",
      "UIFontWeight": "UIFont.Weight",
      "UIGestureRecognizerState": "UIGestureRecognizer.State",
      "UIImageOrientation": "UIImage.Orientation",
      "UIImageRenderingMode": "UIImage.RenderingMode",
      "UIImageResizingMode": "UIImage.ResizingMode",
      "UIInterpolatingMotionEffectType": "UIInterpolatingMotionEffect.EffectType",
      "UILayoutConstraintAxis": "NSLayoutConstraint.Axis",
      "UIMenuControllerArrowDirection": "UIMenuController.ArrowDirection",
      "UINavigationControllerOperation": "UINavigationController.Operation",
      "UIPageViewControllerNavigationDirection": "UIPageViewController.NavigationDirection",
      "UIPageViewControllerNavigationOrientation": "UIPageViewController.NavigationOrientation",
      "UIPageViewControllerSpineLocation": "UIPageViewController.SpineLocation",
      "UIPageViewControllerTransitionStyle": "UIPageViewController.TransitionStyle",
      "UIPressPhase": "UIPress.Phase",
      "UIPressType": "UIPress.PressType",
      "UIPreviewActionStyle": "UIPreviewAction.Style",
      "UIProgressViewStyle": "UIProgressView.Style",
      "UIScrollViewContentInsetAdjustmentBehavior": "UIScrollView.ContentInsetAdjustmentBehavior",
      "UIScrollViewIndicatorStyle": "UIScrollView.IndicatorStyle",
      "UIScrollViewKeyboardDismissMode": "UIScrollView.KeyboardDismissMode",
      "UISearchBarIcon": "UISearchBar.Icon",
      "UISearchBarStyle": "UISearchBar.Style",
      "UISegmentedControlSegment": "UISegmentedControl.Segment",
      "UISplitViewControllerDisplayMode": "UISplitViewController.DisplayMode",
      "UIStackViewAlignment": "UIStackView.Alignment",
      "UIStackViewDistribution": "UIStackView.Distribution",
      "UISwipeGestureRecognizerDirection": "UISwipeGestureRecognizer.Direction",
      "UITabBarItemPositioning": "UITabBar.ItemPositioning",
      "UITableViewCellAccessoryType": "UITableViewCell.AccessoryType",
      "UITableViewCellEditingStyle": "UITableViewCell.EditingStyle",
      "UITableViewCellSelectionStyle": "UITableViewCell.SelectionStyle",
      "UITableViewCellSeparatorStyle": "UITableViewCell.SeparatorStyle",
      "UITableViewCellStateMask": "UITableViewCell.StateMask",
      "UITableViewCellStyle": "UITableViewCell.CellStyle",
      "UITableViewRowActionStyle": "UITableViewRowAction.Style",
      "UITableViewRowAnimation": "UITableView.RowAnimation",
      "UITableViewScrollPosition": "UITableView.ScrollPosition",
      "UITableViewStyle": "UITableView.Style",
      "UITextBorderStyle": "UITextField.BorderStyle",
      "UITextFieldDidEndEditingReason": "UITextField.DidEndEditingReason",
      "UITextFieldViewMode": "UITextField.ViewMode",
      "UITouchPhase": "UITouch.Phase",
      "UITouchType": "UITouch.TouchType",
      "UIViewAnimationCurve": "UIView.AnimationCurve",
      "UIViewAnimationOptions": "UIView.AnimationOptions",
      "UIViewAnimationTransition": "UIView.AnimationTransition",
      "UIViewAutoresizing": "UIView.AutoresizingMask",
      "UIViewContentMode": "UIView.ContentMode",
      "UIViewKeyframeAnimationOptions": "UIView.KeyframeAnimationOptions",
      "UIViewTintAdjustmentMode": "UIView.TintAdjustmentMode",
      "UIWindowLevel": "UIWindow.Level",
    ]

    /// The new names of members, by the old ones, of whatever class: types of expressions are not known.
    ///
    /// They are the methods and properties of controllers for their children, which lost the words
    /// `ViewController`, the modes of run loops, the styles of underlines, and the style of an activity
    /// indicator.
    static let members: [String: String] = [
      "UITrackingRunLoopMode": "tracking",
      "activityIndicatorViewStyle": "style",
      "addChildViewController": "addChild",
      "childViewControllerForHomeIndicatorAutoHidden": "childForHomeIndicatorAutoHidden",
      "childViewControllerForStatusBarHidden": "childForStatusBarHidden",
      "childViewControllerForStatusBarStyle": "childForStatusBarStyle",
      "childViewControllers": "children",
      "commonModes": "common",
      "defaultRunLoopMode": "default",
      "removeFromParentViewController": "removeFromParent",
      "styleDouble": "double",
      "styleSingle": "single",
      "styleThick": "thick",
    ]

    /// The new names of methods and types whose first argument got another label, or none, by the old
    /// names with the first label.
    ///
    /// They create an activity indicator, move a subview to the front or back, or tell a controller that
    /// its parent changes. A label of nil stands for an argument without one.
    static let calls: [String: (name: String, label: String?)] = [
      "UIActivityIndicatorView(activityIndicatorStyle:)": ("UIActivityIndicatorView", "style"),
      "bringSubview(toFront:)": ("bringSubviewToFront", nil),
      "didMove(toParentViewController:)": ("didMove", "toParent"),
      "sendSubview(toBack:)": ("sendSubviewToBack", nil),
      "willMove(toParentViewController:)": ("willMove", "toParent"),
    ]
  }
#endif
