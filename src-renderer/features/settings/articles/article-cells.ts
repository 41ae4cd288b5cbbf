import { priceText } from '../../../../shared/cart/price.ts';
import { OPEN_PRICE } from '../../../../shared/contract/checkout.ts';
import type { Article, ArticleCells } from '../../../../shared/contract/checkout.ts';

/** An article as it is typed; empty for a new one. */
export function cellsOf(article: Article | undefined, decimals: number): ArticleCells {
  return {
    name: article?.name ?? '',
    price: article ? priceCell(article, decimals) : '',
    code: article?.code ?? '',
    quick: article?.quick ? 'yes' : '',
    tax: article?.taxRate ?? '',
    category: article?.category ?? '',
    colour: article?.colour ?? '',
    picture: article?.picture ?? '',
  };
}

function priceCell({ unitMinor }: Article, decimals: number): string {
  return unitMinor === undefined ? OPEN_PRICE : priceText(unitMinor, decimals);
}
