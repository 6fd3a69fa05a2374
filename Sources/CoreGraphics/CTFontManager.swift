import Foundation

// Fonts that programs bring along. None is read: a font of an unknown name has the metrics of the system's.

/// Where a font can be used that a program brings along.
public enum CTFontManagerScope: UInt32, Sendable {
  /// Nowhere.
  case none = 0
  /// In the process.
  case process
  /// By the user.
  case persistent
  /// In the session of the user.
  case session
}

/// Makes a font known by its name.
///
/// - Remark: Inert. No file of a font is read; the result is true, so that programs go on.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

/// Makes a font unknown again.
///
/// - Remark: Inert. No file of a font is read; the result is false, without an error.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { false }

/// Makes the fonts of a file known by their names.
///
/// - Remark: Inert. No file of a font is read; the result is true, so that programs go on.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

/// Returns the description of an error for the user.
public func CFErrorCopyDescription(_ error: CFError!) -> CFString! {
  error.map { NSString(string: $0.localizedDescription) }
}
