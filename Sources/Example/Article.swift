import Foundation

/// A piece of news.
struct Article: Sendable, Identifiable, Decodable {
  let id: Int
  let title: String
  let published: Date
  let picture: String?
  let text: String
}
