import { goodsOf, grossOf } from '../../shared/money/line-items.ts';
import { tenderView } from '../../shared/view/tender-labels.ts';
import type { DocumentBlock } from '../../shared/printing/printed-document.ts';
import type { LineItems, LineItem } from '../../shared/money/line-items.ts';
import type { SaleTax } from '../../shared/money/sale-tax.ts';
import type { Sale } from '../sales/sale.ts';
import type { DocumentContext } from './document-context.ts';
import type { LatestState } from './latest-state.ts';

/** Answers the rows that say which sale this is, and where and when it was made. */
export function saleRows(
  sale: Sale,
  { at }: LatestState,
  context: DocumentContext,
): readonly DocumentBlock[] {
  const { terminal, words, formats } = context;
  return [
    row(words.documents.date, formats.moment(at)),
    row(words.documents.terminal, terminal.terminalId),
    row(words.documents.sale, formats.count(sale.number)),
    row(words.documents.reference, sale.reference),
  ];
}

/**
 * Answers the rows about the amount: what it is made of, and the rebate and the taxes in it. The tax of each rate is
 * stated on receipts only, because whoever states it elsewhere may owe it.
 */
export function amountRows(
  { lineItems, tax, amount, rebate }: Sale,
  isReceipt: boolean,
  context: DocumentContext,
): readonly DocumentBlock[] {
  const { words, formats } = context;
  const total: DocumentBlock = {
    kind: 'row',
    name: words.documents.total,
    value: formats.money(amount),
    strong: true,
  };
  const money = (minor: number): string => formats.money({ minor, currency: amount.currency });
  const included: readonly DocumentBlock[] = rebate
    ? [{ kind: 'text', text: words.rebate.included({ amount: money(rebate.total) }) }]
    : [];
  const taxes = tax && isReceipt ? taxRows(tax, money, context) : [];
  const held = tax?.mode === 'inclusive' ? taxes : [];
  const added = tax?.mode === 'exclusive' ? taxes : [];
  if (!lineItems) return [total, ...held, ...included];
  return [
    ...lineItems.lines.flatMap((line) => lineRows(line, money, context)),
    ...extraRows(lineItems, added, money, context),
    { kind: 'rule' },
    total,
    ...held,
    ...included,
  ];
}

/** Answers what the service states about the payment, in its own words. Nothing is computed here. */
export function paymentRows(
  { tender }: Pick<Sale, 'tender'>,
  { reading }: LatestState,
  { words }: DocumentContext,
): readonly DocumentBlock[] {
  const { requested, received, paymentCode } = reading ?? {};
  return [
    ...(tender === undefined ? [] : [row(words.documents.tender, tenderView(tender).label)]),
    ...(requested === undefined ? [] : [row(words.documents.requested, requested)]),
    ...(received === undefined ? [] : [row(words.documents.received, received)]),
    ...(paymentCode === undefined ? [] : [row(words.documents.paymentCode, paymentCode)]),
  ];
}

type Write = (minor: number) => string;

function lineRows(
  line: LineItem,
  money: Write,
  { words, formats }: DocumentContext,
): readonly DocumentBlock[] {
  const { name, quantity, unitMinor, discountMinor, note } = line;
  const value = money(grossOf(line));
  const goods =
    quantity === 1
      ? [row(name, value)]
      : [
          { kind: 'text', text: name } as const,
          row(words.documents.quantity({ count: formats.count(quantity), each: money(unitMinor) }), value),
        ];
  return [
    ...goods,
    ...(note === undefined ? [] : [{ kind: 'text', text: note, small: true } as const]),
    ...(discountMinor === undefined ? [] : [row(words.documents.discount, money(-discountMinor))]),
  ];
}

function taxRows(
  { lines }: SaleTax,
  money: Write,
  { words, formats }: DocumentContext,
): readonly DocumentBlock[] {
  return lines.flatMap((line): readonly DocumentBlock[] => {
    const amounts = { net: money(line.netMinor), gross: money(line.netMinor + line.taxMinor) };
    return [
      row(formats.rate(line), money(line.taxMinor)),
      { kind: 'text', text: words.documents.netGross(amounts), small: true },
    ];
  });
}

/** `taxes` say more of the tax than its sum. */
function extraRows(
  { lines, discountMinor, taxMinor, tipMinor }: LineItems,
  taxes: readonly DocumentBlock[],
  money: Write,
  { words }: DocumentContext,
): readonly DocumentBlock[] {
  if (discountMinor === undefined && taxMinor === undefined && tipMinor === undefined) return [];
  const tax = taxMinor === undefined ? [] : [row(words.documents.tax, money(taxMinor))];
  return [
    ...(lines.length === 1 && lines[0]?.quantity === 1 && lines[0].discountMinor === undefined
      ? []
      : [row(words.documents.goods, money(goodsOf(lines)))]),
    ...(discountMinor === undefined ? [] : [row(words.documents.discount, money(-discountMinor))]),
    ...(taxes.length > 0 ? taxes : tax),
    ...(tipMinor === undefined ? [] : [row(words.documents.tip, money(tipMinor))]),
  ];
}

export function row(name: string, value: string): DocumentBlock {
  return { kind: 'row', name, value };
}
