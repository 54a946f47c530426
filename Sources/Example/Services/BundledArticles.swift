import Foundation

/// The articles that come with the app.
// hasgen: live
struct BundledArticles: ArticleProviding {
  func articles() throws -> [Article] {
    [
      Article(
        id: 1, title: "Night train returns after nineteen years", published: try date("2026-03-12"),
        picture: "train",
        text: """
          The sleeper to the coast left on Thursday with every bed taken. It stops
          at seven stations, carries bicycles, and serves breakfast before the sea
          comes into view.
          """),
      Article(
        id: 2, title: "Lighthouse keeper hands over to a lamp", published: try date("2026-03-10"),
        picture: "lighthouse",
        text: """
          For thirty-one years the light on the northern rock had a keeper. Since
          this week it has a timer. "It needs no tea," said the keeper, who is
          moving to the village with both cats.
          """),
      Article(
        id: 3, title: "Library lends out its quietest room", published: try date("2026-03-07"),
        picture: nil,
        text: """
          Readers may now book the reading room under the roof by the hour. The
          only rule is on the door. Nobody has been heard to read it aloud.
          """),
    ]
  }

  private func date(_ day: String) throws -> Date {
    try Date("\(day)T12:00:00Z", strategy: .iso8601)
  }
}
