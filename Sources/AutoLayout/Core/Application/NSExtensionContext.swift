import Foundation

/// The host app's context for an extension.
///
/// - Remark: Partial. Extensions are not started; a program creates a context for its tests.
open class NSExtensionContext: NSObject {
  /// The items that the app sent.
  open var inputItems: [Any] { [] }

  /// Returns items to the host app, and calls the handler with true if the extension has expired.
  ///
  /// - Remark: Partial. There is no host app, so the handler is called immediately with false.
  open func completeRequest(
    returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(false) }

  /// Notifies the host app that the extension failed.
  ///
  /// - Remark: Inert. There is no host app.
  open func cancelRequest(withError error: any Error) {}

  /// Asks the system to open an address, and calls the handler with true if it was opened.
  ///
  /// - Remark: Partial. No address is opened, so the handler is called immediately with false.
  open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
}

/// An item that an app sends to an extension or gets from it.
open class NSExtensionItem: NSObject {
  /// The title, if any.
  open var attributedTitle: NSAttributedString?
  /// The text, if any.
  open var attributedContentText: NSAttributedString?
  /// The data of the item.
  open var attachments: [NSItemProvider]?
  /// Other values by key.
  open var userInfo: [AnyHashable: Any]?
}
