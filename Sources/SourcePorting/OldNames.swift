#if SourcePorting
  /// UIKit's names from before Swift 4.2, with their replacements.
  ///
  /// The source is Apple's published list of the renames of Swift 4 and 4.2. Most follow one rule:
  /// a type that belongs to a class became its member, as `UIControlState` became
  /// `UIControl.State`. Compilers for Apple's platforms offer each rename as a correction; on
  /// Linux, the old names are unknown.
  ///
  /// A name is replaced only if the ported module does not declare it.
  enum OldNames {
    /// The new names of types, by the old ones. The table is in the order of the old names:
    ///
    /// - `NS…` and `RunLoopMode`: attribute keys of text, and enumerations of constraints.
    /// - `…Style`, `…Type`, `…Mode`: the appearance and behavior of a control, cell or controller.
    ///   A member that would be called `Type`, which Swift reserves, kept part of the class name:
    ///   `UIButton.ButtonType`.
    /// - `…State`, `…Phase`, `…Subtype`: the state of a control, gesture, touch or event.
    /// - `…Direction`, `…Position`, `…Orientation`, `…Alignment`: positions and directions.
    /// - `UIControlEvents` and other option sets, some of which became singular.
    /// - `UIView…`: animation options, content modes, and autoresizing masks.
    /// - `UIWindowLevel`, `UIFontWeight`: numbers that became types.
    ///
    /// `UILayoutConstraintAxis` moved to another class: `NSLayoutConstraint`.
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

    /// The new names of members, by the old ones, regardless of the class, because the types of
    /// expressions are unknown.
    ///
    /// They are the methods and properties of controllers for their children, whose names lost
    /// `ViewController`, run loop modes, underline styles, and the style of an activity indicator.
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

    /// The new names of methods and types whose first argument got another label, or none, by the
    /// old names with the first label.
    ///
    /// They create an activity indicator, move a subview to the front or back, or notify a
    /// controller that its parent changes. A `nil` label represents an argument without a label.
    static let calls: [String: (name: String, label: String?)] = [
      "UIActivityIndicatorView(activityIndicatorStyle:)": ("UIActivityIndicatorView", "style"),
      "bringSubview(toFront:)": ("bringSubviewToFront", nil),
      "didMove(toParentViewController:)": ("didMove", "toParent"),
      "sendSubview(toBack:)": ("sendSubviewToBack", nil),
      "willMove(toParentViewController:)": ("willMove", "toParent"),
    ]
  }
#endif
