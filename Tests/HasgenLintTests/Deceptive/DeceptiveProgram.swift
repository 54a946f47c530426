import Testing

/// A program in which a dependency that is used was once called unused.
struct DeceptiveProgram: CustomTestStringConvertible {
  let name: String
  /// What the rule has to say.
  let wanted: [String]
  /// The text, without the protocols that all of them have.
  let text: String

  init(_ name: String, wanted: [String], _ text: String) {
    self.name = name
    self.wanted = wanted
    self.text = text
  }

  var testDescription: String { name }

  /// The file: imports come first.
  var source: String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let imports = lines.prefix { $0.hasPrefix("import ") }
    return (imports + [Self.protocols[...]] + lines.dropFirst(imports.count))
      .joined(separator: "\n") + "\n"
  }

  private static let protocols = """
    protocol HasA { var a: Int { get } }
    protocol HasB { var b: Int { get } }
    protocol HasC { var c: Int { get } }
    struct AppDependency {
      let a: Int
      let b: Int
      let c: Int
    }
    """

  static let all = names + calls + members + values + generics + bindings + traits
}
