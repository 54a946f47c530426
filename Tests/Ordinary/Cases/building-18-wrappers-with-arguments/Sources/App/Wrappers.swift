/// A setting that has a default.
@propertyWrapper struct Setting<Value> {
  let key: String
  let wrappedValue: Value

  init(_ key: String, default value: Value) {
    self.key = key
    wrappedValue = value
  }

  var projectedValue: String { key }
}

/// A feature that can be switched on from outside.
@propertyWrapper struct Flag {
  let name: String

  init(_ name: String) { self.name = name }

  var wrappedValue: Bool { name.hasPrefix("new") }
}

/// A share between nothing and everything.
@propertyWrapper struct Percent {
  let wrappedValue: Int

  init(wrappedValue: Int) { self.wrappedValue = min(max(wrappedValue, 0), 100) }
}
