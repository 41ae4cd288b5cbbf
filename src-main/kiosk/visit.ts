import type { Article } from '../../shared/contract/checkout.ts';
import type { GivenPayer } from '../../shared/customer/details.ts';
import type { Language } from '../../shared/language.ts';

/**
 * One shopper's visit, in memory only. Once there is a sale, what is shown is what the record says of it: `sale` is the
 * step then until the visit is over.
 */
export interface Visit {
  readonly language: Language;
  readonly step: 'choosing' | 'amount' | 'tip' | 'details' | 'starting' | 'sale' | 'ask-counter';
  readonly lines: readonly VisitLine[];
  /** Typed, or the one that this kiosk always takes. */
  readonly typed?: { readonly minor: number; readonly name: string };
  /** 0 is no tip; missing while none was asked for. */
  readonly tipMinor?: number;
  readonly payer?: GivenPayer;
  readonly saleId?: string;
  /** One of this shopper's orders has ended without money before: whatever the guard finds may be theirs. */
  readonly isAgain?: true;
  /** The shopper left while the order was being put on record. */
  readonly isLeaving?: true;
  readonly receipt?: 'failed' | { readonly jobId: string };
}

export interface VisitLine {
  readonly article: SoldArticle;
  readonly quantity: number;
}

/** One with a price of its own: nobody is there to be asked for any other. */
export type SoldArticle = Article & { readonly unitMinor: number };

export function hasPrice(article: Article): article is SoldArticle {
  return article.unitMinor !== undefined;
}
