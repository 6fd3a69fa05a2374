import Foundation

/// A row of dots, one a page.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  /// How many dots there are; 0 unless set.
  open var numberOfPages = 0 {
    didSet { if oldValue != numberOfPages { invalidateIntrinsicContentSize() } }
  }
  /// The page whose dot is filled, from 0; values out of range are kept.
  open var currentPage = 0
  /// Whether a single dot is not shown; kept, it is drawn the same either way.
  open var hidesForSinglePage = false
  /// The colour of dots; kept, but not drawn. Nil for the system's.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the present page's dot; kept, but not drawn. Nil for the system's.
  open var currentPageIndicatorTintColor: UIColor?

  /// The size for a number of pages.
  ///
  /// Up to iOS 13 dots are 7 points wide and 9 apart. Since iOS 14 only the size for three pages is
  /// recorded, 121⅓ × 26; a page more or less is taken to be as far as a dot and a gap.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let count = CGFloat(min(max(pageCount, 0), Self.mostPages))
    let height = PlatformMetrics.pageControlHeight[layoutEnvironment.platform]
    guard PlatformMetrics.pageControlHasPadding[layoutEnvironment.platform] else {
      return CGSize(width: max(0, count * 7 + (count - 1) * 9), height: height)
    }
    return CGSize(width: max(0, 364.0 / 3 + (count - 3) * 16), height: height)
  }

  /// More dots than any screen shows; keeps sizes finite.
  private static let mostPages = 10_000

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  package override var snapshotContent: LayoutSnapshot.Content {
    .pageControl(count: max(0, numberOfPages), current: currentPage)
  }
}
