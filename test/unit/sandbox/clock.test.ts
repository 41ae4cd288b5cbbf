import fc from 'fast-check';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { SandboxClock } from '../../../sandbox/clock.ts';

const DAY_MS = 24 * 3_600_000;

describe('a virtual clock', () => {
  it('stands until it is advanced', () => {
    const clock = new SandboxClock(1000);
    expect(clock.now()).toBe(1000);
    clock.advance(500);
    expect(clock.now()).toBe(1500);
  });

  it('runs what falls due in order, each task at the moment it was due', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(100)), (dues) => {
        const clock = new SandboxClock(0);
        const seen: { due: number; now: number }[] = [];
        for (const due of dues) clock.at(due, () => seen.push({ due, now: clock.now() }));
        clock.advance(60);
        const expected = dues.filter((due) => due <= 60).sort((a, b) => a - b);
        expect(seen).toEqual(expected.map((due) => ({ due, now: due })));
      }),
    );
  });

  it('runs in the same advance what a task schedules within it', () => {
    const clock = new SandboxClock(0);
    const seen: number[] = [];
    clock.at(10, () => clock.at(20, () => seen.push(clock.now())));
    clock.advance(30);
    expect(seen).toEqual([20]);
  });

  it('does not run a task that was taken back', () => {
    const clock = new SandboxClock(0);
    const run = vi.fn();
    clock.at(10, run)();
    clock.advance(30);
    expect(run).not.toHaveBeenCalled();
  });
});

describe('a real clock', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  function realClock(): SandboxClock {
    vi.useFakeTimers({ now: 5000 });
    const clock = new SandboxClock();
    onTestFinished(() => clock.close());
    return clock;
  }

  it('runs a task when the machine reaches its time', () => {
    const clock = realClock();
    const run = vi.fn();
    clock.at(5100, run);
    vi.advanceTimersByTime(99);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledOnce();
    expect(clock.isMachineTime()).toBe(true);
  });

  it('can be pushed forward and goes on from there', () => {
    const clock = realClock();
    const run = vi.fn();
    clock.at(5000 + DAY_MS, run);
    clock.advance(DAY_MS - 10);
    vi.advanceTimersByTime(10);
    expect(run).toHaveBeenCalledOnce();
    expect(clock.now()).toBe(5000 + DAY_MS);
    expect(clock.isMachineTime()).toBe(false);
  });

  it('waits for a task further away than one timer can reach', () => {
    const clock = realClock();
    const run = vi.fn();
    clock.at(5000 + 60 * DAY_MS, run);
    vi.advanceTimersByTime(59 * DAY_MS);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(DAY_MS);
    expect(run).toHaveBeenCalledOnce();
  });

  it('stands and runs on when told to', () => {
    const clock = realClock();
    clock.stand();
    vi.advanceTimersByTime(1000);
    expect(clock.now()).toBe(5000);
    clock.run();
    vi.advanceTimersByTime(1000);
    expect(clock.now()).toBe(6000);
  });

  it('leaves no timer behind', () => {
    const clock = realClock();
    clock.at(9000, () => undefined);
    clock.close();
    expect(vi.getTimerCount()).toBe(0);
  });
});
