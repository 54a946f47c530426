/// A key of the configuration: a row of the table that the reader and the documentation's page are
/// made from.
struct ConfigurationKey<Value: ConfigurationValue>: Sendable {
  /// The name as the user writes it.
  let name: String
  /// The values that it accepts.
  let value: Value
  /// The meaning, as part of a sentence: quotations stand in single quotes.
  let summary: String
  /// The page of the documentation that says more; `nil` for none.
  let page: String?
  /// The other key without which this one does nothing; `nil` for none.
  let need: String?

  init(
    _ name: String, _ value: Value, _ summary: String, page: String? = nil,
    need: String? = nil
  ) {
    self.name = name
    self.value = value
    self.summary = summary
    self.page = page
    self.need = need
  }

  /// The key without the type of its values.
  var row: ConfigurationRow {
    ConfigurationRow(
      name: name, summary: summary, page: page, need: need)
  }
}

/// A key of the configuration, whatever its values are.
package struct ConfigurationRow: Sendable {
  /// The name as the user writes it.
  package let name: String
  /// The meaning, as part of a sentence: quotations stand in single quotes.
  package let summary: String
  /// The page of the documentation that says more; `nil` for none.
  package let page: String?
  let need: String?
}
