import type { Edit, Variant } from './variant.ts';

const inShifts = (file: string, find: string, replace: string): Edit => ({
  file: `src-main/staff/shifts/${file}.ts`,
  find,
  replace,
});

/** Mistakes in what shift reports count. */
export const REPORTING: readonly Variant[] = [
  {
    name: 'sales without a shift are in no report',
    edits: [
      inShifts(
        'shifts',
        'withoutShift: beside.filter(({ before }) => before === undefined),',
        'withoutShift: [],',
      ),
    ],
    within: 100,
  },
  {
    name: 'a report does not say how far it went',
    edits: [inShifts('shifts', 'upTo: this.#parts.recorded.end(),', 'upTo: 0,')],
    within: 200,
  },
  {
    name: 'what is paid after the Z report changes no total',
    edits: [
      inShifts(
        'earlier',
        'standsPaid(standing) && !standsPaid(was)',
        'standsPaid(standing) && standsPaid(was)',
      ),
    ],
    within: 500,
  },
  {
    name: 'a report counts by the first end and not by the last word',
    edits: [
      inShifts(
        'sale-status',
        'const { reading, historyRequest } = deciding;',
        'const { historyRequest } = deciding; const reading = sale.end?.reading ?? deciding.reading;',
      ),
    ],
    within: 3_000,
    from: 47,
  },
  {
    name: 'a shift that is open is forgotten at a restart',
    edits: [
      inShifts(
        'shifts',
        "this.#open = last?.type === 'shift-opened' ? last : undefined;",
        'this.#open = undefined;',
      ),
    ],
    within: 500,
  },
  {
    name: 'a sale is recorded without its tip',
    edits: [
      {
        file: 'src-main/sales/guard/start-sale.ts',
        find: '...(lineItems && { makeup: lineItems }),',
        replace: '...(lineItems && { makeup: { lines: lineItems.lines } }),',
      },
    ],
    within: 10,
  },
  {
    name: 'a sale is recorded without its taxes',
    edits: [{ file: 'src-main/sales/guard/start-sale.ts', find: '...(tax && { tax }),', replace: '' }],
    within: 10,
  },
  {
    name: 'taxes of what is paid after the Z report are in no report',
    edits: [inShifts('earlier', '...taxTotals([...taxesOf(paid), ...negated(taxesOf(unpaid))]),', '')],
    within: 500,
  },
];
