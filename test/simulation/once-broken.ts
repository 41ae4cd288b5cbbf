/**
 * Seeds that broke a rule once, and what they found. The worlds have changed since, so that most of them do not come by
 * the same place any more: what such a seed still proves is that its history holds today. What it found is held by the
 * unit test that was written for it.
 */
export const ONCE_BROKEN: readonly { readonly seed: number; readonly found: string }[] = [
  { seed: 6_003_056, found: 'a payment became payable between the last reading of the guard and the record' },
  {
    seed: 31_835_597,
    found:
      'a code shown and withdrawn while the guard looked, said to be withdrawn though nobody had read it',
  },
  {
    seed: 28_359_349,
    found: 'a slow call, overtaken by those that a later 429 let go: the rule blamed the first',
  },
  {
    seed: 28_383_438,
    found: 'a payment that another till shows, made within a minute before a lost try, taken for its own',
  },
  {
    seed: 74_224_652,
    found: 'sales that ended while they were parked took the place of closed ones that the guard reads again',
  },
  { seed: 900_001_285, found: 'the same, while the details of the payer were kept' },
  { seed: 135, found: 'a second press while a shift is being closed' },
  { seed: 1_000_000_023, found: 'the clock of the till was taken for that of the service in a comparison' },
  { seed: 1_000_000_236, found: 'tries of one entry that a kill made forgotten' },
  { seed: 1_000_000_288, found: 'a payment of which the history stated another amount, paid as asked for' },
  { seed: 1_017_144_910, found: 'a foreign reading of a payment that had ended while it was under way' },
  { seed: 1_028_371_918, found: 'a reading that the disk refused, said to be none' },
  {
    seed: 1_028_379_555,
    found: 'a reading under way that the guard waited for: the rule wanted another beside it',
  },
  {
    seed: 1_087_414_669,
    found: 'another till’s payment that the history named, forgotten because its reading was slow',
  },
  { seed: 1_100_000_530, found: 'tries held back, whose sale was stopped while the disk was full' },
  {
    seed: 1_100_865_985,
    found: 'a look at other tills that had found a payment, forgotten for a second look at the same order',
  },
  {
    seed: 1_100_000_039,
    found: 'a payment read by the search for lost ones after the answer to its try came',
  },
  { seed: 1_100_001_175, found: 'a comparison with another service counted for this one' },
  {
    seed: 1_127_058_809,
    found: 'the payment of a try under way, taken for a foreign one by the search for lost ones',
  },
  {
    seed: 1_152_321_856,
    found: 'a payment disowned because the clock of the till went from a day behind to a day ahead',
  },
  {
    seed: 1_168_166_216,
    found: 'an answer of the history that came after that to a later question: the rule went by the earlier',
  },
  {
    seed: 1_191_964_503,
    found: 'details of a stopped sale stayed on a till that was then set up for another service',
  },
  { seed: 1_200_000_029, found: 'two repairs within one minute' },
  {
    seed: 1_200_842_100,
    found:
      'a payment whose sale had lost the event that names it: the rule wanted it told from an orphan one',
  },
  { seed: 1_300_000_041, found: 'a night of sleep that the clock of the service did not count' },
  { seed: 1_300_000_460, found: 'a search that was given up, with which a person was left' },
  {
    seed: 1_372_958_346,
    found: 'the payment of a try that waited minutes for its turn, taken for one made after the try',
  },
  {
    seed: 1_400_772_300,
    found:
      'a shopper whose order a restart left to the staff, whom the simulation gave the next visit all the same',
  },
  {
    seed: 1_440_710_276,
    found:
      'a kiosk that was killed before its page was shown that the order was overpaid: on record as shown',
  },
  {
    seed: 1_412_602_403,
    found:
      'a kiosk’s computer that slept when all was well: it stayed a kiosk, whose order a cashier of the simulation left',
  },
  {
    seed: 1_477_301_439,
    found:
      'a full disk: an order whose shopper had left was paid before that was recorded, and then counted as seen',
  },
  {
    seed: 1_488_000_904,
    found: 'a first try without its details, stopped before it was sent: the rule wanted it refused',
  },
  {
    seed: 1_490_502_235,
    found:
      'a code that came while its payment could not be read: the rule counted its shopper’s time from the order',
  },
  {
    seed: 1_463_000_936,
    found:
      'a kiosk’s computer that slept while the guard read: the order of a shopper who had left was begun, and stopped',
  },
  {
    seed: 1_400_210_355,
    found:
      'a full disk: an order had gone off the screen before its money came, and the rule wanted it recorded in that moment',
  },
  {
    seed: 1_200_000_779,
    found:
      'of a sale with a damaged record a payment that may have been shown was read: the rule knew of no code',
  },
];
