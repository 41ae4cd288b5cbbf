import type { ExceptionKind, SaleStanding } from '../../shift-report.ts';

const standings: Record<SaleStanding, string> = {
  completed: 'Paid',
  overpaid: 'Paid, with extra',
  underpaid: 'Not paid in full',
  expired: 'Expired',
  cancelled: 'Cancelled',
  invalid: 'Not accepted',
  open: 'Still open',
  unknown: 'Status unknown',
  'not-created': 'No code made',
};

const exceptions: Record<ExceptionKind, string> = {
  'paid-twice': 'Paid more than once',
  'paid-beside': 'Paid beside another sale',
  'outcome-changed': 'Outcome has changed',
  'lost-unchecked': 'Lost answers not checked',
  unknown: 'Status unknown',
  open: 'Still open',
  underpaid: 'Not paid in full',
  invalid: 'Not accepted',
  overpaid: 'Paid, with extra',
  'not-created': 'No code made',
};

export const shifts = {
  title: 'Shift',
  none: 'No shift is open.',
  open: 'Open a shift',
  isOpen: (shift: number) => `Shift ${shift} is open`,
  since: (time: string) => `Opened ${time}`,
  sinceBy: (time: string, name: string) => `Opened ${time} by ${name}`,
  look: 'X report',
  close: 'Close the shift',
  closeQuestion: (shift: number) => `Close shift ${shift}?`,
  closeText: 'The Z report is made and kept. It cannot be made again with other figures.',
  closeOpenSales: (sales: number) =>
    sales === 1
      ? 'One sale is still open. It is listed, and named in the next report once it has ended.'
      : `${sales} sales are still open. They are listed, and named in the next report once they have ended.`,
  closeNow: 'Close and make the Z report',
  notYet: 'Not yet',
  closed: 'Closed shifts',
  closedAt: (shift: number, time: string) => `Shift ${shift}, closed ${time}`,
  openSale: 'Open',
};

export const shiftReport = {
  x: (shift: number) => `X report, shift ${shift}`,
  z: (shift: number) => `Z report, shift ${shift}`,
  copy: 'COPY',
  xNote: 'As it stands now. The shift stays open.',
  opened: 'Opened',
  made: 'Taken',
  closedAt: 'Closed',
  openedBy: 'Opened by',
  madeBy: 'Taken by',
  closedBy: 'Closed by',
  terminal: 'Terminal',
  sales: 'Sales',
  numbers: 'Sale numbers',
  range: (first: number, last: number) => `${first} – ${last}`,
  noSales: 'No sale in this shift.',
  totals: (currency: string) => `Totals in ${currency}`,
  paid: 'Paid in all',
  tips: 'Of it, tips',
  discounts: 'Discounts given',
  countAndSum: (count: number, amount: string) => `${count} · ${amount}`,
  byCashier: 'By cashier',
  nobody: 'Nobody signed in',
  exceptions: 'To look at',
  noExceptions: 'Nothing to look at.',
  earlier: 'From earlier shifts',
  earlierSale: (number: number, shift: number) => `Sale ${number} of shift ${shift}`,
  endedLater: (standing: string) => `Ended later: ${standing}`,
  sale: (number: number) => `Sale ${number}`,
  standings,
  kinds: exceptions,
};
