import { join } from 'node:path';
import { checkoutSettingsSchema } from '../../shared/contract/commands/checkout.ts';
import { Carts, keptCartsSchema } from './carts.ts';
import { Catalogue } from './catalogue/catalogue.ts';
import { KeptFile } from './kept-file.ts';
import { ArticlePictures } from './pictures/article-pictures.ts';
import { rescaleCarts, rescaleSettings } from './rescale.ts';
import type { KeptCarts } from './carts.ts';
import type { Article, CheckoutSettings, CheckoutView } from '../../shared/contract/checkout.ts';
import type { SaleView } from '../../shared/contract/sale-view.ts';
import type { Notice } from '../../shared/contract/views.ts';
import type { Failure } from '../../shared/failure.ts';
import type { TaxRules } from '../../shared/money/tax-rules.ts';

export interface CheckoutParts {
  /** The folder of this terminal. */
  readonly folder: string;
  readonly currency: string;
  /** The number of decimals in files of an earlier version, which do not state it. */
  readonly assumedScale: number;
  /** The articles of the catalogue until a file is kept. */
  readonly articlesAtFirst: readonly Article[];
  /** Their pictures as data addresses, by the names of files, until a folder is chosen. */
  readonly picturesAtFirst: ReadonlyMap<string, string>;
  readonly now: () => number;
  readonly newId: () => string;
}

const PLAIN: CheckoutSettings = { cart: false, quickAmounts: [] };

/** The checkout of one terminal, kept on disk: catalogue, pictures, settings, and the carts. */
export class Checkout {
  readonly carts: Carts;
  readonly catalogue: Catalogue;
  readonly pictures: ArticlePictures;
  readonly #settingsFile: KeptFile<CheckoutSettings>;
  readonly #cartsFile: KeptFile<KeptCarts>;
  readonly #currency: string;
  readonly #onChange: () => void;
  readonly #damaged: readonly string[];
  readonly #unread: readonly string[];
  #settings: CheckoutSettings;
  /** Why files could not be written, by file: one that is written does not mend another. */
  readonly #notKept = new Map<object, Failure>();
  #isTaxed = false;

  /** Reads the kept files. A damaged one is set aside, one that the disk does not give stays, and the till starts without it. */
  constructor(
    { folder, currency, assumedScale, articlesAtFirst, picturesAtFirst, now, newId }: CheckoutParts,
    onChange: () => void,
  ) {
    this.#currency = currency;
    this.#onChange = onChange;
    const unit = { currency, assumedScale };
    this.#settingsFile = new KeptFile(join(folder, 'settings.json'), unit, {
      schema: checkoutSettingsSchema,
      rescale: rescaleSettings,
    });
    this.#cartsFile = new KeptFile(join(folder, 'carts.json'), unit, {
      schema: keptCartsSchema,
      rescale: rescaleCarts,
    });
    const settings = this.#settingsFile.load();
    const carts = this.#cartsFile.load();
    this.#settings = settings.content ?? PLAIN;
    this.#damaged = [settings, carts].flatMap(({ setAside }) => setAside ?? []);
    this.#unread = [settings, carts].flatMap(({ unread }) => unread ?? []);
    this.carts = new Carts({
      kept: carts.content,
      onChange: (changed) => this.#keep(this.#cartsFile, changed),
      now,
      newId,
    });
    this.catalogue = new Catalogue(join(folder, 'catalogue.json'), unit, articlesAtFirst, onChange);
    this.pictures = new ArticlePictures({
      file: join(folder, 'pictures.json'),
      named: () => this.catalogue.pictures(),
      atFirst: picturesAtFirst,
    });
  }

  /**
   * Called when the terminal session has opened, with its open sales. Sales of shoppers were not made from these carts, and
   * each currency has carts of its own.
   */
  resume(sales: readonly Pick<SaleView, 'number' | 'kiosk' | 'amount'>[]): void {
    const ofCarts = sales.filter(({ kiosk, amount }) => !kiosk && amount.currency === this.#currency);
    this.carts.resume(ofCarts.map(({ number }) => number));
  }

  /** Uses these tax rules from now on. The checkout stays when the terminal's profile changes. */
  useTax(tax: TaxRules | undefined): void {
    this.#isTaxed = tax !== undefined;
    this.carts.useTax(tax);
    this.catalogue.useRates(tax?.rates ?? []);
  }

  configure(settings: CheckoutSettings): void {
    this.#settings = settings;
    void this.#keep(this.#settingsFile, settings);
  }

  /** Writes everything again, where another currency's may have taken its place. Never rejects. */
  async keepAgain(): Promise<void> {
    const files = [this.#settingsFile, this.#cartsFile, this.catalogue];
    for (const kept of await Promise.allSettled(files.map((file) => file.keepAgain())))
      if (kept.status === 'rejected') console.error('a file of the checkout is not kept', kept.reason);
  }

  /** Resolves once everything is on the disk, or could not be written. */
  async written(): Promise<void> {
    await Promise.all([this.#settingsFile.written(), this.#cartsFile.written(), this.catalogue.written()]);
  }

  view(): CheckoutView {
    const [notKept] = this.#notKept.values();
    return {
      settings: this.#settings,
      ...this.catalogue.view(),
      ...this.carts.view(),
      ...(notKept && { notKept }),
    };
  }

  notices(): readonly Notice[] {
    const damaged = [...this.#damaged, ...this.catalogue.setAside()];
    const unread = [...this.#unread, ...this.catalogue.unread()];
    const missing = this.#isTaxed ? this.catalogue.missingRates() : [];
    return [
      ...noticeOf('checkout-damaged', damaged),
      ...noticeOf('file-not-read', unread),
      ...noticeOf('tax-rates-missing', missing),
    ];
  }

  /** Selling goes on where the disk does not take the file; the view says so. */
  #keep<T>(file: KeptFile<T>, content: T): Promise<Failure | undefined> {
    const written = file.keep(content);
    this.#onChange();
    return written.then(
      () => {
        if (this.#notKept.delete(file)) this.#onChange();
        return undefined;
      },
      (error: unknown) => {
        const detail = String(error).slice(0, 300);
        const failure: Failure = { action: 'ask-manager', code: 'checkout-not-kept', detail };
        this.#notKept.set(file, failure);
        this.#onChange();
        return failure;
      },
    );
  }
}

function noticeOf(code: Notice['code'], of: readonly string[]): readonly Notice[] {
  return of.length === 0 ? [] : [{ code, detail: of.join(', ') }];
}
