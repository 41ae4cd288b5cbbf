import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { _electron as electron, expect } from '@playwright/test';
import type { ElectronApplication, Locator, Page } from '@playwright/test';

const PROJECT = join(import.meta.dirname, '../../..');
const IS_ROOT = process.getuid?.() === 0;

export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

/** How a till is started: the switches and variables of docs/running.md. */
export interface TillOptions {
  /** The till's files; the same folder again is the same till after a restart. */
  readonly folder: string;
  readonly training?: boolean;
  /** Shoppers sell to themselves, whatever the profile says. */
  readonly kiosk?: boolean;
  /** A terminal profile, or what stands in its place in the file. */
  readonly profile?: object | string;
  readonly secrets?: Partial<
    Record<
      | 'terminalPassword'
      | 'clientSecret'
      | 'apiKey'
      | 'webhookSecret'
      | 'partnerWebhookSecret'
      | 'backOfficeKey'
      | 'staffPin',
      string
    >
  >;
  /** Path of a pipe that secrets come by, in their time: the till is not waited for. */
  readonly secretsPipe?: string;
  /** Path of the key that protects what is kept; the system's keyring without it. */
  readonly keyFile?: string;
  /** English without it, whatever the system speaks. */
  readonly lang?: string;
  /** Variables of the environment beside those that it inherits. */
  readonly env?: Record<string, string>;
  /** Opens the customer's screen in a window of its own. */
  readonly customerDisplay?: boolean;
  /** As a till is installed, over the whole display; without it in an ordinary window. */
  readonly isLocked?: boolean;
  /** Of the page, in CSS pixels; without it 1280×800. */
  readonly size?: WindowSize;
}

/** The built application, running in real Electron. */
export interface RunningTill {
  readonly page: Page;
  readonly app: ElectronApplication;
  /** Everything it has written to standard output and standard error. */
  readonly output: () => string;
  readonly isRunning: () => boolean;
  /** How it ended: its exit code, or the signal that ended it. */
  readonly ended: () => number | NodeJS.Signals | null;
  readonly resize: (size: WindowSize) => Promise<void>;
  /** Ends it as a cashier does. */
  readonly close: () => Promise<void>;
  /** Ends it as a power cut does. */
  readonly kill: () => Promise<void>;
}

/** Where Playwright keeps what it records: beside the till's files, which tests look through. */
export const evidenceFolder = (folder: string): string => `${folder}.evidence`;

export async function startTill(options: TillOptions): Promise<RunningTill> {
  const app = await electron.launch({
    args: [PROJECT, ...switches(options)],
    env: { ...inherited(), ...options.env },
    chromiumSandbox: !IS_ROOT,
    // Else a till that is killed leaves them in the system's folder for temporary files.
    tracesDir: evidenceFolder(options.folder),
    artifactsDir: evidenceFolder(options.folder),
  });
  answerInTurn(app);
  // Kept, because Playwright forgets it at the end.
  const program = app.process();
  let output = '';
  for (const stream of [program.stdout, program.stderr]) {
    stream?.on('data', (text: Buffer) => (output += String(text)));
  }
  const page = await windowShowing(app, 'index.html');
  const till: RunningTill = {
    page,
    app,
    output: () => output,
    resize: (size) => resize(app, page, size),
    isRunning: () => program.exitCode === null && program.signalCode === null,
    ended: () => program.exitCode ?? program.signalCode,
    close: () => app.close(),
    kill: async () => {
      const ended = once(program, 'exit');
      if (program.kill('SIGKILL')) await ended;
    },
  };
  if (options.size) await till.resize(options.size);
  return till;
}

/**
 * Has main answer what tests ask it in a turn of its own. Node's inspector interrupts it in the middle of its work, and V8 holds
 * the promise of an answer weakly: where that work goes on and releases much, the answer was collected before it was given
 * ("Resulting promise was garbage collected": 282 of 400 questions to a busy main, none of 400 in turns of their own). In such a
 * turn main also knows which pages have crashed: a picture of one that has just done so ends the application (SIGILL).
 */
