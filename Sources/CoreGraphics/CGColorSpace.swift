import Foundation

/// The models of color spaces.
public enum CGColorSpaceModel: Int32, Hashable, Sendable {
  /// An unknown model.
  case unknown = -1
  /// Gray, or red, green and blue.
  case monochrome, rgb
  /// Models that colors cannot have in this implementation.
  case cmyk, lab, deviceN, indexed, pattern, XYZ
}

/// A color space. Colors are sRGB values; other spaces have a name and a model, and their
/// components are read as sRGB.
public final class CGColorSpace: NSObject, Sendable {
  /// The name, or `nil` for a device color space.
  public let name: CFString?
  /// The model of the color space.
  public let model: CGColorSpaceModel
  /// The number of components of a color without alpha.
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

  private init(name: CFString?, model: CGColorSpaceModel) {
    self.name = name
    self.model = model
  }

  /// Creates a color space from its name. Returns `nil` for a name that is not a constant of this
  /// class.
  public convenience init?(name: CFString) {
    switch name {
    case Self.sRGB, Self.extendedSRGB, Self.linearSRGB, Self.displayP3, Self.genericRGBLinear:
      self.init(name: name, model: .rgb)
    case Self.genericGrayGamma2_2, Self.extendedGray: self.init(name: name, model: .monochrome)
    default: return nil
    }
  }

  /// A name of a color space. It is a Swift string, because Core Foundation is available only on
  /// Apple's platforms.
  public typealias CFString = String
  /// The sRGB color space.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// sRGB with components outside the range from 0 to 1.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// sRGB with a linear transfer function.
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  /// The color space of Apple's wide-gamut displays.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// A generic RGB color space with a linear transfer function.
  public static let genericRGBLinear = "kCGColorSpaceGenericRGBLinear"
  /// A gray color space with a gamma of 2.2.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  /// A gray color space with a gamma of 2.2 and components outside the range from 0 to 1.
  public static let extendedGray = "kCGColorSpaceExtendedGray"

  fileprivate static let deviceRGB = CGColorSpace(name: nil, model: .rgb)
  fileprivate static let deviceGray = CGColorSpace(name: nil, model: .monochrome)
}

/// Returns the device's RGB color space.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// Returns the device's gray color space.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
