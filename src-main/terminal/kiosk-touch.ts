import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '../../shared/language.ts';
import { faultOfOwnFile } from '../plain-file.ts';
import type { Language } from '../../shared/language.ts';

const MOST_BYTES = 1_000;

/** The last touch of a kiosk's screen while a sale was on it. */
export interface KioskTouch {
  readonly saleId: string;
  /** That the shopper reads; missing in a file of an earlier version. */
  readonly language?: Language;
  /** How the sale ended was on the screen for long enough to be read. */
  readonly ended?: true;
  /** By `Clock.wall` and by `Clock.sinceBoot`. */
  readonly wall: number;
  readonly sinceBoot: number;
}

/**
 * That touch in a file, for the next start: whether its shopper may still stand there. One that the disk did not take, or lost
 * with the power, counts as long ago.
 */
export class KioskTouchFile {
  readonly #file: string;

  /** `folder`: of the till's files. */
  constructor(folder: string) {
    this.#file = join(folder, 'kiosk-touch.json');
  }

  kept(): KioskTouch | undefined {
    try {
      if (faultOfOwnFile(this.#file, MOST_BYTES)) return undefined;
      const touch: unknown = JSON.parse(readFileSync(this.#file, 'utf8'));
      return isTouch(touch) ? touch : undefined;
    } catch {
      return undefined; // not there yet, or damaged
    }
  }

  /** At once: a till that ends right after a touch comes back to its shopper. */
  keep(touch: KioskTouch): void {
    const draft = `${this.#file}.new`;
    try {
      rmSync(draft, { force: true });
      writeFileSync(draft, `${JSON.stringify(touch)}\n`, { flag: 'wx', mode: 0o600 });
      renameSync(draft, this.#file);
    } catch {
      // A full disk holds no shopper up.
    }
  }
}

function isTouch(value: unknown): value is KioskTouch {
  const { saleId, language, ended, wall, sinceBoot } = Object(value) as Readonly<Record<string, unknown>>;
  const languages: readonly unknown[] = [undefined, ...LANGUAGES];
  return (
    typeof saleId === 'string' &&
    languages.includes(language) &&
    (ended === undefined || ended === true) &&
    Number.isFinite(wall) &&
    Number.isFinite(sinceBoot)
  );
}
