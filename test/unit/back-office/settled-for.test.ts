import { describe, expect, test } from 'vitest';
import { settlementIn } from '../../../src-main/back-office/payments/settled-for.ts';
import { paymentSettlement } from '../../../src-main/service/endpoints/settlement/records.ts';

/** Records of the service, as they are read. */
const read = (...answered: readonly object[]) => answered.map((record) => paymentSettlement.parse(record));

/** Two months' records, for which the specification names no fields. All are different: each compared with each takes minutes. */
const months = (named: object) =>
  read(...Array.from({ length: 20_000 }, (_, number) => ({ grossAmount: number, ...named })));

describe('settled payments that the list does not name by their payment', () => {
  test.each([{}, { batchId: 'bat_1' }, { batchId: 'bat_1', reference: 'R-1' }])(
    'are nobody’s where many are alike, and two months of them are sorted at once: %o',
    (named) => {
      const find = settlementIn(months(named));
      expect(find({ paymentId: 'pay_1', ...named })).toEqual([]);
    },
  );

  test('are the payment’s where only one has its batch and reference, also twice on the list', () => {
    const settled = { batchId: 'bat_1', reference: 'R-1' };
    const [one, again, another] = [1, 1, 2].map((grossAmount) => ({ ...settled, grossAmount }));
    const payment = { paymentId: 'pay_1', ...settled };
    expect(settlementIn(read(one ?? {}, again ?? {}))(payment)).toEqual(read(one ?? {}));
    expect(settlementIn(read(one ?? {}, another ?? {}))(payment)).toEqual([]);
  });

  test('are all the payment’s that name it, each once', () => {
    const [first = {}, second = {}] = [1, 2].map((grossAmount) => ({ paymentId: 'pay_1', grossAmount }));
    const find = settlementIn(read(first, second, second));
    expect(find({ paymentId: 'pay_1' })).toEqual(read(first, second));
  });
});
