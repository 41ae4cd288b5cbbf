import { DEFAULT_PREFERENCES } from '../../../shared/preferences.ts';
import { failed, succeeded } from '../../../shared/failure.ts';
import { Kiosk } from '../../../src-main/kiosk/kiosk.ts';
import { kioskHandlers } from '../../../src-main/kiosk/kiosk-handlers.ts';
import { SalesWorld } from './sales-world.ts';
import { settled } from './virtual-clock.ts';
import type { Article, CheckoutView } from '../../../shared/contract/checkout.ts';
import type { KioskCommandCalls, KioskStage, KioskView } from '../../../shared/contract/kiosk.ts';
import type { TerminalView } from '../../../shared/contract/terminal-view.ts';
import type { Health } from '../../../shared/contract/health.ts';
import type { Result } from '../../../shared/failure.ts';
import type { KioskPorts, LastTouch, TillSeen } from '../../../src-main/kiosk/ports.ts';
import type { KioskSettings } from '../../../src-main/terminal/profile/kiosk-profile.ts';
import { terminal } from '../records/corner-shop.ts';

export const ESPRESSO: Article = { name: 'Espresso', unitMinor: 250, category: 'Drinks' };
export const CAKE: Article = { name: 'Cake', unitMinor: 400, category: 'Sweets', picture: 'cake.png' };
export const OPEN: Article = { name: 'Salad by weight', category: 'Sweets' };

export const TERMINAL: TerminalView = {
  ...terminal,
  environment: 'sandbox',
  customerDetails: { ask: 'never' },
};

const HEALTH = { at: 0, checks: [] };

/** A kiosk over real sales, a service of a few lines, and time that a test moves by hand. */
export class KioskWorld {
  readonly sales = new SalesWorld();
  readonly articles: Article[] = [ESPRESSO, CAKE, OPEN];
  readonly did: string[] = [];
  readonly shell: string[] = [];
  settings: KioskSettings = { sells: 'catalogue', idleMs: 60_000, hasKeyboard: true };
  seen: Partial<TillSeen> = {};
  mostMinor = 100_000;
  /** Kept over restarts. */
  lastTouch: LastTouch = keptTouch();
  tipPercents: readonly number[] | undefined;
  /** What a print comes to. */
  printed: Result<{ readonly jobId: string }> = succeeded({ jobId: 'job-1' });
  checkHealth = (): Promise<Health> => Promise.resolve(HEALTH);
  /** Of which sale receipts were asked for, and in which language. */
  readonly receipts: string[] = [];
  /** Every view that the shoppers' window was shown. */
  readonly views: KioskView[] = [];
  kiosk!: Kiosk;
  shopper!: KioskCommandCalls;

  async open(): Promise<this> {
    const ports = this.#ports();
    this.kiosk = new Kiosk(ports, () => this.views.push(this.kiosk.view()));
    this.shopper = kioskHandlers(this.kiosk, ports);
    this.sales.onChange = () => this.kiosk.follow();
    await settled();
    return this;
  }

  /** The application is closed and starts again on the same record, so much later. */
  async restart(awayMs = 0): Promise<void> {
    this.kiosk.stop();
    this.sales.onChange = () => undefined;
    this.sales.sales.stop();
    await this.sales.clock.advance(awayMs);
    await this.sales.restart();
    await this.open();
  }

  get view(): KioskView {
    return this.kiosk.view();
  }

  get visit(): number {
    return this.view.visit;
  }

  stage<N extends KioskStage['name']>(name: N): Extract<KioskStage, { name: N }> {
    const { stage } = this.view;
    if (stage.name !== name) throw new Error(`the kiosk shows ${stage.name}, not ${name}`);
    return stage as Extract<KioskStage, { name: N }>;
  }

  /** The till tells of something new. */
  async sees(seen: Partial<TillSeen>): Promise<void> {
    this.seen = { ...this.seen, ...seen };
    this.kiosk.follow();
    await settled();
  }

  async pass(ms: number): Promise<void> {
    await this.sales.clock.advance(ms);
    await settled();
  }

