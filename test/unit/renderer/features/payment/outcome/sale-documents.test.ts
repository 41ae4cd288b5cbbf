import { expect, test } from 'vitest';
import { saleDocuments } from '../../../../../../src-renderer/features/payment/outcome/sale-documents.ts';
import { ended } from '../../../../../gallery/views.ts';
import type { SaleIn } from '../../../../../../src-renderer/state/sale-stage.ts';
import type { Outcome } from '../../../../../../shared/payment/payment-status.ts';

function documentsOf(
  outcome: Outcome,
  stage: SaleIn<'final'>['stage'] = ended(outcome),
  isCompleted?: boolean,
): readonly string[] {
  const amount = { minor: 1, currency: 'USD' };
  const sale = { id: 's', number: 1, reference: 'r', amount, startedAt: 0, parked: false, stage };
  const { label, choices } = saleDocuments(sale, isCompleted);
  return [label, ...choices.map(({ name }) => name)];
}

test.each([
  ['completed', ['receipt', 'receipt']],
  ['overpaid', ['both', 'receipt', 'reclaim-slip']],
  ['underpaid', ['reclaim-slip', 'reclaim-slip', 'record']],
  ['expired', ['reclaim-slip', 'reclaim-slip', 'record']],
  ['invalid', ['reclaim-slip', 'reclaim-slip', 'record']],
  ['cancelled', ['record', 'record']],
] as const)('%s offers %j', (outcome, offered) => {
  expect(documentsOf(outcome)).toEqual(offered);
});

test('a cancelled payment has a slip where money came for it all the same', () => {
  const receiving = (received: string) => documentsOf('cancelled', { ...ended('cancelled'), received });
  expect(receiving('12.30 USDC')).toEqual(['reclaim-slip', 'reclaim-slip', 'record']);
  expect(receiving('0.00 USDC')).toEqual(['record', 'record']);
});

test('a payment that the service calls completed has none, though the till has recorded its end', () => {
  expect(documentsOf('expired', ended('expired'), true)).toEqual(['record', 'record']);
  expect(documentsOf('underpaid', ended('underpaid'), true)).toEqual(['record', 'record']);
});

test('without a page there is no slip', () => {
  const without = (outcome: Outcome) => ({ name: 'final', outcome, at: 0 }) as const;
  expect(documentsOf('underpaid', without('underpaid'))).toEqual(['record', 'record']);
  expect(documentsOf('overpaid', without('overpaid'))).toEqual(['receipt', 'receipt']);
});
