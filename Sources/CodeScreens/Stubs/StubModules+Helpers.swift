#if SourcePorting
  /// Stubs of modules for progress, texts and services.
  extension StubModules {
    static let svProgressHUD = #"""
      import Foundation
      import UIKit
      public enum SVProgressHUDMaskType { case none, clear, black, gradient, custom }
      public enum SVProgressHUDStyle { case light, dark, custom }
      public enum SVProgressHUDAnimationType { case flat, native }
      @MainActor public enum SVProgressHUD {
        public static func show() {}
        public static func show(withStatus status: String?) {}
        public static func showProgress(_ progress: Float) {}
        public static func showProgress(_ progress: Float, status: String?) {}
        public static func showSuccess(withStatus status: String?) {}
        public static func showError(withStatus status: String?) {}
        public static func showInfo(withStatus status: String?) {}
        public static func dismiss() {}
        public static func dismiss(withDelay delay: TimeInterval) {}
        public static func dismiss(completion: (() -> Void)?) { completion?() }
        public static func setDefaultMaskType(_ type: SVProgressHUDMaskType) {}
        public static func setDefaultStyle(_ style: SVProgressHUDStyle) {}
        public static func setDefaultAnimationType(_ type: SVProgressHUDAnimationType) {}
        public static func setContainerView(_ view: UIView?) {}
        public static func setForegroundColor(_ color: UIColor) {}
        public static func setBackgroundColor(_ color: UIColor) {}
      }
      """#

    static let progressHUD = #"""
      import Foundation
      import UIKit
      @MainActor public enum ProgressHUD {
        public static func show(_ text: String? = nil, interaction: Bool = true) {}
        public static func showSuccess(_ text: String? = nil) {}
        public static func showSucceed(_ text: String? = nil) {}
        public static func showError(_ text: String? = nil) {}
        public static func showFailed(_ text: String? = nil) {}
        public static func animate(_ text: String? = nil) {}
        public static func succeed(_ text: String? = nil) {}
        public static func failed(_ text: String? = nil) {}
        public static func dismiss() {}
        public static func remove() {}
      }
      """#

    static let mbProgressHUD = #"""
      import Foundation
      import UIKit
      public enum MBProgressHUDMode { case indeterminate, determinate, text, customView }
      open class MBProgressHUD: UIView {
        public let label = UILabel()
        public let detailsLabel = UILabel()
        public var mode = MBProgressHUDMode.indeterminate
        @discardableResult public static func showAdded(to view: UIView, animated: Bool) -> MBProgressHUD { MBProgressHUD() }
        @discardableResult public static func hide(for view: UIView, animated: Bool) -> Bool { true }
        public func show(animated: Bool) {}
        public func hide(animated: Bool) {}
        public func hide(animated: Bool, afterDelay delay: TimeInterval) {}
      }
      """#

    static let safariServices = #"""
      import Foundation
      import UIKit
      @MainActor public protocol SFSafariViewControllerDelegate: AnyObject {}
      open class SFSafariViewController: UIViewController {
        public final class Configuration { public init() {}; public var entersReaderIfAvailable = false }
        public enum DismissButtonStyle { case done, close, cancel }
        public weak var delegate: (any SFSafariViewControllerDelegate)?
        public var preferredControlTintColor: UIColor?
        public var preferredBarTintColor: UIColor?
        public var dismissButtonStyle = DismissButtonStyle.done
        public init(url: URL) { super.init(nibName: nil, bundle: nil) }
        public init(url: URL, configuration: Configuration) { super.init(nibName: nil, bundle: nil) }
        public required init?(coder: NSCoder) { super.init(coder: coder) }
      }
      """#

    static let avFoundation = #"""
      import Foundation
      import UIKit
      public struct CMTime: Sendable {
        public var seconds: Double
        public init(seconds: Double, preferredTimescale: Int32) { self.seconds = seconds }
        public static let zero = CMTime(seconds: 0, preferredTimescale: 1)
      }
      public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
      open class AVAsset: NSObject { public init(url: URL) {}; public var duration: CMTime { .zero } }
      open class AVPlayerItem: NSObject {
        public init(url: URL) {}
        public init(asset: AVAsset) {}
        public var duration: CMTime { .zero }
      }
      open class AVPlayer: NSObject {
        public override init() {}
        public init(url: URL) {}
        public init(playerItem: AVPlayerItem?) {}
        public var volume: Float = 1
        public var rate: Float = 0
        public var isMuted = false
        public var currentItem: AVPlayerItem?
        public func play() {}
        public func pause() {}
        public func currentTime() -> CMTime { .zero }
        public func seek(to time: CMTime) {}
      }
      open class AVQueuePlayer: AVPlayer {}
      public enum AVLayerVideoGravity { case resize, resizeAspect, resizeAspectFill }
      open class AVPlayerLayer: CALayer {
        public convenience init(player: AVPlayer?) { self.init() }
        public var player: AVPlayer?
        public var videoGravity = AVLayerVideoGravity.resizeAspect
      }
      open class AVAudioPlayer: NSObject {
        public init(contentsOf url: URL) throws {}
        public var volume: Float = 1
        public var numberOfLoops = 0
        public var currentTime: TimeInterval = 0
        public var duration: TimeInterval { 0 }
        public var isPlaying: Bool { false }
        @discardableResult public func prepareToPlay() -> Bool { true }
        @discardableResult public func play() -> Bool { true }
        public func pause() {}
        public func stop() {}
      }
      """#

    static let localizeSwift = #"""
      import Foundation
      public let LCLLanguageChangeNotification = "LCLLanguageChangeNotification"
      public enum Localize {
        public static func currentLanguage() -> String { "en" }
        public static func availableLanguages(_ excludeBase: Bool = false) -> [String] { ["en"] }
        public static func setCurrentLanguage(_ language: String) {}
      }
      extension String {
        public func localized() -> String { Bundle.main.localizedString(forKey: self, value: self, table: nil) }
        public func localized(using table: String?) -> String { localized() }
      }
      """#

    static let firebaseAuth = #"""
      import Foundation
      public final class User: @unchecked Sendable {
        public let uid = "placeholder"
        public let email: String? = "name@example.com"
        public let displayName: String? = "Name"
        public let photoURL: URL? = nil
      }
      public final class AuthDataResult { public let user = User() }
      public final class Auth: @unchecked Sendable {
        private static let shared = Auth()
        public static func auth() -> Auth { shared }
        public var currentUser: User? { User() }
        public func signOut() throws {}
        public func signIn(
          withEmail email: String, password: String,
          completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
        ) {}
        public func createUser(
          withEmail email: String, password: String,
          completion: ((AuthDataResult?, (any Error)?) -> Void)? = nil
        ) {}
        public func sendPasswordReset(withEmail email: String, completion: (((any Error)?) -> Void)? = nil) {}
      }
      """#

    static let then = #"""
      import Foundation
      public protocol Then {}
      extension Then where Self: Any {
        public func with(_ block: (inout Self) throws -> Void) rethrows -> Self {
          var copy = self
          try block(&copy)
          return copy
        }
        public func `do`(_ block: (Self) throws -> Void) rethrows { try block(self) }
      }
      extension Then where Self: AnyObject {
        public func then(_ block: (Self) throws -> Void) rethrows -> Self {
          try block(self)
          return self
        }
      }
      extension NSObject: Then {}
      """#

    static let combine = #"""
      import Foundation
      public final class AnyCancellable: Hashable {
        private let cancelClosure: () -> Void
        public init(_ cancel: @escaping () -> Void) { cancelClosure = cancel }
        public func cancel() { cancelClosure() }
        public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
        public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
        public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
      }
      public typealias Cancellable = AnyCancellable
      public protocol ObservableObject: AnyObject {}
      public enum Subscribers { public enum Completion<Failure: Error> { case finished, failure(Failure) } }
      public protocol Publisher<Output, Failure> {
        associatedtype Output
        associatedtype Failure: Error
        func subscribe(_ receive: @escaping (Output) -> Void, _ complete: @escaping (Subscribers.Completion<Failure>) -> Void)
      }
      public struct AnyPublisher<Output, Failure: Error>: Publisher {
        let run: (@escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void) -> Void
        init(_ run: @escaping (@escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void) -> Void) { self.run = run }
        public func subscribe(_ receive: @escaping (Output) -> Void, _ complete: @escaping (Subscribers.Completion<Failure>) -> Void) { run(receive, complete) }
      }
      extension Publisher {
        public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(subscribe) }
        public func sink(receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
          subscribe(receiveValue, receiveCompletion)
          return AnyCancellable {}
        }
        public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
          AnyPublisher { receive, complete in self.subscribe({ receive(transform($0)) }, complete) }
        }
        public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
          AnyPublisher { receive, complete in self.subscribe({ if let value = transform($0) { receive(value) } }, complete) }
        }
        public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
          AnyPublisher { receive, complete in self.subscribe({ if isIncluded($0) { receive($0) } }, complete) }
        }
        public func receive<S>(on scheduler: S) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
        public func subscribe<S>(on scheduler: S) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
        public func debounce<S>(for time: Any, scheduler: S) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
        public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
          AnyPublisher { receive, complete in
            var rest = count
            self.subscribe({ if rest > 0 { rest -= 1 } else { receive($0) } }, complete)
          }
        }
      }
      extension Publisher where Output: Equatable {
        public func removeDuplicates() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
      }
      extension Publisher where Failure == Never {
        public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
          subscribe(receiveValue) { _ in }
          return AnyCancellable {}
        }
        public func assign<Root: AnyObject>(to path: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
          subscribe({ object[keyPath: path] = $0 }, { _ in })
          return AnyCancellable {}
        }
      }
      public final class PassthroughSubject<Output, Failure: Error>: Publisher, @unchecked Sendable {
        private var receivers: [(Output) -> Void] = []
        public init() {}
        public func send(_ value: Output) { for receive in receivers { receive(value) } }
        public func send(completion: Subscribers.Completion<Failure>) {}
        public func subscribe(_ receive: @escaping (Output) -> Void, _ complete: @escaping (Subscribers.Completion<Failure>) -> Void) { receivers.append(receive) }
      }
      extension PassthroughSubject where Output == Void { public func send() { send(()) } }
      public final class CurrentValueSubject<Output, Failure: Error>: Publisher, @unchecked Sendable {
        private var receivers: [(Output) -> Void] = []
        public var value: Output { didSet { for receive in receivers { receive(value) } } }
        public init(_ value: Output) { self.value = value }
        public func send(_ value: Output) { self.value = value }
        public func send(completion: Subscribers.Completion<Failure>) {}
        public func subscribe(_ receive: @escaping (Output) -> Void, _ complete: @escaping (Subscribers.Completion<Failure>) -> Void) {
          receivers.append(receive)
          receive(value)
        }
      }
      @propertyWrapper public struct Published<Value> {
        public let projectedValue: CurrentValueSubject<Value, Never>
        public init(wrappedValue: Value) { projectedValue = CurrentValueSubject(wrappedValue) }
        public var wrappedValue: Value { get { projectedValue.value } nonmutating set { projectedValue.value = newValue } }
      }
      public struct Just<Output>: Publisher {
        public typealias Failure = Never
        let value: Output
        public init(_ value: Output) { self.value = value }
        public func subscribe(_ receive: @escaping (Output) -> Void, _ complete: @escaping (Subscribers.Completion<Never>) -> Void) {
          receive(value)
          complete(.finished)
        }
      }
      """#
  }
#endif
