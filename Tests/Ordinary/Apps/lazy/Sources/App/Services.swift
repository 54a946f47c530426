final class Journal {
  private(set) var lines: [String] = []

  func write(_ line: String) { lines.append(line) }
}

protocol HasJournal {
  var journal: Journal { get }
}

protocol ImageCaching: AnyObject {
  func image(_ name: String) -> String
}

protocol HasImageCache {
  var imageCache: any ImageCaching { get }
}

final class DiskCache: ImageCaching {
  init(journal: Journal) { journal.write("cache") }

  func image(_ name: String) -> String { "\(name) on disk" }
}

final class FaceModel {
  init(journal: Journal) { journal.write("model") }

  func faces(in image: String) -> Int { image.count }
}

protocol HasFaceModel {
  var faceModel: FaceModel { get }
}

/// Loads the model when somebody looks for faces.
final class Editor {
  let faceModel: () -> FaceModel
  let journal: () -> Journal

  init(faceModel: @escaping () -> FaceModel, journal: @escaping () -> Journal) {
    self.faceModel = faceModel
    self.journal = journal
    journal().write("editor")
  }

  func open(_ image: String) -> Int { faceModel().faces(in: image) }
}

protocol HasEditor {
  var editor: Editor { get }
}

final class Album {
  let faceModel: () -> FaceModel

  init(faceModel: @escaping () -> FaceModel) { self.faceModel = faceModel }
}

protocol HasAlbum {
  var album: Album { get }
}

final class Decoder {
  init(journal: Journal) { journal.write("decoder") }
}

protocol HasDecoder {
  var decoder: Decoder { get }
}

/// Takes the decoder at once, which is then not built on first use.
final class Printer {
  let decoder: Decoder

  init(decoder: Decoder) { self.decoder = decoder }
}

protocol HasPrinter {
  var printer: Printer { get }
}

final class Draft {
  var title = "untitled"
}

protocol MakesDraft {
  var makeDraft: () -> Draft { get }
}

protocol Sharing: AnyObject {
  func share(_ image: String) -> String
}

protocol HasSharing {
  var sharing: (any Sharing)? { get }
}

/// Could be built, but an optional member is not.
final class CloudSharing: Sharing {
  func share(_ image: String) -> String { "\(image) in the cloud" }
}

protocol HasUserName {
  var userName: String? { get }
}
