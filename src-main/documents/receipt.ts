import { isPaid } from '../../shared/payment-status.ts';
import { loud, practiceMark } from './paper-context.ts';
import { amountRows, paymentRows, row, saleRows } from './sale-rows.ts';
import { standingOf } from './standing.ts';
import type { Paper, PaperBlock, SalePaper } from '../../shared/paper.ts';
import type { Sale } from '../sales/sale.ts';
import type { PaperContext } from './paper-context.ts';
import type { Standing } from './standing.ts';

/** A receipt for a sale that was paid; for any other a record that says so. */
export function receiptKind(sale: Sale): Extract<SalePaper, 'receipt' | 'payment-record'> {
  return isReceipt(standingOf(sale)) ? 'receipt' : 'payment-record';
}

/** The receipt or payment record. */
export function receipt(sale: Sale, context: PaperContext): Paper {
  const { language, words } = context;
  const standing = standingOf(sale);
  const isReal = isReceipt(standing);
  const title = isReal ? words.papers.receipt : words.papers.record;
  return {
    language,
    name: `${title} ${sale.reference}`,
    copyMark: words.papers.copy,
    blocks: [
      ...practiceMark(context),
      ...seller(context),
      { kind: 'text', text: title, align: 'center' },
      ...(isReal ? [] : [loud(words.papers.notAReceipt)]),
      { kind: 'rule' },
      ...saleRows(sale, standing, context),
      { kind: 'rule' },
      ...amountRows(sale, isReal, context),
      { kind: 'rule' },
      row(words.papers.status, statusWord(standing, context)),
      ...paymentRows(sale, standing, context),
      { kind: 'space' },
      { kind: 'text', text: words.papers.told[standing.outcome], align: 'center' },
      ...(isReal ? footer(context) : []),
      ...practiceMark(context),
    ],
  };
}

/** Who has sold it. */
function seller({ terminal, receipt: { seller: name, address = [], taxNumber, logo } }: PaperContext) {
  const lines = [...address, ...(taxNumber === undefined ? [] : [taxNumber])];
  return [
    ...(logo === undefined ? [] : [{ kind: 'picture', source: logo } as const]),
    { kind: 'title', text: name ?? terminal.storeName } as const,
    ...lines.map((text) => ({ kind: 'text', text, align: 'center', small: true }) as const),
    ...(lines.length === 0 ? [] : [{ kind: 'space' } as const]),
  ];
}

function footer({ receipt }: PaperContext): readonly PaperBlock[] {
  const lines = receipt.footer?.split('\n') ?? [];
  if (lines.length === 0) return [];
  return [
    { kind: 'space' },
    ...lines.map((text): PaperBlock => ({ kind: 'text', text, align: 'center', small: true })),
  ];
}

function isReceipt({ outcome }: Standing): boolean {
  return outcome !== 'open' && outcome !== 'none' && isPaid(outcome);
}

function statusWord({ outcome }: Standing, { words }: PaperContext): string {
  if (outcome === 'open') return words.papers.notDecided;
  return outcome === 'none' ? words.papers.neverAsked : words.outcomes[outcome].title;
}
