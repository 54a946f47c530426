import Unread

protocol HasItem { var item: Int { get } }
protocol HasMore: Elsewhere { var item: Int { get } }

struct AppDependency: HasUnread, HasMore {
  let item: Int
}
