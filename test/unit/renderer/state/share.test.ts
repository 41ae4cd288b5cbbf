import fc from 'fast-check';
import { expect, it } from 'vitest';
import { share } from '../../../../src-renderer/state/share.ts';

const before = {
  sales: [
    { id: 'a', stage: { name: 'waiting', readAt: 1 } },
    { id: 'b', stage: { name: 'waiting', readAt: 1 } },
  ],
  tenders: [{ label: 'USDC' }],
  staff: { signedIn: 'c1' },
};

it('answers the previous view where nothing changed', () => {
  expect(share(before, structuredClone(before))).toBe(before);
});

it('keeps all but what changed', () => {
  const next = structuredClone(before);
  const [, second] = next.sales;
  if (second) second.stage.readAt = 2;
  const shared = share(before, next);
  expect(shared).toEqual(next);
  expect(shared.sales[0]).toBe(before.sales[0]);
  expect(shared.sales[1]).not.toBe(before.sales[1]);
  expect(shared.tenders).toBe(before.tenders);
  expect(shared.staff).toBe(before.staff);
});

it('knows an entry by its id, wherever it stands', () => {
  const shared = share(before, {
    ...structuredClone(before),
    sales: [{ id: 'new', stage: { name: 'creating', readAt: 0 } }, ...structuredClone(before.sales)],
  });
  expect(shared.sales.slice(1)).toEqual(before.sales);
  expect(shared.sales[1]).toBe(before.sales[0]);
  expect(shared.sales[2]).toBe(before.sales[1]);
});

it('sees a field that is gone', () => {
  const shared = share(before, { ...structuredClone(before), staff: {} });
  expect(shared.staff).toEqual({});
  expect(share({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
});

it('equals what was pushed, whatever stood before', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (previous, next) => {
      expect(share(previous, next)).toEqual(next);
    }),
  );
});
