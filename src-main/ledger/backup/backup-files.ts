import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export interface Backup {
  readonly file: string;
  /** Wall-clock milliseconds at which it was begun, from its name. */
  readonly at: number;
}

/** One a day: a week to notice that something is missing. */
export const BACKUPS_KEPT = 7;

const NAME = /^ledger-(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d)-(\d{3}Z)\.db$/;

/** `ledger-2026-01-02T03-04-05-000Z.db` for that moment. */
export function backupName(at: number): string {
  return `ledger-${new Date(at).toISOString().replaceAll(/[:.]/g, '-')}.db`;
}

/**
 * The finished backups in `folder`, newest first; other files are left alone. None when the folder is not there or
 * cannot be read: the backup that is then due says what stands in the way.
 */
export function listBackups(folder: string): readonly Backup[] {
  let names: readonly string[];
  try {
    names = readdirSync(folder);
  } catch {
    return [];
  }
  return names
    .flatMap((name) => {
      const [, day, hours, minutes, seconds, rest] = NAME.exec(name) ?? [];
      if (day === undefined) return [];
      return { file: join(folder, name), at: Date.parse(`${day}${hours}:${minutes}:${seconds}.${rest}`) };
    })
    .toSorted((a, b) => b.at - a.at);
}

/** The newest one of those that were made by `now`; what is dated later was made under a clock that was ahead. */
export function newestBackup(folder: string, now: number): Backup | undefined {
  return listBackups(folder).find(({ at }) => at <= now);
}
