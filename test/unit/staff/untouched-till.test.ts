import { describe, expect, test } from 'vitest';
import { StaffWorld } from '../../support/worlds/staff-world.ts';
import { settled } from '../../support/worlds/virtual-clock.ts';

const MINUTE = 60_000;

describe('a till that nobody touches', () => {
  test('signs out after the time of the rules, counted from the last touch', async () => {
    const world = new StaffWorld();
    await world.withTwo();
    await world.clock.advance(4 * MINUTE);
    world.staff.activity();
    await world.clock.advance(4 * MINUTE);
    expect(world.staff.signedIn).toBe('c1');
    await world.clock.advance(MINUTE);
    expect(world.staff.signedIn).toBeUndefined();
    expect(world.journal.entries.at(-1)).toMatchObject({ type: 'cashier-signed-out', why: 'idle' });
    expect(world.clock.pending()).toBe(0);
  });

  test('follows a change of the rules at once, and rests for ever without a time', async () => {
    const world = new StaffWorld();
    await world.withTwo();
    world.staff.changeRules({ shiftRequired: false });
    await world.clock.advance(60 * MINUTE);
    expect(world.staff.signedIn).toBe('c1');
    world.staff.changeRules({ shiftRequired: false, lockAfterMinutes: 1 });
    await settled();
    await world.clock.advance(MINUTE);
    expect(world.staff.signedIn).toBeUndefined();
    world.restart();
    expect(world.staff.rules).toEqual({ shiftRequired: false, lockAfterMinutes: 1 });
  });
});

describe('a till whose computer sleeps, which its timers do not count', () => {
  test('signs out when it wakes up, told or soon after', async () => {
    for (const announced of [true, false]) {
      const world = new StaffWorld();
      await world.withTwo();
      world.clock.suspend(8 * 60 * MINUTE);
      if (announced) world.staff.recheck();
      await world.clock.advance(announced ? 0 : 30_000);
      expect(world.staff.signedIn).toBeUndefined();
    }
  });

  test('the touch that wakes it keeps nobody signed in', async () => {
    const world = new StaffWorld();
    await world.withTwo();
    world.clock.suspend(8 * 60 * MINUTE);
    world.staff.activity();
    expect(world.staff.signedIn).toBeUndefined();
  });

  test('a clock that is set signs nobody out', async () => {
    const world = new StaffWorld();
    await world.withTwo();
    world.clock.jumpWall(8 * 60 * MINUTE);
    world.staff.recheck();
    await world.clock.advance(30_000);
    expect(world.staff.signedIn).toBe('c1');
  });
});
