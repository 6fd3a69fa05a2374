import Foundation

/// The style of a modal presentation.
public enum UIModalPresentationStyle: Int, Hashable, Sendable {
  /// The system chooses the style, which is a page sheet for most controllers.
  case automatic = -2
  /// The presentation does not adapt to another style.
  case none = -1
  /// The presented view covers the screen, and the views below it are removed.
  case fullScreen = 0
  /// A sheet that partly covers the content below it.
  case pageSheet = 1
  /// A sheet that is smaller than a page sheet, and centered if there is enough space.
  case formSheet = 2
  /// The presented view replaces the view of the controller that defines the presentation context.
  case currentContext = 3
  /// A presentation controller of the program places the view.
  case custom = 4
  /// The presented view covers the screen, and the views below it stay.
  case overFullScreen = 5
  /// The presented view covers the view of the controller that defines the presentation context,
  /// which stays in place.
  case overCurrentContext = 6
  /// A popover if the width is regular, and a presentation that covers the content if it is
  /// compact.
  case popover = 7

  /// A Boolean value that indicates whether the presenting controller's view is removed.
  var coversAll: Bool { self == .fullScreen || self == .currentContext }

  /// A Boolean value that indicates whether the presented controller decides on the orientation of
  /// the window.
  var fillsWindow: Bool { self == .fullScreen || self == .overFullScreen }
}

/// The transition of a modal presentation. While a clock is current, `crossDissolve` fades, and the
/// others slide from the lower edge.
public enum UIModalTransitionStyle: Int, Hashable, Sendable {
  /// The view slides up from the lower edge of the screen.
  case coverVertical = 0
  /// The views turn around a vertical axis like the two faces of a card.
  case flipHorizontal = 1
  /// One view fades out while the other fades in.
  case crossDissolve = 2
  /// A corner of the presenting view curls up like a page and reveals the presented view.
  case partialCurl = 3
}
