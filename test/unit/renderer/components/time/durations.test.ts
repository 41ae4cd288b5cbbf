import { describe, expect, it } from 'vitest';
import {
  elapsedTime,
  secondsLeft,
  secondsSince,
} from '../../../../../src-renderer/components/time/durations.ts';

describe('times on the screen', () => {
  it('read as minutes and seconds, with hours from one hour', () => {
    expect(elapsedTime(0, 9_999)).toBe('0:09');
    expect(elapsedTime(0, 605_000)).toBe('10:05');
    expect(elapsedTime(0, 3_661_000)).toBe('1:01:01');
  });

  it('never go below zero when the clock is set back', () => {
    expect(elapsedTime(10_000, 0)).toBe('0:00');
    expect(secondsSince(10_000, 0)).toBe(0);
    expect(secondsLeft(0, 10_000)).toBe(0);
  });

  it('count a begun second as one that is left', () => {
    expect(secondsLeft(1_001, 0)).toBe(2);
  });
});
