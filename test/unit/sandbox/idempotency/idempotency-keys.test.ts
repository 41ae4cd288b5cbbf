import { describe, expect, it } from 'vitest';
import { SandboxClock } from '../../../../sandbox/clock.ts';
import { IdempotencyKeys } from '../../../../sandbox/idempotency/idempotency-keys.ts';

const request = {
  caller: 'term_1',
  path: '/a',
  key: '7f1c2c7e-8d4b-4a43-9a39-0d0f4f3f9b11',
  body: { amount: 1 },
};
const answer = { status: 201, body: { trackingId: 't' } };

function keysAfterOneCreate() {
  const clock = new SandboxClock(0);
  const keys = new IdempotencyKeys(clock);
  keys.keep(request, answer);
  return { clock, keys };
}

const keyNumber = (n: number) => `7f1c2c7e-8d4b-4a43-9a39-${n.toString(16).padStart(12, '0')}`;

describe('an idempotency key', () => {
  it('gives the earlier answer for the same body within a day', () => {
    const { clock, keys } = keysAfterOneCreate();
    clock.advance(24 * 3_600_000 - 1);
    expect(keys.earlier(request)).toMatchObject(answer);
    clock.advance(1);
    expect(keys.earlier(request)).toBeUndefined();
  });

  it('is a conflict with another body', () => {
    const { keys } = keysAfterOneCreate();
    expect(() => keys.earlier({ ...request, body: { amount: 2 } })).toThrow(
      expect.objectContaining({ status: 409 }),
    );
  });

  it('is the same in capital letters', () => {
    const { keys } = keysAfterOneCreate();
    expect(keys.earlier({ ...request, key: request.key.toUpperCase() })).toMatchObject(answer);
  });

  it.each([{ path: '/b' }, { caller: 'term_2' }])('does not count for %j', (other) => {
    const { keys } = keysAfterOneCreate();
    expect(keys.earlier({ ...request, ...other, body: { amount: 2 } })).toBeUndefined();
  });

  it.each(['', 'x', '7f1c2c7e-8d4b-1a43-9a39-0d0f4f3f9b11'])('must be a UUID v4, not "%s"', (key) => {
    const { keys } = keysAfterOneCreate();
    expect(() => keys.earlier({ ...request, key })).toThrow(expect.objectContaining({ status: 400 }));
  });

  it('is dropped after its day', () => {
    const { clock, keys } = keysAfterOneCreate();
    clock.advance(3_600_000);
    keys.keep({ ...request, path: '/b' }, answer);
    expect(keys.size).toBe(2);
    clock.advance(23 * 3_600_000);
    keys.earlier({ ...request, path: '/c' });
    expect(keys.size).toBe(1);
  });

  it('is dropped before its day once 10,000 newer ones are kept', () => {
    const { keys } = keysAfterOneCreate();
    for (let n = 1; n < 10_000; n += 1) keys.keep({ ...request, key: keyNumber(n) }, answer);
    expect(keys.earlier(request)).toMatchObject(answer);
    keys.keep({ ...request, key: keyNumber(10_000) }, answer);
    expect(keys.earlier(request)).toBeUndefined();
    expect(keys.size).toBe(10_000);
  });
});
