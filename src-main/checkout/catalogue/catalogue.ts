import { minorDigits } from '../../../shared/money/money.ts';
import { succeeded } from '../../../shared/failure.ts';
import { backOff } from '../../supervision/back-off.ts';
import { compareArticles, isSameArticle } from './compare-articles.ts';
import { KeptCatalogue, type CatalogueRecord, type Change } from './kept-catalogue.ts';
import type { CommandInput, CommandResults } from '../../../shared/contract/commands.ts';
import type { Article, ArticlePage, CheckoutView } from '../../../shared/contract/checkout.ts';
import type { Result } from '../../../shared/failure.ts';
import type { TaxRate } from '../../../shared/money/tax-rules.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import type { KeptUnit } from '../kept-file.ts';

type Edited = Result<CommandResults['catalogue.save']>;
type Imported = Result<CommandResults['catalogue.import']>;

/** The pauses between tries to read a file that the disk does not give. */
const READ_AGAIN = { firstMs: 10_000, longestMs: 60_000 };
const CHANGED_MEANWHILE = { faults: [{ line: 0, fault: 'changed-meanwhile' } as const] };

/**
 * The articles of one terminal. Each change is recorded with who made it. An edit that comes after another program changed
 * the file fails with the fault `changed-meanwhile`.
 */
export class Catalogue {
  readonly #kept: KeptCatalogue;
  readonly #currency: string;
  #rates: readonly TaxRate[] = [];
  #loadingAtLast: Promise<void> | undefined;

  /** `atFirst` are the articles until a file is kept. */
  constructor(file: string, unit: KeptUnit, atFirst: readonly Article[], onChange: () => void) {
    this.#kept = new KeptCatalogue(file, unit, atFirst, onChange);
    this.#currency = unit.currency;
  }

  load(): Promise<void> {
    return this.#kept.load();
  }

  /**
   * The same, and again, more and more slowly, for as long as the disk does not give the file: a kiosk has nothing to sell
   * meanwhile. Each opening of the terminal asks for it, and one of them is enough.
   */
  loadAtLast(clock: Pick<Clock, 'sleep'>): Promise<void> {
    return (this.#loadingAtLast ??= this.#readUntilGiven(clock));
  }

  async #readUntilGiven(clock: Pick<Clock, 'sleep'>): Promise<void> {
    await this.#kept.load();
    for (let tries = 1; this.#kept.unread.length > 0; tries++) {
      await clock.sleep(backOff(tries, READ_AGAIN));
      await this.#kept.readAgain();
    }
  }

  written(): Promise<void> {
    return this.#kept.written();
  }

  /** Sets the tax rates that an article may name. */
  useRates(rates: readonly TaxRate[]): void {
    this.#rates = rates;
  }

  view(): Pick<CheckoutView, 'articles' | 'quickArticles' | 'categories' | 'priced' | 'catalogueStep'> {
    const { articles, quick, categories, priced } = this.#kept.index;
    const { lastStep } = this.#kept;
    return {
      articles: articles.length,
      quickArticles: quick,
      categories,
      priced,
      ...(lastStep && { catalogueStep: lastStep }),
    };
  }

  /** Rejects where the disk does not take it. */
  keepAgain(): Promise<void> {
    return this.#kept.keepAgain();
  }

  /** Paths to which damaged files were moved. */
  setAside(): readonly string[] {
    return this.#kept.setAside;
  }

  /** Paths of files that the disk did not give. */
  unread(): readonly string[] {
    return this.#kept.unread;
  }

