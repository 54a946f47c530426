/// How much of what is not used is found, for each way of writing.
struct FoundShares {
  struct Share {
    var found = 0
    var all = 0
    var share: Double { all == 0 ? 1 : Double(found) / Double(all) }
  }

  private(set) var total = Share()
  private(set) var forms: [String: Share] = [:]

  init(of trials: [RandomTrial]) {
    for trial in trials where trial.app.consumers.count == 1 {
      for consumer in trial.app.consumers {
        let found = consumer.unused.intersection(trial.found[consumer.name] ?? []).count
        total.found += found
        total.all += consumer.unused.count
        for form in consumer.forms {
          forms[form, default: Share()].found += found
          forms[form, default: Share()].all += consumer.unused.count
        }
      }
    }
  }

  var summary: String { "found \(total.found) of \(total.all)" }

  /// A line for each way of writing.
  var table: String {
    forms.sorted { $0.key < $1.key }.map { form, share in
      "| \(form) | \(share.found) of \(share.all) | \(Int(share.share * 100)) % |"
    }.joined(separator: "\n")
  }
}
