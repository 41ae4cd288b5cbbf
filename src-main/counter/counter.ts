import { join } from 'node:path';
import { counterSettingsSchema } from '../../shared/contract/commands/counter.ts';
import { Carts, keptCartsSchema } from './carts.ts';
import { Catalogue } from './catalogue/catalogue.ts';
import { KeptFile } from './kept-file.ts';
import type { CounterSettings, CounterView } from '../../shared/contract/counter.ts';
import type { Notice } from '../../shared/contract/views.ts';
import type { Failure } from '../../shared/failure.ts';

export interface CounterParts {
  /** This terminal's own. */
  readonly folder: string;
  readonly currency: string;
  readonly now: () => number;
  readonly newId: () => string;
}

const PLAIN: CounterSettings = { cart: false, quickAmounts: [] };

/** What sales of one terminal are put together from, and the one that is being put together, kept on disk. */
export class Counter {
  readonly carts: Carts;
  readonly catalogue: Catalogue;
  readonly #settingsFile: KeptFile<CounterSettings>;
  readonly #onChange: () => void;
  readonly #damaged: readonly string[];
  #settings: CounterSettings;
  #notKept: Failure | undefined;

  /** Reads what was kept; nothing in it is worth not starting for. */
  constructor({ folder, currency, now, newId }: CounterParts, onChange: () => void) {
    this.#onChange = onChange;
    this.#settingsFile = new KeptFile(join(folder, 'settings.json'), currency, counterSettingsSchema);
    const cartsFile = new KeptFile(join(folder, 'carts.json'), currency, keptCartsSchema);
    const settings = this.#settingsFile.load();
    const carts = cartsFile.load();
    this.#settings = settings.content ?? PLAIN;
    this.#damaged = [settings, carts].flatMap(({ setAside }) => setAside ?? []);
    this.carts = new Carts({
      kept: carts.content,
      onChange: (changed) => this.#keep(cartsFile.keep(changed)),
      now,
      newId,
    });
    this.catalogue = new Catalogue(join(folder, 'catalogue.json'), currency, onChange);
  }

  configure(settings: CounterSettings): void {
    this.#settings = settings;
    this.#keep(this.#settingsFile.keep(settings));
  }

  view(): CounterView {
    return {
      settings: this.#settings,
      ...this.catalogue.view(),
      ...this.carts.view(),
      ...(this.#notKept && { notKept: this.#notKept }),
    };
  }

  notices(): readonly Notice[] {
    const damaged = [...this.#damaged, ...this.catalogue.setAside()];
    return damaged.length === 0 ? [] : [{ code: 'counter-damaged', detail: damaged.join(', ') }];
  }

  /** Selling goes on without a disk; the cashier is told what a power cut would cost. */
  #keep(written: Promise<void>): void {
    this.#onChange();
    written.then(
      () => this.#nowKept(undefined),
      (error: unknown) =>
        this.#nowKept({
          action: 'ask-manager',
          code: 'counter-not-kept',
          detail: String(error).slice(0, 300),
        }),
    );
  }

  #nowKept(failure: Failure | undefined): void {
    if (failure === this.#notKept) return;
    this.#notKept = failure;
    this.#onChange();
  }
}
