import Foundation
import UIKit

#if canImport(Darwin)
  import ObjectiveC
#else
  import FoundationObjects
#endif

/// The pictures of snapshots, which are SVG drawings.
///
/// A `UIImage` has no pixels in this implementation. The drawing is associated with the image.
public enum SnapshotPicture {
  /// The file name extension of pictures. A phone records `png`, so one folder can hold the
  /// pictures of both.
  public static let pathExtension = "svg"

  /// The key with which the drawing is associated.
  nonisolated(unsafe) private static let key = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  /// Returns an image with a drawing. The size is in points, the scale in pixels per point.
  public static func image(from data: Data, size: CGSize = .zero, scale: CGFloat = 1) -> UIImage {
    let image = UIImage(name: "snapshot", size: size, scale: scale)
    objc_setAssociatedObject(image, key, data, .OBJC_ASSOCIATION_RETAIN)
    return image
  }

  /// Returns the drawing of an image, or empty data for an image that is not a snapshot.
  public static func data(of image: UIImage) -> Data {
    objc_getAssociatedObject(image, key) as? Data ?? Data()
  }

  /// Returns a description of the difference between a picture and its reference, or `nil` if they
  /// are equal.
  ///
  /// Drawings do not depend on the machine, so they are compared exactly.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the drawings.
  public static func difference(_ reference: UIImage, _ image: UIImage) -> String? {
    let (old, new) = (data(of: reference), data(of: image))
    if old == new { return nil }
    guard isDrawing(old) else {
      return """
        The reference is not an SVG drawing. Pictures of phones are not compared on Linux. Record \
        the reference on Linux.
        """
    }
    guard isDrawing(new) else { return "The image is not a snapshot: it has a name but no pixels." }
    return """
      The picture differs from its reference, first at byte \(firstDifference(old, new)).
      reference: \(excerpt(old, from: firstDifference(old, new)))
      picture:   \(excerpt(new, from: firstDifference(old, new)))
      """
  }

  private static func isDrawing(_ data: Data) -> Bool { data.starts(with: Data("<?xml".utf8)) }

  /// Returns the number of equal bytes at the start of two drawings.
  private static func firstDifference(_ old: Data, _ new: Data) -> Int {
    zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
  }

  /// The number of bytes of a drawing that a message shows: about one element.
  private static let excerptLength = 160

  /// Returns the part of a drawing that begins at the last element at or before a byte.
  private static func excerpt(_ data: Data, from offset: Int) -> String {
    let bytes = [UInt8](data)
    let end = min(offset, bytes.count)
    let start = bytes[..<end].lastIndex(of: UInt8(ascii: "<")) ?? 0
    return String(decoding: bytes[start..<min(start + excerptLength, bytes.count)], as: UTF8.self)
  }
}
