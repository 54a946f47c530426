/// Each version of a member has its value, so 'live' need not know the condition.
struct AppDependency: Sendable {
  let lens: any Lens
  #if DEBUG
    let quality = 10
    let debugMenu = DebugMenu()
  #else
    let quality = 90
  #endif

  #if DEBUG
    var uploader: any Uploading { FolderUploader() }
  #else
    var uploader: any Uploading { CloudUploader() }
  #endif
}

/// One of two versions of a stored member, without a value.
struct AlbumDependency {
  let app: AppDependency
  #if DEBUG
    let album: String
    let owner: String
  #else
    let album: String
  #endif
}
