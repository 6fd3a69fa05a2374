import Foundation

extension DocumentAssets {
  /// Adds the bytes of image files to the images of a snapshot that have only a name. Each file may
  /// have at most `limit` bytes, and all files together `largeImageCount` times as many.
  ///
  /// - Complexity: O(*n*), where *n* is the number of views, and reading of files that are not
  ///   cached.
  package func addImages(
    to snapshot: inout LayoutSnapshot, isDark: Bool, limit: Int = DocumentAssets.imageSize
  ) {
    guard !isEmpty else { return }
    let isPad = snapshot.canvas.device.flatMap(Device.init(identifier:))?.isPad ?? false
    var rest = limit * Self.largeImageCount
    let read = { (name: String) -> AssetPicture? in
      guard let picture = self.picture(named: name, isDark: isDark, isPad: isPad),
        picture.data.count <= min(limit, rest)
      else { return nil }
      rest -= picture.data.count
      return picture
    }
    for index in snapshot.views.indices {
      snapshot.views[index].content.addImages(read)
      snapshot.views[index].bar?.image?.add(read)
    }
    for index in snapshot.canvas.bars.indices {
      snapshot.canvas.bars[index].content.addImages(read)
    }
  }
}

extension LayoutSnapshot.Content {
  /// Adds files to the images of a view.
  fileprivate mutating func addImages(_ read: (String) -> AssetPicture?) {
    switch self {
    case .image(var image):
      if image.add(read) { self = .image(image) }
    case .button(let title, var image?, let background, let isEnabled):
      if image.add(read) {
        self = .button(title: title, image: image, background: background, isEnabled: isEnabled)
      }
    case .navigationBar(let title, let isLarge, let items):
      if let items = items.adding(read) {
        self = .navigationBar(title: title, isLarge: isLarge, items: items)
      }
    case .toolbar(let items):
      if let items = items.adding(read) { self = .toolbar(items: items) }
    case .tabBar(let items):
      if let items = items.adding(read) { self = .tabBar(items: items) }
    default: break
    }
  }
}

extension LayoutSnapshot.Image {
  /// Adds the file of the image if it has only a name. Returns true if the file was added.
  @discardableResult
  fileprivate mutating func add(_ read: (String) -> AssetPicture?) -> Bool {
    guard !isSymbol, drawing == nil, data == nil, !name.isEmpty, let picture = read(name) else {
      return false
    }
    data = picture.data
    slices = picture.slices
    switch picture.renderingMode {
    case .alwaysTemplate: isTemplate = true
    case .alwaysOriginal: tint = nil
    case .automatic: break
    }
    return true
  }
}

extension [LayoutSnapshot.BarItem] {
  /// Returns the items with the files of their images, or `nil` if no file was added. Bars use
  /// images as templates unless the catalog specifies another rendering.
  fileprivate func adding(_ read: (String) -> AssetPicture?) -> Self? {
    var items = self
    var isChanged = false
    for index in items.indices {
      guard let name = items[index].image, items[index].picture == nil, let picture = read(name)
      else { continue }
      var image = LayoutSnapshot.Image(name: name, isSymbol: false, rect: .zero)
      image.data = picture.data
      image.isTemplate = picture.renderingMode != .alwaysOriginal
      items[index].picture = image
      isChanged = true
    }
    return isChanged ? items : nil
  }
}
