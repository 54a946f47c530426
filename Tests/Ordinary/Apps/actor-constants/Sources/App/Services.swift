protocol Archiving: Actor {
  var files: [String] { get }
  func add(_ file: String)
}

protocol HasArchive {
  var archive: any Archiving { get }
}

actor Archive: Archiving {
  private(set) var files: [String] = []

  func add(_ file: String) { files.append(file) }
}
