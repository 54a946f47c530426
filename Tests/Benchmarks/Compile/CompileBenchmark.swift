extension Benchmark {
  static let compile = Benchmark(
    name: "compile", summary: "typechecking the conformances of one container, by their number"
  ) { options in
    let tools = try Tools()
    let counts = [100, 500] + (options.isQuick ? [] : [2_000])
    var comparisons: [Comparison] = []
    for count in counts {
      let forms = try ConformanceForms(count: count, hasgen: tools.hasgen)
      Progress.tell("typechecking \(count) conformances")
      let rounds = try Rounds.interleaved(
        options.rounds(count < 1_000 ? 9 : 3), try forms.all.map { form in { try form.measure() } })
      // Work, not time: the compiler has one thread here, and others may run beside it.
      let ours = rounds[0].map(\.cpu.seconds)
      for (other, name) in zip(rounds.dropFirst(), ["in an extension", "in the header"]) {
        comparisons.append(
          Comparison(
            subject: "\(count), against a list \(name)", ours: ours,
            other: other.map(\.cpu.seconds),
            unit: .seconds, limit: .times(1.15)))
      }
    }
    return Report(tables: [
      Report.Table(title: "Conformances, typechecked", other: "by hand", comparisons: comparisons)
    ])
  }
}
