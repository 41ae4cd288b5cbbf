import { basename } from 'node:path';
import { removeInterrupted } from './interrupted-export.ts';
import type { HalfFile } from '../../shared/contract/back-office/exports.ts';
import type { Clock } from '../../shared/time/clock.ts';
import type { ExportUnderWay } from './ports.ts';

/** How long the removal may take. A drive that does not answer must not delay exports, and a draft is easy to recognise. */
const WITHIN_MS = 10_000;

const REASONS: Readonly<Record<string, HalfFile['reason']>> = {
  EACCES: 'denied',
  EPERM: 'denied',
  EROFS: 'readOnly',
  EBUSY: 'inUse',
};

/** Removes what an unfinished export left. Answers whether it was cut short, and what could not be removed. */
export async function tidyUp(
  underWay: ExportUnderWay,
  clock: Clock,
): Promise<{ readonly isLost: boolean; readonly halfFile?: HalfFile }> {
  const over = new AbortController();
  const halfFile = (reason: HalfFile['reason'], file?: unknown) => ({
    isLost: true,
    halfFile: { fileName: basename(typeof file === 'string' ? file : `${underWay.file}.new`), reason },
  });
  const late = clock.sleep(WITHIN_MS, over.signal).then(
    () => halfFile('noAnswer'),
    () => halfFile('noAnswer'),
  );
  const removed = removeInterrupted(underWay).then(
    (isLost) => ({ isLost }),
    (error: unknown) => {
      return halfFile(reasonOf(error), (error as { readonly path?: unknown }).path);
    },
  );
  const first = await Promise.race([removed, late]);
  over.abort();
  return first;
}

/** Answers why a file could not be removed, as far as people can do something about it. */
export function reasonOf(error: unknown): HalfFile['reason'] {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return REASONS[code] ?? 'other';
}
