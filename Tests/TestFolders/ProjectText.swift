import Foundation

/// The errors and warnings in what hasgen printed, without their wording: a sorted line each, such
/// as `Sources/App/Screen.swift:3: error [unmet-dependency]`, or `error [no-container]`.
package func messagePlaces(in messages: String) -> [String] {
  let pattern = /(?m)^(?:([^\n]+?:\d+):\d+: )?(error|warning): [^\n]*\[([a-z-]+)\]$/
  return messages.matches(of: pattern).map { match in
    let (_, place, severity, id) = match.output
    return (place.map { "\($0): " } ?? "") + "\(severity) [\(id)]"
  }.sorted()
}

/// The conformances that a generated file declares in extensions: `AppDependency: HasLogger`.
package func conformances(in text: String) -> Set<String> {
  let extensions = text.matches(
    of: /(?m)^[ \w@]*\bextension ([\w.`<>]+): ([^{]+?)( where [^{]+)?\{/)
  return Set(
    extensions.flatMap { match in
      match.output.2.split(separator: ",").map { name in
        "\(match.output.1): \(name.trimmingCharacters(in: .whitespacesAndNewlines))"
      }
    })
}

/// Copies a project without what git and builds keep in it.
///
/// A Swift file that the linter must not see, since it is broken or formatted otherwise on purpose,
/// has `.text` behind its name; the copy does not.
package func copyProject(_ original: URL, to copy: URL) throws {
  let files = FileManager.default
  try files.copyItem(at: original, to: copy)
  for name in [".git", ".build"] { try? files.removeItem(at: copy.appending(path: name)) }
  for path in try files.subpathsOfDirectory(atPath: copy.path) where path.hasSuffix(".swift.text") {
    let hidden = copy.appending(path: path)
    try files.moveItem(at: hidden, to: hidden.deletingPathExtension())
  }
}
