#if !canImport(Darwin)
  import Foundation

  /// The data and objects that a drag or a paste delivers, by type.
  ///
  /// Handlers are called before the loading methods return, unless a closure that loads data passes
  /// it later. In Apple's Foundation, they are always called later, on a separate queue.
  open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
    /// The closure that passes data to its argument.
    public typealias DataLoader =
      @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    private var objects: [NSObject] = []
    private var loaders: [(type: String, load: DataLoader)] = []

    /// Creates a provider without data.
    public override init() { super.init() }

    /// Creates a provider of the data of an object.
    public convenience init(object: any NSItemProviderWriting) {
      self.init()
      registerObject(object, visibility: .all)
    }

    /// Creates a provider of an object, under a type identifier, with the data of the object if it
    /// has any.
    public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
      self.init()
      guard let object = item as? NSObject else { return }
      objects.append(object)
      guard let typeIdentifier else { return }
      if let object = object as? any NSItemProviderWriting {
        append(object, as: typeIdentifier)
      } else {
        append((object as? NSData).map(Data.init(referencing:)), as: typeIdentifier)
      }
    }

    /// Creates a provider of the contents of a file. The initializer fails if the file cannot be
    /// read.
    /// - Remark: Partial. The type is `public.data` for any file extension.
    public convenience init?(contentsOf fileURL: URL!) {
      guard let fileURL, let data = try? Data(contentsOf: fileURL) else { return nil }
      self.init()
      suggestedName = fileURL.lastPathComponent
      append(data, as: "public.data")
    }

    private func append(_ data: Data?, as type: String) {
      add(type) { pass in
        pass(data, data == nil ? Self.failure(.unavailableCoercionError) : nil)
        return nil
      }
    }

    private func append(_ object: any NSItemProviderWriting, as type: String) {
      nonisolated(unsafe) let object = object
      add(type) {
        object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: $0)
      }
    }

    private func add(_ type: String, _ load: @escaping DataLoader) { loaders += [(type, load)] }

    /// The types of the data, in order of registration.
    open var registeredTypeIdentifiers: [String] { loaders.map(\.type) }
    /// The suggested name of a file for the data, if any.
    open var suggestedName: String?

    /// Adds data of a type, which a closure loads.
    open func registerDataRepresentation(
      forTypeIdentifier typeIdentifier: String,
      visibility: NSItemProviderRepresentationVisibility, loadHandler: @escaping DataLoader
    ) { loaders.append((typeIdentifier, loadHandler)) }

    /// Adds the data of an object.
    open func registerObject(
      _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
    ) {
      if let object = object as? NSObject { objects.append(object) }
      for type in object.writableTypeIdentifiersForItemProvider { append(object, as: type) }
    }

    /// Returns a Boolean value that indicates whether there is data of a type.
    /// - Remark: Partial. Only equal types conform to each other.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
      registeredTypeIdentifiers.contains(typeIdentifier)
    }

    /// Returns a Boolean value that indicates whether an object of a class can be made from the
    /// data.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
      objects.contains { type(of: $0) == aClass }
        || !Set(aClass.readableTypeIdentifiersForItemProvider)
          .isDisjoint(with: registeredTypeIdentifiers)
    }

    /// Creates an object of a class from the data, and passes it to a closure.
    @discardableResult
    open func loadObject(
      ofClass aClass: any NSItemProviderReading.Type,
      completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
      let progress = Progress(totalUnitCount: 1)
      defer { progress.completedUnitCount = 1 }
      if let known = objects.first(where: { type(of: $0) == aClass }) as? any NSItemProviderReading
      {
        completionHandler(known, nil)
        return progress
      }
      let readable = aClass.readableTypeIdentifiersForItemProvider
      guard let type = readable.first(where: hasItemConformingToTypeIdentifier) else {
        completionHandler(nil, Self.failure(.itemUnavailableError))
        return progress
      }
      nonisolated(unsafe) let aClass = aClass
      loadDataRepresentation(forTypeIdentifier: type) { data, error in
        guard let data else { return completionHandler(nil, error) }
        do {
          completionHandler(
            try aClass.object(withItemProviderData: data, typeIdentifier: type), nil)
        } catch {
          completionHandler(nil, error)
        }
      }
      return progress
    }

    /// The closure that receives an item, or an error.
    public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void

    /// Passes the data of a type to a closure.
    /// - Remark: Partial. The item is `NSData`, a string for types of plain text, or a URL for
    ///   types of URLs; options are ignored.
    open func loadItem(
      forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
      completionHandler: CompletionHandler? = nil
    ) {
      loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
        completionHandler?(data.map { Self.item($0, typeIdentifier) }, error)
      }
    }

    /// Returns the item of a type with data.
    private static func item(_ data: Data, _ type: String) -> any NSSecureCoding {
      let text = String(data: data, encoding: .utf8)
      switch type {
      case "public.url", "public.file-url":
        if let url = text.flatMap(URL.init(string:)) { return url as NSURL }
      case "public.text", "public.plain-text", "public.utf8-plain-text":
        if let text { return text as NSString }
      default: break
      }
      return data as NSData
    }

    /// Passes the data of a type to a closure.
    @discardableResult
    open func loadDataRepresentation(
      forTypeIdentifier typeIdentifier: String,
      completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
      let progress = Progress(totalUnitCount: 1)
      if let loader = loaders.first(where: { $0.type == typeIdentifier }) {
        _ = loader.load(completionHandler)
      } else {
        completionHandler(nil, Self.failure(.itemUnavailableError))
      }
      progress.completedUnitCount = 1
      return progress
    }

    /// Returns a provider of the same data.
    open func copy(with zone: NSZone? = nil) -> Any {
      let made = NSItemProvider()
      (made.objects, made.loaders, made.suggestedName) = (objects, loaders, suggestedName)
      return made
    }

    /// The domain of errors of item providers.
    public static let errorDomain = "NSItemProviderErrorDomain"

    /// The reasons why data cannot be loaded.
    public enum ErrorCode: Int, Sendable {
      /// The reason is unknown.
      case unknownError = -1
      /// Data of the type is not available.
      case itemUnavailableError = -1000
      /// The data is not of the class.
      case unexpectedValueClassError = -1100
      /// The data cannot be converted.
      case unavailableCoercionError = -1200
    }

    static func failure(_ code: ErrorCode) -> NSError {
      NSError(domain: errorDomain, code: code.rawValue)
    }
  }

  /// The programs to which data of a provider is visible.
  public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// All programs.
    case all = 0
    /// Programs of the same team.
    case team
    /// Programs of the same group.
    case group
    /// The program itself.
    case ownProcess
  }

  extension NSItemProvider {
    /// Returns a Boolean value that indicates whether a value of a type, such as `String`, can be
    /// made from the data.
    public func canLoadObject<Value: _ObjectiveCBridgeable>(ofClass: Value.Type) -> Bool
    where Value._ObjectiveCType: NSItemProviderReading {
      canLoadObject(ofClass: Value._ObjectiveCType.self)
    }

    /// Creates a value of a type, such as `String`, from the data, and passes it to a closure.
    @discardableResult
    public func loadObject<Value: _ObjectiveCBridgeable>(
      ofClass: Value.Type, completionHandler: @escaping @Sendable (Value?, (any Error)?) -> Void
    ) -> Progress where Value._ObjectiveCType: NSItemProviderReading {
      nonisolated(unsafe) let pass: (Any?, (any Error)?) -> Void = { object, error in
        let known = object as? Value._ObjectiveCType
        completionHandler(known.map { Value._unconditionallyBridgeFromObjectiveC($0) }, error)
      }
      return loadObject(ofClass: Value._ObjectiveCType.self) { pass($0, $1) }
    }
  }
#endif
