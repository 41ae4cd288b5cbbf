import { goodsOf, grossOf } from '../../shared/makeup.ts';
import { tenderView } from '../../shared/tender-labels.ts';
import type { PaperBlock } from '../../shared/paper.ts';
import type { Makeup, MakeupLine } from '../../shared/makeup.ts';
import type { SaleTax } from '../../shared/tax/sale-tax.ts';
import type { Sale } from '../sales/sale.ts';
import type { PaperContext } from './paper-context.ts';
import type { Standing } from './standing.ts';

/** Which sale it is, and where and when. */
export function saleRows(sale: Sale, { at }: Standing, context: PaperContext): readonly PaperBlock[] {
  const { terminal, words, formats } = context;
  return [
    row(words.papers.date, formats.moment(at)),
    row(words.papers.terminal, terminal.terminalId),
    row(words.papers.sale, formats.count(sale.number)),
    row(words.papers.reference, sale.reference),
  ];
}

/**
 * What the amount is made of, the amount, and the rebate and the taxes in it. The tax of each rate is stated on receipts
 * only: whoever states it elsewhere may owe it.
 */
export function amountRows(
  { makeup, tax, amount, rebate }: Sale,
  isReceipt: boolean,
  context: PaperContext,
): readonly PaperBlock[] {
  const { words, formats } = context;
  const total: PaperBlock = {
    kind: 'row',
    name: words.papers.total,
    value: formats.money(amount),
    strong: true,
  };
  const money = (minor: number): string => formats.money({ minor, currency: amount.currency });
  const included: readonly PaperBlock[] = rebate
    ? [{ kind: 'text', text: words.rebate.included({ amount: money(rebate.total) }) }]
    : [];
  const taxes = tax && isReceipt ? taxRows(tax, money, context) : [];
  const held = tax?.mode === 'inclusive' ? taxes : [];
  const added = tax?.mode === 'exclusive' ? taxes : [];
  if (!makeup) return [total, ...held, ...included];
  return [
    ...makeup.lines.flatMap((line) => lineRows(line, money, context)),
    ...extraRows(makeup, added, money, context),
    { kind: 'rule' },
    total,
    ...held,
    ...included,
  ];
}

/** What the service states of the payment, in its own words: nothing is worked out here. */
export function paymentRows(
  { tender }: Pick<Sale, 'tender'>,
  { reading }: Standing,
  { words }: PaperContext,
): readonly PaperBlock[] {
  const { requested, received, paymentCode } = reading ?? {};
  return [
    ...(tender === undefined ? [] : [row(words.papers.tender, tenderView(tender).label)]),
    ...(requested === undefined ? [] : [row(words.papers.requested, requested)]),
    ...(received === undefined ? [] : [row(words.papers.received, received)]),
    ...(paymentCode === undefined ? [] : [row(words.papers.paymentCode, paymentCode)]),
  ];
}

type Write = (minor: number) => string;

function lineRows(line: MakeupLine, money: Write, { words, formats }: PaperContext): readonly PaperBlock[] {
  const { name, quantity, unitMinor, discountMinor, note } = line;
  const value = money(grossOf(line));
  const goods =
    quantity === 1
      ? [row(name, value)]
      : [
          { kind: 'text', text: name } as const,
          row(words.papers.quantity({ count: formats.count(quantity), each: money(unitMinor) }), value),
        ];
  return [
    ...goods,
    ...(note === undefined ? [] : [{ kind: 'text', text: note, small: true } as const]),
    ...(discountMinor === undefined ? [] : [row(words.papers.discount, money(-discountMinor))]),
  ];
}

function taxRows({ lines }: SaleTax, money: Write, { words, formats }: PaperContext): readonly PaperBlock[] {
  return lines.flatMap((line): readonly PaperBlock[] => {
    const amounts = { net: money(line.netMinor), gross: money(line.netMinor + line.taxMinor) };
    return [
      row(formats.rate(line), money(line.taxMinor)),
      { kind: 'text', text: words.papers.netGross(amounts), small: true },
    ];
  });
}

/** `taxes` say more of the tax than its sum. */
function extraRows(
  { lines, discountMinor, taxMinor, tipMinor }: Makeup,
  taxes: readonly PaperBlock[],
  money: Write,
  { words }: PaperContext,
): readonly PaperBlock[] {
  if (discountMinor === undefined && taxMinor === undefined && tipMinor === undefined) return [];
  const tax = taxMinor === undefined ? [] : [row(words.papers.tax, money(taxMinor))];
  return [
    ...(lines.length === 1 && lines[0]?.quantity === 1 && lines[0].discountMinor === undefined
      ? []
      : [row(words.papers.goods, money(goodsOf(lines)))]),
    ...(discountMinor === undefined ? [] : [row(words.papers.discount, money(-discountMinor))]),
    ...(taxes.length > 0 ? taxes : tax),
    ...(tipMinor === undefined ? [] : [row(words.papers.tip, money(tipMinor))]),
  ];
}

export function row(name: string, value: string): PaperBlock {
  return { kind: 'row', name, value };
}
