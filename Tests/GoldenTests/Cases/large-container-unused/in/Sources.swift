/// Nobody needs it, so nobody is handed the container.
protocol HasMember1 { var member1: Int { get } }

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
}