function answerInTurn(app: ElectronApplication): void {
  const evaluate = app.evaluate.bind(app);
  app.evaluate = (question: unknown, argument?: unknown) => {
    const source = `async (electron, argument) => {
      await new Promise(setImmediate);
      return (${String(question)})(electron, argument);
    }`;
    // Playwright sends a function's text.
    return evaluate(
      Object.assign(() => undefined, { toString: () => source }),
      argument,
    );
  };
}

/** The window that shows this page, once it is there: which of two windows comes first is anybody's guess. */
export async function windowShowing(app: ElectronApplication, name: string): Promise<Page> {
  const found = () => app.windows().find((page) => page.url().endsWith(`/${name}`));
  await expect.poll(() => found() !== undefined, { timeout: 30_000 }).toBe(true);
  const page = found();
  if (!page) throw new Error(`the window of ${name} is gone again`);
  return page;
}

/** Closes a window as a person does: one that goes without being asked counts as taken away, and comes back. */
export async function closeWindow(app: ElectronApplication, page: Page): Promise<void> {
  const window = await app.browserWindow(page);
  await window.evaluate((asked: Electron.BrowserWindow) => asked.close());
}

/** Presses what ends the application, and waits for its end. */
export async function endBy(app: ElectronApplication, button: Locator): Promise<void> {
  await Promise.all([app.waitForEvent('close'), pressLast(button)]);
}

/** The last press on a page: the application ends by it, and may do so before Playwright has its answer to the click. */
export async function pressLast(button: Locator): Promise<void> {
  try {
    await button.click();
  } catch (error) {
    if (!String(error).includes('has been closed')) throw error;
  }
}

function switches({
  folder,
  training,
  kiosk,
  profile,
  secrets,
  lang = 'en',
  customerDisplay,
  isLocked,
  keyFile,
  secretsPipe,
}: TillOptions): readonly string[] {
  return [
    ...(isLocked ? [] : ['--windowed']),
    `--user-data-dir=${folder}`,
    ...(training ? ['--training'] : []),
    ...(kiosk ? ['--kiosk'] : []),
    ...(keyFile === undefined ? [] : [`--key-file=${keyFile}`]),
    ...(customerDisplay ? ['--customer-display=windowed'] : []),
    `--lang=${lang}`,
    ...(profile === undefined ? [] : [`--profile=${writeProfile(folder, profile)}`]),
    ...(secretsPipe === undefined ? [] : [`--secrets-file=${secretsPipe}`]),
    ...(secrets === undefined ? [] : [`--secrets-file=${writeSecrets(folder, secrets)}`]),
  ];
}

function writeProfile(folder: string, profile: object | string): string {
  const file = join(folder, 'given-profile.json');
  writeFileSync(file, typeof profile === 'string' ? profile : JSON.stringify(profile));
  return file;
}

/**
 * Not in the environment: the till would start again without them, and Playwright would be left with the process that
 * has ended. Not among the till's files, which tests look through.
 */
function writeSecrets(folder: string, secrets: object): string {
  mkdirSync(evidenceFolder(folder), { recursive: true });
  const file = join(evidenceFolder(folder), 'given-secrets.json');
  writeFileSync(file, JSON.stringify(secrets));
  return file;
}

/** This process's environment without what would start another till than the test asks for. */
function inherited(): Record<string, string> {
  const kept = Object.entries(process.env).filter(([name]) => !name.startsWith('COUNTERTOP_'));
  return Object.fromEntries(kept.map(([name, value]) => [name, value ?? '']));
}

async function resize(app: ElectronApplication, page: Page, size: WindowSize): Promise<void> {
  const window = await app.browserWindow(page);
  await window.evaluate((till: Electron.BrowserWindow, { width, height }) => {
    till.setContentSize(width, height);
  }, size);
  // Polled from outside: the page's policy forbids the evaluation that `waitForFunction` needs.
  await expect.poll(() => page.evaluate(() => ({ width: innerWidth, height: innerHeight }))).toEqual(size);
}
