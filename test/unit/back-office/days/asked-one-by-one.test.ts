import { expect, test } from 'vitest';
import { succeeded } from '../../../../shared/failure.ts';
import { paymentsByTrackingId } from '../../../../src-main/back-office/days/read-service.ts';
import { AgreedDay, span } from '../../../support/records/agreed-day.ts';
import { explainDays } from '../../../../src-main/back-office/days/explain-days.ts';
import type { Asking } from '../../../../src-main/back-office/days/read-service.ts';

/** Asks for one payment of a service that answers with `records`, of `total`. */
async function asked(trackingId: string, records: readonly object[], total: number | undefined) {
  const page = () => Promise.resolve(succeeded({ page: 0, records, ...(total !== undefined && { total }) }));
  const asking = { access: { history: { ofTerminal: { page } } }, ids: {}, currency: 'USD' };
  return paymentsByTrackingId([trackingId], span.until, asking as unknown as Asking);
}

test.each([
  ['one of many others, as where the service does not use the filter', [{ trackingId: 'trk_9' }], 2, false],
  ['one of nobody knows how many', [{ trackingId: 'trk_9' }], undefined, false],
  ['no payment of several', [], 2, false],
  ['all that there are', [{ trackingId: 'trk_9' }], 1, true],
  ['nothing', [], 0, true],
  ['nothing, of nobody knows how many', [], undefined, true],
])(
  'where %s came, a payment that was asked for is missing: %o of %s, %s',
  async (_, records, total, isMissing) => {
    const { found, unasked } = await asked('trk_1', records, total);
    const day = new AgreedDay(1);
    day.payments[0] = {};
    const { differences, unchecked } = explainDays({ ...day.read(), payments: found, unasked }, span.until);
    expect(differences.map(({ kind }) => kind)).toEqual(isMissing ? ['missing-at-service'] : []);
    expect(unchecked).toEqual(isMissing ? [] : [{ what: 'payments', count: 1 }]);
  },
);

test('the payment that was asked for is found, also beside another', async () => {
  const { found, unasked } = await asked('trk_1', [{ trackingId: 'trk_1' }, { trackingId: 'trk_9' }], 3);
  expect(found).toMatchObject([{ trackingId: 'trk_1' }]);
  expect(unasked.size).toBe(0);
});
