import type { Article, ArticlePage, CheckoutView } from '../../../shared/contract/checkout.ts';

/** A cashier does not look through more search results. */
const FOUND_AT_MOST = 20;

/** Nobody scrolls through more articles, or looks through more categories. */
const BROWSED_AT_MOST = 300;
const CATEGORIES_AT_MOST = 40;

/** Articles in the order of their file, with an index by category, by code and by words of their names. */
export class ArticleIndex {
  readonly articles: readonly Article[];
  readonly quick: readonly Article[];
  /** Ids of the tax rates that articles name. */
  readonly taxRates: ReadonlySet<string>;
  /** Names of the picture files that articles name. */
  readonly pictures: ReadonlySet<string>;
  /** In the order of the file. The empty name of articles without a category comes last. */
  readonly categories: readonly string[];
  /** How many have a price of their own, and the categories of these. */
  readonly priced: CheckoutView['priced'];
  readonly #byCategory: ReadonlyMap<string, readonly Article[]>;
  readonly #byCode: ReadonlyMap<string, Article>;
  readonly #searched: readonly (readonly [name: string, article: Article])[];

  constructor(articles: readonly Article[]) {
    this.articles = articles;
    this.quick = articles.filter(({ quick }) => quick);
    this.taxRates = new Set(articles.flatMap(({ taxRate }) => taxRate ?? []));
    this.pictures = new Set(articles.flatMap(({ picture }) => picture ?? []));
    this.#byCategory = groupedByCategory(articles);
    this.categories = [
      ...[...this.#byCategory.keys()].filter((category) => category !== '').slice(0, CATEGORIES_AT_MOST),
      ...(this.#byCategory.has('') ? [''] : []),
    ];
    const priced = articles.filter(({ unitMinor }) => unitMinor !== undefined);
    const withPrice = new Set(priced.map(({ category = '' }) => category));
    this.priced = {
      articles: priced.length,
      categories: this.categories.filter((category) => withPrice.has(category)),
    };
    this.#byCode = new Map(articles.flatMap((article) => (article.code ? [[article.code, article]] : [])));
    this.#searched = articles.map((article) => [folded(article.name), article]);
  }

  /** The article with this code. A UPC-A code counts with and without the leading zero that makes it an EAN-13. */
  byCode(code: string): Article | undefined {
    const other = /^0[0-9]{12}$/.test(code) ? code.slice(1) : /^[0-9]{12}$/.test(code) ? `0${code}` : code;
    return this.#byCode.get(code) ?? this.#byCode.get(other);
  }

  browse(category: string): ArticlePage {
    const all = this.#byCategory.get(category) ?? [];
    const articles = all.slice(0, BROWSED_AT_MOST);
    return { articles, more: all.length - articles.length };
  }

  /** Articles that match the text, or all of them in their order without one. */
  list(text: string, most: number): ArticlePage {
    const found = text.trim() === '' ? this.articles : this.find(text, Infinity);
    return { articles: found.slice(0, most), more: Math.max(0, found.length - most) };
  }

  /** The article with this code first; then those whose code begins with the text, or whose name has every word of it. */
  find(text: string, most = FOUND_AT_MOST): readonly Article[] {
    const typed = text.trim();
    const words = folded(typed).split(/\s+/);
    if (typed === '') return [];
    const exact = this.byCode(typed);
    const found = exact ? [exact] : [];
    for (const [name, article] of this.#searched) {
      if (found.length === most) break;
      const fits = article.code?.startsWith(typed) === true || words.every((word) => name.includes(word));
      if (fits && article !== exact) found.push(article);
    }
    return found;
  }
}

function groupedByCategory(articles: readonly Article[]): ReadonlyMap<string, readonly Article[]> {
  const groups = new Map<string, Article[]>();
  for (const article of articles) {
    const { category = '' } = article;
    const group = groups.get(category);
    if (group) group.push(article);
    else groups.set(category, [article]);
  }
  return groups;
}

/** The text in lower case and without accents, so that `Cafe` finds `café`. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
