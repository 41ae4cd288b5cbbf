/** One sale for each class of test amount: docs/sandbox.md says what the service does with them. */
export interface TestAmount {
  /** As typed on the keypad. */
  readonly digits: string;
  readonly story: string;
  /** What the till must show on the way, by role; the name is a part of it. */
  readonly via?: {
    readonly role: 'heading' | 'alert' | 'status';
    readonly text: string;
    readonly screen: string;
  };
  /** The heading at the end. */
  readonly outcome: string;
  /** Name of the outcome's screenshot, where this is the first sale that ends so. */
  readonly screen?: string;
}

export const TEST_AMOUNTS: readonly TestAmount[] = [
  { digits: '1201', story: 'paid in full', outcome: 'Paid', screen: 'paid' },
  { digits: '1202', story: 'paid too little', outcome: 'Not paid in full', screen: 'underpaid' },
  { digits: '1203', story: 'paid too much', outcome: 'Overpaid', screen: 'overpaid' },
  { digits: '1204', story: 'never paid', outcome: 'Expired', screen: 'expired' },
  {
    digits: '1205',
    story: 'paid in a way the service refuses',
    outcome: 'Payment rejected',
    screen: 'invalid',
  },
  { digits: '1206', story: 'cancelled by the customer', outcome: 'Cancelled', screen: 'cancelled' },
  {
    digits: '1207',
    story: 'seen first, confirmed later',
    via: { role: 'heading', text: 'Payment seen, confirming', screen: 'seen' },
    outcome: 'Paid',
  },
  {
    digits: '1208',
    story: 'the service is busy and asks to wait',
    via: { role: 'status', text: 'Service busy', screen: 'busy' },
    outcome: 'Paid',
  },
  { digits: '1209', story: 'the answer to the first request is lost', outcome: 'Paid' },
  { digits: '1210', story: 'the service fails once', outcome: 'Paid' },
  {
    digits: '1211',
    story: 'a status that this version does not know',
    via: { role: 'alert', text: 'do not charge again', screen: 'unrecognised' },
    outcome: 'Paid',
  },
];