  /** A shopper with an espresso presses Pay; answers the id of the payment at the service. */
  async toTheCode(...articles: readonly Article[]): Promise<string> {
    await this.shopper['kiosk.start']({ language: 'en' });
    for (const article of articles.length > 0 ? articles : [ESPRESSO])
      await this.shopper['kiosk.add']({ visit: this.visit, article });
    await this.shopper['kiosk.pay']({ visit: this.visit });
    await settled();
    this.stage('pay');
    return `trk-${this.sales.gateway.intents.length}`;
  }

  /** What the service says of a payment from now on, once it has been read. */
  async becomes(trackingId: string, status: string): Promise<void> {
    this.sales.gateway.statuses.set(trackingId, status);
    await this.pass(2_000);
  }

  get #checkout(): CheckoutView {
    const { tipPercents } = this;
    return {
      settings: { cart: true, quickAmounts: [], ...(tipPercents && { tipPercents }) },
      articles: this.articles.length,
      quickArticles: [],
      categories: ['Drinks', 'Sweets'],
      priced: {
        articles: this.articles.filter(({ unitMinor }) => unitMinor !== undefined).length,
        categories: ['Drinks', 'Sweets'],
      },
      held: [],
      draft: { digits: '', typedName: '-', lines: [], reference: '', amountMinor: 0 },
    };
  }

  till(): TillSeen {
    return {
      phase: 'ready',
      terminal: TERMINAL,
      session: { state: 'signed-in' },
      connection: { state: 'online' },
      tenders: [{ id: 'btc', label: 'Bitcoin' }],
      checkout: this.#checkout,
      preferences: DEFAULT_PREFERENCES,
      canPrint: true,
      printing: { jobs: [] },
      ...this.sales.sales.view(),
      ...this.seen,
    };
  }

  #ports(): KioskPorts {
    const world = this.sales;
    return {
      clock: world.clock,
      report: (where, error) => world.unexpected.push([where, error]),
      till: () => this.till(),
      settings: this.settings,
      minimum: { minor: 100, currency: 'USD' },
      most: { minor: this.mostMinor, currency: 'USD' },
      typedName: () => Promise.resolve('Amount'),
      sales: {
        start: ({ amountMinor, lineItems, overrides, payer, isStillWanted }) =>
          world.sales.start({
            amount: { minor: amountMinor, currency: 'USD' },
            reference: '',
            overrides,
            ...(lineItems && { lineItems }),
            ...(payer.customer && { payer: { refundEmail: payer.customer.email ?? '' } }),
            stamp: () => ({ kiosk: true }),
            isStillWanted,
          }),
        withdrawCode: (id) => world.sales.withdrawCode(id),
        stopCreating: (id) => world.sales.stopCreating(id),
        setAside: (id) => world.sales.setAside(id),
        leave: (id, seen) => world.sales.leave(id, seen),
        acknowledgeAlert: (id, alert, by) => world.sales.acknowledgeAlert(id, alert, by),
      },
      lastTouch: this.lastTouch,
      catalogue: {
        browse: () => Promise.resolve({ articles: this.articles, more: 0 }),
        has: (article) =>
          Promise.resolve(this.articles.some((each) => JSON.stringify(each) === JSON.stringify(article))),
        picture: () => Promise.resolve(null),
      },
      pictures: { names: () => ['a.png'], source: () => Promise.resolve(null) },
      printReceipt: (saleId, language) => {
        this.receipts.push(`${saleId} ${language}`);
        return Promise.resolve(this.printed);
      },
      staff: {
        enter: (pin) =>
          Promise.resolve(
            pin === '2580' ? succeeded({ by: 'ann' }) : failed({ action: 'fix-input', code: 'pin-wrong' }),
          ),
        pause: () => 0,
        record: (did, by, saleId) => {
          this.did.push([did, by, saleId].filter(Boolean).join(' '));
        },
      },
      checkHealth: () => this.checkHealth(),
      shell: {
        openTill: () => this.shell.push('till'),
        restart: () => this.shell.push('restart'),
        close: () => this.shell.push('close'),
      },
    };
  }
}

function keptTouch(): LastTouch {
  let kept: ReturnType<LastTouch['kept']>;
  return { kept: () => kept, keep: (touch) => (kept = touch) };
}

/** A kiosk at work; what a test wants to be otherwise is set before it opens. */
export function openKiosk(
  changed: Partial<Pick<KioskWorld, 'settings' | 'seen' | 'mostMinor' | 'tipPercents'>> = {},
) {
  return Object.assign(new KioskWorld(), changed).open();
}
