import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { DrawnDisplay, differenceOf, isEmpty } from './drawn-display.ts';
import { removeFolder } from '../../support/system/remove-folder.ts';
import { median } from '../measuring/median.ts';
import { writeMinimalApp } from '../measuring/minimal-app.ts';
import type { ChildProcess } from 'node:child_process';
import type { SandboxProcess } from '../../support/electron/electron-sandbox.ts';
import type { Picture } from './drawn-display.ts';
import type { Row } from '../measuring/results.ts';

const ROUNDS = 7;
const LOOK_EVERY_MS = 10;
const MOST_MS = 60_000;
/** The word for the connection may be another than the first time. */
const SAME = 0.02;
/** A text cursor that blinks is not taken for something that moves. */
const STILL = 0.002;
/** So long nothing moves once everything is drawn. */
const STILL_MS = 4_000;

const { createPackage } = createRequire(createRequire(import.meta.url).resolve('app-builder-lib'))(
  '@electron/asar',
) as { readonly createPackage: (folder: string, archive: string) => Promise<void> };

/**
 * Process start → the first screen is on the display, of a packed till and of a minimal packed window of the same runtime.
 * A package takes no debugger: the dots of the display are looked at.
 */
export async function packedStart(program: string, { ready }: SandboxProcess): Promise<Row> {
  const folder = mkdtempSync(join(tmpdir(), 'countertop-bench-'));
  const display = await DrawnDisplay.start();
  try {
    const profile = join(folder, 'profile.json');
    writeFileSync(profile, JSON.stringify(ready.profile));
    const secrets = join(folder, 'secrets.json');
    writeFileSync(secrets, JSON.stringify({ terminalPassword: ready.secrets.terminalPassword }));
    const minimal = new Starts(display, await packMinimal(program, folder), [
      `--user-data-dir=${folder}/minimal-data`,
    ]);
    const till = new Starts(display, program, [
      ...[`--user-data-dir=${folder}/till-data`, '--windowed', '--lang=en'],
      ...[`--profile=${profile}`, `--secrets-file=${secrets}`],
    ]);
    for (const starts of [minimal, till]) await starts.see();
    for (let round = 0; round < ROUNDS; round++) for (const starts of [minimal, till]) await starts.measure();
    const name = 'packed: process start → keypad / minimal window';
    return {
      name,
      measured: median(till.times),
      against: median(minimal.times),
      atMost: 1.25,
      unit: 'ms',
    };
  } finally {
    await display.stop();
    await removeFolder(folder);
  }
}

/** The runtime of a package with another application in it. */
async function packMinimal(program: string, folder: string): Promise<string> {
  const packed = join(folder, 'minimal');
  cpSync(dirname(program), packed, { recursive: true, filter: (source) => basename(source) !== 'resources' });
  mkdirSync(join(packed, 'resources'));
  await createPackage(writeMinimalApp(folder), join(packed, 'resources', 'app.asar'));
  return join(packed, basename(program));
}

/** One program, started again and again on an empty display. */
class Starts {
  readonly times: number[] = [];
  readonly #display: DrawnDisplay;
  readonly #program: string;
  readonly #args: readonly string[];
  #drawn: Picture | undefined;

  constructor(display: DrawnDisplay, program: string, args: readonly string[]) {
    this.#display = display;
    this.#program = program;
    this.#args = [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...args];
  }

  /** Keeps what is drawn in the end, and warms the disk's cache. */
  async see(): Promise<void> {
    const child = await this.#start();
    this.#drawn = await this.#stillPicture();
    await this.#end(child);
  }

  async measure(): Promise<void> {
    const began = performance.now();
    const child = await this.#start();
    const seen = this.#drawn ?? this.#display.look();
    while (differenceOf(this.#display.look(), seen) > SAME) {
      if (performance.now() - began > MOST_MS) throw new Error(`${this.#program} draws something else`);
      await setTimeout(LOOK_EVERY_MS);
    }
    this.times.push(performance.now() - began);
    // Ended before it is up, it would not have been closed in good order, and would begin otherwise the next time.
    await this.#stillPicture();
    await this.#end(child);
  }

  /** What is drawn once nothing moves any more. */
  async #stillPicture(): Promise<Picture> {
    let last = this.#display.look();
    for (let stillFor = 0, waited = 0; stillFor < STILL_MS && waited < MOST_MS; waited += 500) {
      await setTimeout(500);
      const now = this.#display.look();
      stillFor = isEmpty(now) || differenceOf(now, last) > STILL ? 0 : stillFor + 500;
      last = now;
    }
    return last;
  }

  async #start(): Promise<ChildProcess> {
    const child = spawn(this.#program, this.#args, {
      env: { ...process.env, DISPLAY: this.#display.name },
      stdio: 'ignore',
    });
    await once(child, 'spawn');
    return child;
  }

  async #end(child: ChildProcess): Promise<void> {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
    while (!isEmpty(this.#display.look())) await setTimeout(LOOK_EVERY_MS);
  }
}
