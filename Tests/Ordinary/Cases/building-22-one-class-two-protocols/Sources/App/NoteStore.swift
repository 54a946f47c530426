protocol NoteReading: AnyObject {
  var count: Int { get }
}

protocol HasReader {
  var reader: any NoteReading { get }
}

protocol NoteWriting: AnyObject {
  func add(_ note: String)
}

protocol HasWriter {
  var writer: any NoteWriting { get }
}

final class NoteStore: NoteReading, NoteWriting {
  private var notes: [String] = []

  var count: Int { notes.count }
  func add(_ note: String) { notes.append(note) }
}
