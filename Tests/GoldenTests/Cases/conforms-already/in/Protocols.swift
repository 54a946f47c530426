protocol HasInHeader { var a: Int { get } }
protocol HasInList { var b: Int { get } }
protocol HasInOtherFile { var c: Int { get } }
protocol HasThroughUmbrella { var d: Int { get } }
protocol HasThroughAlias { var e: Int { get } }
protocol HasThroughSuperclass { var f: Int { get } }
protocol HasPreconcurrency { var g: Int { get } }
protocol HasInComposition { var h: Int { get } }
protocol HasByHand { var i: Int { get } }
protocol HasNews { var j: Int { get } }
protocol Umbrella: HasThroughUmbrella {}
typealias Aliased = HasThroughAlias & Umbrella
protocol Marked {}
