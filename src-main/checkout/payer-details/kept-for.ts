import { readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ENDING = '.payer';
const DAY_MS = 86_400_000;
/** Disks note times less exactly than clocks tell them, and those of a network have a clock of their own. */
const SAME_CLOCK_MS = DAY_MS;

/** File in each folder that says for how many days details stay, read when another terminal's profile is in use. */
const NOTE = 'keep-days';

/** Writes down for how many days the details in `folder` stay. Throws when the disk does not take it. */
export function noteDays(folder: string, days: number): void {
  if (notedDays(folder) !== days)
    writeFileSync(join(folder, NOTE), String(days), { mode: 0o600, flush: true });
}

/**
 * Removes outdated files in the folder of a terminal that is not in use, whatever the state of their sales, since no payment
 * is asked for after a day. `now` is epoch milliseconds.
 */
export function removeOutdatedIn(folder: string, now: number): void {
  const days = Math.max(1, notedDays(folder) ?? 0);
  for (const name of namesIn(folder)) {
    const file = join(folder, name);
    if (name !== NOTE && !isYounger(file, days, now)) remove(file);
  }
}

/**
 * Whether a file was written within this many days before `now`, in epoch milliseconds. A file whose time cannot be read
 * counts as young, and is looked at again later. One whose time is still to come was written under a clock that was ahead: its
 * days begin now, and are noted at the file, or it would stay for years.
 */
export function isYounger(file: string, days: number, now: number): boolean {
  if (days === 0) return false;
  try {
    const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (written === undefined) return false;
    if (written > now + SAME_CLOCK_MS) utimesSync(file, now / 1000, now / 1000);
    return now - written < days * DAY_MS;
  } catch {
    return true;
  }
}

/** The sales with details in `folder`, and the paths of other files there, which have no use. */
export function contentOf(folder: string): {
  readonly saleIds: readonly string[];
  readonly rest: readonly string[];
} {
  const names = namesIn(folder).filter((name) => name !== NOTE);
  const whole = names.filter((name) => name.endsWith(ENDING));
  return {
    saleIds: whole.map((name) => name.slice(0, -ENDING.length)),
    rest: names.filter((name) => !name.endsWith(ENDING)).map((name) => join(folder, name)),
  };
}

export const fileOf = (folder: string, saleId: string): string => join(folder, `${saleId}${ENDING}`);

/** The names in a folder; none where it is missing or cannot be read. */
export function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Removes a file. Answers whether it is gone. */
export function remove(file: string): boolean {
  try {
    rmSync(file, { force: true });
    return true;
  } catch {
    return false;
  }
}

function notedDays(folder: string): number | undefined {
  try {
    const days = Number(readFileSync(join(folder, NOTE), 'utf8'));
    return Number.isSafeInteger(days) ? days : undefined;
  } catch {
    return undefined;
  }
}
