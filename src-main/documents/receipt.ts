import { isPaid } from '../../shared/payment/payment-status.ts';
import { loud, practiceMark } from './document-context.ts';
import { amountRows, paymentRows, row, saleRows } from './sale-rows.ts';
import { latestStateOf } from './latest-state.ts';
import type { PrintedDocument, DocumentBlock, SaleDocument } from '../../shared/printing/printed-document.ts';
import type { Sale } from '../sales/sale.ts';
import type { DocumentContext } from './document-context.ts';
import type { LatestState } from './latest-state.ts';

/** Answers which document a sale gets: a receipt if it was paid, otherwise a record that says that it was not. */
export function receiptKind(sale: Sale): Extract<SaleDocument, 'receipt' | 'payment-record'> {
  return isReceipt(latestStateOf(sale)) ? 'receipt' : 'payment-record';
}

/** Answers the receipt or payment record of a sale. */
export function receipt(sale: Sale, context: DocumentContext): PrintedDocument {
  const { language, words } = context;
  const state = latestStateOf(sale);
  const isReal = isReceipt(state);
  const title = isReal ? words.documents.receipt : words.documents.record;
  return {
    language,
    name: `${title} ${sale.reference}`,
    copyMark: words.documents.copy,
    blocks: [
      ...practiceMark(context),
      ...seller(context),
      { kind: 'text', text: title, align: 'center' },
      ...(isReal ? [] : [loud(words.documents.notAReceipt)]),
      { kind: 'rule' },
      ...saleRows(sale, state, context),
      { kind: 'rule' },
      ...amountRows(sale, isReal, context),
      { kind: 'rule' },
      row(words.documents.status, statusWord(state, context)),
      ...paymentRows(sale, state, context),
      { kind: 'space' },
      { kind: 'text', text: words.documents.explanation[state.outcome], align: 'center' },
      ...(isReal ? footer(context) : []),
      ...practiceMark(context),
    ],
  };
}

/** Answers the lines about the seller. */
function seller({ terminal, receipt: { seller: name, address = [], taxNumber, logo } }: DocumentContext) {
  const lines = [...address, ...(taxNumber === undefined ? [] : [taxNumber])];
  return [
    ...(logo === undefined ? [] : [{ kind: 'picture', source: logo } as const]),
    { kind: 'title', text: name ?? terminal.storeName } as const,
    ...lines.map((text) => ({ kind: 'text', text, align: 'center', small: true }) as const),
    ...(lines.length === 0 ? [] : [{ kind: 'space' } as const]),
  ];
}

function footer({ receipt }: DocumentContext): readonly DocumentBlock[] {
  const lines = receipt.footer?.split('\n') ?? [];
  if (lines.length === 0) return [];
  return [
    { kind: 'space' },
    ...lines.map((text): DocumentBlock => ({ kind: 'text', text, align: 'center', small: true })),
  ];
}

function isReceipt({ outcome }: LatestState): boolean {
  return outcome !== 'open' && outcome !== 'none' && isPaid(outcome);
}

function statusWord({ outcome }: LatestState, { words }: DocumentContext): string {
  if (outcome === 'open') return words.documents.notDecided;
  return outcome === 'none' ? words.documents.neverAsked : words.outcomes[outcome].title;
}
