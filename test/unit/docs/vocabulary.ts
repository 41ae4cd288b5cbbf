/** A word that names nothing in the code any more, since another one is the usual word for the same. */
export interface OldWord {
  readonly word: string;
  readonly instead: string;
  readonly why: string;
  /** Names that mean something else. */
  readonly names?: readonly string[];
  /** Files, or folders with a slash, in which it is the name of a stored field, or means something else. */
  readonly files?: readonly string[];
}

const STORED_EVENTS = [
  'src-main/sales/events.ts',
  'src-main/sales/apply-event.ts',
  'src-main/ledger/record/event-bodies.ts',
  'src-main/diagnosis/bundle/redaction.ts',
];

/** Whole words of names: `paper` is in `paperDesk` and `PAPER_DESK`, not in `newspaper`. */
export const OLD_WORDS: readonly OldWord[] = [
  {
    word: 'paper',
    instead: 'document',
    why: 'a receipt on a screen or in a PDF file is a document; paper is what is in the printer',
    names: [
      'PAPER_WIDTHS',
      'PaperWidth',
      'paperWidth',
      'paperWidths',
      'paperLeft',
      'paperOut',
      'paperPicture',
      'NO_PAPER',
      'STOPPED_BY_PAPER_END',
    ],
    // The field of `paper-printed`, and what a printer says of its roll.
    files: [
      ...STORED_EVENTS,
      'src-main/history/',
      'src-main/ledger/lookup/read-work.ts',
      'src-main/sales/sales.ts',
      'src-main/documents/printing/status/',
      'test/',
    ],
  },
  { word: 'papers', instead: 'documents', why: 'the same' },
  {
    word: 'counter',
    instead: 'checkout',
    why: 'catalogue, cart and amounts are the checkout; a counter counts, or staff stand behind it',
    files: ['shared/messages/messages.ts', 'src-renderer/features/kiosk/', 'test/e2e/sale/cart.spec.ts'],
  },
  { word: 'counters', instead: 'checkouts', why: 'the same', files: ['test/e2e/sale/cart.spec.ts'] },
  {
    word: 'makeup',
    instead: 'lineItems',
    why: 'what a sale is made of are its line items',
    // The field of `sale-started`.
    files: [...STORED_EVENTS, 'src-main/sales/guard/start-sale.ts', 'test/'],
  },
  {
    word: 'concern',
    instead: 'alert',
    why: 'what a person has to read about a sale is an alert, which is acknowledged',
    // The field of `concern-noted`.
    files: [...STORED_EVENTS, 'src-main/sales/sales.ts', 'test/'],
  },
  {
    word: 'concerns',
    instead: 'alerts',
    why: 'the same',
    names: ['concernsCashiers'],
    // Figures that are compared with those of other versions.
    files: ['src-main/updates/rehearsal/figures.ts'],
  },
  {
    word: 'standing',
    instead: 'status or state',
    why: 'a sale has a status; what is known of it now is its state',
    // The fields of shift reports in the journal, and what is shown of them.
    names: ['standing', 'standings'],
  },
  { word: 'told', instead: 'stated, known or announced', why: 'services state, screens announce' },
  { word: 'untold', instead: 'unannounced', why: 'the same' },
  {
    word: 'arrivals',
    instead: 'outcomeNotifications',
    why: 'the outcome of a parked sale is a notification',
  },
  { word: 'stray', instead: 'orphan', why: 'a payment without a sale is an orphan payment' },
  {
    word: 'habits',
    instead: 'capabilities',
    why: 'a printer has capabilities',
    // The field of the settings file.
    files: ['src-main/documents/printing/', 'test/integration/till/sales/printed-once.test.ts'],
  },
  {
    word: 'touched',
    instead: 'activity',
    why: 'a cashier who presses keys is active; shoppers touch the screen of a kiosk',
    files: ['sandbox/differences/', 'src-main/kiosk/', 'src-renderer/features/kiosk/'],
  },
  { word: 'recall', instead: 'loadSale', why: 'a sale is loaded from the ledger' },
  { word: 'surroundings', instead: 'dependencies', why: 'what a part is given are its dependencies' },
];

/** Phrases that no page and no comment has, with the reason. */
export const OLD_PHRASES: readonly (readonly [phrase: RegExp, why: string])[] = [
  [/plan of the house/i, 'the architecture'],
  [/\bpure heart\b/i, 'the core'],
  [/\beyesight\b/i, 'that a check notices'],
  [/\bNobody can pay a code that nobody saw\b/i, 'a payment can be paid only by its code'],
  [/\blook(s|ed) after\b/i, 'maintains'],
  [/\brooms of the\b|\ba room of its own\b|\broutes of this room\b/i, 'a module'],
];
