import { expect } from '@playwright/test';
import type { ElectronApplication, Page } from '@playwright/test';
import type { KioskView } from '../../../shared/contract/kiosk.ts';
import type { SeededRandom } from '../../simulation/random.ts';
import { held, type Held } from './held.ts';
import type { RunningTill } from './electron-app.ts';
import type { Vandal } from './vandal.ts';
import type { SandboxPayment, SandboxProcess } from './electron-sandbox.ts';

/** What does not come is waited for so long; what comes on a busy machine comes sooner. docs/kiosk.md, "Time": two minutes at most. */
const LONG = 300_000;
/** To the code, of which the longest way has ten. */
const MOST_STEPS = 40;
const OPEN = ['created', 'processing'];

/** What a page may hold that one shopper typed. */
const TYPED_AT_LEAST = 4;

interface Seen {
  readonly view: KioskView;
  readonly words: string;
  readonly typed: readonly string[];
  readonly buttons: number;
}

/** What has to be so at every moment of a kiosk, whatever somebody does to it. */
export class VandalScene {
  readonly #till: RunningTill;
  readonly #page: Page;
  readonly #sandbox: SandboxProcess;
  readonly #errors: string[] = [];
  readonly #windows: string;
  /** The visit to which each payment page, order and typed word belongs. */
  readonly #ownedBy = new Map<string, number>();
  #visit = 0;
  #url: string | undefined;
  readonly #held: Held[] = [];
  readonly stages = new Map<string, number>();

