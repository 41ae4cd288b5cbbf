import { expect, test } from 'vitest';
import { datevPostings } from '../../../src-main/reports/formats/datev-postings.ts';
import type { Sold } from '../../../src-main/reports/sold.ts';

const settings = {
  ...{ consultant: '1001', client: '42', yearStart: '01.01.', accountLength: '4' },
  ...{ service: '1360', untaxed: '8200', tips: '1370', rates: [] },
};

/** As a back office without a till reads it. */
const sold = (minor: number): Sold => ({
  ...{ reference: 'A-1', startedAt: 0, currency: 'EUR', amountMinor: minor, goodsMinor: minor },
  ...{ standing: 'completed', isPaid: true, taxes: [], articles: [{ quantity: 1, goodsMinor: minor }] },
  figures: { count: 1, grossMinor: minor, taxMinor: 0, discountMinor: 0, tipMinor: 0 },
});

test('what the service takes back is posted, as less of the same account', () => {
  const book = { settings, currency: 'EUR' };
  expect(datevPostings(sold(1050), book)).toEqual([{ minor: 1050, account: '8200' }]);
  expect(datevPostings(sold(-1050), book)).toEqual([{ minor: -1050, account: '8200' }]);
});
