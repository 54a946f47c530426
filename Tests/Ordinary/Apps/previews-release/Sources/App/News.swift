import SwiftUI

protocol Reporting: Sendable { var headlines: [String] { get } }
protocol HasReporter { var reporter: any Reporting { get } }

struct Agency: Reporting {
  let headlines = ["Rain", "Sun"]
}

struct AppDependency {
  let reporter: any Reporting
}

struct NewsView: View {
  typealias Dependencies = HasReporter & MakesHeadlineView

  let dependencies: any Dependencies

  var body: Text { Text("\(dependencies.reporter.headlines.count) headlines") }

  func open(_ number: Int) -> HeadlineView { dependencies.makeHeadlineView(number: number) }
}

@MainActor protocol MakesHeadlineView {
  func makeHeadlineView(number: Int) -> HeadlineView
}

struct HeadlineView: View {
  let number: Int
  let dependencies: any HasReporter

  var body: Text { Text(dependencies.reporter.headlines[number]) }
}