  /** Ids of tax rates that articles name and the store does not have. */
  missingRates(): readonly string[] {
    return [...this.#kept.index.taxRates].filter((id) => this.#rates.every((rate) => rate.id !== id));
  }

  async find(text: string): Promise<readonly Article[]> {
    await this.load();
    return this.#kept.index.find(text);
  }

  async browse(category: string): Promise<ArticlePage> {
    await this.load();
    return this.#kept.index.browse(category);
  }

  async byCode(code: string): Promise<Article | undefined> {
    await this.load();
    return this.#kept.index.byCode(code);
  }

  /** Whether the catalogue has exactly this article; a screen may show one that was changed meanwhile. */
  async has(article: Article): Promise<boolean> {
    await this.load();
    return placeOf(article, this.#kept.index.articles) !== -1;
  }

  /** The file names of all pictures. */
  async pictures(): Promise<ReadonlySet<string>> {
    await this.load();
    return this.#kept.index.pictures;
  }

  async list({ text, most }: CommandInput<'catalogue.list'>): Promise<ArticlePage> {
    await this.load();
    return this.#kept.index.list(text, most);
  }

  /** The whole catalogue, to be edited in a spreadsheet and imported again. */
  async *csv(): AsyncGenerator<string> {
    await this.load();
    const { catalogueCsv } = await import('./catalogue-csv.ts');
    yield catalogueCsv(this.#kept.index.articles, minorDigits(this.#currency));
  }

  save({ before, cells }: CommandInput<'catalogue.save'>, record: CatalogueRecord): Promise<Edited> {
    return this.#exclusively(async (articles) => {
      const place = before ? placeOf(before, articles) : articles.length;
      if (place === -1) return succeeded(CHANGED_MEANWHILE);
      const others = articles.toSpliced(place, 1);
      // Loaded when needed, since the till starts faster without it.
      const { readArticle } = await import('./read-article.ts');
      const { article, faults } = readArticle(cells, others, minorDigits(this.#currency), this.#rates);
      if (!article) return succeeded({ faults });
      if (before && isSameArticle(before, article)) return succeeded({ faults: [] });
      return this.#become(
        {
          articles: others.toSpliced(place, 0, article),
          step: { kind: before ? 'changed' : 'added', name: article.name },
          recorded: this.#changed({ ...(before && { before }), after: article }),
        },
        record,
      );
    });
  }

  remove(article: Article, record: CatalogueRecord): Promise<Edited> {
    return this.#exclusively((articles) => {
      const place = placeOf(article, articles);
      if (place === -1) return Promise.resolve(succeeded(CHANGED_MEANWHILE));
      const others = articles.toSpliced(place, 1);
      const step = { kind: 'removed', name: article.name } as const;
      return this.#become({ articles: others, step, recorded: this.#changed({ before: article }) }, record);
    });
  }

  undo(record: CatalogueRecord): Promise<Edited> {
    return this.#exclusively(async () => withoutFaults(await this.#kept.undo(record)));
  }

  clear(record: CatalogueRecord): Promise<Edited> {
    return this.#exclusively((articles) =>
      this.#become(
        {
          articles: [],
          step: { kind: 'cleared' },
          recorded: { type: 'catalogue-replaced', added: 0, changed: 0, removed: articles.length },
        },
        record,
      ),
    );
  }

  /** Replaces the whole catalogue. Changes nothing with any fault, or until what it replaces is `agreed` to. */
  import({ text, agreed }: CommandInput<'catalogue.import'>, record: CatalogueRecord): Promise<Imported> {
    const nothing = { articles: 0, unknownColours: 0 };
    return this.#kept.exclusively<Imported>(
      async () => {
        // Loaded when needed, since the till starts faster without it.
        const { readCatalogue } = await import('./read-catalogue.ts');
        const read = readCatalogue(text, minorDigits(this.#currency), this.#rates);
        const { articles, faults, unknownColours } = read;
        if (faults.length > 0) return succeeded({ ...nothing, faults, unknownColours });
        const before = this.#kept.index.articles;
        const replaces = compareArticles(before, articles);
        const imported = { articles: articles.length, faults, unknownColours };
        const { added, changed, removed } = replaces;
        const isAgreed = agreed?.added === added && agreed.changed === changed && agreed.removed === removed;
        const isAsked = before.length > 0 && added + changed + removed > 0;
        if (isAsked && !isAgreed) return succeeded({ ...imported, replaces });
        const recorded = { type: 'catalogue-replaced', ...replaces } as const;
        const kept = await this.#kept.become({ articles, step: { kind: 'imported' }, recorded }, record);
        return kept.ok ? succeeded(imported) : kept;
      },
      succeeded({ ...nothing, ...CHANGED_MEANWHILE }),
    );
  }

  #exclusively(change: (articles: readonly Article[]) => Promise<Edited>): Promise<Edited> {
    return this.#kept.exclusively(() => change(this.#kept.index.articles), succeeded(CHANGED_MEANWHILE));
  }

  async #become(change: Change, record: CatalogueRecord): Promise<Edited> {
    return withoutFaults(await this.#kept.become(change, record));
  }

  #changed(articles: { readonly before?: Article; readonly after?: Article }): Change['recorded'] {
    return { type: 'article-changed', currency: this.#currency, ...articles };
  }
}

function placeOf(article: Article, articles: readonly Article[]): number {
  return articles.findIndex((each) => isSameArticle(each, article));
}

function withoutFaults(done: Result<null>): Edited {
  return done.ok ? succeeded({ faults: [] }) : done;
}
