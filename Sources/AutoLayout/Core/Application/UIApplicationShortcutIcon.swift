import Foundation

/// The icon of an action of the Home Screen.
///
/// - Remark: Inert. There is no Home Screen.
@preconcurrency @MainActor
open class UIApplicationShortcutIcon: NSObject {
  /// The icons of the system.
  public enum IconType: Int, Hashable, Sendable {
    /// A pen on a sheet.
    case compose = 0
    /// A triangle.
    case play
    /// Two bars.
    case pause
    /// A plus sign.
    case add
    /// An arrow.
    case location
    /// A magnifying glass.
    case search
    /// A box with an arrow.
    case share
    /// A crossed circle.
    case prohibit
    /// A person.
    case contact
    /// A house.
    case home
    /// A location on a map.
    case markLocation
    /// A star.
    case favorite
    /// A heart.
    case love
    /// A symbol of data that are stored by a service.
    case cloud
    /// An envelope.
    case invitation
    /// A sign of approval.
    case confirmation
    /// A letter.
    case mail
    /// A speech bubble.
    case message
    /// A calendar with a date.
    case date
    /// A clock.
    case time
    /// A camera for photos.
    case capturePhoto
    /// A camera for videos.
    case captureVideo
    /// An empty box of a task.
    case task
    /// A checked box of a task.
    case taskCompleted
    /// A bell.
    case alarm
    /// A mark in a book.
    case bookmark
    /// Crossed arrows.
    case shuffle
    /// A speaker.
    case audio
    /// Two arrows in a circle.
    case update
  }

  private override init() { super.init() }

  /// Creates a system icon.
  public convenience init(type: IconType) { self.init() }
  /// Creates an icon from an image in the main bundle.
  public convenience init(templateImageName: String) { self.init() }
  /// Creates an icon of a symbol.
  public convenience init(systemImageName: String) { self.init() }
}
