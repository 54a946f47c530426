struct CameraScreen {
  #if DEBUG
    typealias Dependencies = HasDebugMenu & HasLens & HasQuality
  #else
    typealias Dependencies = HasLens & HasQuality
  #endif

  let dependencies: any Dependencies

  var text: String {
    let text = "\(dependencies.lens.name) \(dependencies.quality)"
    #if DEBUG
      return "\(text) \(dependencies.debugMenu.items)"
    #else
      return text
    #endif
  }
}

struct AlbumScreen {
  typealias Dependencies = HasAlbum & HasQuality & HasUploader

  let dependencies: any Dependencies

  func share() -> String {
    dependencies.uploader.upload("\(dependencies.album)/\(dependencies.quality)")
  }
}

#if DEBUG
  struct DebugScreen {
    typealias Dependencies = HasAlbum & HasDebugMenu

    let dependencies: any Dependencies

    var text: String { "\(dependencies.debugMenu.items) \(dependencies.album)" }
  }
#endif
