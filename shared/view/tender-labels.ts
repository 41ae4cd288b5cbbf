import type { TenderView } from '../contract/views.ts';

/** Tender strings seen so far. The list is never complete: an unknown one is made readable and shown as well. */
const LABELS: ReadonlyMap<string, string> = new Map([
  ['usdcBase', 'USDC (Base)'],
  ['usdcSolana', 'USDC (Solana)'],
  ['usdC_Ethereum', 'USDC (Ethereum)'],
  ['usdC_Polygon', 'USDC (Polygon)'],
  ['bitcoin', 'Bitcoin'],
  ['bitcoin_Lightning', 'Bitcoin Lightning'],
  ['ethereum', 'Ethereum'],
  ['alipay', 'Alipay'],
  ['weChatPay', 'WeChat Pay'],
  ['paypal', 'PayPal'],
  ['venmo', 'Venmo'],
  ['klarna', 'Klarna'],
]);

/** A tender for display. The service's exact string is kept as `id` (spec "Tender types": case sensitive). */
export function tenderView(id: string): TenderView {
  return { id, label: LABELS.get(id) ?? readableName(id) };
}

/** A name of the service's for people: `fooBar_BazPay` becomes `Foo Bar Baz Pay`. */
export function readableName(id: string): string {
  const words = id
    .replace(/[_\-.\s]+/g, ' ')
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .trim();
  return words === '' ? id : words.replace(/(^|\s)\p{Ll}/gu, (start) => start.toUpperCase());
}
