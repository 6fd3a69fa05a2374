#if SourcePorting
  /// Stubs of modules that load images. They show the placeholder or a symbol.
  extension StubModules {
    static let kingfisher = #"""
      import Foundation
      import UIKit
      public protocol Resource { var downloadURL: URL { get } }
      extension URL: Resource { public var downloadURL: URL { self } }
      public enum KingfisherOptionsInfoItem {
        case transition(ImageTransition), cacheOriginalImage, forceRefresh, onlyFromCache, scaleFactor(CGFloat)
        case processor(Any), keepCurrentImageWhileLoading, backgroundDecode
      }
      public enum ImageTransition { case none, fade(TimeInterval) }
      public typealias KingfisherOptionsInfo = [KingfisherOptionsInfoItem]
      public struct RetrieveImageResult { public let image: UIImage }
      public enum KingfisherError: Error { case none }
      public struct DownloadTask { public func cancel() {} }
      public enum IndicatorType { case none, activity }
      @MainActor public struct KingfisherWrapper<Base> {
        public let base: Base
        public var indicatorType: IndicatorType { get { .none } nonmutating set {} }
        public func cancelDownloadTask() {}
      }
      extension KingfisherWrapper where Base: UIImageView {
        @discardableResult
        public func setImage(
          with resource: (any Resource)?, placeholder: UIImage? = nil, options: KingfisherOptionsInfo? = nil,
          progressBlock: ((Int64, Int64) -> Void)? = nil,
          completionHandler: ((Result<RetrieveImageResult, KingfisherError>) -> Void)? = nil
        ) -> DownloadTask? {
          base.image = placeholder ?? UIImage(systemName: "photo")
          return nil
        }
      }
      extension KingfisherWrapper where Base: UIButton {
        @discardableResult
        public func setImage(
          with resource: (any Resource)?, for state: UIControl.State, placeholder: UIImage? = nil,
          options: KingfisherOptionsInfo? = nil
        ) -> DownloadTask? {
          base.setImage(placeholder ?? UIImage(systemName: "photo"), for: state)
          return nil
        }
      }
      extension UIImageView { public var kf: KingfisherWrapper<UIImageView> { KingfisherWrapper(base: self) } }
      extension UIButton { public var kf: KingfisherWrapper<UIButton> { KingfisherWrapper(base: self) } }
      """#

    static let sdWebImage = #"""
      import Foundation
      import UIKit
      public struct SDWebImageOptions: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let highPriority = SDWebImageOptions(rawValue: 1)
        public static let refreshCached = SDWebImageOptions(rawValue: 2)
        public static let continueInBackground = SDWebImageOptions(rawValue: 4)
        public static let retryFailed = SDWebImageOptions(rawValue: 8)
        public static let progressiveLoad = SDWebImageOptions(rawValue: 16)
      }
      public enum SDImageCacheType { case none, disk, memory }
      @MainActor public final class SDWebImageActivityIndicator: NSObject {
        public static let gray = SDWebImageActivityIndicator()
        public static let medium = SDWebImageActivityIndicator()
        public static let large = SDWebImageActivityIndicator()
      }
      extension UIImageView {
        public var sd_imageIndicator: SDWebImageActivityIndicator? { get { nil } set {} }
        public func sd_setImage(
          with url: URL?, placeholderImage: UIImage? = nil, options: SDWebImageOptions = [],
          completed: ((UIImage?, (any Error)?, SDImageCacheType, URL?) -> Void)? = nil
        ) { image = placeholderImage ?? UIImage(systemName: "photo") }
        public func sd_setImage(
          with url: URL?, completed: ((UIImage?, (any Error)?, SDImageCacheType, URL?) -> Void)?
        ) { image = UIImage(systemName: "photo") }
        public func sd_cancelCurrentImageLoad() {}
      }
      extension UIButton {
        public func sd_setImage(with url: URL?, for state: UIControl.State, placeholderImage: UIImage? = nil) {
          setImage(placeholderImage ?? UIImage(systemName: "photo"), for: state)
        }
      }
      """#

    static let lottie = #"""
      import Foundation
      import UIKit
      public enum LottieLoopMode { case playOnce, loop, autoReverse }
      public final class LottieAnimation { public static func named(_ name: String) -> LottieAnimation? { nil } }
      open class LottieAnimationView: UIView {
        public init(name: String) { super.init(frame: .zero) }
        public init(animation: LottieAnimation?) { super.init(frame: .zero) }
        public override init(frame: CGRect) { super.init(frame: frame) }
        public required init?(coder: NSCoder) { super.init(coder: coder) }
        public var animation: LottieAnimation?
        public var loopMode = LottieLoopMode.playOnce
        public var animationSpeed: CGFloat = 1
        public func play(completion: ((Bool) -> Void)? = nil) {}
        public func stop() {}
        public func pause() {}
      }
      public typealias AnimationView = LottieAnimationView
      """#

    static let skeletonView = #"""
      import Foundation
      import UIKit
      extension UIView {
        public var isSkeletonable: Bool { get { false } set {} }
        public func showSkeleton() {}
        public func showAnimatedSkeleton() {}
        public func showAnimatedGradientSkeleton() {}
        public func hideSkeleton() {}
        public func stopSkeletonAnimation() {}
      }
      """#
  }
#endif
