import Foundation

/// The kinds of color spaces.
public enum CGColorSpaceModel: Int32, Hashable, Sendable {
  /// No known kind.
  case unknown = -1
  /// Gray, or red, green and blue.
  case monochrome, rgb
  /// Kinds that colors here cannot have.
  case cmyk, lab, deviceN, indexed, pattern, XYZ
}

/// A color space. Colors are sRGB values; other spaces have a name and a kind, and their components
/// are taken as sRGB.
public final class CGColorSpace: NSObject, Sendable {
  /// The name, or nil for a space of the device.
  public let name: CFString?
  /// The kind of the space.
  public let model: CGColorSpaceModel
  /// The number of components of a color without alpha.
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

  private init(name: CFString?, model: CGColorSpaceModel) {
    self.name = name
    self.model = model
  }

  /// Creates a space by its name. Returns nil for a name that is not a constant of this class.
  public convenience init?(name: CFString) {
    switch name {
    case Self.sRGB, Self.extendedSRGB, Self.linearSRGB, Self.displayP3, Self.genericRGBLinear:
      self.init(name: name, model: .rgb)
    case Self.genericGrayGamma2_2, Self.extendedGray: self.init(name: name, model: .monochrome)
    default: return nil
    }
  }

  /// A name of a color space. Core Foundation is not available off Apple's platforms.
  public typealias CFString = String
  /// The space sRGB.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// sRGB with components beyond 0 to 1.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// sRGB with a linear transfer function.
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  /// The space of Apple's wide displays.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// A generic space of red, green and blue with a linear transfer function.
  public static let genericRGBLinear = "kCGColorSpaceGenericRGBLinear"
  /// A gray with a gamma of 2.2.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  /// The same with components beyond 0 to 1.
  public static let extendedGray = "kCGColorSpaceExtendedGray"

  fileprivate static let deviceRGB = CGColorSpace(name: nil, model: .rgb)
  fileprivate static let deviceGray = CGColorSpace(name: nil, model: .monochrome)
}

/// The color space of red, green and blue of the device.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// The gray color space of the device.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
