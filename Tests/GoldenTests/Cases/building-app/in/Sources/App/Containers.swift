import Core
import Features
import Network
import Storage

struct AppDependency: Sendable {
  let logging: any Logging
  let clock: any Clock
  let featureFlags: any FeatureFlags
  let metrics: any Metrics
  let crashReporter: any CrashReporter
  let localizer: any Localizer
  let scheduler: any Scheduler
  let eventBus: any EventBus
  let random: any Random
  let formatter: any Formatter
  let transport: any Transport
  let authenticator: any Authenticator
  let api: any Api
  let reachability: any Reachability
  let downloader: any Downloader
  let uploader: any Uploader
  let pushChannel: any PushChannel
  let imageLoader: any ImageLoader
  let configLoader: any ConfigLoader
  let translator: any Translator
  let database: any Database
  let keyValueStore: any KeyValueStore
  let keychain: any Keychain
  let fileStore: any FileStore
  let cache: any Cache
  let migrator: any Migrator
  let backup: any Backup
  let searchIndex: any SearchIndex
  let outbox: any Outbox
  let settings: any Settings
}

struct UserDependency: Sendable {
  let app: AppDependency
  let session: Session
  let profile: any Profile
  let inbox: any Inbox
  let contacts: any Contacts
  let favourites: any Favourites
  let badges: any Badges
  let avatar: any Avatar
  let privacy: any Privacy
  let syncEngine: any SyncEngine
}

struct TripDependency: Sendable {
  let user: UserDependency
  let trip: Trip
  let itinerary: any Itinerary
  let maps: any Maps
  let weather: any Weather
  let guide: any Guide
  let sharing: any Sharing
  let journal: any Journal
}

struct CheckoutDependency: Sendable {
  let user: UserDependency
  let cart: any Cart
  let pricing: any Pricing
  let payment: any Payment
  let shipping: any Shipping
  let receipts: any Receipts
  let fraud: any Fraud
}
