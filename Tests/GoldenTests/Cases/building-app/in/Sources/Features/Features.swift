import Core
import Network
import Storage

public protocol Profile: Sendable {}
public protocol HasProfile { var profile: any Profile { get } }
public final class UserProfile: Profile {
  public typealias Dependencies = HasApi & HasCache
  public init(dependencies: any Dependencies) {}
}

public protocol Inbox: Sendable {}
public protocol HasInbox { var inbox: any Inbox { get } }
public final class UserInbox: Inbox {
  public typealias Dependencies = HasApi & HasPushChannel & HasDatabase
  public init(dependencies: any Dependencies) {}
}

public protocol Contacts: Sendable {}
public protocol HasContacts { var contacts: any Contacts { get } }
public final class UserContacts: Contacts {
  public typealias Dependencies = HasApi & HasSearchIndex
  public init(dependencies: any Dependencies) {}
}

public protocol Favourites: Sendable {}
public protocol HasFavourites { var favourites: any Favourites { get } }
public final class UserFavourites: Favourites {
  public typealias Dependencies = HasDatabase & HasOutbox
  public init(dependencies: any Dependencies) {}
}

public protocol Badges: Sendable {}
public protocol HasBadges { var badges: any Badges { get } }
public final class UserBadges: Badges {
  public typealias Dependencies = HasInbox & HasEventBus
  public init(dependencies: any Dependencies) {}
}

public protocol Avatar: Sendable {}
public protocol HasAvatar { var avatar: any Avatar { get } }
public final class UserAvatar: Avatar {
  public typealias Dependencies = HasImageLoader & HasProfile
  public init(dependencies: any Dependencies) {}
}

public protocol Privacy: Sendable {}
public protocol HasPrivacy { var privacy: any Privacy { get } }
public final class UserPrivacy: Privacy {
  public typealias Dependencies = HasSettings & HasKeychain
  public init(dependencies: any Dependencies) {}
}

public protocol SyncEngine: Sendable {}
public protocol HasSyncEngine { var syncEngine: any SyncEngine { get } }
public final class UserSync: SyncEngine {
  public typealias Dependencies = HasOutbox & HasReachability & HasScheduler
  public init(dependencies: any Dependencies) {}
}

public protocol Itinerary: Sendable {}
public protocol HasItinerary { var itinerary: any Itinerary { get } }
public final class TripItinerary: Itinerary {
  public typealias Dependencies = HasApi & HasDatabase
  public init(dependencies: any Dependencies) {}
}

public protocol Maps: Sendable {}
public protocol HasMaps { var maps: any Maps { get } }
public final class TripMaps: Maps {
  public typealias Dependencies = HasFileStore & HasDownloader
  public init(dependencies: any Dependencies) {}
}

public protocol Weather: Sendable {}
public protocol HasWeather { var weather: any Weather { get } }
public final class TripWeather: Weather {
  public typealias Dependencies = HasApi & HasClock & HasTranslator
  public init(dependencies: any Dependencies) {}
}

public protocol Guide: Sendable {}
public protocol HasGuide { var guide: any Guide { get } }
public final class TripGuide: Guide {
  public typealias Dependencies = HasItinerary & HasMaps
  public init(dependencies: any Dependencies) {}
}

public protocol Sharing: Sendable {}
public protocol HasSharing { var sharing: any Sharing { get } }
public final class TripSharing: Sharing {
  public typealias Dependencies = HasContacts & HasInbox
  public init(dependencies: any Dependencies) {}
}

public protocol Journal: Sendable {}
public protocol HasJournal { var journal: any Journal { get } }
public final class TripJournal: Journal {
  public typealias Dependencies = HasFavourites & HasUploader
  public init(dependencies: any Dependencies) {}
}

public protocol Cart: Sendable {}
public protocol HasCart { var cart: any Cart { get } }
public final class CheckoutCart: Cart {
  public typealias Dependencies = HasDatabase & HasFormatter
  public init(dependencies: any Dependencies) {}
}

public protocol Pricing: Sendable {}
public protocol HasPricing { var pricing: any Pricing { get } }
public final class CheckoutPricing: Pricing {
  public typealias Dependencies = HasApi & HasCart
  public init(dependencies: any Dependencies) {}
}

public protocol Payment: Sendable {}
public protocol HasPayment { var payment: any Payment { get } }
public final class CheckoutPayment: Payment {
  public typealias Dependencies = HasApi & HasKeychain & HasPricing
  public init(dependencies: any Dependencies) {}
}

public protocol Shipping: Sendable {}
public protocol HasShipping { var shipping: any Shipping { get } }
public final class CheckoutShipping: Shipping {
  public typealias Dependencies = HasApi & HasContacts
  public init(dependencies: any Dependencies) {}
}

public protocol Receipts: Sendable {}
public protocol HasReceipts { var receipts: any Receipts { get } }
public final class CheckoutReceipts: Receipts {
  public typealias Dependencies = HasBackup & HasPayment
  public init(dependencies: any Dependencies) {}
}

public protocol Fraud: Sendable {}
public protocol HasFraud { var fraud: any Fraud { get } }
public final class CheckoutFraud: Fraud {
  public typealias Dependencies = HasMetrics & HasPayment
  public init(dependencies: any Dependencies) {}
}

public struct Session: Sendable { public let user: String }
public protocol HasSession { var session: Session { get } }
public struct Trip: Sendable { public let name: String }
public protocol HasTrip { var trip: Trip { get } }

public final class HomeScreen {
  public typealias Dependencies = HasProfile & HasInbox & HasSession
  public init(dependencies: any Dependencies) {}
}
public protocol MakesHomeScreen { func makeHomeScreen() -> HomeScreen }

public final class DayScreen {
  public typealias Dependencies = HasItinerary & HasWeather & HasTrip
  public init(day: Int, dependencies: any Dependencies) {}
}
public protocol MakesDayScreen { func makeDayScreen(day: Int) -> DayScreen }

public final class PayScreen {
  public typealias Dependencies = HasPayment & HasCart & HasSession
  public init(dependencies: any Dependencies) {}
}
public protocol MakesPayScreen { func makePayScreen() -> PayScreen }