  private constructor(till: RunningTill, page: Page, sandbox: SandboxProcess, windows: string) {
    this.#till = till;
    this.#page = page;
    this.#sandbox = sandbox;
    this.#windows = windows;
    page.on('console', (message) => {
      if (message.type() === 'error') this.#errors.push(message.text());
    });
    page.on('pageerror', (error) => this.#errors.push(String(error)));
  }

  static async of(till: RunningTill, page: Page, sandbox: SandboxProcess): Promise<VandalScene> {
    await expect(page.getByRole('heading').first()).toBeVisible();
    return new VandalScene(till, page, sandbox, await windowsOf(till.app));
  }

  async expectFirstScreen(): Promise<void> {
    await expect.poll(async () => (await this.#seen()).view.stage.name, { timeout: 30_000 }).toBe('attract');
  }

  /** `did`: what was done last, for whoever reads why it failed. */
  async expectWhole(did: readonly string[]): Promise<void> {
    const because = did.slice(-6).join('; ');
    const seen = await this.#seen();
    const { view, words, typed } = seen;
    const { stage, visit } = view;
    this.stages.set(stage.name, (this.stages.get(stage.name) ?? 0) + 1);
    expect(await windowsOf(this.#till.app), because).toBe(this.#windows);
    expect(this.#page.url(), because).toMatch(/\/kiosk\.html$/);
    expect(view.staff, because).toBeUndefined();
    expect(this.#errors, because).toEqual([]);
    expect(visit, because).toBeGreaterThanOrEqual(this.#visit);

    for (const [what, owner] of this.#ownedBy)
      if (owner !== visit)
        expect(`${words}\n${typed.join('\n')}`, `${because}: of visit ${owner}`).not.toContain(what);
    if (visit !== this.#visit) this.#url = undefined;
    this.#visit = visit;
    for (const word of typed) if (word.length >= TYPED_AT_LEAST) this.#ownedBy.set(word, visit);
    if (stage.name === 'pay') await this.#expectSameCode(stage.url, visit, because);
    // A language that nobody has chosen before is loaded first.
    if (seen.buttons === 0 && stage.name !== 'closed')
      await expect.poll(async () => (await this.#seen()).buttons, because).toBeGreaterThan(0);
  }

  /** Someone who means to buy comes as far as a code, whatever was done before; nothing else is pressed meanwhile. */
  async expectSale(vandal: Vandal): Promise<void> {
    for (let steps = 0; steps < MOST_STEPS; steps += 1) {
      const { name } = (await this.#seen()).view.stage;
      if (name === 'pay') return;
      if (name === 'preparing') await this.#expectStageAfter(name);
      else await vandal.goOn();
      await this.expectWhole(vandal.did);
    }
    expect((await this.#seen()).view.stage.name, vandal.did.slice(-MOST_STEPS).join('; ')).toBe('pay');
  }

  /** Whoever leaves has begun something, where nothing was: the next one must not find it. */
  async expectBegun(vandal: Vandal): Promise<void> {
    if ((await this.#seen()).view.stage.name === 'attract') {
      await vandal.goOn();
      await this.#expectStageAfter('attract');
    }
    const { stage } = (await this.#seen()).view;
    if (stage.name === 'choosing' && stage.cart.lines.length === 0) await vandal.goOn();
    await this.expectWhole(vandal.did);
  }

  /** The next shopper begins with nothing. Whoever begins presses once, so that nothing of theirs is there yet. */
  async expectFreshVisit(vandal: Vandal): Promise<void> {
    await this.expectFirstScreen();
    await vandal.goOn();
    await this.#expectStageAfter('attract');
    const { view, typed } = await this.#seen();
    if (view.stage.name === 'choosing') expect(view.stage.cart.lines).toEqual([]);
    expect(typed.filter((word) => this.#ownedBy.has(word))).toEqual([]);
    await this.expectWhole(vandal.did);
  }

  async #expectStageAfter(before: string): Promise<void> {
    await expect.poll(async () => (await this.#seen()).view.stage.name, { timeout: LONG }).not.toBe(before);
  }

  /** Money that was seen keeps the screen until it is confirmed, whatever a shopper presses and the service says of it. */
  async expectMoneyKeepsScreen(vandal: Vandal): Promise<void> {
    const latest = (await this.#sandbox.payments()).findLast(isOpen);
    if (!latest) throw new Error('No payment waits for its money.');
    await this.#sandbox.move(latest.trackingId, { statusCode: 'processing' });
    await expect.poll(async () => (await this.#seen()).view.stage.name, { timeout: LONG }).toBe('confirming');
    for (let times = 0; times < 6; times += 1) {
      await vandal.pressSome();
      await this.expectWhole(vandal.did);
      expect((await this.#seen()).view.stage.name, vandal.did.slice(-6).join('; ')).toBe('confirming');
    }
    await this.#sandbox.move(latest.trackingId, { statusCode: 'completed' });
    await expect.poll(async () => (await this.#seen()).view.stage.name, { timeout: LONG }).toBe('paid');
  }

  /** A payer, or the service, does something to the latest payment. */
  async payerDoes(random: SeededRandom): Promise<void> {
    const latest = (await this.#sandbox.payments()).findLast(isOpen);
    if (!latest) return;
    const statusCode = random.pick([
      'completed',
      'processing',
      'underpaid',
      'expired',
      'invalid',
      'cancelled',
    ]);
    await this.#sandbox.move(latest.trackingId, { statusCode });
  }

  /** Nobody touches it any more, and those who paid are confirmed: within the time that is documented the next may begin. */
  async expectLeftAlone(did: readonly string[]): Promise<void> {
    const from = performance.now();
    for (const { trackingId, statusCode } of await this.#sandbox.payments())
      if (statusCode === 'processing') await this.#sandbox.move(trackingId, { statusCode: 'completed' });
    const because = did.slice(-6).join('; ');
    await expect
      .poll(async () => (await this.#seen()).view.stage.name, { timeout: LONG, message: because })
      .toBe('attract');
    const words = (await this.#seen()).words;
    for (const [what] of this.#ownedBy) expect(words, because).not.toContain(what);
    this.#held.push(await held(this.#till, this.#page));
    console.log(
      `attract again after ${Math.round((performance.now() - from) / 1_000)} s`,
      JSON.stringify(this.#held.at(-1)),
    );
  }

  /** Every payment is a sale of the till's, and followed to its end. */
  async expectNothingLeft(): Promise<void> {
    for (const payment of await this.#sandbox.payments())
      if (isOpen(payment)) await this.#sandbox.move(payment.trackingId, { statusCode: 'expired' });
    const made = await this.#sandbox.payments();
    console.log(`${this.#visit} visits, ${made.length} payments`, JSON.stringify([...this.stages]));
    await expect
      .poll(
        () =>
          this.#till.page.evaluate(async () => {
            const view = await window.countertop.commands['till.view'](undefined);
            return view.ok
              ? view.value.sales
                  .filter(({ stage }) => stage.name !== 'final' && stage.name !== 'not-created')
                  .map(({ stage }) => stage.name)
              : ['?'];
          }),
        { timeout: LONG },
      )
      .toEqual([]);
    const [, second, ...later] = this.#held;
    const last = later.at(-1);
    for (const what of ['main', 'screen'] as const)
      if (second && last) expect(last[what] / second[what], what).toBeLessThanOrEqual(1.5);
  }

  /** A code stays while it could be paid: another one comes only once that is over. */
  async #expectSameCode(url: string, visit: number, because: string): Promise<void> {
    if (this.#url !== undefined && this.#url !== url) {
      const before = (await this.#sandbox.payments()).find((payment) => payment.url === this.#url);
      expect(OPEN, because).not.toContain(before?.statusCode);
    }
    this.#url = url;
    expect(this.#ownedBy.get(url) ?? visit, because).toBe(visit);
    this.#ownedBy.set(url, visit);
  }

  #seen(): Promise<Seen> {
    return this.#page.evaluate(async () => {
      const { commands } = Reflect.get(window, 'countertopKiosk') as {
        commands: { 'kiosk.view': (input: undefined) => Promise<{ ok: true; value: KioskView }> };
      };
      const { value } = await commands['kiosk.view'](undefined);
      // What was pushed is drawn.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const fields = [...document.querySelectorAll('input')].filter(({ type }) => type !== 'radio');
      return {
        view: value,
        words: document.body.innerText,
        typed: fields.map((field) => field.value),
        buttons: document.querySelectorAll('button:not([disabled])').length,
      };
    });
  }
}

const isOpen = ({ statusCode }: SandboxPayment): boolean => OPEN.includes(statusCode);

/** The windows of the application: which page each shows, whether it is seen, and how large. */
function windowsOf(app: ElectronApplication): Promise<string> {
  return app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()
      .map((window) => {
        const { x, y, width, height } = window.getBounds();
        const page = window.webContents.getURL().replace(/.*\//, '');
        return `${page} ${window.isVisible() ? 'seen' : 'hidden'} ${x},${y} ${width}×${height}, zoom ${window.webContents.getZoomFactor()}`;
      })
      .toSorted()
      .join('\n'),
  );
}
