import Foundation

// Fonts that apps bundle. None is read: a font with an unknown name has the metrics of the system
// font.

/// The scopes in which a registered font is available.
public enum CTFontManagerScope: UInt32, Sendable {
  /// The font is not available.
  case none = 0
  /// The font is available to the process.
  case process
  /// The font is available to the user.
  case persistent
  /// The font is available for the user's login session.
  case session
}

/// Registers a font by its name.
///
/// - Remark: Inert. Font files are not read; the result is `true`, so that programs continue.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

/// Unregisters a font.
///
/// - Remark: Inert. Font files are not read; the result is `false`, without an error.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { false }

/// Registers the fonts of a file by their names.
///
/// - Remark: Inert. Font files are not read; the result is `true`, so that programs continue.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

/// Returns the localized description of an error.
public func CFErrorCopyDescription(_ error: CFError!) -> CFString! {
  error.map { NSString(string: $0.localizedDescription) }
}
