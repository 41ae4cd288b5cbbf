import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { ElectronApplication } from '@playwright/test';
import { codeIn } from './cashier.ts';

/** The file of its page. */
export type ScreenPage = 'index.html' | 'customer.html' | 'kiosk.html';

/**
 * Milliseconds from what befalls a till to its code being there again: ten seconds, or three times what its first window
 * took on a computer that is busy.
 */
export const backWithin = (firstWindowMs: number): number => Math.max(10_000, 3 * firstWindowMs);

/** When something befell a till: by the clock, and by the time that the computer's processors had not used until then. */
export interface Moment {
  readonly at: number;
  readonly spareMs: number;
}

export function now(): Moment {
  const idle = cpus().map(({ times }) => times.idle);
  return { at: performance.now(), spareMs: idle.reduce((sum, ms) => sum + ms, 0) / idle.length };
}

/**
 * Milliseconds since then, and how many of them do not count: where the whole computer is busy, the watchdog waits until what
 * hangs had five seconds of processor time.
 */
export function since(began: Moment): { readonly tookMs: number; readonly graceMs: number } {
  const { at, spareMs } = now();
  const tookMs = at - began.at;
  return { tookMs, graceMs: spareMs - began.spareMs < 0.25 * tookMs ? 10_000 : 0 };
}

/** A screen of a running till, asked of main: a page whose process has ended is lost to the test driver, whatever comes after it. */
export class ScreenOfTill {
  readonly #app: ElectronApplication;
  readonly #page: ScreenPage;

  constructor(app: ElectronApplication, page: ScreenPage) {
    this.#app = app;
    this.#page = page;
  }

  /** Of its process. */
  async pid(): Promise<number> {
    const pid = await this.#app.evaluate(({ BrowserWindow }, page) => {
      const all = BrowserWindow.getAllWindows().map(({ webContents }) => webContents);
      return all.find((contents) => contents.getURL().endsWith(`/${page}`))?.getOSProcessId();
    }, this.#page);
    if (pid === undefined || pid <= 0) throw new Error(`no process shows ${this.#page}`);
    return pid;
  }

  /** Takes its window away, as no person can: without asking it. */
  async takeAway(): Promise<void> {
    await this.#app.evaluate(({ BrowserWindow }, page) => {
      const all = BrowserWindow.getAllWindows();
      const window = all.find(({ webContents }) => webContents.getURL().endsWith(`/${page}`));
      window?.destroy();
    }, this.#page);
  }

  /** What a phone reads there now; empty where there is no code, or no screen. */
  async code(): Promise<string> {
    const picture = await this.#app
      .evaluate(async ({ BrowserWindow }, page) => {
        const all = BrowserWindow.getAllWindows();
        const window = all.find(({ webContents }) => webContents.getURL().endsWith(`/${page}`));
        if (!window?.isVisible() || window.webContents.isCrashed() || window.webContents.isLoading())
          return '';
        return (await window.webContents.capturePage()).toPNG().toString('base64');
      }, this.#page)
      .catch((error: unknown) => {
        // A screen that goes while its picture is taken leaves the question without an answer.
        if (String(error).includes('promise was garbage collected')) return '';
        throw error;
      });
    return picture === '' ? '' : codeIn(Buffer.from(picture, 'base64'));
  }

  /** Ends its process, or has it hang; resolves once another one shows the page. */
  async strike(signal: 'SIGKILL' | 'SIGSTOP'): Promise<void> {
    const struck = await this.pid();
    process.kill(struck, signal);
    try {
      await expect.poll(() => this.pid().catch(() => struck), { timeout: 30_000 }).not.toBe(struck);
    } catch (error) {
      // A till whose screen stands still would not close.
      process.kill(struck, 'SIGCONT');
      throw error;
    }
  }
}

/** Ends the process that draws all screens; resolves once another one draws. */
export async function loseGraphics(app: ElectronApplication): Promise<void> {
  const graphics = () =>
    app.evaluate(({ app: till }) => till.getAppMetrics().find(({ type }) => type === 'GPU')?.pid);
  await expect.poll(graphics).toBeDefined();
  const lost = (await graphics()) ?? 0;
  process.kill(lost, 'SIGKILL');
  await expect
    .poll(async () => [undefined, lost].includes(await graphics()), { timeout: 30_000 })
    .toBe(false);
}

/** What the record of restarts in a till's folder holds, oldest first. */
export function notedRestarts(folder: string): readonly string[] {
  const { restarts } = JSON.parse(readFileSync(join(folder, 'restarts.json'), 'utf8')) as {
    readonly restarts: readonly { readonly part: string; readonly why: string }[];
  };
  return restarts.map(({ part, why }) => `${part} ${why}`);
}
