import { z } from 'zod';
import { takenBack } from '../../../shared/cart/catalogue-change.ts';
import { articleSchema } from '../../../shared/contract/commands/catalogue.ts';
import { failed, succeeded } from '../../../shared/failure.ts';
import { Mutex } from '../../write-file-atomic.ts';
import { KeptFile } from '../kept-file.ts';
import { rescaleArticles } from '../rescale.ts';
import { ArticleIndex } from './article-index.ts';
import type { CatalogueChange } from '../../../shared/cart/catalogue-change.ts';
import type { Article, CatalogueStep, NumberedStep } from '../../../shared/contract/checkout.ts';
import type { Result } from '../../../shared/failure.ts';
import type { KeptUnit } from '../kept-file.ts';

const articlesSchema: z.ZodType<readonly Article[]> = z.array(articleSchema);

/** How many changes can be undone; each keeps a whole catalogue in memory. */
const MAX_PAST = 20;

/** Records a change in the ledger's journal, with who has signed in. */
export type CatalogueRecord = (change: CatalogueChange) => Result<null>;

/** A change: the articles after it, its name on the screen, and its journal entry. */
export interface Change {
  readonly articles: readonly Article[];
  readonly step: CatalogueStep;
  readonly recorded: CatalogueChange;
}

/** The articles, on the disk and in memory, with their last changes. */
export class KeptCatalogue {
  readonly #file: KeptFile<readonly Article[]>;
  readonly #onChange: () => void;
  readonly #mutex = new Mutex();
  #index: ArticleIndex;
  #loading: Promise<void> | undefined;
  #setAside: readonly string[] = [];
  #unread: readonly string[] = [];
  #past: readonly (Change & { readonly number: number })[] = [];
  #changes = 0;

  constructor(file: string, unit: KeptUnit, atFirst: readonly Article[], onChange: () => void) {
    this.#file = new KeptFile(file, unit, { schema: articlesSchema, rescale: rescaleArticles });
    this.#index = new ArticleIndex(atFirst);
    this.#onChange = onChange;
  }

  get index(): ArticleIndex {
    return this.#index;
  }

  /** Paths to which damaged files were moved. */
  get setAside(): readonly string[] {
    return this.#setAside;
  }

  /** The file, where the disk did not give it. */
  get unread(): readonly string[] {
    return this.#unread;
  }

  /** The last change since the till was started. */
  get lastStep(): NumberedStep | undefined {
    const last = this.#past.at(-1);
    return last && { ...last.step, number: last.number };
  }

  /** Reads the file once. A large one takes longer than the first view should wait. */
  load(): Promise<void> {
    this.#loading ??= Promise.resolve().then(() => {
      this.#read();
    });
    return this.#loading;
  }

  /** Reads a file again that the disk did not give. */
  readAgain(): Promise<void> {
    return this.#mutex.runExclusive(() => {
      if (this.#unread.length > 0) this.#read();
      return Promise.resolve();
    });
  }

  /**
   * Makes one change after the other. Where another program has written another catalogue since, that is read instead and
   * `otherwise` is answered, so that a person looks at it first.
   */
  exclusively<T>(change: () => Promise<T>, otherwise: T): Promise<T> {
    return this.#mutex.runExclusive(async () => {
      await this.load();
      if (!(await this.#file.changedElsewhere()) || !this.#read()) return change();
      this.#past = [];
      return otherwise;
    });
  }

  /** Writes the articles again, unless there never was a file of them. */
  keepAgain(): Promise<void> {
    return this.#mutex.runExclusive(() => this.#file.keepAgain());
  }

  /** Resolves once every change is on the disk, or could not be written. */
  async written(): Promise<void> {
    await this.#mutex.runExclusive(() => Promise.resolve());
  }

  /** Undoes the last change, if there is one. Called within `exclusively`. */
  async undo(record: CatalogueRecord): Promise<Result<null>> {
    const last = this.#past.at(-1);
    if (!last) return succeeded(null);
    const kept = await this.#keep(last.articles, takenBack(last.recorded), record);
    if (kept.ok) this.#past = this.#past.slice(0, -1);
    this.#onChange();
    return kept;
  }

  /** Makes a change. Called within `exclusively`. Fails with `catalogue-not-kept`, or as the journal does. */
  async become({ articles, step, recorded }: Change, record: CatalogueRecord): Promise<Result<null>> {
    const before = this.#index.articles;
    const kept = await this.#keep(articles, recorded, record);
    if (kept.ok) {
      this.#changes += 1;
      const past = { articles: before, step, recorded, number: this.#changes };
      this.#past = [...this.#past, past].slice(-MAX_PAST);
    }
    this.#onChange();
    return kept;
  }

  /** Records first, so that no price changes without an entry. A change that the disk refuses is recorded as undone. */
  async #keep(
    articles: readonly Article[],
    change: CatalogueChange,
    record: CatalogueRecord,
  ): Promise<Result<null>> {
    const recorded = record(change);
    if (!recorded.ok) return recorded;
    try {
      await this.#file.keep(articles);
    } catch (error) {
      record(takenBack(change));
      const detail = String(error).slice(0, 300);
      return failed({ action: 'ask-manager', code: 'catalogue-not-kept', detail });
    }
    this.#index = new ArticleIndex(articles);
    return succeeded(null);
  }

  /** Reads the file and answers whether its articles differ. A missing or unreadable file changes nothing. */
  #read(): boolean {
    const { content, setAside, unread } = this.#file.load();
    this.#unread = unread === undefined ? [] : [unread];
    if (setAside !== undefined) this.#setAside = [...this.#setAside, setAside];
    const isOther = content !== undefined && JSON.stringify(content) !== JSON.stringify(this.#index.articles);
    if (isOther) this.#index = new ArticleIndex(content);
    this.#onChange();
    return isOther;
  }
}
