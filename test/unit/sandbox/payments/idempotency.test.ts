import { describe, expect, it } from 'vitest';
import { SandboxClock } from '../../../../sandbox/clock.ts';
import { IdempotencyKeys } from '../../../../sandbox/payments/idempotency.ts';

const KEY = '7f1c2c7e-8d4b-4a43-9a39-0d0f4f3f9b11';
const answer = { trackingId: 't' };

function keysAfterOneCreate() {
  const clock = new SandboxClock(0);
  const keys = new IdempotencyKeys(clock);
  keys.remember('/a', KEY, { amount: 1 }, answer);
  return { clock, keys };
}

describe('an idempotency key', () => {
  it('gives the earlier answer for the same body within a day', () => {
    const { clock, keys } = keysAfterOneCreate();
    clock.advance(24 * 3_600_000 - 1);
    expect(keys.earlier('/a', KEY, { amount: 1 })).toBe(answer);
    clock.advance(1);
    expect(keys.earlier('/a', KEY, { amount: 1 })).toBeUndefined();
  });

  it('is a conflict with another body', () => {
    const { keys } = keysAfterOneCreate();
    expect(() => keys.earlier('/a', KEY, { amount: 2 })).toThrow(expect.objectContaining({ status: 409 }));
  });

  it('counts for its path only', () => {
    const { keys } = keysAfterOneCreate();
    expect(keys.earlier('/b', KEY, { amount: 2 })).toBeUndefined();
  });

  it.each(['', 'x', '7f1c2c7e-8d4b-1a43-9a39-0d0f4f3f9b11'])('must be a UUID v4, not "%s"', (key) => {
    const { keys } = keysAfterOneCreate();
    expect(() => keys.earlier('/a', key, {})).toThrow(expect.objectContaining({ status: 400 }));
  });
});
