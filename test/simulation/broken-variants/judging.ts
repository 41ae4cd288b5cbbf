import type { Edit, Variant } from './variant.ts';

const inShared = (file: string, find: string, replace: string): Edit => ({
  file: `shared/${file}.ts`,
  find,
  replace,
});

const PAID = "return outcome === 'completed' || outcome === 'overpaid';";

/** Mistakes in what a status and an amount mean: the rules have tables of their own. */
export const JUDGING: readonly Variant[] = [
  {
    name: 'underpaid is paid',
    edits: [inShared('payment/payment-status', PAID, `${PAID.slice(0, -1)} || outcome === 'underpaid';`)],
    within: 500,
  },
  {
    name: 'overpaid is not paid',
    edits: [inShared('payment/payment-status', PAID, "return outcome === 'completed';")],
    within: 500,
  },
  {
    name: 'underpaid is no end',
    edits: [
      inShared(
        'payment/payment-status',
        'text is Outcome => outcomes.has(text);',
        "text is Outcome => text !== 'underpaid' && outcomes.has(text);",
      ),
    ],
    within: 500,
  },
];
