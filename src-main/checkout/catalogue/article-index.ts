import type { Article } from '../../../shared/contract/counter.ts';

/** As many as a cashier looks through. */
const FOUND_AT_MOST = 20;

/** Articles in the order of their file, to be found by code or by parts of their names. */
export class ArticleIndex {
  readonly articles: readonly Article[];
  readonly quick: readonly Article[];
  /** Those that articles name. */
  readonly taxRates: ReadonlySet<string>;
  readonly #byCode: ReadonlyMap<string, Article>;
  readonly #searched: readonly (readonly [name: string, article: Article])[];

  constructor(articles: readonly Article[]) {
    this.articles = articles;
    this.quick = articles.filter(({ quick }) => quick);
    this.taxRates = new Set(articles.flatMap(({ taxRate }) => taxRate ?? []));
    this.#byCode = new Map(articles.flatMap((article) => (article.code ? [[article.code, article]] : [])));
    this.#searched = articles.map((article) => [folded(article.name), article]);
  }

  /** Scanners read a twelve-digit UPC-A code with or without the zero that makes it an EAN-13. */
  byCode(code: string): Article | undefined {
    const other = /^0[0-9]{12}$/.test(code) ? code.slice(1) : /^[0-9]{12}$/.test(code) ? `0${code}` : code;
    return this.#byCode.get(code) ?? this.#byCode.get(other);
  }

  /** The article of this code first; then each whose code begins so, or whose name holds every word. */
  find(text: string): readonly Article[] {
    const typed = text.trim();
    const words = folded(typed).split(/\s+/);
    if (typed === '') return [];
    const exact = this.byCode(typed);
    const found = exact ? [exact] : [];
    for (const [name, article] of this.#searched) {
      if (found.length === FOUND_AT_MOST) break;
      const fits = article.code?.startsWith(typed) === true || words.every((word) => name.includes(word));
      if (fits && article !== exact) found.push(article);
    }
    return found;
  }
}

/** Without capitals and accents: `café` is found by `Cafe`. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
