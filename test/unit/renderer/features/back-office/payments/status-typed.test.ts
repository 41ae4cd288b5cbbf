import { expect, test } from 'vitest';
import { statusTyped } from '../../../../../../src-renderer/features/back-office/payments/status-typed.ts';

const STATUSES = [
  { value: 'created', name: 'Waiting' },
  { value: 'completed', name: 'Paid' },
  { value: 'underpaid', name: 'Not paid in full' },
];

test.each([
  ['paid 20', { status: 'completed', text: '20' }],
  [' PAID  $12.50 ', { status: 'completed', text: '$12.50' }],
  ['paid #17', { status: 'completed', text: '#17' }],
  ['not paid in full 1,200.00', { status: 'underpaid', text: '1,200.00' }],
  ['paid', undefined],
  ['paid20', undefined],
  ['paid T-20', undefined],
  ['20', undefined],
  ['unpaid 20', undefined],
  ['PAID-20', undefined],
])('%s: a status before figures is picked, and anything else may be a reference', (typed, read) => {
  expect(statusTyped(typed, STATUSES, 'en-US')).toEqual(read);
});

test('accents and figures of other scripts count as they do elsewhere in the box', () => {
  expect(statusTyped('paye 20', [{ value: 'completed', name: 'Payé' }], 'fr')).toEqual({
    status: 'completed',
    text: '20',
  });
  expect(statusTyped('مدفوع ٢٠', [{ value: 'completed', name: 'مدفوع' }], 'ar')).toEqual({
    status: 'completed',
    text: '٢٠',
  });
});
