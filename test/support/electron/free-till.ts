import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium, expect } from '@playwright/test';
import { WebSocket } from 'undici';
import type { ChildProcess } from 'node:child_process';
import type { Browser, Page } from '@playwright/test';
import { runningProcesses } from './processes.ts';
import type { SandboxProcess } from './electron-sandbox.ts';

const PROJECT = join(import.meta.dirname, '../../..');

export interface FreeTillOptions {
  readonly folder: string;
  readonly display: string | undefined;
  /** Beside those that it takes from the sandbox. */
  readonly profile?: object;
  readonly secrets?: object;
  /** The program that it is started by, in the place of Electron with what is built. */
  readonly appImage?: string;
  /** Starts it again when it ends otherwise than by itself, as the system does for a kiosk. */
  readonly isSupervised?: boolean;
}

/**
 * A till that may end and be started again: no test driver holds on to one of its processes. It is reached through the
 * debugging port of whichever runs now.
 */
export class FreeTill {
  readonly #options: FreeTillOptions;
  readonly #args: readonly string[];
  readonly exitCodes: (number | NodeJS.Signals | null)[] = [];
  #output = '';
  #isOver = false;
  #browser: Browser | undefined;

  constructor({ ready }: SandboxProcess, options: FreeTillOptions) {
    const { folder, profile, secrets, isSupervised, appImage } = options;
    this.#options = options;
    const given = `${folder}.evidence`;
    mkdirSync(given, { recursive: true });
    writeFileSync(join(given, 'profile.json'), JSON.stringify({ ...ready.profile, ...profile }));
    writeFileSync(join(given, 'secrets.json'), JSON.stringify({ ...ready.secrets, ...secrets }));
    this.#args = [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ...(appImage === undefined ? [PROJECT] : []),
      ...[`--user-data-dir=${folder}`, '--windowed', '--lang=en', '--remote-debugging-port=0'],
      ...[`--profile=${join(given, 'profile.json')}`, `--secrets-file=${join(given, 'secrets.json')}`],
      // Main is told there what befalls it.
      '--inspect=127.0.0.1:0',
      ...(isSupervised ? ['--supervised'] : []),
    ];
    this.#start();
  }

  /** Its main process; nothing while there is none. */
  pid(): number | undefined {
    return this.#processes().find(({ commandLine }) => !commandLine.includes('--type='))?.pid;
  }

  /** The process that draws its screens. */
  graphics(): number | undefined {
    return this.#processes().find(({ commandLine }) => commandLine.includes('--type=gpu-process'))?.pid;
  }

  /** The processes that run its pages. */
  screens(): readonly number[] {
    return this.#processes()
      .filter(({ commandLine }) => commandLine.includes('--type=renderer'))
      .map(({ pid }) => pid);
  }

  /** Has the main thread of the first process, or of the latest of a supervised till, do this. */
  async befall(expression: string): Promise<void> {
    const address = [...this.#output.matchAll(/Debugger listening on (ws:\S+)/g)].at(-1)?.[1] ?? '';
    const inspector = new WebSocket(address);
    await once(inspector, 'open');
    // Like a console's: with `require`.
    const params = { expression, includeCommandLineAPI: true };
    inspector.send(JSON.stringify({ id: 1, method: 'Runtime.evaluate', params }));
    // A process does not end while it is inspected.
    inspector.close();
  }

  /** The page of whichever process runs now. */
  async page(name: 'index.html' | 'kiosk.html'): Promise<Page> {
    let found: Page | undefined;
    await expect
      .poll(
        async () => {
          found = await this.#find(name).catch(() => undefined);
          return found !== undefined;
        },
        { timeout: 30_000, intervals: [100] },
      )
      .toBe(true);
    if (!found) throw new Error(`no window shows ${name}`);
    return found;
  }

  /** For good. */
  async end(): Promise<void> {
    this.#isOver = true;
    await this.#browser?.close().catch(() => undefined);
    await expect
      .poll(() => {
        const left = this.#processes();
        for (const { pid } of left) kill(pid);
        return left.length;
      })
      .toBe(0);
  }

  /** Chromium tells each of its processes the folder. */
  #processes(): ReturnType<typeof runningProcesses> {
    const ours = `--user-data-dir=${this.#options.folder}`;
    return runningProcesses().filter(({ commandLine }) => commandLine.includes(ours));
  }

  #start(): void {
    const { display, appImage } = this.#options;
    const electron = createRequire(import.meta.url)('electron') as unknown as string;
    const program: ChildProcess = spawn(appImage ?? electron, this.#args, {
      env: { ...process.env, ...(display !== undefined && { DISPLAY: display }) },
    });
    for (const stream of [program.stdout, program.stderr])
      stream?.on('data', (text: Buffer) => (this.#output += String(text)));
    program.on('exit', (code, signal) => {
      this.exitCodes.push(code ?? signal);
      if (this.#options.isSupervised === true && code !== 0 && !this.#isOver) this.#start();
    });
  }

  async #find(name: string): Promise<Page | undefined> {
    // Chromium leaves it there for whoever wants to attach.
    const [port, path] = readFileSync(join(this.#options.folder, 'DevToolsActivePort'), 'utf8').split('\n');
    if (this.pid() === undefined) return undefined;
    await this.#browser?.close().catch(() => undefined);
    this.#browser = await chromium.connectOverCDP(`ws://127.0.0.1:${port}${path}`, { timeout: 2_000 });
    const pages = this.#browser.contexts().flatMap((context) => context.pages());
    return pages.find((page) => page.url().endsWith(`/${name}`));
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // it has just ended
  }
}
