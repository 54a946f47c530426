import FileSystem
import HasWorkspace
import SwiftOutline

/// Prints the outline of a module as JSON, which `--from` reads.
///
/// - `module`, and the `folders` in which no other Swift file counts.
/// - `generated`: set for files that hasgen wrote.
/// - `words`: those that were looked for; of a file without them, its `names` and those `mentioned` in
///   it stand as hexadecimal numbers, so that its text is read only if one of them matters.
/// - `files`: the `path` of each, and its `text`, in which lines are empty that nothing depends on; of
///   a file that is no UTF-8 its bytes as `hex`, of one that cannot be read the system's number for
///   the reason, `unreadable`.
enum ModuleOutlineJSON {
  /// The document.
  static func text(_ outline: ModuleOutline) -> String {
    var json = JSONWriter()
    json.object { json in
      json.field("version", ModuleOutline.version)
      json.field("module", outline.name)
      json.list("folders", outline.folders) { json, folder in json.string(folder) }
      json.field("words", outline.words)
      json.list("files", outline.files, inLines: true) { json, file in
        json.object { json in
          json.field("path", file.path)
          if file.isGenerated { json.field("generated", true) }
          if let sketch = file.sketch {
            json.field("names", Hexadecimal.text(of: sketch.names))
            json.field("mentioned", Hexadecimal.text(of: sketch.mentioned))
          }
          switch file.text {
          case .text(let text): json.field("text", text)
          case .bytes(let bytes): json.field("hex", Hexadecimal.text(of: bytes))
          case .unreadable(let code): json.field("unreadable", code)
          }
        }
      }
    }
    return json.text + "\n"
  }
}
