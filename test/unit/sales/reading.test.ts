import { expect, test } from 'vitest';
import { sameReading } from '../../../src-main/sales/reading.ts';
import type { TrackingReading } from '../../../src-main/sales/reading.ts';

const reading: TrackingReading = {
  status: { kind: 'processing' },
  paymentCode: 'P-1',
  requested: '10.00 USD',
  received: '5.00 USD',
  statedRequest: { decimal: '10', currency: 'USD' },
  statedReceipt: { decimal: '5', currency: 'USD' },
};

test('a reading is the same as another that tells the same', () => {
  expect(sameReading(reading, { ...reading, status: { kind: 'processing' } })).toBe(true);
});

test.each<[keyof TrackingReading, TrackingReading]>([
  ['status', { ...reading, status: { kind: 'created' } }],
  ['paymentCode', { ...reading, paymentCode: 'P-2' }],
  ['requested', { ...reading, requested: '11.00 USD' }],
  ['received', { ...reading, received: '10.00 USD' }],
  ['statedRequest', { ...reading, statedRequest: { decimal: '11', currency: 'USD' } }],
  ['statedRequest', { ...reading, statedRequest: { decimal: '10', currency: 'EUR' } }],
  ['statedReceipt', { ...reading, statedReceipt: { decimal: '6', currency: 'USD' } }],
  ['statedReceipt', { ...reading, statedReceipt: { decimal: '5' } }],
  ['statedReceipt', { ...reading, statedReceipt: { decimal: '5', currency: 'USD', written: '5,00 USD' } }],
])('a reading that differs only in its %s is another', (_, other) => {
  expect(sameReading(reading, other)).toBe(false);
});
