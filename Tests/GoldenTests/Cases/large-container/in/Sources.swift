protocol HasMember1 { var member1: Int { get } }
struct Consumer { typealias Dependencies = HasMember1 }

struct AppDependency {
  let member1: Int
  let member2: Int
  let member3: Int
  let member4: Int
  let member5: Int
  let member6: Int
  let member7: Int
  let member8: Int
  let member9: Int
  let member10: Int
  let member11: Int
  let member12: Int
  let member13: Int
  let member14: Int
  let member15: Int
  let member16: Int
  let member17: Int
  static let shared = 1
  var computed: Int { 1 }
  #if DEBUG
    let version = 1
  #else
    let version = 2
  #endif
}

/// Two of its own, and those of the container in it.
struct UserDependency {
  let app: AppDependency
  let name: String
  let member1: Int
}

/// A class is handed on by reference.
// hasgen: container
final class Session {
  let member1 = 1
  let member2 = 1
  let member3 = 1
  let member4 = 1
  let member5 = 1
  let member6 = 1
  let member7 = 1
  let member8 = 1
  let member9 = 1
  let member10 = 1
  let member11 = 1
  let member12 = 1
  let member13 = 1
  let member14 = 1
  let member15 = 1
  let member16 = 1
  let member17 = 1
}
