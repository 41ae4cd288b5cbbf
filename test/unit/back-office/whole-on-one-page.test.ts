import { expect, test } from 'vitest';
import { Hierarchy } from '../../../src-main/back-office/hierarchy/hierarchy.ts';
import { MerchantCurrencies } from '../../../src-main/back-office/merchant-currencies.ts';
import { Merchants } from '../../../src-main/back-office/merchants/merchants.ts';
import { readServicePage } from '../../../src-main/back-office/payments/service-page.ts';
import { Settlements } from '../../../src-main/back-office/settlements/settlements.ts';
import { merchants } from '../../../src-main/service/endpoints/hierarchy/merchants.ts';
import { partners } from '../../../src-main/service/endpoints/hierarchy/partners.ts';
import { history } from '../../../src-main/service/endpoints/history/history.ts';
import { settlements } from '../../../src-main/service/endpoints/settlement/settlements.ts';
import { answered } from '../../support/service/service-answers.ts';
import { senderWorld } from '../../support/service/service-sender.ts';
import type { BackOffice } from '../../../src-main/back-office/back-office.ts';
import type { RecordCalls } from '../../../src-main/back-office/hierarchy/record-calls.ts';
import type { HistoryOf } from '../../../src-main/back-office/payments/service-page.ts';
import type { Sender } from '../../../src-main/service/sending/sender.ts';

const { signal } = new AbortController();
const currencies = new MerchantCurrencies(undefined);

/** A service that answers lists as bare arrays, which it does not divide into pages (spec "Pagination envelope"). */
const senderOf = (count: number, record: (number: number) => object): Sender =>
  senderWorld([
    answered(
      200,
      Array.from({ length: count }, (_, number) => record(number)),
    ),
  ]).sender;

const officeOf = (access: object): BackOffice =>
  ({
    service: () => Promise.resolve(access),
    ids: () => ({ partner: 'par_1' }),
    currencies,
  }) as unknown as BackOffice;

test('settlements that came all at once are not offered again as the next page', async () => {
  const access = { settlements: settlements(senderOf(120, (number) => ({ id: `set_${number}` }))) };
  const parts = { office: officeOf(access), terminalId: '', currency: 'USD', timeZone: 'UTC' };
  const office = new Settlements({ ...parts, till: {} as never, now: () => 0 });
  const page = await office.list({ list: 'settlements', scope: 'partner', oldestFirst: false }, 0);
  expect(page).toMatchObject({ value: { records: { length: 120 }, total: 120 } });
  expect(page).not.toHaveProperty('value.next');
});

test('nor are payments', async () => {
  const access = {
    history: history(
      senderOf(120, (number) => ({ paymentId: `pay_${number}`, trackingId: `trk_${number}` })),
    ),
  };
  const of = { access, currencies, ids: { terminal: 'term_1' }, currency: 'USD' } as unknown as HistoryOf;
  const page = await readServicePage(of, 'terminal', { from: 0, until: 1 }, { page: 0 }, signal);
  expect(page).toMatchObject({ value: { payments: { length: 120 } } });
  expect(page).not.toHaveProperty('value.searchedBackTo');
});

test('nor are partners', async () => {
  const access = { partners: partners(senderOf(120, (number) => ({ id: `par_${number}`, name: 'P' }))) };
  const page = await new Hierarchy(officeOf(access)).top(0);
  expect(page).toMatchObject({ value: { entries: { length: 120 }, total: 120 } });
  expect(page).not.toHaveProperty('value.next');
});

test('nor are merchants that are searched for', async () => {
  const named = (id: string) => senderOf(120, (number) => ({ id: `${id}_${number}`, name: 'M' }));
  const access = { partners: partners(named('par')), merchants: merchants(named('mer')) };
  const calls = { ask: (work: (of: object, stop: AbortSignal) => unknown) => work(access, signal) };
  const office = new Merchants(calls as unknown as RecordCalls, officeOf(access), 'USD');
  const page = await office.find({ text: '', page: 0 });
  expect(page).toMatchObject({ value: { entries: { length: 240 }, total: 240 } });
  expect(page).not.toHaveProperty('value.next');
});
