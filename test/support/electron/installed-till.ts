import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { ChildProcess } from 'node:child_process';
import { startVirtualDisplay } from '../../../scripts/runtime/display.mjs';
import { removeFolder } from '../system/remove-folder.ts';
import { Cage } from './cage.ts';
import type { SandboxProcess } from './electron-sandbox.ts';

/** Nobody in particular: an installed till runs as an ordinary user, with Chromium's sandbox on. */
const USER = '65534';
const AS_USER = [`--reuid=${USER}`, `--regid=${USER}`, '--clear-groups', '--'];

/**
 * A till that was installed, as whoever stands before it has it: keys go in, and what is on the screen comes out. It
 * refuses the switches that test drivers need, as every release does.
 */
export class InstalledTill {
  readonly #program: string;
  readonly #home = mkdtempSync(join(tmpdir(), 'countertop-installed-'));
  readonly #display: Awaited<ReturnType<typeof startVirtualDisplay>>;
  readonly #cage: Cage | undefined;
  #process: ChildProcess | undefined;

  private constructor(
    program: string,
    display: Awaited<ReturnType<typeof startVirtualDisplay>>,
    isInCage: boolean,
  ) {
    this.#program = program;
    this.#display = display;
    this.#cage = isInCage ? new Cage(this.#home, display.name) : undefined;
  }

  /** `kiosk`: of its profile. The staff's PIN is then 4711. `isInCage`: the only program of a Wayland session. */
  static async on(
    program: string,
    { ready }: SandboxProcess,
    { kiosk, isInCage = false }: { readonly kiosk?: object; readonly isInCage?: boolean } = {},
  ): Promise<InstalledTill> {
    const till = new InstalledTill(program, await startVirtualDisplay(process.env), isInCage);
    const isKiosk = kiosk !== undefined;
    mkdirSync(till.folder);
    writeFileSync(
      join(till.#home, 'profile.json'),
      JSON.stringify({ ...ready.profile, ...(isKiosk && { kiosk }) }),
    );
    writeFileSync(
      join(till.#home, 'secrets.json'),
      JSON.stringify({ ...ready.secrets, ...(isKiosk && { staffPin: '4711' }) }),
    );
    chmodSync(till.#home, 0o755);
    execFileSync('chown', ['-R', USER, till.#home]);
    return till;
  }

  /** Where it keeps its files. */
  get folder(): string {
    return join(this.#home, 'till');
  }

  /** Nothing before there is one. */
  log(): string {
    const file = join(this.folder, 'logs', 'till.jsonl');
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  }

  start(): void {
    const { PATH = '' } = process.env;
    this.#process = spawn(
      'setpriv',
      [
        ...AS_USER,
        ...(this.#cage?.command ?? []),
        this.#program,
        ...[`--user-data-dir=${this.folder}`, '--lang=en'],
        ...[`--profile=${join(this.#home, 'profile.json')}`],
        `--secrets-file=${join(this.#home, 'secrets.json')}`,
      ],
      // A group of its own, which is ended whole, as a power cut does.
      {
        env: { PATH, HOME: this.#home, DISPLAY: this.#display.name, ...this.#cage?.env },
        stdio: 'ignore',
        detached: true,
      },
    );
  }

  /** Keys by their X names, through the X server: the till cannot tell them from a keyboard's. */
  press(...keys: readonly string[]): void {
    execFileSync('xdotool', ['key', '--delay', '150', ...keys], { env: this.#onDisplay() });
  }

  /** The same, faster than a person; what comes of one may not be there before the next. */
  pressFast(chords: readonly string[], everyMs: number): void {
    execFileSync('xdotool', ['key', '--delay', String(everyMs), ...chords], { env: this.#onDisplay() });
  }

  /** The left button, as a finger on most touch screens is taken for, at these dots from the upper left corner. */
  async touch(x: number, y: number, forMs = 50): Promise<void> {
    const env = this.#onDisplay();
    execFileSync('xdotool', ['mousemove', String(x), String(y), 'mousedown', '1'], { env });
    await setTimeout(forMs);
    execFileSync('xdotool', ['mouseup', '1'], { env });
  }

  /** Whether it draws what is typed: before its first screen is there it hears no key, and no log says that it is. */
  hearsKeys(): boolean {
    const before = this.#picture();
    this.press('5');
    const typed = this.#picture();
    this.press('Escape');
    return !typed.equals(before) && this.#picture().equals(before);
  }

  /** Something is on the whole display, and stands still. */
  isDrawn(): boolean {
    if (this.#cage && !this.#cage.fillsDisplay()) return false;
    const before = this.#picture();
    return !before.every((byte, at) => byte === before[at % 3]) && this.#picture().equals(before);
  }

  /** How many windows of other programs, or further ones of its own, somebody could get to. */
  windows(): readonly string[] {
    const DISPLAY = this.#cage ? this.#cage.innerDisplay() : this.#display.name;
    // The display within a session is its user's alone.
    const found = execFileSync('setpriv', [...AS_USER, 'xdotool', 'search', '--onlyvisible', '--name', '.'], {
      env: { ...process.env, DISPLAY },
      encoding: 'utf8',
    });
    return found.trim().split('\n');
  }

  /** Of its first process; nothing while it runs. */
  exitCode(): number | null | undefined {
    return this.#process?.exitCode;
  }

  #picture(): Buffer {
    return execFileSync('import', ['-window', 'root', '-depth', '8', 'rgb:-'], {
      env: this.#onDisplay(),
      maxBuffer: 64 * 1024 * 1024,
    });
  }

  /** What a phone reads off the whole screen, by a decoder that is not ours; nothing where there is no code. */
  scannedCode(): string | undefined {
    const screenshot = join(this.#home, 'screen.png');
    execFileSync('import', ['-window', 'root', screenshot], { env: this.#onDisplay() });
    try {
      return execFileSync('zbarimg', ['--quiet', '--raw', screenshot], { encoding: 'utf8' }).trim();
    } catch {
      return undefined; // that is how zbarimg says that it found none
    }
  }

  /** The middle colour of the screen, or of the 20 by 20 dots at one place of it; each part from 0 to 255. */
  colour(at?: readonly [x: number, y: number]): Record<'red' | 'green' | 'blue', number> {
    const part = at ? ['-crop', `20x20+${at[0]}+${at[1]}`] : [];
    const [red = 0, green = 0, blue = 0] = execFileSync(
      'import',
      ['-window', 'root', ...part, '-resize', '1x1!', '-depth', '8', 'rgb:-'],
      { env: this.#onDisplay() },
    );
    return { red, green, blue };
  }

  /** Ends every process of it at once. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Ends it as the system does when it is shut down. */
  async close(): Promise<void> {
    await this.#end('SIGTERM');
  }

  async remove(): Promise<void> {
    await this.kill();
    await this.#display.stop();
    await removeFolder(this.#home);
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const program = this.#process;
    this.#process = undefined;
    if (program?.pid === undefined || program.exitCode !== null || program.signalCode !== null) return;
    const ended = once(program, 'exit');
    process.kill(signal === 'SIGKILL' ? -program.pid : program.pid, signal);
    await ended;
  }

  #onDisplay(): NodeJS.ProcessEnv {
    return { ...process.env, DISPLAY: this.#display.name };
  }
}
