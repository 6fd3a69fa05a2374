import Foundation

/// The delegate of an image picker.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Tells the delegate that the user picked a picture or movie. By default, does nothing.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Tells the delegate that the user canceled. By default, does nothing.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Does nothing.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// A controller with which the user takes or picks pictures.
///
/// - Remark: Inert. There are no camera and no library, so that no source is available and the view is
///   empty. A program that plays the user calls the methods of the delegate.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Hashable, Sendable {
    /// All albums.
    case photoLibrary
    /// The camera.
    case camera
    /// The pictures that were taken.
    case savedPhotosAlbum
  }

  /// The sides of the device with a camera.
  public enum CameraDevice: Int, Hashable, Sendable {
    /// The side of the back.
    case rear
    /// The side of the screen.
    case front
  }

  /// What the camera takes.
  public enum CameraCaptureMode: Int, Hashable, Sendable {
    /// Pictures.
    case photo
    /// Movies.
    case video
  }

  /// What is known of the picked picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The type of the media.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture, a `UIImage`.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture that the user edited, a `UIImage`.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The part that the user chose, an `NSValue` of a rectangle.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The location of the movie.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The location of the file of the picture.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }

  /// Returns false: no source is available.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
  /// Returns nil: no source is available.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }
  /// Returns false: there is no camera.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

  /// Where pictures come from.
  open var sourceType = SourceType.photoLibrary
  /// The types of the media to pick.
  open var mediaTypes = ["public.image"]
  /// A Boolean value that indicates whether the user can edit a picture before it is picked.
  open var allowsEditing = false
  /// The camera that is used.
  open var cameraDevice = CameraDevice.rear
  /// What the camera takes.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// A Boolean value that indicates whether the camera's own controls are shown.
  open var showsCameraControls = true
  /// The view above the picture of the camera.
  open var cameraOverlayView: UIView?
}
