import Foundation

extension UIImage {
  /// Creates an image that was painted, with a size in points.
  convenience init(drawing: Drawing, size: CGSize, scale: CGFloat) {
    self.init(size: size, scale: scale, drawing: drawing)
  }

  /// Creates an image from the bytes of a PNG or JPEG file, at one pixel per point. The initializer
  /// fails if the data has another format.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates an image from the bytes of a PNG or JPEG file, at a number of pixels per point. The
  /// initializer fails if the data has another format or exceeds 16 MB, which is too large for
  /// pictures.
  public convenience init?(data: Data, scale: CGFloat) {
    guard data.count <= Self.dataLimit, let size = ImageHeader(data)?.size, scale > 0 else {
      return nil
    }
    self.init(
      size: CGSize(width: size.width / scale, height: size.height / scale), scale: scale,
      drawing: nil, data: data)
  }

  /// The maximum size of an image file in bytes.
  static let dataLimit = 16 << 20

  /// Creates an image from a Core Graphics image that was obtained from an image, at one pixel per
  /// point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// Creates an image from a Core Graphics image, at a number of pixels per point. Orientations
  /// that are rotated by a quarter turn exchange width and height; pictures show the pixels
  /// unrotated.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let (width, height) = (CGFloat(cgImage.width) / scale, CGFloat(cgImage.height) / scale)
    let size =
      orientation.isQuarterTurned
      ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    #if canImport(Darwin)
      self.init(size: size, scale: scale, drawing: nil)
    #else
      let source = cgImage.source as? UIImage
      var content = ImageContent(name: source?.name ?? "", size: size, scale: scale)
      content.isSymbol = source?.isSymbolImage ?? false
      content.drawing = source.map { $0.drawing(in: CGRect(origin: .zero, size: size)) }
      content.data = source?.data
      content.orientation = orientation
      self.init(content)
    #endif
  }

  /// Returns the image in another size in points, with its drawing scaled.
  func resized(to size: CGSize) -> UIImage {
    copy {
      $0.resize(to: size)
      if drawing != nil { $0.drawing = drawing(in: CGRect(origin: .zero, size: size)) }
    }
  }

  /// Returns the bytes of the image if it was created from a PNG file, or `nil` in all other cases,
  /// because images are not rendered.
  public func pngData() -> Data? {
    data.flatMap { ImageHeader($0)?.isPNG == true ? $0 : nil }
  }

  /// Returns the bytes of the image if it was created from a JPEG file, or `nil` in all other
  /// cases, because images are not rendered. The quality is not used.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    data.flatMap { ImageHeader($0)?.isPNG == false ? $0 : nil }
  }

  #if !canImport(Darwin)
    /// The Core Graphics image, or `nil` if the image is empty.
    public var cgImage: CGImage? {
      let (width, height) = (pixels(size.width * scale), pixels(size.height * scale))
      guard width > 0, height > 0 else { return nil }
      return CGImage(width: width, height: height, source: self)
    }
  #endif

  /// Draws the image with its upper-left corner at a point of the current context.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image with a blend mode and an opacity from 0 to 1.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image scaled to a rectangle of the current context. Template images are drawn in the
  /// fill color, as UIKit does.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the image scaled to a rectangle, with a blend mode and an opacity from 0 to 1.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    #if !canImport(Darwin)
      guard let context = UIGraphicsGetCurrentContext(), let recorder = GraphicsStack.recorder,
        size.width > 0, size.height > 0
      else { return }
      var state = context.state
      if blendMode != .normal { state.blendMode = blendMode }
      state.alpha *= alpha
      let isTinted = renderingMode == .alwaysTemplate || isSymbolImage
      let tint =
        content.tintColor?.snapshotColor ?? (isTinted ? LayoutSnapshot.Color(state.fillColor) : nil)
      recorder.paint(.image(snapshotImage(in: rect, tint: tint)), drawing?.stepCount ?? 1, state)
    #endif
  }

  /// Returns the image in a rectangle, in the form of snapshots.
  package func snapshotImage(in rect: CGRect, tint: LayoutSnapshot.Color? = nil)
    -> LayoutSnapshot.Image
  {
    var image = LayoutSnapshot.Image(
      name: name, isSymbol: isSymbolImage, rect: rect,
      tint: tint ?? content.tintColor?.snapshotColor)
    (image.drawing, image.data) = (drawing, data)
    if drawing != nil { image.drawingSize = size }
    return image
  }

  /// Returns a drawing of the image scaled to a rectangle.
  private func drawing(in rect: CGRect) -> Drawing { Drawing([.image(snapshotImage(in: rect))]) }
}

extension Drawing {
  /// The number of steps of all commands that count toward the limit, with those of images.
  var stepCount: Int { commands.reduce(0) { $0 + $1.stepCount } }
}

/// The start of an image file.
struct ImageHeader {
  /// The size in pixels.
  let size: CGSize
  /// A Boolean value that indicates whether the file is a PNG file. Otherwise it is a JPEG file.
  let isPNG: Bool

  /// Reads the header of a PNG or JPEG file. The initializer fails if the data has another format
  /// or contains no size.
  init?(_ data: Data) {
    let bytes = [UInt8](data)
    isPNG = bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    guard let size = isPNG ? Self.pngSize(bytes) : Self.jpegSize(bytes),
      size.width > 0, size.height > 0
    else { return nil }
    self.size = size
  }

  /// Returns the size in the chunk IHDR, which is the first one (PNG specification, 11.2.2).
  private static func pngSize(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.count >= 24, bytes[12..<16].elementsEqual("IHDR".utf8) else { return nil }
    let number = { (index: Int) in bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) } }
    return CGSize(width: number(16), height: number(20))
  }

  /// Returns the size in the first frame header (ITU-T T.81, B.2.2).
  private static func jpegSize(_ bytes: [UInt8]) -> CGSize? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var index = 2
    while index + 9 < bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      let number = { (at: Int) in Int(bytes[index + at]) << 8 | Int(bytes[index + at + 1]) }
      // The markers SOF0 to SOF15 without DHT, JPG and DAC, which have other contents.
      if 0xC0...0xCF ~= marker, ![0xC4, 0xC8, 0xCC].contains(marker) {
        return CGSize(width: number(7), height: number(5))
      }
      index += 2 + max(2, number(2))
    }
    return nil
  }
}
