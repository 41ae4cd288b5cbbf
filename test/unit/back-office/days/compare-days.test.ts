import { expect, test } from 'vitest';
import { compareDays } from '../../../../src-main/back-office/days/compare-days.ts';
import type { BackOffice } from '../../../../src-main/back-office/back-office.ts';
import type { DaysExplained } from '../../../../shared/contract/back-office/days-explained.ts';

const day = { year: 2026, month: 5, day: 11 };

async function compared(timeZone: string | undefined): Promise<DaysExplained> {
  const office: Pick<BackOffice, 'service' | 'ids'> = {
    service: () => undefined,
    ids: () => ({ merchant: 'mer_1' }),
  };
  const days = {
    office: office as BackOffice,
    hasTill: true,
    salesOn: () => ({
      each: async function* () {
        yield* await Promise.resolve([]);
      },
      others: () => 0,
    }),
    isKnown: () => false,
    damagedSale: () => undefined,
    currency: 'USD',
    timeZone,
    now: () => 0,
  };
  const { signal } = new AbortController();
  const made = await compareDays({ from: day, to: day }, days, {
    scope: 'merchant',
    signal,
    onProgress: () => undefined,
  });
  if (!made.ok) throw new Error(made.failure.code);
  return made.value;
}

test('a comparison names the time zone that says which days these are, and whether it is the computer’s', async () => {
  const computers = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(await compared(undefined)).toMatchObject({ zone: computers, isComputersZone: true });
  const stores = await compared('Europe/Berlin');
  expect(stores).toMatchObject({ zone: 'Europe/Berlin' });
  expect(stores).not.toHaveProperty('isComputersZone');
});
