import { describe, expect, test } from 'vitest';
import { pauseAfter } from '../../../src-main/staff/lock-out.ts';
import { code, StaffWorld } from '../../support/worlds/staff-world.ts';

const MINUTE = 60_000;

describe('wrong PINs', () => {
  test('lock after five in a row, each time for longer, and not the others', async () => {
    expect([4, 5, 6, 7, 8, 20].map(pauseAfter)).toEqual([
      0,
      30_000,
      MINUTE,
      5 * MINUTE,
      15 * MINUTE,
      15 * MINUTE,
    ]);
    const world = new StaffWorld();
    const { ann, bo } = await world.withTwo();
    await world.wrongPins(bo, 4);
    expect(world.lockedFor(bo)).toBe(0);
    await world.wrongPins(bo, 1);
    expect(world.lockedFor(bo)).toBe(30_000);
    expect(code(await world.staff.signIn(bo, '2222'))).toBe('pin-locked');
    expect(world.lockedFor(ann)).toBe(0);
    await world.clock.advance(30_000);
    await world.wrongPins(bo, 1);
    expect(world.lockedFor(bo)).toBe(MINUTE);
  });

  test('tried during the pause neither count nor fill the journal', async () => {
    const world = new StaffWorld();
    const { bo } = await world.withTwo();
    await world.wrongPins(bo, 5);
    const before = world.journal.entries.length;
    await world.wrongPins(bo, 50);
    expect(world.journal.entries).toHaveLength(before);
  });

  test('are not forgiven by a restart, nor shortened or lengthened by a clock that is set', async () => {
    const world = new StaffWorld();
    const { bo } = await world.withTwo();
    await world.wrongPins(bo, 5);
    await world.clock.advance(10_000);
    world.restart();
    expect(world.lockedFor(bo)).toBe(20_000);
    world.clock.jumpWall(-24 * 60 * MINUTE);
    world.restart();
    expect(world.lockedFor(bo)).toBe(20_000);
    world.clock.jumpWall(48 * 60 * MINUTE);
    world.restart();
    expect(world.lockedFor(bo)).toBe(20_000);
    await world.clock.advance(20_000);
    world.restart();
    expect(world.lockedFor(bo)).toBe(0);
    await world.wrongPins(bo, 1);
    expect(world.lockedFor(bo)).toBe(MINUTE);
  });

  test('in place of which an owner’s secret was guessed, pause from the start of the till on as well', async () => {
    const world = new StaffWorld();
    world.marked = true;
    world.restart();
    for (let n = 0; n < 5; n += 1) await world.staff.proveOwner('a guess');
    world.restart();
    await world.clock.advance(29_000);
    expect(code(await world.staff.proveOwner('terminal-password'))).toBe('pin-locked');
    world.restart();
    await world.clock.advance(1_000);
    expect(code(await world.staff.proveOwner('terminal-password'))).toBe('ok');
  });

  test('are forgotten with the right one, and count one after the other however they arrive', async () => {
    const world = new StaffWorld();
    const { bo } = await world.withTwo();
    await world.wrongPins(bo, 4);
    expect(code(await world.staff.signIn(bo, '2222'))).toBe('ok');
    await world.wrongPins(bo, 4);
    expect(world.lockedFor(bo)).toBe(0);
    const both = await Promise.all([world.staff.signIn(bo, '2222'), world.staff.signIn(bo, '2222')]);
    expect(both.map(code)).toEqual(['ok', 'till-not-ready']);
  });

  test('are forgotten with a right one that signs nobody in, also after a restart', async () => {
    const world = new StaffWorld();
    const { ann, bo } = await world.withTwo();
    await world.staff.signIn(bo, '2222');
    for (let n = 0; n < 5; n += 1) await world.staff.isManager(ann, '0000');
    await world.clock.advance(30_000);
    expect(code(await world.staff.isManager(ann, '1111'))).toBe('ok');
    world.restart();
    expect(world.lockedFor(ann)).toBe(0);
    await world.wrongPins(ann, 4);
    expect(world.lockedFor(ann)).toBe(0);
  });

  test('are not tried while the journal cannot count them', async () => {
    const world = new StaffWorld();
    const { bo } = await world.withTwo();
    world.journal.refuses = true;
    expect(code(await world.staff.signIn(bo, '0000'))).toBe('ledger-unavailable');
    expect(code(await world.staff.signIn(bo, '2222'))).toBe('ledger-unavailable');
    expect(world.staff.signedIn).not.toBe(bo);
  });

  test('are counted where the journal cannot: a right PIN that approves needs no entry', async () => {
    const world = new StaffWorld();
    const { ann, bo } = await world.withTwo();
    await world.staff.signIn(bo, '2222');
    world.journal.refuses = true;
    for (let n = 0; n < 5; n += 1)
      expect(code(await world.staff.isManager(ann, '0000'))).toBe('ledger-unavailable');
    expect(world.lockedFor(ann)).toBe(30_000);
    expect(code(await world.staff.isManager(ann, '1111'))).toBe('pin-locked');
  });
});

describe('a forgotten PIN of a manager', () => {
  test('is set anew by whoever knows the terminal’s password', async () => {
    const world = new StaffWorld();
    const { ann, bo } = await world.withTwo();
    world.staff.lock();
    expect(code(await world.staff.pins.reset(bo, 'terminal-password', '9999'))).toBe('cashier-not-found');
    expect(code(await world.staff.pins.reset(ann, 'a guess', '9999'))).toBe('owner-unproved');
    expect(code(await world.staff.pins.reset(ann, 'terminal-password', '9999'))).toBe('ok');
    expect(code(await world.staff.signIn(ann, '9999'))).toBe('ok');
  });

  test('guesses at that password count as wrong PINs', async () => {
    const world = new StaffWorld();
    const { ann } = await world.withTwo();
    for (let n = 0; n < 5; n += 1) await world.staff.pins.reset(ann, 'a guess', '9999');
    expect(code(await world.staff.pins.reset(ann, 'terminal-password', '9999'))).toBe('pin-locked');
  });
});
