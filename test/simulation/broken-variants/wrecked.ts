import { firstSeedOf } from '../plan/family.ts';
import { inLedger, inSales } from './variant.ts';
import type { Variant } from './variant.ts';

const FIRST = firstSeedOf('wrecked');

/** Mistakes that only a failing disk brings to light. */
export const WRECKED: readonly Variant[] = [
  {
    name: 'a power cut takes what was acknowledged, and nothing is said',
    edits: [
      inLedger('file/connect', 'PRAGMA synchronous = FULL;', 'PRAGMA synchronous = NORMAL;'),
      // Asked for once more after a start has tried to write.
      inLedger('file/migrations', "'PRAGMA synchronous = FULL'", "'PRAGMA synchronous = NORMAL'"),
    ],
    within: 300,
    from: FIRST,
  },
  {
    name: 'a repair does not say of open sales that something may be missing',
    edits: [inLedger('record/epoch', 'FROM sale WHERE open = 1 ORDER BY number', 'FROM sale WHERE 0')],
    within: 300,
    from: FIRST,
  },
  {
    name: 'after damage the till asks for payments by itself',
    edits: [
      inSales(
        'creation/creation-limits',
        "if (recordDamaged && !resumedOverGap) return { reason: 'record-damaged', mayExist: 0 };",
        "if (recordDamaged && mayExist > 99) return { reason: 'record-damaged', mayExist: 0 };",
      ),
    ],
    within: 300,
    from: FIRST,
  },
];
