import { expect, test } from 'vitest';
import { failed, succeeded } from '../../../../shared/failure.ts';
import { searchMerchants } from '../../../../src-main/back-office/hierarchy/search.ts';
import type { Failure } from '../../../../shared/failure.ts';
import type { ServiceAccess } from '../../../../src-main/back-office/ports.ts';

const UNREACHED = { action: 'try-again', code: 'service-unreachable' } as const;
const records = Array.from({ length: 20 }, (_, index) => ({
  id: `mer_${20 + index}`,
})) as unknown as Parameters<typeof searchMerchants>[2]['records'];
const { signal } = new AbortController();

/** Merchants with a terminal each, of which one cannot be read. */
const access = (unread?: string, failure: Failure = UNREACHED) =>
  ({
    locations: { ofMerchant: () => Promise.resolve(succeeded([])) },
    terminals: {
      ofMerchant: (id: string) =>
        Promise.resolve(id === unread ? failed(failure) : succeeded([{ id: `term_${id}`, name: 'Bar' }])),
    },
  }) as unknown as ServiceAccess;

const searched = (unread?: string) =>
  searchMerchants(access(unread), 'bar', { records, before: 20, total: 40 }, signal);

test('the last merchants end the search', async () => {
  const found = await searched();
  expect(found).toMatchObject({ merchants: 40, total: 40 });
  expect(found.entries).toHaveLength(20);
  expect(found).not.toHaveProperty('next');
});

test('a search that failed goes on with the merchants that were not searched', async () => {
  const found = await searched('mer_29');
  expect(found).toMatchObject({ merchants: 28, total: 40, next: 1, failure: UNREACHED });
  expect(found.entries.map(({ id }) => id)).toContain('term_mer_27');
});

test('one that is hidden from these credentials does not hold up the merchants after it', async () => {
  const hidden: Failure = { action: 'fix-configuration', code: 'not-permitted' };
  const merchants = { records, before: 20, total: 60, next: 2 };
  const found = await searchMerchants(access('mer_29', hidden), 'bar', merchants, signal);
  expect(found).toMatchObject({ next: 2, failure: hidden });
});
