struct Consumer {
  typealias Dependencies =
    HasLazy & HasInferred & HasUnwritten & HasConcrete & HasPrivate & HasFileprivate
    & HasSettable & HasSetter & HasStatic & HasInstance & HasOptional & HasFunction
    & HasMutating & HasThrowing & HasAsync
}
