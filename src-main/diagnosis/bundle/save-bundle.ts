import { basename, join } from 'node:path';
import { notWritten, succeeded } from '../../../shared/failure.ts';
import { writeFileAtomic } from '../../write-file-atomic.ts';
import { readLog } from '../log/read-log.ts';
import { makeBundle } from './bundle.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import type { Result } from '../../../shared/failure.ts';
import type { BundleContent } from './bundle.ts';

/** Asks where to save a bundle and writes it; `fileName` is missing when the dialog was cancelled. Never rejects. */
export type SaveBundle = (
  known: Pick<BundleContent, 'terminal' | 'health' | 'sales'>,
  chooseTarget: (name: string, extension: string) => Promise<string | undefined>,
) => Promise<Result<{ readonly fileName?: string }>>;

interface Till {
  /** The folder of the till's files. */
  readonly folder: string;
  readonly clock: Clock;
  readonly platform: Readonly<Record<string, string>>;
}

/** A few hundred kilobytes, because support gets the file by mail. */
const MOST_LINES = 5_000;

/** Saves the bundle of the till in `folder` at the place that a person chooses. */
export function saveBundleOf({ folder, clock, platform }: Till): SaveBundle {
  return async (known, chooseTarget) => {
    const at = clock.wall();
    const day = new Date(at).toISOString().slice(0, 10);
    const target = await chooseTarget(`countertop-bundle-${day}`, 'json');
    if (target === undefined) return succeeded({});
    const logLines = await readLog(join(folder, 'logs'), MOST_LINES);
    const bundle = makeBundle({ ...known, at, platform, logLines });
    try {
      await writeFileAtomic(target, `${JSON.stringify(bundle)}\n`);
      return succeeded({ fileName: basename(target) });
    } catch (error) {
      return notWritten(error);
    }
  };
}
