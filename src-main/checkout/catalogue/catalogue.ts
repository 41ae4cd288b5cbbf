import { z } from 'zod';
import { ARTICLE_COLOURS } from '../../../shared/contract/counter.ts';
import { minorDigits } from '../../../shared/money.ts';
import { failed, succeeded } from '../../../shared/failure.ts';
import { KeptFile } from '../kept-file.ts';
import { rescaleArticles } from '../rescale.ts';
import { ArticleIndex } from './article-index.ts';
import type { CommandResults } from '../../../shared/contract/commands.ts';
import type { Article, ArticlePage, CounterView } from '../../../shared/contract/counter.ts';
import type { Result } from '../../../shared/failure.ts';
import type { TaxRate } from '../../../shared/tax/tax-rules.ts';
import type { KeptUnit } from '../kept-file.ts';

const articlesSchema: z.ZodType<readonly Article[]> = z.array(
  z.object({
    name: z.string().min(1),
    unitMinor: z.int().positive(),
    code: z.string().min(1).exactOptional(),
    quick: z.literal(true).exactOptional(),
    taxRate: z.string().min(1).exactOptional(),
    category: z.string().min(1).exactOptional(),
    colour: z.enum(ARTICLE_COLOURS).exactOptional(),
  }),
);

/** The articles of one terminal, as they were imported last; `atFirst` until then. */
export class Catalogue {
  readonly #file: KeptFile<readonly Article[]>;
  readonly #currency: string;
  readonly #onChange: () => void;
  #index: ArticleIndex;
  #loading: Promise<void> | undefined;
  #setAside: readonly string[] = [];

  constructor(file: string, unit: KeptUnit, atFirst: readonly Article[], onChange: () => void) {
    this.#file = new KeptFile(file, unit, { schema: articlesSchema, rescale: rescaleArticles });
    this.#currency = unit.currency;
    this.#index = new ArticleIndex(atFirst);
    this.#onChange = onChange;
  }

  /** Reads the kept articles, which may take longer than the first view should wait for. */
  load(): Promise<void> {
    this.#loading ??= Promise.resolve().then(() => {
      const { content, setAside } = this.#file.load();
      this.#setAside = setAside === undefined ? [] : [setAside];
      if (content) this.#index = new ArticleIndex(content);
      this.#onChange();
    });
    return this.#loading;
  }

  view(): Pick<CounterView, 'articles' | 'quickArticles' | 'categories'> {
    const { articles, quick, categories } = this.#index;
    return { articles: articles.length, quickArticles: quick, categories };
  }

  /** Where a damaged file went. */
  setAside(): readonly string[] {
    return this.#setAside;
  }

  /** Rates that articles name and that are none of these. */
  ratesMissingFrom(rates: readonly TaxRate[]): readonly string[] {
    return [...this.#index.taxRates].filter((id) => rates.every((rate) => rate.id !== id));
  }

  async find(text: string): Promise<readonly Article[]> {
    await this.load();
    return this.#index.find(text);
  }

  async browse(category: string): Promise<ArticlePage> {
    await this.load();
    return this.#index.browse(category);
  }

  async byCode(code: string): Promise<Article | undefined> {
    await this.load();
    return this.#index.byCode(code);
  }

  /** The whole catalogue, to be edited in a spreadsheet and imported again. */
  async *csv(): AsyncGenerator<string> {
    await this.load();
    const { catalogueCsv } = await import('./catalogue-csv.ts');
    yield catalogueCsv(this.#index.articles, minorDigits(this.#currency));
  }

  /** Takes the place of the whole catalogue, or, with any fault, of nothing. */
  async import(text: string, rates: readonly TaxRate[]): Promise<Result<CommandResults['catalogue.import']>> {
    await this.load();
    // Needed rarely; the till starts without it.
    const { readCatalogue } = await import('./read-catalogue.ts');
    const { articles, faults, unknownColours } = readCatalogue(text, minorDigits(this.#currency), rates);
    if (faults.length > 0) return succeeded({ articles: 0, faults, unknownColours });
    const kept = await this.#replace(articles);
    return kept.ok ? succeeded({ articles: articles.length, faults, unknownColours }) : kept;
  }

  async clear(): Promise<Result<null>> {
    await this.load();
    return this.#replace([]);
  }

  async #replace(articles: readonly Article[]): Promise<Result<null>> {
    try {
      await this.#file.keep(articles);
    } catch (error) {
      return failed({
        action: 'ask-manager',
        code: 'catalogue-not-kept',
        detail: String(error).slice(0, 300),
      });
    }
    this.#index = new ArticleIndex(articles);
    this.#onChange();
    return succeeded(null);
  }
}
