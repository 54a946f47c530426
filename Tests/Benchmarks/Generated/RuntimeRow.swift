/// Two operations of the runner that are compared.
struct RuntimeRow {
  let subject: String
  /// The operations' names, as the runner has them.
  let ours: String
  let other: String
  var limit: Comparison.Limit?

  /// The consumer that keeps what it is handed: what generated code is judged by.
  static let consumer = RuntimeRow(
    subject: "consumer of three by reference, or by three arguments",
    ours: "consumer by reference", other: "consumer by arguments", limit: .times(1.4))

  static let all = [
    consumer,
    RuntimeRow(
      subject: "the same, but it takes the three out of the composition",
      ours: "taking consumer", other: "consumer by arguments"),
    RuntimeRow(
      subject: "consumer of three by value, or by three arguments",
      ours: "consumer by value", other: "consumer by arguments"),
    RuntimeRow(
      subject: "handed on as a composition and read once: by reference, or by one argument",
      ours: "composition by reference", other: "argument"),
    RuntimeRow(
      subject: "handed on as a composition and read once: by value, or by one argument",
      ours: "composition by value", other: "argument"),
    RuntimeRow(
      subject: "read through a composition, or stored by its consumer",
      ours: "read composition", other: "read stored"),
    RuntimeRow(
      subject: "read through a generic, or stored by its consumer",
      ours: "read generic", other: "read stored"),
    RuntimeRow(
      subject: "the same, but the generic is in the container's module",
      ours: "read generic in module", other: "read stored"),
    RuntimeRow(
      subject: "read from the reference itself, or stored by its consumer",
      ours: "read reference", other: "read stored"),
    RuntimeRow(
      subject: "all services built into a container by value, or without one",
      ours: "graph by value", other: "graph"),
    RuntimeRow(
      subject: "all services built into a container by reference, or without one",
      ours: "graph by reference", other: "graph"),
  ]

  /// - Parameter times: What each operation took in each round, in seconds.
  func comparison(_ times: [String: [Double]]) -> Comparison {
    Comparison(
      subject: subject, ours: times[ours] ?? [.nan], other: times[other] ?? [.nan],
      unit: .seconds, limit: limit)
  }
}
