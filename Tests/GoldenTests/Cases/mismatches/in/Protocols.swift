protocol HasLazy { var lazyOne: any Service { get } }
protocol HasInferred { var inferred: any Service { get } }
protocol HasUnwritten { var unwritten: any Service { get } }
protocol HasConcrete { var concrete: any Service { get } }
protocol HasPrivate { var hidden: any Service { get } }
protocol HasFileprivate { var filePrivate: any Service { get } }
protocol HasSettable { var settable: Int { get set } }
protocol HasSetter { var setter: Int { get set } }
protocol HasStatic { static var statically: Int { get } }
protocol HasInstance { var instance: Int { get } }
protocol HasOptional { var optional: Int? { get } }
protocol HasFunction { func make(for id: Int) -> Int }
protocol HasMutating { func change() }
protocol HasThrowing { func risky() }
protocol HasAsync { var slow: Int { get } }
