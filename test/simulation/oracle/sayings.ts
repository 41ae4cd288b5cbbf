import { isAtLeast, minorOf } from './money.ts';
import { isPaidWord, wordOf } from './statuses.ts';
import type { PaymentStatus } from '../../../shared/payment/payment-status.ts';

/** An amount as the service states it. */
export interface Stated {
  readonly decimal: string;
  readonly currency?: string;
}

/** What one answer of the service says of a payment. */
export interface Saying {
  /** Its `statusCode`. */
  readonly word: string;
  readonly request?: Stated;
  readonly receipt?: Stated;
}

interface Amount {
  readonly minor: number;
  readonly currency: string;
}

/** How a sale ends when the service says that it was paid and states another amount. */
export const AMOUNT_DIFFERS = 'amount-differs';
/** What arrives after a conversion may be this little of what was asked, in percent. */
const ENOUGH = 99;

interface Read {
  readonly status: PaymentStatus;
  readonly statedRequest?: Stated;
  readonly statedReceipt?: Stated;
}

/** What a reading of the till says. */
export function sayingOf({ status, statedRequest, statedReceipt }: Read): Saying {
  return {
    word: wordOf(status),
    ...(statedRequest && { request: statedRequest }),
    ...(statedReceipt && { receipt: statedReceipt }),
  };
}

/** The same text for all that say the same. */
export function textOf({ word, request, receipt }: Saying): string {
  return [word, request && `asked ${amountText(request)}`, receipt && `got ${amountText(receipt)}`]
    .filter((part) => part !== undefined)
    .join(', ');
}

function amountText({ decimal, currency = '-' }: Stated): string {
  return `${decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal} ${currency}`;
}

/** Whether it states another amount or currency than the sale's, or that it was paid and clearly less received. */
export function differs({ word, request, receipt }: Saying, { minor, currency }: Amount): boolean {
  const isOther = (stated: Stated): boolean =>
    stated.currency !== undefined && stated.currency.toUpperCase() !== currency;
  if (request && (isOther(request) || minorOf(request.decimal, currency) !== BigInt(minor))) return true;
  if (!receipt || !isPaidWord(word)) return false;
  return isOther(receipt) || !isAtLeast(receipt.decimal, ENOUGH, minor, currency);
}

/** What it means for a sale of this amount: the word, or that it was paid with another amount. */
export function meaningOf(saying: Saying, amount: Amount): string {
  return isPaidWord(saying.word) && differs(saying, amount) ? AMOUNT_DIFFERS : saying.word;
}
