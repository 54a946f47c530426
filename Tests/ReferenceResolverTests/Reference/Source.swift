/// What meets a parameter: DESIGN, *Building never guesses*, the list from 1 to 8.
enum Source: Hashable {
  /// A member by its path: `store`, `app.store`.
  case member(String)
  /// A closure that returns a member, by its path.
  case closure(String)
  /// The default value stays.
  case fallback
  case none
  /// An object that is built once, by its concrete type.
  case built(Call)
  /// A parameter of `live`.
  case parameter
  case refused(Refusal)
}

/// A call that makes an object of a concrete type: `Store.init(url:)`, `Store.shared`.
struct Call: Hashable {
  let type: String
  /// `nil` for `static let shared`.
  let initializer: InitializerModel?

  var name: String { initializer?.name(of: type) ?? "\(type).shared" }
  var parameters: [ParameterModel] { initializer?.parameters ?? [] }
}

/// Why something cannot be built.
struct Refusal: Hashable {
  let subject: String
  let kind: String
}

/// A member that parameters of a container's services can be met from.
struct VisibleMember {
  let model: MemberModel
  /// The path from the container: `store`, `app.store`.
  let path: String

  var isOwn: Bool { path == model.name }
}
