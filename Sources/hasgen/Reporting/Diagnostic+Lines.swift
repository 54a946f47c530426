import Findings

extension Diagnostic {
  /// The message and some notes with their places, a line each, for forms that have one text only.
  func lines(with notes: [Note]) -> String {
    let lines = notes.map { note in
      let place = note.location.map { "\($0.path):\($0.line):\($0.column): " } ?? ""
      return "\(place)note: \(note.message)"
    }
    return ([message] + lines).joined(separator: "\n")
  }
}
