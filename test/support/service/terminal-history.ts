import { answered } from './service-answers.ts';

/** When the till asks, in epoch milliseconds. */
export const NOW = Date.UTC(2026, 0, 15, 12);
export const REFERENCE = 'Order 7+8';
export const TERMINAL = { terminalId: 'term/1', currency: 'USD' };

export const iso = (ms: number) => new Date(ms).toISOString();

/** The answer with a page of a terminal's payments; `total` is how many the service says that there are. */
export const page = (data: readonly unknown[], total?: number) => answered(200, { data, total, page: 0 });

/** So many payments of `REFERENCE`, numbered on from `from`. */
export const records = (count: number, from = 0) =>
  Array.from({ length: count }, (_, n) => ({ trackingId: `t${from + n}`, reference: REFERENCE }));
