export const creating = {
  title: 'Getting the code…',
  /** Over a creation that the till has paused. */
  pausedTitle: 'No code',
  /** Two spoken facts that keep a cashier from charging twice. */
  nobodyPaid: 'No code has been shown, so nobody can have paid.',
  stop: 'Stop this sale',
  newSale: 'New sale',
  tryNow: 'Ask for the code now',
  goOn: 'Ask for the code all the same',
  /** The till asks for no code by itself any more. */
  paused: {
    'record-damaged': 'The record of this sale is damaged: check before charging again',
    'answers-unreadable': 'The service’s answers cannot be read: the till has stopped asking',
    'answers-lost': 'The service’s answers were lost: the till has stopped asking',
    'tries-exhausted': 'The service was not reached for a long time: the till has stopped asking',
  },
  /** What to do about a damaged record: somebody may have paid. */
  checkFirst:
    'A code may have been shown and paid; the till cannot tell. Look for this sale at the payment service before you go on. If it was not paid, go on here or stop this sale.',
  /** What to do about the others: nobody can have paid. */
  pausedTodo:
    'No code was shown, so no money was taken. Stop this sale and start a new one, or ask a manager.',
  mayExist: (payments: number) =>
    payments === 1
      ? 'One payment that nobody can pay may be left at the service.'
      : `Up to ${payments} payments that nobody can pay may be left at the service.`,
};

export const awaiting = {
  waiting: 'Waiting for payment',
  seen: 'Payment seen, confirming',
  unknown: 'Checking the status',
  steps: 'Steps of the payment',
  stepWaiting: 'Waiting',
  stepSeen: 'Seen, confirming',
  exact: 'Pay the exact amount shown',
  qr: 'Payment QR code',
  qrTooLong: 'This address is too long for a code. The customer can type it:',
  store: 'Store',
  reference: 'Reference',
  accepted: 'Accepted',
  paymentCode: 'Code',
  elapsed: (time: string) => `On screen for ${time}`,
  checked: (seconds: number) =>
    seconds < 60 ? `Checked ${seconds} s ago` : `Checked ${Math.floor(seconds / 60)} min ago`,
  notChecked: 'Not checked yet',
  address: 'Or open this address',
  newSale: 'New sale',
};

export const unknown = {
  title: 'Status unknown: do not charge again',
  unrecognised: (status: string) => `The service reports a status that this till does not know: “${status}”.`,
  todo: 'The till keeps checking: wait for Paid.',
  verdict: 'Do not hand over goods yet.',
  happened: 'The service does not answer, or says something that the till does not know.',
  money: 'Nobody knows yet. The customer may have paid already.',
};
