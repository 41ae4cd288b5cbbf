import { describe, expect, it, vi } from 'vitest';
import { scenarioFor } from '../../../../sandbox/payments/test-amounts.ts';

const first = () => true;
const again = () => false;
const plan = (...moves: [at: number, statusCode: string][]) => ({
  create: 'answered',
  plan: moves.map(([at, statusCode]) => ({ at, statusCode })),
});

describe('test amounts', () => {
  it.each([
    [1, [2000, 'completed']],
    [2, [2000, 'underpaid']],
    [3, [2000, 'overpaid']],
    [4, [2000, 'expired']],
    [5, [2000, 'invalid']],
    [6, [2000, 'cancelled']],
  ] as const)('end .0%i by themselves', (cents, [at, statusCode]) => {
    expect(scenarioFor(1200 + cents, first)).toEqual(plan([at, statusCode]));
  });

  it('let .07 be seen before it is completed', () => {
    expect(scenarioFor(7, first)).toEqual(plan([1000, 'processing'], [6000, 'completed']));
  });

  it('answer .08 with 429 once', () => {
    expect(scenarioFor(508, first)).toEqual({ create: 'rate-limited', retryAfterSeconds: 2 });
    expect(scenarioFor(508, again)).toEqual(plan([2000, 'completed']));
  });

  it('lose the answer of .09 once; the lost payment expires', () => {
    expect(scenarioFor(509, first)).toEqual({ ...plan([10_000, 'expired']), create: 'answer-lost' });
    expect(scenarioFor(509, again)).toEqual(plan([2000, 'completed']));
  });

  it('answer .10 with 500 once', () => {
    expect(scenarioFor(510, first)).toEqual({ create: 'server-error' });
    expect(scenarioFor(510, again)).toEqual(plan([2000, 'completed']));
  });

  it('lead .11 through a status that the specification does not know', () => {
    expect(scenarioFor(511, first)).toEqual(plan([1000, 'sandboxOddity'], [4000, 'completed']));
  });

  it('leave all other amounts to the payer, for a quarter of an hour', () => {
    const asked = vi.fn(first);
    for (let cents = 12; cents <= 100; cents += 1) {
      expect(scenarioFor(1200 + cents, asked)).toEqual(plan([900_000, 'expired']));
    }
    expect(asked).not.toHaveBeenCalled();
  });
});
