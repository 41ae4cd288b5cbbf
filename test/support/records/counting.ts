import type { CheckoutView } from '../../../shared/contract/checkout.ts';
import type { DraftAmount } from '../../../shared/cart/draft.ts';

/** A checkout without settings in which this is being rung up. */
export function counting(draft: DraftAmount): CheckoutView {
  return {
    settings: { cart: false, quickAmounts: [] },
    articles: 0,
    quickArticles: [],
    categories: [],
    priced: { articles: 0, categories: [] },
    held: [],
    draft: { digits: '', typedName: 'Amount', lines: [], reference: '', ...draft },
  };
}
