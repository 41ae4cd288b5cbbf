import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { UpdateFolder } from '../../../src-main/updates/update-folder.ts';
import { Updater } from '../../../src-main/updates/updater.ts';
import { temporaryFolder } from '../system/temporary-folder.ts';
import type { UpdateCheck } from '../../../shared/contract/updates.ts';
import type { Release, ReleasePackage } from '../../../src-main/updates/release.ts';
import type { UpdaterParts } from '../../../src-main/updates/updater.ts';
import type { FittingRelease } from '../../../src-main/updates/updates.ts';

export const HOUR_MS = 60 * 60_000;
export const CONTENT = Buffer.from('a package');
export const PROGRAM = Buffer.from('a program');
export const sum = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
export const PACK: ReleasePackage = {
  kind: 'AppImage',
  arch: 'x64',
  file: 'countertop-1.1.0-x64.AppImage',
  bytes: CONTENT.length,
  sha256: sum(CONTENT),
};
export const FITS = { version: '1.0.0', newer: '1.1.0', result: 'fits', figures: 3 } as const;

/** An updater at a folder of its own, and what it asks for and does. */
export class OpenedUpdater {
  readonly folder = new UpdateFolder(temporaryFolder());
  inUse: 'payments' | 'work' | undefined = 'work';
  startedAgain = 0;
  /** Parts of packages. */
  fetched = 0;
  now = 1_000 * HOUR_MS;

  open(changed: Partial<UpdaterParts> = {}): Updater {
    return new Updater({
      version: '1.0.0',
      updates: {
        check: () => Promise.resolve(FITS),
        fitting: fittingOf('1.1.0'),
        stop: () => undefined,
      },
      folder: this.folder,
      installed: { kind: 'AppImage', arch: 'x64' },
      installsItself: () => Promise.resolve(true),
      ledgerFolder: '/ledger',
      fetchPart: (_, { from, bytes }) => {
        this.fetched += 1;
        return Promise.resolve(CONTENT.subarray(from, from + bytes));
      },
      sleep: () => Promise.resolve(),
      freeBytes: () => Promise.resolve(1e12),
      figures: () => 'the figures',
      inUse: () => this.inUse,
      now: () => this.now,
      startAgain: () => (this.startedAgain += 1),
      onChange: () => undefined,
      ...changed,
    });
  }
}

function fittingOf(version: string): FittingRelease {
  const release: Release = {
    version,
    staged: 100,
    packages: [{ ...PACK, file: `countertop-${version}-x64.AppImage` }],
    rehearsal: { file: 'rehearsal.cjs', sha256: sum(PROGRAM) },
  };
  return { release, program: PROGRAM };
}

/** Answers one look after the other. */
export function offering(looks: readonly UpdateCheck[]): UpdaterParts['updates'] {
  const left = [...looks];
  let fitting: FittingRelease | undefined;
  return {
    check: () => {
      const found = left.shift() ?? FITS;
      fitting = found.result === 'fits' ? fittingOf(found.newer) : undefined;
      return Promise.resolve(found);
    },
    get fitting() {
      return fitting;
    },
    stop: () => undefined,
  };
}

export async function ready(updater: Updater): Promise<void> {
  await expect.poll(() => updater.view().underWay?.state).toBe('ready');
}
