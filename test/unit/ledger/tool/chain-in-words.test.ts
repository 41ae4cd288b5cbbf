import { expect, test } from 'vitest';
import { chainInWords } from '../../../../src-main/ledger/tool/chain-in-words.ts';

test('a row beside a gap whose time no calendar has is named with the number that it is', () => {
  const lines = chainInWords(
    {
      linked: 2,
      earlier: { rows: 0, digest: '' },
      end: { place: 3, own: '' },
      lost: [{ from: 2, to: 2, since: 9e15, until: 0 }],
      faults: [],
    },
    false,
    [],
  );
  expect(lines).toContain('place 2, written between 9000000000000000 and 1970-01-01T00:00:00.000Z');
});
