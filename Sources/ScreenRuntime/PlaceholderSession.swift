import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The data that placeholder services answer with. A ``PlaceholderJSONDecoder`` makes values from
/// them.
enum PlaceholderData {
  /// The data.
  static let data = Data("{\"autolayout-placeholder\": true}".utf8)
  /// A response for a request.
  static func response(to url: URL?) -> HTTPURLResponse? {
    (url ?? URL(string: "https://example.com/")).flatMap {
      HTTPURLResponse(url: $0, statusCode: 200, httpVersion: nil, headerFields: nil)
    }
  }
}

/// A session that answers every request with placeholder data and does not use the network.
///
/// Programs of `autolayout code` use it in place of `URLSession`.
open class PlaceholderSession: @unchecked Sendable {
  /// The session of the program.
  public static let shared = PlaceholderSession(configuration: .default)

  /// The closure of a request.
  public typealias Completion = @Sendable (Data?, URLResponse?, (any Error)?) -> Void

  /// The configuration, which has no effect.
  public let configuration: URLSessionConfiguration

  /// Creates a session.
  public init(configuration: URLSessionConfiguration) { self.configuration = configuration }

  /// Creates a session with a delegate, which is not called.
  public init(
    configuration: URLSessionConfiguration, delegate: Any?, delegateQueue: OperationQueue?
  ) {
    self.configuration = configuration
  }

  /// Returns a task for a URL.
  open func dataTask(
    with url: URL, completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> PlaceholderTask { PlaceholderTask(url, completionHandler) }

  /// Returns a task for a request.
  open func dataTask(
    with request: URLRequest,
    completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void
  ) -> PlaceholderTask { PlaceholderTask(request.url, completionHandler) }

  /// Returns a task without a handler.
  open func dataTask(with url: URL) -> PlaceholderTask { PlaceholderTask(url) { _, _, _ in } }

  /// Returns placeholder data. The URL is ignored.
  open func data(from url: URL) async throws -> (Data, URLResponse) { try answer(url) }
  /// Returns the data of a request.
  open func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try answer(request.url)
  }

  private func answer(_ url: URL?) throws -> (Data, URLResponse) {
    guard let response = PlaceholderData.response(to: url) else { throw URLError(.badURL) }
    return (PlaceholderData.data, response)
  }

  /// Does nothing.
  open func invalidateAndCancel() {}
  /// Does nothing.
  open func finishTasksAndInvalidate() {}
}

/// A task that answers with placeholder data when it is resumed.
open class PlaceholderTask: @unchecked Sendable {
  private let url: URL?
  private let completion: (Data?, URLResponse?, (any Error)?) -> Void
  private var isCanceled = false

  /// Creates a task for a URL.
  init(_ url: URL?, _ completion: @escaping (Data?, URLResponse?, (any Error)?) -> Void) {
    self.url = url
    self.completion = completion
  }

  /// Calls the handler at the next turn of the main queue.
  open func resume() {
    DispatchQueue.main.async { [self] in
      if !isCanceled { completion(PlaceholderData.data, PlaceholderData.response(to: url), nil) }
    }
  }

  /// Stops the task from calling its handler.
  open func cancel() { isCanceled = true }
  /// Does nothing.
  open func suspend() {}
}

/// A decoder that makes values of placeholder data, and decodes other data as JSON.
///
/// Programs of `autolayout code` use it in place of `JSONDecoder`.
open class PlaceholderJSONDecoder {
  /// The decoder of JSON.
  private let decoder = JSONDecoder()

  /// Creates a decoder.
  public init() {}

  /// The form of dates.
  public var dateDecodingStrategy: JSONDecoder.DateDecodingStrategy {
    get { decoder.dateDecodingStrategy }
    set { decoder.dateDecodingStrategy = newValue }
  }
  /// The form of keys.
  public var keyDecodingStrategy: JSONDecoder.KeyDecodingStrategy {
    get { decoder.keyDecodingStrategy }
    set { decoder.keyDecodingStrategy = newValue }
  }
  /// The form of data.
  public var dataDecodingStrategy: JSONDecoder.DataDecodingStrategy {
    get { decoder.dataDecodingStrategy }
    set { decoder.dataDecodingStrategy = newValue }
  }

  /// Returns a value for data.
  open func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
    guard data == PlaceholderData.data else { return try decoder.decode(type, from: data) }
    return try PlaceholderDecoder.value(type, [])
  }
}
