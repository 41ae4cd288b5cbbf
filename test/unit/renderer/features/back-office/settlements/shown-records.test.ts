import { expect, test } from 'vitest';
import {
  continued,
  withDeposits,
  withoutDeposits,
} from '../../../../../../src-renderer/features/back-office/settlements/shown-records.ts';
import type { DepositAtService } from '../../../../../../shared/contract/back-office/settlements.ts';
import type { Shown } from '../../../../../../src-renderer/features/back-office/settlements/shown-records.ts';

const search = { list: 'settlements', scope: 'merchant', oldestFirst: false } as const;
const shown: Shown = {
  search,
  records: ['s1', 's2', 's3'].map((id) => ({ kind: 'settlement', id, payoutId: `p-${id}` })),
};
const deposit = (id: string, settlementId?: string): DepositAtService => ({
  kind: 'deposit',
  id,
  ...(settlementId !== undefined && { settlementId }),
});
const depositsOf = ({ records }: Shown) =>
  records.map((record) => record.kind === 'settlement' && record.deposits?.map(({ id }) => id));

test('a settlement that was asked about has the deposits that name it, or none', () => {
  const next = withDeposits(shown, ['s1', 's2'], [deposit('d1', 's1')]);
  expect(depositsOf(next)).toEqual([['d1'], [], undefined]);
  expect(withoutDeposits(next.records).map(({ id }) => id)).toEqual(['s3']);
});

test('of a deposit that names no settlement nobody can say that another settlement has none', () => {
  const next = withDeposits(shown, ['s1', 's2', 's3'], [deposit('d1', 's1'), deposit('d2')]);
  expect(depositsOf(next)).toEqual([['d1'], undefined, undefined]);
});

test('nor where another settlement is in the same payout, of which a deposit may name one settlement alone', () => {
  const [s1, s2, s3] = ['p-1', 'p-1', 'p-3'].map((payoutId, index) => ({
    ...({ kind: 'settlement', id: `s${index + 1}`, payoutId } as const),
  }));
  const records = [s1, s2, s3].filter((record) => record !== undefined);
  const next = withDeposits({ search, records }, ['s1', 's2', 's3'], [deposit('d1', 's1')]);
  expect(depositsOf(next)).toEqual([['d1'], undefined, []]);
  expect(depositsOf(withDeposits({ search, records }, ['s1', 's2', 's3'], []))).toEqual([[], [], []]);
});

test('an answer ends the failure before it', () => {
  const failure = { action: 'try-again', code: 'service-unreachable' } as const;
  expect(withDeposits({ ...shown, depositsFailure: failure }, ['s1'], [])).not.toHaveProperty(
    'depositsFailure',
  );
});

test('a record that comes again with the next page is as it was read last, in its place, with the deposits that are known', () => {
  const before = withDeposits(shown, ['s1', 's2'], [deposit('d1', 's1')]);
  const page = ['s2', 's1', 's4'].map((id) => ({ kind: 'settlement', id, status: 'paid' }) as const);
  const next = { ...before, records: continued(before, page) };
  expect(next.records.map(({ id, status }) => [id, status])).toEqual([
    ['s1', 'paid'],
    ['s2', 'paid'],
    ['s3', undefined],
    ['s4', 'paid'],
  ]);
  expect(depositsOf(next)).toEqual([['d1'], [], undefined, undefined]);
});
