import { expect, test } from 'vitest';
import { saleIds } from '../../../src-main/boot/terminal/sale-ids.ts';

const UUID_V7 = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('sales that follow each other have ids that do, each its own, also within a millisecond', () => {
  let now = Date.UTC(2026, 10, 21);
  const ids = saleIds(() => now, { terminalId: 'term_456' });
  const made = Array.from({ length: 50 }, () => {
    now += 1;
    return [ids.saleId(), ids.saleId()];
  });
  expect(made.flat().every((id) => UUID_V7.test(id))).toBe(true);
  expect(new Set(made.flat()).size).toBe(100);
  const firsts = made.map(([first]) => first);
  expect(firsts).toEqual([...firsts].sort());
});

test('an Idempotency-Key is random throughout', () => {
  expect(saleIds(() => 0, { terminalId: 'term_456' }).uuid()).toMatch(UUID_V4);
});
