/// The options of the command line.
struct Options {
  /// The benchmarks to run.
  private(set) var benchmarks: [Benchmark] = []
  /// Fewer rounds, and without the longest.
  private(set) var isQuick = false
  /// With an app of 100,000 files.
  private(set) var isLarge = false
  /// True if a broken limit is reported, but is no failure.
  private(set) var onlyReports = false
  /// The sizes of the apps that the tool reads, in files; those of the benchmark if none is given.
  private(set) var files: [Int] = []
  /// A folder with swift-syntax, or an address to clone it from.
  private(set) var swiftSyntax: String?

  /// The rounds of a measurement, of which there are fewer if it is quick.
  func rounds(_ count: Int) -> Int { isQuick ? max(3, count / 3) : count }

  /// - Throws: `Misuse` for words that mean nothing.
  init(_ words: [String]) throws(Misuse) {
    var words = words[...]
    while let word = words.popFirst() {
      switch word {
      case "--quick": isQuick = true
      case "--large": isLarge = true
      case "--report-only": onlyReports = true
      case "--files":
        let values = (words.popFirst() ?? "").split(separator: ",").map { Int($0) }
        files = values.compactMap { $0 }.filter { $0 > 0 }.sorted()
        guard !files.isEmpty, files.count == values.count else {
          throw Misuse(word: "--files wants numbers, such as 100,1000")
        }
      case "--swift-syntax":
        guard let value = words.popFirst() else {
          throw Misuse(word: "--swift-syntax wants a folder or an address")
        }
        swiftSyntax = value
      default:
        guard let benchmark = Benchmark.all.first(where: { $0.name == word }) else {
          throw Misuse(word: "unknown word '\(word)'")
        }
        benchmarks.append(benchmark)
      }
    }
    if benchmarks.isEmpty { benchmarks = Benchmark.all }
  }

  /// A command line that says nothing sensible.
  struct Misuse: Error {
    let word: String
  }

  /// The page of help.
  static var help: String {
    let list = Benchmark.all.map { benchmark in
      "  \(benchmark.name)".padding(to: 22) + benchmark.summary
    }
    return """
      USAGE: swift run -c release benchmarks [WHAT…] [OPTION…]

      Measures hasgen and what it generates, as ratios within one run, and prints them as Markdown.
      Ends with 1 if a limit is broken.

      WHAT (all of it, if nothing is named)
      \(list.joined(separator: "\n"))

      OPTIONS
        --quick             fewer rounds, and without what takes longest
        --large             also an app of 100,000 files (0.5 GB)
        --files N,…         the sizes of the apps for 'tool', in place of 100,1000,10000
        --swift-syntax P    a checkout of swift-syntax, or an address to clone it from
        --report-only       end with 0 even if a limit is broken
        --help              this page

      benchmarks write-app FOLDER FILES
                            writes the synthetic app into a new folder, to be looked at
      benchmarks write-package FOLDER SEED
                            writes the random package of a seed, and the commands that compile it
      """
  }
}

extension String {
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}
