import Foundation

/// The delegate of an image picker.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Tells the delegate that the user picked an image or movie. Does nothing by default.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Tells the delegate that the user canceled. Does nothing by default.
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

/// A controller for taking or picking images and movies.
///
/// - Remark: Inert. There is no camera and no library, so no source is available and the view is
///   empty. To simulate the user, call the methods of the delegate.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  /// The sources of images and movies.
  public enum SourceType: Int, Hashable, Sendable {
    /// All albums.
    case photoLibrary
    /// The device's camera, which takes new images.
    case camera
    /// The images that were taken with the camera.
    case savedPhotosAlbum
  }

  /// The camera to use: the one at the back or the one at the front.
  public enum CameraDevice: Int, Hashable, Sendable {
    /// The rear camera.
    case rear
    /// The front camera.
    case front
  }

  /// The media that the camera records: photos or movies.
  public enum CameraCaptureMode: Int, Hashable, Sendable {
    /// Pictures.
    case photo
    /// Movies.
    case video
  }

  /// A key of the information about the picked media.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The type of the media, a uniform type identifier for an image or a movie.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The image, a `UIImage`.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The image that the user edited, a `UIImage`.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The area that the user selected, an `NSValue` of a rectangle.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The location of the movie.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The location of the image file.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }

  /// Always returns `false`: no source is available.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
  /// Always returns `nil`: no source is available.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }
  /// Always returns `false`: there is no camera.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

  /// The source of images and movies.
  open var sourceType = SourceType.photoLibrary
  /// The types of the media to pick.
  open var mediaTypes = ["public.image"]
  /// A Boolean value that indicates whether the user can edit an image before it is picked.
  open var allowsEditing = false
  /// The camera to use.
  open var cameraDevice = CameraDevice.rear
  /// The kind of media that the camera records.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// A Boolean value that indicates whether the default camera controls are shown.
  open var showsCameraControls = true
  /// The view above the camera preview.
  open var cameraOverlayView: UIView?
}
