#if !canImport(Darwin)
  import Foundation

  /// An object that can be created from the data of an item provider.
  public protocol NSItemProviderReading: NSObjectProtocol {
    /// The types of data from which the class creates objects, in order of preference.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    /// Returns an object that is created from data of a type.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
  }

  /// An object that can provide its data to an item provider.
  public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The types of data that objects of the class provide, best first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    /// The types of data that the object provides. The default is those of the class.
    var writableTypeIdentifiersForItemProvider: [String] { get }
    /// Passes data of a type to a closure.
    func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler:
        @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
  }

  extension NSItemProviderWriting {
    /// The types of the class.
    public var writableTypeIdentifiersForItemProvider: [String] {
      Self.writableTypeIdentifiersForItemProvider
    }
  }

  extension NSString: NSItemProviderReading, NSItemProviderWriting {
    /// The type identifiers of plain text.
    public static var readableTypeIdentifiersForItemProvider: [String] {
      ["public.utf8-plain-text", "public.plain-text", "public.text"]
    }
    /// The type identifier of plain text.
    public static var writableTypeIdentifiersForItemProvider: [String] {
      ["public.utf8-plain-text"]
    }
    /// Returns the text of UTF-8 data.
    public static func object(
      withItemProviderData data: Data, typeIdentifier: String
    ) throws -> Self { try made(NSString(string: String(decoding: data, as: UTF8.self))) }
    /// Passes the text as UTF-8 data.
    public func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler:
        @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? { pass(String(describing: self), to: completionHandler) }
  }

  extension NSURL: NSItemProviderReading, NSItemProviderWriting {
    /// The type identifier of URLs.
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
    /// The type identifier of URLs.
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
    /// Returns the URL whose text the data contains. Throws an error if the text is not a URL.
    public static func object(
      withItemProviderData data: Data, typeIdentifier: String
    ) throws -> Self { try made(NSURL(string: String(decoding: data, as: UTF8.self))) }
    /// Passes the text of the URL as UTF-8 data.
    public func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler:
        @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? { pass(absoluteString, to: completionHandler) }
  }

  extension NSItemProviderReading {
    /// Returns an object that was created from data, unless it is `nil` or of another class.
    fileprivate static func made(_ object: (any NSItemProviderReading)?) throws -> Self {
      guard let made = object as? Self else {
        throw NSItemProvider.failure(.unexpectedValueClassError)
      }
      return made
    }
  }

  extension NSItemProviderWriting {
    /// Passes a text as UTF-8 data.
    fileprivate func pass(
      _ text: String, to completionHandler: (Data?, (any Error)?) -> Void
    ) -> Progress? {
      completionHandler(Data(text.utf8), nil)
      return nil
    }
  }
#endif
