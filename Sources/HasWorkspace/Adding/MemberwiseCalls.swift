import FileSystem
import HasGeneration

/// Looks for calls of a struct's memberwise initializer, which a property without a value would
/// break.
struct MemberwiseCalls {
  /// The last part of the struct's name.
  let name: String

  /// Whether a file among some may call the initializer; `true` for a file that cannot be read.
  ///
  /// - Parameter paths: Absolute.
  func mayStand(in paths: some Sequence<String>) -> Bool {
    paths.contains { path in
      guard let bytes = try? Disk.contents(of: path) else { return true }
      return !FileGenerator.marks(bytes) && mayStand(in: String(decoding: bytes, as: UTF8.self))
    }
  }

  /// Whether a text may call it: by its name, or by `.init` or `Self` in a file that names it.
  func mayStand(in text: String) -> Bool {
    guard text.contains(name) else { return false }
    return text.split(whereSeparator: \.isNewline).contains { line in
      let code = line.drop { $0 == " " || $0 == "\t" }
      guard !code.hasPrefix("//"), !code.hasPrefix("*") else { return false }
      return calls(name, in: line) || calls("Self", in: line) || callsInit(in: line)
    }
  }

  /// Whether a line has `.init` behind the name, behind nothing, or behind what is a type's own name
  /// in its members.
  private func callsInit(in line: Substring) -> Bool {
    line.ranges(of: ".init").contains { range in
      let isWhole = line[range.upperBound...].first?.isPartOfName != true
      let before = line[..<range.lowerBound]
      let owner = before.reversed().prefix(while: \.isPartOfName).reversed()
      return isWhole && ["", name, "Self", "self"].contains(String(owner))
    }
  }

  /// Whether a line has the name as a word of its own with an opening parenthesis behind it.
  private func calls(_ name: String, in line: Substring) -> Bool {
    line.ranges(of: name).contains { range in
      let isWhole =
        range.lowerBound == line.startIndex
        || !line[line.index(before: range.lowerBound)].isPartOfName
      return isWhole && line[range.upperBound...].drop { $0 == " " }.first == "("
    }
  }
}

extension Character {
  fileprivate var isPartOfName: Bool { isLetter || isNumber || self == "_" }
}
