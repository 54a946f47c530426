/// The result of a benchmark, which is printed as Markdown.
struct Report {
  /// The comparisons that stand in one table.
  struct Table {
    let title: String
    /// The heads of the columns of ours and of what it is compared with.
    var ours = "hasgen"
    let other: String
    let comparisons: [Comparison]
  }

  var tables: [Table] = []
  /// Remarks on the figures.
  var notes: [String] = []

  /// True if no limit is broken.
  var keepsLimits: Bool {
    !tables.contains { $0.comparisons.contains { $0.isKept == false } }
  }

  /// The tables and the notes.
  var markdown: String {
    (tables.map(\.markdown) + notes).joined(separator: "\n\n") + "\n"
  }
}

extension Report.Table {
  fileprivate var markdown: String {
    let heads = ["", ours, other, "ratio", "limit", "kept"]
    let rows = [heads, ["---", "--:", "--:", "--:", "--:", "---"]] + comparisons.map(\.cells)
    let lines = rows.map { "| " + $0.joined(separator: " | ") + " |" }
    return "### \(title)\n\n" + lines.joined(separator: "\n")
  }
}
