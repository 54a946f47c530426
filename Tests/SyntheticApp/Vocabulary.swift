/// The words of which names and sentences are made.
enum Vocabulary {
  /// A type's name for a number; no two numbers have the same.
  static func typeName(_ number: Int) -> String {
    let (rest, third) = number.quotientAndRemainder(dividingBy: things.count)
    let (round, second) = rest.quotientAndRemainder(dividingBy: topics.count)
    let (lap, first) = round.quotientAndRemainder(dividingBy: kinds.count)
    // Neighbours in the order of files have nothing in common but one word.
    let name = kinds[(first + third) % kinds.count] + topics[(second + third * 7) % topics.count]
    return name + things[third] + (lap == 0 ? "" : "\(lap)")
  }

  /// A folder's name for a number.
  static func folderName(_ number: Int) -> String {
    let (round, topic) = number.quotientAndRemainder(dividingBy: topics.count)
    return topics[topic] + (round == 0 ? "" : "\(round + 1)")
  }

  private static let kinds = words(
    """
    Active Archived Async Batched Binary Cached Central Checked Common Compact Daily Deferred \
    Direct Early Empty External Final Flat Fresh Global Grouped Hidden Indexed Inner Joint Known \
    Lazy Linked Local Managed Merged Minimal Mobile Nested Offline Open Outer Paged Partial \
    Pending Plain Primary Private Quick Recent Remote Robust Scoped Shared Signed Simple Sorted \
    Stable Static Tagged Timed Typed Unread Valid Visible
    """)

  private static let topics = words(
    """
    Account Address Album Article Audio Avatar Badge Banner Basket Billing Bookmark Booking \
    Calendar Camera Campaign Cart Channel Chat Checkout Comment Contact Coupon Delivery Device \
    Document Download Draft Event Feed Filter Friend Gallery Group Health Image Inbox Invoice \
    Journey Language Library Location Login Map Media Message Music News Order Payment Photo \
    Player Podcast Profile Receipt Recipe Review Search Session Ticket Weather
    """)

  private static let things = words(
    """
    Adapter Analyzer Archive Builder Cache Calculator Catalog Client Clock Collector Command \
    Counter Cursor Decoder Digest Encoder Engine Entry Factory Fetcher Formatter Gateway Index \
    Inspector Journal Keeper Layout Ledger Loader Locator Logger Manager Mapper Matcher Meter \
    Monitor Observer Parser Planner Policy Printer Provider Queue Record Reducer Registry \
    Renderer Resolver Router Sampler Scheduler Signer Sorter Storage Stream Summary Tracker \
    Validator Writer Zone
    """)

  /// Words for members and locals; none of them is a word of the language.
  static let members = words(
    """
    amount anchor baseline bucket budget capacity chunk column cursor delta digits distance \
    duration elapsed entries factor fallback flags fraction header height identifier index \
    interval item key label lane length level limit margin marker measure offset origin page \
    padding pivot position prefix priority quota range rank ratio record remainder retries row \
    sample scale score section segment sequence shift size slot span stamp step stock suffix \
    threshold ticket token unit version weight width window
    """)

  /// Words for sentences, in comments and strings.
  static let prose = words(
    """
    the a every some no this each other old new stale current first last cached visible user \
    server page list value entry request response answer screen button account may must can \
    should never always often keeps drops loads asks sends waits repeats ends begins has have \
    makes knows needs before after while until unless when then twice once more less than as at \
    of in on by with without from into again protocol struct dependency typealias hasPrefix
    """)

  /// What is rare among them.
  static let rarities = words(
    """
    größe naïve café façade élan – “quoted” it's don't 日本語 данные 🚀 ✓ → 100% & { } ( ) "x" #if \
    `code` /path a/b x<y [] HasNothing;
    """)

  private static func words(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }
}
