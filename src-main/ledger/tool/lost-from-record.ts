import { countOf } from '../chain/verify-chain.ts';
import { copiesAside } from '../file/copy-aside.ts';
import type { LostFromRecord } from '../../../shared/contract/ledger-care.ts';
import type { LostRows } from '../chain/verify-chain.ts';
import type { LedgerFiles } from '../file/ledger-files.ts';

/** More do not help on a screen. */
const MOST_COPIES = 5;

/** What a manager is to know of rows that an earlier repair or restore noted as lost; nothing where there are none. */
export function lostFromRecord(
  lost: readonly LostRows[],
  { folder }: Pick<LedgerFiles, 'folder'>,
): LostFromRecord | undefined {
  const [first] = lost;
  if (!first) return undefined;
  return {
    rows: countOf(lost),
    // They stand in the order of their places.
    ...(first.since !== undefined && { since: first.since }),
    until: Math.max(...lost.map(({ until }) => until)),
    copies: copiesAside(folder).slice(0, MOST_COPIES),
  };
}
