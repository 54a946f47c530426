struct AppDependency {
  let journal: Journal
  @Lazy var imageCache: any ImageCaching
  @Lazy var faceModel: FaceModel
  let editor: Editor
  let album: Album
  @Lazy var decoder: Decoder
  let printer: Printer
  let makeDraft: () -> Draft
  var sharing: (any Sharing)?
  let userName: String?
}

extension AppDependency {
  static func makeDraft() -> Draft { Draft() }
}

struct PrintScreen {
  typealias Dependencies = HasDecoder & HasPrinter

  let dependencies: any Dependencies

  var printsAsShown: Bool { dependencies.printer.decoder === dependencies.decoder }
}

struct PhotoScreen {
  typealias Dependencies =
    HasAlbum & HasEditor & HasFaceModel & HasImageCache & HasJournal & HasSharing & HasUserName
    & MakesDraft

  let dependencies: any Dependencies

  func open(_ name: String) -> String {
    dependencies.journal.write("opens \(name)")
    return dependencies.imageCache.image(name)
  }

  func faces() -> [FaceModel] {
    [
      dependencies.faceModel, dependencies.editor.faceModel(), dependencies.album.faceModel(),
    ]
  }

  func share(_ draft: Draft) -> String {
    let owner = dependencies.userName ?? "nobody"
    return "\(owner): \(dependencies.sharing?.share(draft.title) ?? "not shared")"
  }

  func draft() -> Draft { dependencies.makeDraft() }
}
