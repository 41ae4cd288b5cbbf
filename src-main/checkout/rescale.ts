import { wholeFromDigits } from '../../shared/money/exact-decimal.ts';
import type { Draft } from '../../shared/cart/draft.ts';
import type { Share } from '../../shared/cart/share.ts';
import type { Article, CheckoutSettings } from '../../shared/contract/checkout.ts';
import type { KeptCarts } from './carts.ts';

/** Converts an amount to other minor units; `undefined` where that is not exact. */
type Convert = (minor: number) => number | undefined;

class NotExact extends Error {}

export const rescaleCarts = orUndefined((carts: KeptCarts, convert) => ({
  ...carts,
  draft: draft(carts.draft, convert),
  held: carts.held.map((cart) => ({ ...cart, draft: draft(cart.draft, convert) })),
  ...(carts.past && { past: carts.past.map((before) => draft(before, convert)) }),
}));

export const rescaleSettings = orUndefined((settings: CheckoutSettings, convert) => ({
  ...settings,
  quickAmounts: settings.quickAmounts.map(convert),
}));

export const rescaleArticles = orUndefined((articles: readonly Article[], convert) =>
  articles.map((article) => ({
    ...article,
    ...(article.unitMinor !== undefined && { unitMinor: convert(article.unitMinor) }),
  })),
);

function draft(kept: Draft, convert: (minor: number) => number): Draft {
  const { discount, tip } = kept;
  return {
    ...kept,
    digits: kept.digits === '' ? '' : String(convert(wholeFromDigits(kept.digits))),
    lines: kept.lines.map(({ listMinor, discount: off, ...line }) => ({
      ...line,
      unitMinor: convert(line.unitMinor),
      ...(listMinor !== undefined && { listMinor: convert(listMinor) }),
      ...(off && { discount: share(off, convert) }),
    })),
    ...(discount && { discount: share(discount, convert) }),
    ...(tip !== undefined && { tip: tip === 'none' ? tip : share(tip, convert) }),
  };
}

function share(kept: Share, convert: (minor: number) => number): Share {
  return 'minor' in kept ? { minor: convert(kept.minor) } : kept;
}

function orUndefined<T>(rescale: (content: T, convert: (minor: number) => number) => T) {
  return (content: T, convert: Convert): T | undefined => {
    try {
      return rescale(content, (minor) => {
        const converted = convert(minor);
        if (converted === undefined) throw new NotExact();
        return converted;
      });
    } catch (error) {
      if (error instanceof NotExact) return undefined;
      throw error;
    }
  };
}
