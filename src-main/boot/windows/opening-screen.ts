import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import { faultOfOwnFile } from '../../plain-file.ts';
import { writeFileAtomic } from '../../write-file-atomic.ts';
import { LANGUAGES, type Language } from '../../../shared/language.ts';
import type { TillView } from '../../../shared/contract/views.ts';

/** A screen has a few kilobytes. One with thousands of articles on buttons of their own is not worth reading. */
const MOST_BYTES = 256 * 1024;
/** After this time the page says that the till is still starting. A pipe with secrets is waited for less long. */
const LONGEST_MS = 15_000;
/** The page draws its first screen within this time after its first question, which comes before its program, also on a slow computer. */
const DRAWN_AFTER_MS = 350;
/** What the first screen does not need waits for it no longer than this. */
const SCREEN_FIRST_MS = 2_000;

/** What decides which screen a till begins with. A screen that was kept with other values is not used. */
export interface Beginning {
  readonly version: string;
  /** `--lang`. */
  readonly lang: string | undefined;
  /** The text of the profile that it works with. */
  readonly profileText?: string | undefined;
}

/**
 * The screen that a till was closed with in good order: New sale or the sign-in. The page draws it while main still
 * loads what opens the ledger. People can already type on it; every command waits for the till itself.
 */
export class OpeningScreen {
  /** Resolves once the page has drawn its first screen, or takes too long for that. */
  readonly drawn: Promise<unknown>;
  readonly #push: (view: TillView) => void;
  #pageAsks = (): void => undefined;
  #left: TillView | undefined;
  #newest: TillView | undefined;

  /** Reads the file and removes it, so that a till that does not close in good order begins without one. */
  constructor(folder: string, beginning: Beginning, push: (view: TillView) => void) {
    this.#push = push;
    this.#left = take(join(folder, FILE), keyOf(beginning));
    const asked = new Promise<void>((resolve) => (this.#pageAsks = resolve));
    this.drawn = Promise.race([asked.then(() => sleep(DRAWN_AFTER_MS)), sleep(SCREEN_FIRST_MS)]);
  }

  get isThere(): boolean {
    return this.#left !== undefined;
  }

  /** Of the kept screen. */
  get language(): Language | undefined {
    const kept = this.#left?.preferences.language;
    return LANGUAGES.find((language) => language === kept);
  }

  /** The page asks for its first view. Answers the kept screen; `undefined` where the till itself has to answer. */
  asked(): TillView | undefined {
    this.#pageAsks();
    if (this.#left) setTimeout(() => this.#end(), LONGEST_MS).unref();
    return this.#left;
  }

  /** The till has a new view. */
  follow(view: TillView): void {
    this.#newest = view;
    if (view.phase !== 'starting') this.#left = undefined;
    if (!this.#left) this.#push(view);
  }

  #end(): void {
    if (!this.#left) return;
    this.#left = undefined;
    if (this.#newest) this.#push(this.#newest);
  }
}

/**
 * Keeps the screen for the next start. It holds nothing of a sale: one that is still followed is shown once the ledger
 * is read. Where the disk refuses the file, the next start waits for the till, because closing must not be held up.
 * Never rejects.
 */
export async function keepOpeningScreen(folder: string, beginning: Beginning, view: TillView): Promise<void> {
  if (beginning.profileText === undefined || view.phase !== 'ready' || view.sales.length > 0) return;
  const { terminal, checkout, preferences, printing, canPrint, tenders, staff } = view;
  const { signedIn: _, ...locked } = staff;
  const left = {
    phase: 'starting',
    setup: { reason: 'first-start', faults: [] },
    preferences,
    printing,
    tenders,
    staff: locked,
    ...(terminal && { terminal }),
    ...(checkout && { checkout }),
    ...(canPrint && { canPrint }),
    session: { state: 'signing-in' },
    connection: { state: 'unknown' },
    notices: [],
    sales: [],
    alerts: [],
    outcomeNotifications: [],
  } satisfies TillView;
  const screen = JSON.stringify(left);
  const text = JSON.stringify({ of: keyOf(beginning), crc32: crc32(screen), screen });
  if (Buffer.byteLength(text) > MOST_BYTES) return;
  await writeFileAtomic(join(folder, FILE), text).catch((error: unknown) => {
    console.error('the screen that the till was closed with is not kept', error);
  });
}

const FILE = 'opening-screen.json';

const keyOf = ({ version, lang, profileText }: Beginning): string =>
  JSON.stringify([version, lang, profileText]);

function take(file: string, key: string): TillView | undefined {
  try {
    if (faultOfOwnFile(file, MOST_BYTES)) return undefined;
    const kept = JSON.parse(readFileSync(file, 'utf8')) as { of: unknown; crc32: unknown; screen: string };
    rmSync(file);
    // A damaged screen could make the page fail, and no schema is loaded this early. Nor is node:crypto: 10 ms before the page.
    if (kept.of !== key || kept.crc32 !== crc32(kept.screen)) return undefined;
    return JSON.parse(kept.screen) as TillView;
  } catch {
    return undefined; // missing, damaged, or it cannot be removed: the till starts without it
  }
}
