import { expect, test } from 'vitest';
import { openSandbox } from '../open-sandbox.ts';
import { BackOffice } from './back-office.ts';
import type { Envelope } from './back-office.ts';

const MINUTE = 60_000;
const PAID_AT_ONCE = 12.01;
const UNDERPAID = 12.02;

async function opened(options: { readonly settles?: boolean }) {
  const till = await openSandbox(options);
  const backOffice = new BackOffice(till, { 'x-api-key': till.secrets.backOfficeKey ?? '' });
  const list = async (name: string) => (await backOffice.get<Envelope>(`/${name}`)).data;
  const known = async () => {
    const all = await Promise.all(['Batches', 'Settlements', 'Deposits'].map(list));
    return all.map((records) => records.map(({ status }) => status));
  };
  const sell = async (requestedAmount: number) => {
    await till.created({ requestedAmount, reference: `R-${requestedAmount}` });
    await till.advance(3_000);
  };
  return { till, list, known, sell };
}

test('what is paid is in a batch, closed, settled, paid out and sent to the bank, a minute each', async () => {
  const { till, list, known, sell } = await opened({ settles: true });
  await sell(PAID_AT_ONCE);
  await sell(UNDERPAID);
  expect(await known()).toEqual([[], [], []]);
  await till.advance(MINUTE);
  expect(await known()).toEqual([['open'], [], []]);
  await till.advance(MINUTE);
  expect(await known()).toEqual([['closed'], [], []]);
  await till.advance(MINUTE);
  expect(await known()).toEqual([['closed'], ['pending'], []]);
  await till.advance(MINUTE);
  expect(await known()).toEqual([['closed'], ['paid'], ['pending']]);
  await till.advance(MINUTE);
  expect(await known()).toEqual([['closed'], ['paid'], ['sent']]);
  expect(await list('Batches')).toMatchObject([{ grossAmount: PAID_AT_ONCE, paymentCount: 1 }]);
});

test('what is paid later has its own payout; a day in which nothing was sold brings none', async () => {
  const { till, known, sell } = await opened({ settles: true });
  await sell(PAID_AT_ONCE);
  await till.advance(5 * MINUTE);
  await till.advance(1_440 * MINUTE);
  await sell(2.01);
  await till.advance(5 * MINUTE);
  expect(await known()).toEqual([
    ['closed', 'closed'],
    ['paid', 'paid'],
    ['sent', 'sent'],
  ]);
});

test('without being asked for, nothing is settled by itself', async () => {
  const { till, known, sell } = await opened({});
  await sell(PAID_AT_ONCE);
  await till.advance(60 * MINUTE);
  expect(await known()).toEqual([[], [], []]);
});
