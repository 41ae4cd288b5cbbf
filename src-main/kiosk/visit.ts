import type { Article } from '../../shared/contract/checkout.ts';
import type { GivenPayer } from '../../shared/customer/details.ts';
import type { Language } from '../../shared/language.ts';

/**
 * One shopper's visit, in memory only. Once there is a sale, the step is `sale` until the visit is over, and the screen
 * shows what the ledger says of that sale.
 */
export interface Visit {
  readonly language: Language;
  readonly step: 'choosing' | 'amount' | 'tip' | 'details' | 'starting' | 'sale' | 'ask-counter';
  readonly lines: readonly VisitLine[];
  /** The amount that was typed, or that this kiosk always takes. */
  readonly typed?: { readonly minor: number; readonly name: string };
  /** 0 where the shopper gave no tip; missing where none was asked for. */
  readonly tipMinor?: number;
  readonly payer?: GivenPayer;
  readonly saleId?: string;
  /** Of the shopper's order before this one, which ended without payment: what the guard finds may be their own. */
  readonly earlierNumber?: number;
  /** The shopper left while the order was being recorded. */
  readonly isLeaving?: true;
  readonly receipt?: 'asked' | 'failed' | { readonly jobId: string };
}

export interface VisitLine {
  /** A press is for the line that its shopper sees, which may have moved, or be gone, when the press is heard. */
  readonly id: number;
  readonly article: SoldArticle;
  readonly quantity: number;
}

/** An article with a price of its own, because nobody is there who could ask for another. */
export type SoldArticle = Article & { readonly unitMinor: number };

export function hasPrice(article: Article): article is SoldArticle {
  return article.unitMinor !== undefined;
}
