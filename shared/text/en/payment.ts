export const creating = {
  title: 'Getting the code…',
  /** Two spoken facts that keep a cashier from charging twice. */
  nobodyPaid: 'No code has been shown, so nobody can have paid.',
  stop: 'Stop this sale',
  newSale: 'New sale',
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
