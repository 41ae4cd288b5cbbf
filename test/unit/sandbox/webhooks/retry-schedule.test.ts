import { describe, expect, it } from 'vitest';
import { afterTry } from '../../../../sandbox/webhooks/delivery.ts';
import type { Delivery } from '../../../../sandbox/webhooks/delivery.ts';

const HOUR_MS = 3_600_000;

const NEW: Delivery = {
  id: '1',
  family: 'payment',
  event: 'completed',
  url: 'http://127.0.0.1/hook',
  body: '{}',
  key: null,
  created: 1000,
  state: 'waiting',
  due: 1000,
  tries: [],
};

/** The tries of a receiver that always refuses, in ms after the event. */
function refused(): Delivery {
  let delivery = NEW;
  while (delivery.due !== null) delivery = afterTry(delivery, { at: delivery.due, status: 503 });
  return delivery;
}

describe('a delivery', () => {
  it('is tried again after waits that double', () => {
    const at = refused().tries.map((one) => one.at - NEW.created);
    expect(at.slice(0, 6)).toEqual([0, 5000, 15_000, 35_000, 75_000, 155_000]);
  });

  it('is given up when the next try would come later than 24 hours after the event', () => {
    const { tries, state } = refused();
    expect(state).toBe('givenUp');
    const last = (tries.at(-1)?.at ?? 0) - NEW.created;
    expect(last).toBeLessThanOrEqual(24 * HOUR_MS);
    expect(2 * last).toBeGreaterThan(24 * HOUR_MS);
  });

  it.each([200, 202, 204, 299])('is over with %s', (status) => {
    expect(afterTry(NEW, { at: 1000, status })).toMatchObject({ state: 'delivered', due: null });
  });

  it.each([199, 301, 400, 403, 404, 410, 500])('is tried again after %s', (status) => {
    expect(afterTry(NEW, { at: 1000, status })).toMatchObject({ state: 'waiting', due: 6000 });
  });

  it('is tried again when nobody answered', () => {
    expect(afterTry(NEW, { at: 1000, fault: 'ECONNREFUSED' })).toMatchObject({ due: 6000 });
  });
});
