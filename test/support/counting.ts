import type { CounterView } from '../../shared/contract/counter.ts';
import type { DraftAmount } from '../../shared/cart/draft.ts';

/** A counter without settings at which this is being rung up. */
export function counting(draft: DraftAmount): CounterView {
  return {
    settings: { cart: false, quickAmounts: [] },
    articles: 0,
    quickArticles: [],
    categories: [],
    held: [],
    draft: { digits: '', typedName: 'Amount', lines: [], reference: '', ...draft },
  };
}
