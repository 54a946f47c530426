extension Benchmark {
  static let compile = Benchmark(
    name: "compile", summary: "typechecking the conformances of one container, by their number"
  ) { options in
    let tools = try Tools()
    let tables: [(form: ContainerForm, title: String)] = [
      (.generated, "Conformances, typechecked"),
      (.generatedReference, "Conformances and the class for references, typechecked"),
    ]
    return Report(
      tables: try tables.map { form, title in
        Report.Table(
          title: title, ours: "generated", other: "by hand",
          comparisons: try comparisons(of: form, options, tools))
      })
  }

  /// A generated form against those by hand, for each number of conformances.
  private static func comparisons(
    of form: ContainerForm, _ options: Options, _ tools: Tools
  ) throws -> [Comparison] {
    let counts = [100, 500] + (options.isQuick ? [] : [2_000])
    return try counts.flatMap { count in
      Progress.tell("typechecking \(count) conformances")
      let services = NumberedServices(count: count, isPublic: false)
      let modules = try ([form] + form.others.map(\.form)).map {
        try ContainerModule($0, of: services, hasgen: tools.hasgen)
      }
      let rounds = try Rounds.interleaved(
        options.rounds(count < 1_000 ? 9 : 3), modules.map { module in { try module.typecheck() } })
      // Work, not time: the compiler has one thread here, and others may run beside it.
      let work = rounds.map { $0.map(\.cpu.seconds) }
      return zip(form.others, work.dropFirst()).map { other, theirs in
        Comparison(
          subject: "\(count), against \(other.name)", ours: work[0], other: theirs,
          unit: .seconds, limit: .times(1.15))
      }
    }
  }
}
