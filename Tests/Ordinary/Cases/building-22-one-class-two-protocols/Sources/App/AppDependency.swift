struct AppDependency {
  let reader: any NoteReading
  let writer: any NoteWriting
}

struct Editor {
  typealias Dependencies = HasReader & HasWriter

  let dependencies: any Dependencies

  func write(_ note: String) -> Int {
    dependencies.writer.add(note)
    return dependencies.reader.count
  }
}
