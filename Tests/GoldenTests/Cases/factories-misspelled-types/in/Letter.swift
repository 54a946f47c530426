struct Letter { init(stamp: Stamp, envelope: Envelop) {} }
struct Stamp {}
struct Envelope {}
