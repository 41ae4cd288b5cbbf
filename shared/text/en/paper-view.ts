export const paperView = {
  print: 'Print',
  printing: 'Printing…',
  printed: 'Sent to the printer.',
  save: 'Save as PDF',
  saving: 'Saving…',
  saved: (file: string) => `Saved as ${file}.`,
  close: 'Close',
  loading: 'Getting the paper…',
  code: 'QR code of the address',
  /** In which the guide is to be read. */
  language: 'Language',
  kind: 'Paper',
  /** Buttons on the screen of an outcome. */
  open: {
    receipt: 'Receipt',
    'reclaim-slip': 'Reclaim slip',
    both: 'Receipt and slip',
    record: 'Payment record',
  },
};
