import { expect, test } from 'vitest';
import { ShortApplications } from '../../../../src-main/back-office/applications/short-applications.ts';
import { failed, succeeded } from '../../../../shared/failure.ts';
import type { RecordCalls } from '../../../../src-main/back-office/hierarchy/record-calls.ts';

const TYPED = {
  partnerId: 'par_1',
  partnerMid: 'mid-1',
  merchantName: 'Corner Bar',
  fees: [],
} as unknown as Parameters<ShortApplications['create']>[0];

test.each([
  ['as it was sent', { partnerExternalId: 'mid-1' }],
  ['in capitals', { partnerExternalId: 'MID-1 ' }],
  ['by the merchant’s name alone', { partnerExternalId: '', merchantName: 'Corner Bar' }],
])('an application that the service lists %s is not created a second time', async (_how, listed) => {
  let created = 0;
  async function* pages() {
    yield await Promise.resolve(succeeded({ page: 0, records: [{ id: 'app_1', ...listed }], total: 1 }));
  }
  const access = {
    applications: {
      ofPartner: () => ({ pages }),
      createMinimal: () => {
        created += 1;
        return Promise.resolve(succeeded({ applicationId: 'app_2' }));
      },
    },
  };
  const calls = {
    ask: (work: (given: unknown, signal: AbortSignal) => unknown) =>
      work(access, new AbortController().signal),
  } as unknown as RecordCalls;
  const answer = await new ShortApplications(calls, 'sandbox').create(TYPED);
  expect(answer).toEqual(failed({ action: 'fix-input', code: 'conflict', detail: 'app_1' }));
  expect(created).toBe(0);
});
