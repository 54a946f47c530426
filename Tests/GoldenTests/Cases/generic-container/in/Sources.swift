protocol HasValue { var value: Int { get } }
protocol HasOther { var other: String { get } }

// hasgen: container
struct Scope<Other> {
  let value: Int
  let other: Other
}
