struct UsageError: Error, Equatable {
  let message: String
}

/// Prints the fields of one column.
struct ColumnCommand {
  typealias Dependencies = HasOutput & HasRows

  let dependencies: any Dependencies

  func run(_ column: Int) throws {
    while let row = dependencies.rows.next() {
      guard row.indices.contains(column - 1) else {
        throw UsageError(message: "no column \(column)")
      }
      dependencies.output.write(String(row[column - 1]))
    }
  }
}

/// Counts the rows.
struct CountCommand {
  typealias Dependencies = HasOutput & HasRows & HasStyle

  let dependencies: any Dependencies

  func run() {
    var count = 0
    while dependencies.rows.next() != nil { count += 1 }
    dependencies.output.write(dependencies.style.isQuiet ? "\(count)" : "\(count) rows")
  }
}

/// Says how the tool is used.
struct HelpCommand {
  let dependencies: any HasOutput

  func run() { dependencies.output.write("usage: table [column N | count]") }
}

/// Chooses the command.
struct Tool {
  typealias Dependencies = ColumnCommand.Dependencies & CountCommand.Dependencies

  let dependencies: any Dependencies

  func run(_ arguments: [String]) throws {
    switch (arguments.first, arguments.dropFirst().first.flatMap { Int($0) }) {
    case (nil, _), ("help", _): HelpCommand(dependencies: dependencies).run()
    case ("count", _): CountCommand(dependencies: dependencies).run()
    case ("column", let column?): try ColumnCommand(dependencies: dependencies).run(column)
    case (let name?, _): throw UsageError(message: "cannot run '\(name)'")
    }
  }
}
