import { describe, expect, test } from 'vitest';
import { pauseAfter } from '../../../src-main/cashiers/lock-out.ts';
import { Staff } from '../../../src-main/cashiers/staff.ts';
import { failed, succeeded } from '../../../shared/failure.ts';
import { MemoryJournal } from '../../support/memory-journal.ts';
import { settled, VirtualClock } from '../../support/virtual-clock.ts';
import type { Failure } from '../../../shared/failure.ts';

const MINUTE = 60_000;
const NOT_KEPT: Failure = { action: 'ask-manager', code: 'pins-unreadable' };

class StaffWorld {
  readonly clock = new VirtualClock();
  readonly journal = new MemoryJournal();
  readonly pins = new Map<string, string>();
  diskFull = false;
  staff = this.#open();
  #ids = 0;

  restart(): void {
    this.staff.stop();
    this.staff = this.#open();
  }

  /** Ann, the manager, who is signed in, and Bo. */
  async withTwo(): Promise<{ readonly ann: string; readonly bo: string }> {
    expect(await this.staff.add({ name: 'Ann', role: 'manager', pin: '1111' })).toEqual(succeeded(null));
    expect(await this.staff.add({ name: 'Bo', role: 'cashier', pin: '2222' })).toEqual(succeeded(null));
    return { ann: 'c1', bo: 'c2' };
  }

  async wrongPins(cashierId: string, times: number): Promise<void> {
    for (let n = 0; n < times; n += 1) await this.staff.signIn(cashierId, '0000');
  }

  lockedFor(cashierId: string): number {
    const { lockedUntil = this.clock.wall() } =
      this.staff.view().cashiers.find(({ id }) => id === cashierId) ?? {};
    return lockedUntil - this.clock.wall();
  }

  #open(): Staff {
    const { clock, journal, pins } = this;
    return new Staff(
      {
        clock,
        journal,
        pins: {
          isRight: (id, pin) => Promise.resolve(succeeded(pins.get(id) === pin)),
          keep: (id, pin) => {
            if (this.diskFull) return Promise.resolve(failed(NOT_KEPT));
            pins.set(id, pin);
            return Promise.resolve(succeeded(null));
          },
          forget: (id) => {
            pins.delete(id);
            return Promise.resolve();
          },
        },
        newId: () => `c${++this.#ids}`,
        isOwner: (secret) => secret === 'terminal-password',
      },
      () => undefined,
    );
  }
}

const code = (result: { ok: boolean; failure?: { code: string } }) =>
  result.ok ? 'ok' : result.failure?.code;

describe('without a cashier', () => {
  test('nobody signs in, and everybody may do everything', () => {
    const { staff } = new StaffWorld();
    expect(staff.refusal('cashier')).toBeUndefined();
    expect(staff.refusal('manager')).toBeUndefined();
  });

  test('the first one must be a manager, and is signed in at once', async () => {
    const world = new StaffWorld();
    expect(code(await world.staff.add({ name: 'Bo', role: 'cashier', pin: '2222' }))).toBe('last-manager');
    await world.withTwo();
    expect(world.staff.signedIn).toBe('c1');
    expect(world.staff.refusal('manager')).toBeUndefined();
  });
});

describe('roles', () => {
  test('a cashier may sell and change nobody, whatever command arrives', async () => {
    const world = new StaffWorld();
    const { ann, bo } = await world.withTwo();
    await world.staff.signIn(bo, '2222');
    expect(world.staff.refusal('cashier')).toBeUndefined();
    const { staff } = world;
    const answers = [
      await staff.add({ name: 'Eve', role: 'manager', pin: '6666' }),
      staff.rename(ann, 'Eve'),
      await staff.remove(ann),
      await staff.changePin(ann, '6666'),
      staff.changeRules({ shiftRequired: true }),
    ];
    expect(answers.map(code)).toEqual(Array(5).fill('manager-only'));
    staff.lock();
    expect(staff.refusal('cashier')).toMatchObject({ code: 'signed-out' });
    expect(code(await staff.remove(ann))).toBe('signed-out');
  });

  test('one manager stays while there are cashiers; after the last one nobody signs in any more', async () => {
    const world = new StaffWorld();
    const { ann, bo } = await world.withTwo();
    expect(code(await world.staff.remove(ann))).toBe('last-manager');
    expect(code(await world.staff.remove(bo))).toBe('ok');
    expect([...world.pins.keys()]).toEqual([ann]);
    expect(code(await world.staff.remove(ann))).toBe('ok');
    expect(world.staff.refusal('manager')).toBeUndefined();
    expect(world.staff.nameOf(bo)).toBe('Bo');
  });

  test.each([
    [{ name: ' ', pin: '1234' }, 'name'],
    [{ name: 'bo', pin: '1234' }, 'name'],
    [{ name: 'x'.repeat(41), pin: '1234' }, 'name'],
    [{ name: 'Cy', pin: '123' }, 'pin'],
    [{ name: 'Cy', pin: '123456789' }, 'pin'],
    [{ name: 'Cy', pin: '12a4' }, 'pin'],
  ])('%j is refused by field', async (input, field) => {
    const world = new StaffWorld();
    await world.withTwo();
    expect(await world.staff.add({ ...input, role: 'cashier' })).toMatchObject({
      failure: { code: 'cashier-invalid', fields: [{ field }] },
    });
  });
});

