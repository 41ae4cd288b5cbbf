import { expect, test } from 'vitest';
import { servicesOf } from '../../../src-main/ledger/services.ts';
import { MemoryJournal } from '../../support/memory/memory-journal.ts';

const first = { origin: 'https://api.example.test', merchantId: 'm' };
const second = { origin: 'https://api.other.test', merchantId: 'm' };

test('the first service that a ledger is used with owns the sales that name none, for ever', () => {
  const journal = new MemoryJournal();
  expect(servicesOf(journal, first, 'till', 1)).toEqual({ own: first, ofUnstamped: first });
  expect(servicesOf(journal, second, 'till', 2)).toEqual({ own: second, ofUnstamped: first });
  expect(servicesOf(journal, second, 'till', 3)).toEqual({ own: second, ofUnstamped: first });
  expect(journal.entries).toEqual([
    { type: 'service-used', at: 1, ...first, terminal: 'till' },
    { type: 'service-used', at: 2, ...second, terminal: 'till' },
  ]);
});

test('another merchant of the same service is another one', () => {
  const journal = new MemoryJournal();
  servicesOf(journal, first, 'till', 1);
  const { own, ofUnstamped } = servicesOf(journal, { ...first, merchantId: 'n' }, 'till', 2);
  expect(own).not.toEqual(ofUnstamped);
});

test('a record of an earlier version says whose it is from the next start on', () => {
  const journal = new MemoryJournal();
  journal.append({ type: 'service-used', at: 1, ...first });
  servicesOf(journal, first, 'production-till', 2);
  servicesOf(journal, first, 'production-till', 3);
  expect(journal.entries.slice(1)).toEqual([
    { type: 'service-used', at: 2, ...first, terminal: 'production-till' },
  ]);
});
