import { expect } from '@playwright/test';
import type { ElectronApplication, Page } from '@playwright/test';
import type { KioskView } from '../../../shared/contract/kiosk.ts';
import type { SeededRandom } from '../../simulation/random.ts';
import type { RunningTill } from './electron-app.ts';
import type { SandboxPayment, SandboxProcess } from './electron-sandbox.ts';

/** Seconds of nobody's touch after which each kiosk of it asks, and then ends the visit: docs/kiosk.md, "Time". */
const IDLE_SECONDS = 15;
const ASKED_SECONDS = 20;
/** An end that says why nothing was paid stands longest. */
const END_SECONDS = 60;
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
  #held: Readonly<Record<string, number>>[] = [];
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
    if (visit !== this.#visit && stage.name === 'choosing') expect(stage.cart.lines, because).toEqual([]);
    this.#visit = visit;
    for (const word of typed) if (word.length >= TYPED_AT_LEAST) this.#ownedBy.set(word, visit);
    if (stage.name === 'pay') await this.#expectSameCode(stage.url, visit, because);
    // A language that nobody has chosen before is loaded first.
    if (seen.buttons === 0 && stage.name !== 'closed')
      await expect.poll(async () => (await this.#seen()).buttons, because).toBeGreaterThan(0);
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
    const longest = (IDLE_SECONDS + ASKED_SECONDS + END_SECONDS + 10) * 1_000;
    const because = did.slice(-6).join('; ');
    await expect
      .poll(async () => (await this.#seen()).view.stage.name, { timeout: longest, message: because })
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
        { timeout: 60_000 },
      )
      .toEqual([]);
    const [, second = this.#held[0], ...later] = this.#held;
    const last = later.at(-1);
    if (second && last)
      for (const [what, amount] of Object.entries(last))
        expect(amount / (second[what] ?? 1), what).toBeLessThanOrEqual(1.25);
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

async function held({ app }: RunningTill, page: Page): Promise<Readonly<Record<string, number>>> {
  const main = await app.evaluate(() => {
    const { setFlagsFromString } = process.getBuiltinModule('node:v8');
    const { runInNewContext } = process.getBuiltinModule('node:vm');
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    for (let n = 0; n < 3; n += 1) collect();
    return { bytes: process.memoryUsage().heapUsed, handles: process.getActiveResourcesInfo().length };
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const metric = (name: string): number => metrics.find((each) => each.name === name)?.value ?? NaN;
  return {
    main: main.bytes,
    screen: metric('JSHeapUsedSize'),
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    handles: main.handles,
  };
}
