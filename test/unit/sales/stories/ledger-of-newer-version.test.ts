import { expect, test } from 'vitest';
import { LedgerOfNewerVersion } from '../../../../src-main/sales/ports.ts';

test.each([
  ['2.3.0', 'version 2.3.0 or a later one'],
  [undefined, 'that version'],
])('a ledger that %s wrote says what to install', (writtenBy, what) => {
  const fault = new LedgerOfNewerVersion('/till/ledger', writtenBy);
  expect(fault.writtenBy).toBe(writtenBy);
  expect(fault.message).toBe(
    `The ledger in /till/ledger was written by a newer version of the till. Install ${what}; nothing was changed.`,
  );
});
