import { describe, expect, test } from 'vitest';
import { createWait, leastWait } from '../../../../src-main/sales/creation/create-wait.ts';
import type { Failure } from '../../../../shared/failure.ts';

const unreachable: Failure = { action: 'wait', code: 'service-unreachable' };
const unreadable: Failure = { action: 'report', code: 'service-answer-unreadable' };

test.each([
  [59_999, 8_000],
  [60_000, 30_000],
  [299_999, 30_000],
  [300_000, 60_000],
  [1_799_999, 60_000],
  [1_800_000, 600_000],
])('on the screen, after %i ms of failed tries, the next one is %i ms away', (forMs, wait) => {
  expect(createWait(50, forMs, true, 0.5)).toBe(wait);
  expect(createWait(50, forMs, false, 0.5)).toBe(600_000);
});

describe('the wait that a lost try asks for', () => {
  const lost = { state: 'lost', failure: unreachable } as const;

  test('grows with the lost tries, and is none after the last of them', () => {
    const waits = [1, 2, 3, 4, 5].map((tries) => leastWait(lost, { tries, lost: tries, unreadable: 0 }));
    expect(waits).toEqual([1_000, 2_000, 8_000, 30_000, 0]);
  });

  test('leaves time to find what each unreadable answer left behind', () => {
    const asked = { tries: 2, lost: 2, unreadable: 2 };
    expect(leastWait({ state: 'lost', failure: unreadable }, asked)).toBe(30_000);
  });

  test('is none where nothing was lost', () => {
    const asked = { tries: 9, lost: 1, unreadable: 1 };
    expect(leastWait({ state: 'not-sent', failure: unreadable }, asked)).toBe(0);
    expect(leastWait({ state: 'intended' }, asked)).toBe(0);
  });
});
