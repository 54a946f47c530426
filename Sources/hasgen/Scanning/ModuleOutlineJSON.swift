import HasWorkspace

/// Prints the outline of a module as JSON, which `--from` reads.
///
/// - `module`, and the `folders` in which no other Swift file counts.
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
      json.list("files", outline.files, inLines: true) { json, file in
        json.object { json in
          json.field("path", file.path)
          switch file.text {
          case .text(let text): json.field("text", text)
          case .bytes(let bytes): json.field("hex", bytes.map(hexadecimal).joined())
          case .unreadable(let code): json.field("unreadable", code)
          }
        }
      }
    }
    return json.text + "\n"
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16)
    return digits.count == 1 ? "0" + digits : digits
  }
}
