import type { CheckVerdict } from '../../contract/views.ts';

interface VerdictWords {
  readonly title: string;
  readonly todo: string;
}

/** The one plain answer to "Customer says they paid?". */
export const verdicts: Record<CheckVerdict['name'], VerdictWords> = {
  paid: {
    title: 'The service says: paid',
    todo: 'Hand over the goods. Do not charge again.',
  },
  seen: {
    title: 'Their payment has been seen',
    todo: 'It is not confirmed yet. Wait for Paid, and do not charge again.',
  },
  'not-seen': {
    title: 'Nothing has arrived yet',
    todo: 'Checked just now. Ask the customer whether it was sent, and to this code. Leave this sale open.',
  },
  'not-paid': {
    title: 'Still not paid',
    todo: 'Checked again just now. What the customer has sent can be reclaimed on the payment page.',
  },
  'no-code': {
    title: 'They cannot have paid this sale',
    todo: 'No code has been shown for it.',
  },
  unrecognised: {
    title: 'Status unknown: do not charge again',
    todo: 'The service reports a status that this till does not know. The till keeps checking.',
  },
  unknown: {
    title: 'Nobody can say yet: do not charge again',
    todo: 'The service does not answer. Do not hand over goods; the till keeps asking.',
  },
};

export const check = {
  ask: 'Customer says they paid?',
  asking: 'Checking…',
  instead: 'This payment has received money, and may be theirs:',
  historyUnchecked: (why: string) => `Other tills could not be checked. ${why}`,
};
