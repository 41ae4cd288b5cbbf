import { expect, test } from 'vitest';
import { bodyOf, readEvent } from '../../../../src-main/ledger/record/stored-event.ts';
import type { SaleEvent } from '../../../../src-main/sales/events.ts';

const event: SaleEvent = {
  type: 'payment-created',
  saleId: 's1',
  at: 1_768_478_400_000,
  trackingId: 'trk-1',
  url: 'https://pay.example.test/é',
};
const row = { sale_id: event.saleId, at: event.at, type: event.type, body: bodyOf(event) };

test('an event whose text has changed by one bit is no event, or still the same', () => {
  const bytes = Buffer.from(row.body);
  let noticed = 0;
  for (let bit = 0; bit < bytes.length * 8; bit += 1) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3);
    const read = readEvent({ ...row, body: changed.toString() }, []);
    if (read === undefined) noticed += 1;
    // In the name of the check sum itself it hurts nothing.
    else expect(read).toEqual(event);
  }
  expect(noticed).toBeGreaterThan(bytes.length * 6);
});

test('nor is one of another sale, another time or another type', () => {
  expect(readEvent(row, [])).toEqual(event);
  expect(readEvent({ ...row, sale_id: 's2' }, [])).toBeUndefined();
  expect(readEvent({ ...row, at: event.at + 1 }, [])).toBeUndefined();
  expect(readEvent({ ...row, type: 'stray-found' }, [])).toBeUndefined();
});

test('an event of an earlier version, which has no check sum, is read', () => {
  expect(
    readEvent({ ...row, body: '{"trackingId":"trk-1","url":"https://pay.example.test/é"}' }, []),
  ).toEqual(event);
});
