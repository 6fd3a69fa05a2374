import Foundation
import LayoutModel
import UIKit

/// The program that `autolayout code` generates around an app's sources: it shows one screen and
/// writes the layout.
///
/// The generated `main` registers a closure for each screen and calls ``run()``:
///
///     ScreenProgram.register("3.0") { ProfileViewController() }
///     ScreenProgram.run()
@MainActor
public enum ScreenProgram {
  /// The closures that create screens, by key.
  private static var screens: [String: @MainActor () throws -> AnyObject] = [:]
  /// The closure that creates the delegate of the application.
  private static var delegate: (@MainActor () -> AnyObject)?
  /// The closures that run once before the screen is created.
  private static var preparations: [@MainActor () throws -> Void] = []
  /// The closure that changes every controller before it is shown.
  private static var wrapper: (@MainActor (UIViewController) -> UIViewController)?
  /// The delegate, which the application does not retain.
  private static var retainedDelegate: AnyObject?

  /// Registers a screen: a controller, a view, or a window.
  ///
  /// - Parameters:
  ///   - key: The key by which a request selects the screen.
  ///   - screen: The closure that creates the screen.
  public static func register(
    _ key: String, _ screen: @escaping @MainActor () throws -> AnyObject
  ) {
    screens[key] = screen
  }

  /// Registers the delegate of the application, which screens may ask for.
  ///
  /// - Parameter make: The closure that creates the delegate. Its methods are not called.
  public static func setDelegate(_ make: @escaping @MainActor () -> AnyObject) { delegate = make }

  /// Registers a closure that runs once before the screen is created.
  ///
  /// - Parameter prepare: The closure, which for example registers fonts or sets dependencies.
  public static func prepare(_ prepare: @escaping @MainActor () throws -> Void) {
    preparations.append(prepare)
  }

  /// Registers a closure that changes every controller before it is shown.
  ///
  /// - Parameter wrap: The closure, which returns the controller to show.
  public static func wrap(_ wrap: @escaping @MainActor (UIViewController) -> UIViewController) {
    wrapper = wrap
  }

  /// Shows the screen that the command line requests, writes its layout and exits.
  ///
  /// The only argument is the path of a file with a request. The exit code is 64 without a valid
  /// request, 65 for an unknown screen, and 1 if the screen throws an error.
  public static func run() -> Never {
    guard let path = CommandLine.arguments.dropFirst().first,
      let data = FileManager.default.contents(atPath: path),
      let request = try? JSONDecoder().decode(ScreenRequest.self, from: data)
    else { stop("no valid request", 64) }
    guard let make = screens[request.key] else { stop("unknown screen \(request.key)", 65) }
    limitMemory(request.memoryLimit)
    let stage = ScreenStage(request)
    do {
      retainedDelegate = delegate?()
      UIApplication.shared.delegate = retainedDelegate as? any UIApplicationDelegate
      for prepare in preparations { try prepare() }
      let reply = stage.reply(showing: try make(), wrapper: wrapper)
      try JSONEncoder().encode(reply).write(to: URL(fileURLWithPath: request.output))
    } catch { stop("error: \(error)", 1) }
    exitNow(0)
  }

  /// Prints a message and exits.
  private static func stop(_ message: String, _ status: Int32) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exitNow(status)
  }

  /// Exits without the handlers of the app's libraries, which could wait for threads.
  private static func exitNow(_ status: Int32) -> Never {
    fflush(nil)
    _exit(status)
  }

  /// Limits the memory of the process. An allocation beyond the limit ends it. The method has an
  /// effect on Linux only.
  private static func limitMemory(_ size: UInt) {
    #if os(Linux)
      var limits = rlimit(rlim_cur: size, rlim_max: size)
      _ = setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limits)
    #endif
  }
}
