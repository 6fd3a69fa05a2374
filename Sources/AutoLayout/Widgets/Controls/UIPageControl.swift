import Foundation

/// A row of dots, one per page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// The number of dots. The default is 0.
  open var numberOfPages = 0 {
    didSet { if oldValue != numberOfPages { invalidateIntrinsicContentSize() } }
  }
  /// The index of the current page, which begins at 0. Out-of-range values are stored.
  open var currentPage = 0
  /// A Boolean value that indicates whether a single dot is hidden.
  ///
  /// - Remark: Inert. The value is stored and does not affect drawing.
  open var hidesForSinglePage = false
  /// The color of dots, or `nil` for the default.
  ///
  /// - Remark: Inert. The value is stored but not drawn.
  open var pageIndicatorTintColor: UIColor?
  /// The color of the current page's dot, or `nil` for the default.
  ///
  /// - Remark: Inert. The value is stored but not drawn.
  open var currentPageIndicatorTintColor: UIColor?

  /// The visibility of the bar behind the dots.
  public enum BackgroundStyle: Int, Hashable, Sendable {
    /// The style depends on the interaction.
    case automatic = 0
    /// A background behind the dots.
    case prominent
    /// No background.
    case minimal
  }
  /// The directions in which pages follow each other.
  public enum Direction: Int, Hashable, Sendable {
    /// The direction of the layout.
    case natural = 0
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
    /// From top to bottom.
    case topToBottom
    /// From bottom to top.
    case bottomToTop
  }
  /// The direction in which pages follow each other. The default is `natural`.
  ///
  /// - Remark: Inert. The value is stored; dots are in a row.
  open var direction = Direction.natural

  /// The states of the user's interaction with the control.
  public enum InteractionState: Int, Hashable, Sendable {
    /// There is no interaction.
    case none = 0
    /// The user taps the control.
    case discrete
    /// The user drags over the control.
    case continuous
  }
  /// The background of the dots.
  ///
  /// - Remark: Inert. The value is stored but not drawn.
  open var backgroundStyle = BackgroundStyle.automatic
  /// The current interaction. Always `none`.
  open var interactionState: InteractionState { .none }
  /// A Boolean value that indicates whether dragging changes the page.
  ///
  /// - Remark: Inert. Touches are not delivered.
  open var allowsContinuousInteraction = true
  /// The default image of dots.
  ///
  /// - Remark: Inert. The image is stored but not drawn.
  open var preferredIndicatorImage: UIImage?
  /// A Boolean value that indicates whether the app updates the current page's dot.
  ///
  /// - Remark: Inert. The value is stored without effect.
  open var defersCurrentPageDisplay = false
  private var indicatorImages: [Int: UIImage] = [:]

  /// Updates the current page's dot.
  ///
  /// - Remark: Inert. The dot always shows the current page.
  open func updateCurrentPageDisplay() {}
  /// Sets the image of a page's dot.
  ///
  /// - Remark: Inert. The image is stored but not drawn.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    indicatorImages[page] = image
  }
  /// Returns the image that was set for a page's dot.
  open func indicatorImage(forPage page: Int) -> UIImage? { indicatorImages[page] }

  /// Simulates a tap next to the dots: moves to the next or previous page and sends `valueChanged`.
  /// Does nothing if the control is disabled or there is no such page.
  public func tap(forward: Bool = true) {
    let page = currentPage + (forward ? 1 : -1)
    guard isEnabled, page >= 0, page < numberOfPages else { return }
    currentPage = page
    sendActions(for: .valueChanged)
  }

  /// Returns the size for a number of pages.
  ///
  /// Up to iOS 13, dots are 7 points wide and 9 points apart. Since iOS 14, the platform metrics
  /// define the width of a page and of what surrounds all of them.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let count = CGFloat(min(max(pageCount, 0), Self.maxPages))
    let platform = layoutEnvironment.platform
    let pixels = layoutEnvironment.displayScale
    let height = PlatformMetrics.pageControlHeight[platform].ceiled(toScale: pixels)
    guard PlatformMetrics.pageControlHasPadding[platform] else {
      return CGSize(width: max(0, count * 7 + (count - 1) * 9), height: height)
    }
    var step = PlatformMetrics.pageControlStep[platform]
    if PlatformMetrics.pageControlRoundsSteps[platform] { step = step.ceiled(toScale: pixels) }
    return CGSize(
      width: PlatformMetrics.pageControlRoom[platform] + count * step, height: height)
  }

  /// A limit above the number of dots that any screen shows, which keeps sizes finite.
  private static let maxPages = 10_000

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  package override var snapshotContent: LayoutSnapshot.Content {
    .pageControl(count: max(0, numberOfPages), current: currentPage)
  }
}
