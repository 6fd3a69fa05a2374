import Foundation

/// The objects that hold and lay out the text of a text view. They are created on first use.
@MainActor
final class TextSystem {
  let storage: NSTextStorage
  let manager: NSLayoutManager
  let container: NSTextContainer
  /// A Boolean value that indicates whether the text view itself changes the storage.
  var isPushing = false

  init(_ storage: NSTextStorage, _ manager: NSLayoutManager, _ container: NSTextContainer) {
    self.storage = storage
    self.manager = manager
    self.container = container
  }
}

/// The properties of text views that are rarely set.
@MainActor
final class TextViewWishes {
  var linkTextAttributes: [NSAttributedString.Key: Any]?
  var dataDetectorTypes: UIDataDetectorTypes = []
  var allowsEditingTextAttributes = false
  var clearsOnInsertion = false
  var usesStandardTextScaling = false
}

extension UITextView {
  /// The objects of the text, or `nil` if none have been created or set.
  var textSystem: TextSystem? { attachments[TextSystem.self] }

  /// The attributed text. Changes of the storage are shown in the view, and changes of the view are
  /// applied to the storage.
  public var textStorage: NSTextStorage { madeTextSystem.storage }
  /// The object that lays out the text. Its coordinates are those of the text container.
  public var layoutManager: NSLayoutManager { madeTextSystem.manager }
  /// The area of the text.
  public var textContainer: NSTextContainer { madeTextSystem.container }

  /// The objects of the text, with their current geometry.
  private var madeTextSystem: TextSystem {
    let system = textSystem ?? makeTextSystem()
    followGeometry(system)
    return system
  }

  private func makeTextSystem() -> TextSystem {
    let system = TextSystem(NSTextStorage(), NSLayoutManager(), NSTextContainer(size: .zero))
    system.container.widthTracksTextView = true
    system.container.lineFragmentPadding = lineFragmentPadding
    system.manager.addTextContainer(system.container)
    system.storage.addLayoutManager(system.manager)
    system.storage.setAttributedString(storedAttributes)
    connect(system)
    return system
  }

  /// Adopts the text of a container that the app created.
  func take(_ container: NSTextContainer) {
    let manager = container.layoutManager ?? NSLayoutManager()
    if container.layoutManager == nil { manager.addTextContainer(container) }
    let storage = manager.textStorage ?? NSTextStorage()
    if manager.textStorage == nil { storage.addLayoutManager(manager) }
    lineFragmentPadding = container.lineFragmentPadding
    if storage.length > 0 {
      attributes = storage.text
      storedText = storage.string
    }
    connect(TextSystem(storage, manager, container))
  }

  private func connect(_ system: TextSystem) {
    attachments[TextSystem.self] = system
    system.storage.didProcess = { [weak self] in
      MainActor.assumeIsolated { self?.storageDidChange() }
    }
    system.container.didChange = { [weak self] in
      MainActor.assumeIsolated { self?.containerDidChange() }
    }
  }

  /// The text with the attributes of the view.
  private var storedAttributes: NSAttributedString {
    guard let attributes else {
      return NSAttributedString(string: storedText, attributes: ownTypingAttributes)
    }
    let result = NSMutableAttributedString(attributedString: attributes)
    let whole = NSRange(location: 0, length: result.length)
    attributes.enumerateAttribute(.font, in: whole, options: []) { font, range, _ in
      if font == nil { result.addAttribute(.font, value: textFont, range: range) }
    }
    return result
  }

  /// Copies the text of the storage after an edit.
  private func storageDidChange() {
    guard let system = textSystem, !system.isPushing else { return }
    attributes = system.storage.text
    storedText = system.storage.string
    textDidChange()
  }

  private func containerDidChange() {
    guard let system = textSystem else { return }
    lineFragmentPadding = system.container.lineFragmentPadding
    textDidChange()
  }

  /// Copies the text to the storage after the app has set it.
  func textWasSet() {
    resetSelection()
    if let system = textSystem {
      system.isPushing = true
      system.storage.setAttributedString(storedAttributes)
      system.isPushing = false
      // Delegates and subclasses can have changed attributes.
      attributes = system.storage.text
    }
    textDidChange()
  }

  /// Applies a font or color to the whole storage.
  func fontOrColorDidChange(_ key: NSAttributedString.Key, _ value: AnyObject?) {
    guard let storage = textSystem?.storage, let value, storage.length > 0 else { return }
    storage.addAttribute(key, value: value, range: NSRange(location: 0, length: storage.length))
  }

  /// Updates the size of the content, if it scrolls, and the size of the container.
  func updateTextGeometry() {
    if let system = textSystem { followGeometry(system) }
    guard isScrollEnabled, bounds.width > 0 else { return }
    let insets = adjustedContentInset
    let width = max(0, bounds.width - insets.left - insets.right)
    let size = CGSize(width: width, height: size(maxWidth: bounds.width).height)
    if contentSize != size { contentSize = size }
  }

  private func followGeometry(_ system: TextSystem) {
    system.manager.systemVersion = layoutEnvironment.systemVersion
    system.manager.defaultFont = textFont
    guard system.container.widthTracksTextView, bounds.width > 0 else { return }
    let insets = textContainerInset
    let width = max(0, bounds.width - insets.left - insets.right)
    if system.container.size.width != width { system.container.size.width = width }
  }

  private var wishes: TextViewWishes {
    attachments.object(TextViewWishes.self, or: TextViewWishes.init)
  }

  /// The attributes of links.
  ///
  /// - Remark: Inert. Links are drawn like other text.
  public var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { wishes.linkTextAttributes ?? [:] }
    set { wishes.linkTextAttributes = newValue }
  }
  /// The types of data that become links.
  ///
  /// - Remark: Inert. Data is not detected.
  public var dataDetectorTypes: UIDataDetectorTypes {
    get { wishes.dataDetectorTypes }
    set { wishes.dataDetectorTypes = newValue }
  }
  /// A Boolean value that indicates whether the user can change attributes.
  ///
  /// - Remark: Inert. There is no menu.
  public var allowsEditingTextAttributes: Bool {
    get { wishes.allowsEditingTextAttributes }
    set { wishes.allowsEditingTextAttributes = newValue }
  }
  /// A Boolean value that indicates whether typing replaces the whole text.
  ///
  /// - Remark: Inert. Typed text is inserted.
  public var clearsOnInsertion: Bool {
    get { wishes.clearsOnInsertion }
    set { wishes.clearsOnInsertion = newValue }
  }
  /// A Boolean value that indicates whether fonts are scaled as on the Mac.
  ///
  /// - Remark: Inert. Fonts are those of iOS.
  public var usesStandardTextScaling: Bool {
    get { wishes.usesStandardTextScaling }
    set { wishes.usesStandardTextScaling = newValue }
  }
}
