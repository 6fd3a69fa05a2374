import Foundation

/// The differences between a document that a program loads and `frames --device`.
///
///     {"exceptions":[],"file":"Main.storyboard","frames":96,"roots":2,"screens":[{"different":3,…}]}
struct LoadingReport: Codable {
  /// The path of the document.
  let file: String
  /// The number of roots in the document.
  var roots = 0
  /// The number of frames that were compared.
  var frames = 0
  /// The exceptions that UIKit would raise, without duplicates.
  var exceptions: [String] = []
  /// The screens with differences.
  var screens: [Screen] = []

  /// A root on one device in one orientation.
  struct Screen: Codable {
    /// The identifier of the root view.
    let root: String
    /// The identifier of the device.
    let device: String
    /// The orientation of the device.
    let orientation: String
    /// The reason why the frames differ.
    var reason: LoadingReason
    /// The number of frames that differ.
    var different = 0
    /// The first view that differs, or `nil` if the root was not shown.
    var first: Difference?
    /// The width, the height and the safe area of the root: those of `frames`, and those in the
    /// program.
    var canvas: [[Double]] = []
  }

  /// A view with two frames.
  struct Difference: Codable {
    /// The identifier of the view.
    let view: String
    /// The frame of `frames --device`, in points in the coordinates of the superview.
    let expected: [Double]
    /// The frame in the program, or `nil` if it has no such view.
    let found: [Double]?
  }
}
