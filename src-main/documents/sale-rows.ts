import { times } from '../../shared/exact-decimal.ts';
import { goodsOf } from '../../shared/makeup.ts';
import type { PaperBlock } from '../../shared/paper.ts';
import type { Makeup, MakeupLine } from '../../shared/makeup.ts';
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

/** What the amount is made of, the amount, and the rebate in it. */
export function amountRows({ makeup, amount, rebate }: Sale, context: PaperContext): readonly PaperBlock[] {
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
  if (!makeup) return [total, ...included];
  return [
    ...makeup.lines.flatMap((line) => lineRows(line, money, context)),
    ...extraRows(makeup, money, context),
    { kind: 'rule' },
    total,
    ...included,
  ];
}

/** What the service states of the payment, in its own words: nothing is worked out here. */
export function paymentRows({ reading }: Standing, { words }: PaperContext): readonly PaperBlock[] {
  const { requested, received, paymentCode } = reading ?? {};
  return [
    ...(requested === undefined ? [] : [row(words.papers.requested, requested)]),
    ...(received === undefined ? [] : [row(words.papers.received, received)]),
    ...(paymentCode === undefined ? [] : [row(words.papers.paymentCode, paymentCode)]),
  ];
}

type Write = (minor: number) => string;

function lineRows(
  { name, quantity, unitMinor }: MakeupLine,
  money: Write,
  { words, formats }: PaperContext,
): readonly PaperBlock[] {
  const value = money(times(quantity, unitMinor));
  if (quantity === 1) return [row(name, value)];
  return [
    { kind: 'text', text: name },
    row(words.papers.quantity({ count: formats.count(quantity), each: money(unitMinor) }), value),
  ];
}

function extraRows(
  { lines, discountMinor, tipMinor }: Makeup,
  money: Write,
  { words }: PaperContext,
): readonly PaperBlock[] {
  if (discountMinor === undefined && tipMinor === undefined) return [];
  return [
    ...(lines.length === 1 && lines[0]?.quantity === 1
      ? []
      : [row(words.papers.goods, money(goodsOf(lines)))]),
    ...(discountMinor === undefined ? [] : [row(words.papers.discount, money(-discountMinor))]),
    ...(tipMinor === undefined ? [] : [row(words.papers.tip, money(tipMinor))]),
  ];
}

export function row(name: string, value: string): PaperBlock {
  return { kind: 'row', name, value };
}
