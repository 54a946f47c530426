import Foundation

/// The arguments of the command line.
struct Launch: Sendable {
  enum Command: Sendable, Equatable {
    case list
    case read(Article.ID)
    case bookmark(Article.ID)
    case bookmarks
  }

  struct UsageError: LocalizedError {
    let errorDescription: String? = """
      usage: Example [--verbose] [--articles FILE.json] [--account NAME]… [COMMAND]
        list          the articles (this is what happens without a command)
        read N        one article
        bookmark N    puts a bookmark at an article, or takes it away
        bookmarks     the articles with a bookmark
      """
  }

  let command: Command
  let articles: URL?
  /// The readers; several may read at the same time.
  let accounts: [Account]
  let isVerbose: Bool

  init(arguments: [String]) throws(UsageError) {
    var words: [String] = []
    var articles: URL?
    var accounts: [Account] = []
    var isVerbose = false
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--verbose": isVerbose = true
      case "--articles":
        guard let path = rest.popFirst() else { throw UsageError() }
        articles = URL(filePath: path)
      case "--account":
        guard let name = rest.popFirst() else { throw UsageError() }
        accounts.append(Account(name: name))
      default: words.append(argument)
      }
    }
    guard let command = Command(words: words) else { throw UsageError() }
    self.command = command
    self.articles = articles
    self.accounts = accounts.isEmpty ? [Account(name: "guest")] : accounts
    self.isVerbose = isVerbose
  }
}

extension Launch.Command {
  fileprivate init?(words: [String]) {
    switch (words.count, words.first, words.last.flatMap(Int.init)) {
    case (0, _, _), (1, "list", _): self = .list
    case (1, "bookmarks", _): self = .bookmarks
    case (2, "read", let id?): self = .read(id)
    case (2, "bookmark", let id?): self = .bookmark(id)
    default: return nil
    }
  }
}