test('a PIN that could not be kept is not on record as changed', async () => {
  const world = new StaffWorld();
  const { bo } = await world.withTwo();
  world.diskFull = true;
  const before = world.journal.entries.length;
  expect(code(await world.staff.changePin(bo, '3333'))).toBe('pins-unreadable');
  expect(world.journal.entries).toHaveLength(before);
  world.diskFull = false;
  expect(code(await world.staff.changePin(bo, '3333'))).toBe('ok');
  expect(world.journal.entries.at(-1)).toMatchObject({ type: 'cashier-pin-changed', cashierId: bo });
});

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

  test('are not forgiven by a restart, nor by a clock that is set back; the pause is never longer for it', async () => {
    const world = new StaffWorld();
    const { bo } = await world.withTwo();
    await world.wrongPins(bo, 5);
    await world.clock.advance(10_000);
    world.restart();
    expect(world.lockedFor(bo)).toBe(20_000);
    world.clock.jumpWall(-24 * 60 * MINUTE);
    world.restart();
    expect(world.lockedFor(bo)).toBe(30_000);
    await world.clock.advance(30_000);
    await world.wrongPins(bo, 1);
    expect(world.lockedFor(bo)).toBe(MINUTE);
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

  test('are not tried while the journal cannot count them', async () => {
    const world = new StaffWorld();
    const { bo } = await world.withTwo();
    world.journal.refuses = true;
    expect(code(await world.staff.signIn(bo, '0000'))).toBe('ledger-unavailable');
    expect(code(await world.staff.signIn(bo, '2222'))).toBe('ledger-unavailable');
    expect(world.staff.signedIn).not.toBe(bo);
  });
});

describe('a forgotten PIN of a manager', () => {
  test('is set anew by whoever knows the terminal’s password', async () => {
    const world = new StaffWorld();
    const { ann, bo } = await world.withTwo();
    world.staff.lock();
    expect(code(await world.staff.resetPin(bo, 'terminal-password', '9999'))).toBe('cashier-not-found');
    expect(code(await world.staff.resetPin(ann, 'a guess', '9999'))).toBe('owner-unproved');
    expect(code(await world.staff.resetPin(ann, 'terminal-password', '9999'))).toBe('ok');
    expect(code(await world.staff.signIn(ann, '9999'))).toBe('ok');
  });

  test('guesses at that password count as wrong PINs', async () => {
    const world = new StaffWorld();
    const { ann } = await world.withTwo();
    for (let n = 0; n < 5; n += 1) await world.staff.resetPin(ann, 'a guess', '9999');
    expect(code(await world.staff.resetPin(ann, 'terminal-password', '9999'))).toBe('pin-locked');
  });
});

describe('a till that nobody touches', () => {
  test('signs out after the time of the rules, counted from the last touch', async () => {
    const world = new StaffWorld();
    await world.withTwo();
    await world.clock.advance(4 * MINUTE);
    world.staff.touched();
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

test('no PIN is in the journal', async () => {
  const world = new StaffWorld();
  const { bo } = await world.withTwo();
  await world.staff.signIn(bo, '31415926');
  await world.staff.changePin(bo, '27182818');
  expect(JSON.stringify(world.journal.entries)).not.toMatch(/1111|2222|31415926|27182818/);
});
