import FileSystem

/// The JSON schema of the configuration, made from the table that the reader uses.
///
/// It is of draft 7: of later ones, Visual Studio Code has long read a part only, with a warning. It
/// uses nothing that a single editor understands.
public enum ConfigurationSchema {
  /// The name of the published file.
  public static let fileName = ".hasgen.schema.json"

  /// The text of the file.
  public static var text: String {
    let objects = [
      ConfigurationTable.source, ConfigurationTable.container, ConfigurationTable.tests,
      ConfigurationTable.policy,
    ]
    let definitions = objects.compactMap { object in
      object.definition.map { (key: $0, value: JSONText.object(object.keywords)) }
    }
    let document = JSONText.object(
      [
        ("$schema", .string("http://json-schema.org/draft-07/schema#")),
        ("title", .string("hasgen")),
        ("description", .string("The configuration of hasgen, '\(Configuration.fileName)'.")),
      ] + ConfigurationTable.root.keywords + [("definitions", .object(definitions))])
    return document.text() + "\n"
  }
}

extension ConfigurationText {
  var schema: JSONText {
    .object([
      ("type", .string("string")), ("minLength", .number(1)), ("pattern", .string(rule.pattern)),
    ])
  }
}

extension ConfigurationText.Rule {
  /// The rule as a regular expression that each engine reads alike: no classes but of ASCII.
  fileprivate var pattern: String {
    let control = #"\u0000-\u001F\u007F"#
    let noName = #"\u003A-\u0040\u005B-\u005E\u0060\u007B-\u007F"#
    return switch self {
    case .plain: "^[^\(control)]*$"
    case .moduleName: #"^[^\u0000-\u0039\#(noName)][^\u0000-\u002F\#(noName)]*$"#
    case .swiftFile: #"^[^\#(control)]*\.swift$"#
    // A set has a character at least, which may be ']', and ends in the same part of the path.
    case .glob:
      #"^([^\[\#(control)]|\[(![^/\#(control)]|[^!/\#(control)])[^\]/\#(control)]*\])*$"#
    case .comment: "^//[^\(control)]*$"
    }
  }
}

extension ConfigurationFlag {
  var schema: JSONText {
    .object(
      [("type", .string("boolean"))] + (standard.map { [("default", .boolean($0))] } ?? []))
  }
}

extension ConfigurationWord {
  var schema: JSONText {
    .object(
      [("enum", .list(Word.allCases.map { .string($0.rawValue) }))]
        + (standard.map { [("default", .string($0.rawValue))] } ?? []))
  }
}

extension ConfigurationList {
  var schema: JSONText {
    .object(
      [("type", .string("array")), ("items", element.schema)]
        + (standard.isEmpty ? [] : [("default", .list(standard.map { .string($0) }))]))
  }
}

extension ConfigurationOneOrMore {
  var schema: JSONText {
    let list = JSONText.object([("type", .string("array")), ("items", element.schema)])
    return .object([("anyOf", .list([element.schema, list]))])
  }
}

extension ConfigurationTextOrObject {
  var schema: JSONText {
    .object([("anyOf", .list([text.schema, object.schema]))])
  }
}

extension ConfigurationObject {
  var schema: JSONText {
    .object(definition.map { [("$ref", .string("#/definitions/\($0)"))] } ?? keywords)
  }

  /// The keywords that say which keys there are.
  fileprivate var keywords: [(key: String, value: JSONText)] {
    let required = rows.filter(\.isRequired).map { JSONText.string($0.name) }
    var keywords: [(key: String, value: JSONText)] = [
      ("type", .string("object")),
      ("properties", .object(rows.map { ($0.name, $0.property) })),
      ("additionalProperties", .boolean(false)),
    ]
    if !required.isEmpty { keywords.append(("required", .list(required))) }
    let rules = rows.compactMap(\.rule) + choices.map(\.rule)
    if !rules.isEmpty { keywords.append(("allOf", .list(rules))) }
    return keywords
  }
}

extension ConfigurationObject.Choice {
  fileprivate var rule: JSONText {
    switch self {
    case .one(let keys):
      .object([("oneOf", .list(keys.map { .object([("required", .list([.string($0)]))]) }))])
    case .filled(let keys):
      .object([
        (
          "anyOf",
          .list(
            keys.map { key in
              .object([
                ("properties", .object([(key, .object([("minItems", .number(1))]))])),
                ("required", .list([.string(key)])),
              ])
            })
        )
      ])
    }
  }
}

extension ConfigurationRow {
  /// The schema of the key's values, with the key's meaning in front.
  fileprivate var property: JSONText {
    guard case .object(let keywords) = schema else { return schema }
    let description = summary.prefix(1).uppercased() + summary.dropFirst() + "."
    return .object([("description", .string(description))] + keywords)
  }

  /// The rule that asks for another key; `nil` for none.
  fileprivate var rule: JSONText? {
    need.map { .object([("dependencies", .object([(name, .list([.string($0)]))]))]) }
  }
}
