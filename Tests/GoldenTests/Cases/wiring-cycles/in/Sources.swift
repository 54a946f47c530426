protocol HasMail { var mail: Mail { get } }
protocol HasNews { var news: News { get } }
protocol HasPost { var post: Post { get } }

final class Mail { init(dependencies: any HasNews) {} }
final class News { init(post: Post) {} }
final class Post { init(dependencies: any HasMail) {} }

final class Alone { init(alone: Alone) {} }

struct AppDependency {
  let mail: Mail
  let news: News
  let post: Post
}
