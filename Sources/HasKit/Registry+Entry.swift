#if !hasFeature(Embedded)
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  extension Registry {
    /// What is registered under a type.
    struct Entry: Sendable {
      let typeName: String
      /// Makes or finds the object; `nil` if it is gone. Gets the registry that was asked, and the
      /// arguments as one tuple.
      let make: @Sendable (Registry, Any) throws -> Any?

      /// An entry without arguments.
      init<Service>(
        _ type: Service.Type, _ find: @escaping @Sendable (Registry) throws -> Service?
      ) {
        self.init(type, taking: Void.self) { registry, _ in try find(registry) }
      }

      /// An entry that takes arguments: their types in a tuple.
      init<Service, Arguments>(
        _ type: Service.Type, taking: Arguments.Type,
        _ make: @escaping @Sendable (Registry, Arguments) throws -> Service?
      ) {
        let typeName = String(reflecting: type)
        self.typeName = typeName
        self.make = { registry, given in
          guard let arguments = given as? Arguments else {
            throw RegistryError.otherArguments(
              typeName, wanted: String(describing: taking),
              given: String(describing: Swift.type(of: given)))
          }
          return try make(registry, arguments)
        }
      }
    }
  }
#endif
