protocol Lens: Sendable {
  var name: String { get }
}

protocol HasLens {
  var lens: any Lens { get }
}

struct GlassLens: Lens {
  let name = "glass"
}

#if DEBUG
  /// No candidate for a container that exists without the condition.
  struct ScratchedLens: Lens {
    let name = "scratched"
  }
#endif

protocol Uploading: Sendable {
  func upload(_ photo: String) -> String
}

protocol HasUploader {
  var uploader: any Uploading { get }
}

struct CloudUploader: Uploading {
  func upload(_ photo: String) -> String { "cloud/\(photo)" }
}

protocol HasQuality {
  var quality: Int { get }
}

protocol HasAlbum {
  var album: String { get }
}

#if DEBUG
  struct FolderUploader: Uploading {
    func upload(_ photo: String) -> String { "folder/\(photo)" }
  }

  struct DebugMenu: Sendable {
    let items = ["crash"]
  }

  protocol HasDebugMenu {
    var debugMenu: DebugMenu { get }
  }
#endif
