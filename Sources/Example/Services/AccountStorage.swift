import Foundation

protocol AccountStoring: Sendable {
  /// The store of an account's bookmarks.
  func bookmarkStore(of account: Account) -> any BookmarkStoring
}

protocol HasStorage {
  var storage: any AccountStoring { get }
}

/// Files in one folder, named for the accounts.
struct AccountFiles: AccountStoring {
  let folder: URL

  func bookmarkStore(of account: Account) -> any BookmarkStoring {
    BookmarkFile(url: folder.appending(path: "haskit-example-\(account.name).json"))
  }
}
