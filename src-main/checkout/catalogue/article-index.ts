import type { Article, ArticlePage } from '../../../shared/contract/checkout.ts';

/** As many as a cashier looks through. */
const FOUND_AT_MOST = 20;

/** As many as anybody scrolls through, and as many categories as anybody looks along. */
const BROWSED_AT_MOST = 300;
const CATEGORIES_AT_MOST = 40;

/** Articles in the order of their file, to be found by category, by code or by parts of their names. */
export class ArticleIndex {
  readonly articles: readonly Article[];
  readonly quick: readonly Article[];
  /** Those that articles name. */
  readonly taxRates: ReadonlySet<string>;
  /** Files that articles name. */
  readonly pictures: ReadonlySet<string>;
  /** In the order of the file; the empty name of those without one comes last. */
  readonly categories: readonly string[];
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
    this.#byCode = new Map(articles.flatMap((article) => (article.code ? [[article.code, article]] : [])));
    this.#searched = articles.map((article) => [folded(article.name), article]);
  }

  /** Scanners read a twelve-digit UPC-A code with or without the zero that makes it an EAN-13. */
  byCode(code: string): Article | undefined {
    const other = /^0[0-9]{12}$/.test(code) ? code.slice(1) : /^[0-9]{12}$/.test(code) ? `0${code}` : code;
    return this.#byCode.get(code) ?? this.#byCode.get(other);
  }

  browse(category: string): ArticlePage {
    const all = this.#byCategory.get(category) ?? [];
    const articles = all.slice(0, BROWSED_AT_MOST);
    return { articles, more: all.length - articles.length };
  }

  /** Those that a text finds, or all of them in their order without one. */
  list(text: string, most: number): ArticlePage {
    const found = text.trim() === '' ? this.articles : this.find(text, Infinity);
    return { articles: found.slice(0, most), more: Math.max(0, found.length - most) };
  }

  /** The article of this code first; then each whose code begins so, or whose name holds every word. */
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

/** Without capitals and accents: `café` is found by `Cafe`. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
