import { describe, expect, test } from 'vitest';
import { succeeded } from '../../../shared/failure.ts';
import { code, StaffWorld } from '../../support/worlds/staff-world.ts';

const MINUTE = 60_000;

async function wrong(world: StaffWorld, times: number): Promise<void> {
  for (let n = 0; n < times; n += 1) await world.staff.corner.enter('0000');
}

describe('a PIN at the kiosk', () => {
  test('is anybody’s who works here, and signs nobody in', async () => {
    const world = new StaffWorld();
    const { ann, bo } = await world.withTwo();
    world.staff.lock();
    expect(await world.staff.corner.enter('2222')).toEqual(succeeded({ by: bo }));
    expect(await world.staff.corner.enter('1111')).toEqual(succeeded({ by: ann }));
    expect(world.staff.signedIn).toBeUndefined();
    expect(world.journal.entries.at(-1)).toMatchObject({ type: 'kiosk-unlocked', by: ann });
  });

  test('of somebody who works here no more is wrong', async () => {
    const world = new StaffWorld();
    const { bo } = await world.withTwo();
    await world.staff.cashiers.remove(bo);
    expect(code(await world.staff.corner.enter('2222'))).toBe('pin-wrong');
  });

  test('is nobody’s before there is one, but for training', async () => {
    const world = new StaffWorld();
    expect(code(await world.staff.corner.enter('1234'))).toBe('owner-needed');
    world.practicePin = '1234';
    world.restart();
    expect(await world.staff.corner.enter('1234')).toEqual(succeeded({}));
    expect(code(await world.staff.corner.enter('4321'))).toBe('pin-wrong');
    await world.withTwo();
    expect(code(await world.staff.corner.enter('1234'))).toBe('pin-wrong');
  });

  test('is tried with everybody of a large shop, and with at most thirty, managers first', async () => {
    const world = new StaffWorld();
    await world.withTwo();
    for (let place = 0; place < 28; place += 1)
      await world.staff.cashiers.add({ name: `C${place}`, role: 'cashier', pin: `${3000 + place}` });
    await world.staff.cashiers.add({ name: 'Zoe', role: 'manager', pin: '4444' });
    expect(code(await world.staff.corner.enter('4444'))).toBe('ok');
    // After Ann, Zoe and Bo: C6 is the tenth, C26 the thirtieth.
    expect(code(await world.staff.corner.enter('3006'))).toBe('ok');
    expect(code(await world.staff.corner.enter('3026'))).toBe('ok');
    expect(code(await world.staff.corner.enter('3027'))).toBe('pin-wrong');
  });
});

describe('wrong PINs at the kiosk', () => {
  test('lock the corner for everybody, and nobody’s sign-in', async () => {
    const world = new StaffWorld();
    const { ann } = await world.withTwo();
    await wrong(world, 5);
    expect(world.staff.corner.pause()).toBe(30_000);
    expect(code(await world.staff.corner.enter('1111'))).toBe('pin-locked');
    expect(world.lockedFor(ann)).toBe(0);
    await world.clock.advance(30_000);
    await wrong(world, 1);
    expect(world.staff.corner.pause()).toBe(MINUTE);
  });

  test('are not forgiven by a restart, and forgotten with a right one also after it', async () => {
    const world = new StaffWorld();
    await world.withTwo();
    await wrong(world, 5);
    await world.clock.advance(10_000);
    world.restart();
    expect(world.staff.corner.pause()).toBe(20_000);
    await world.clock.advance(20_000);
    expect(code(await world.staff.corner.enter('1111'))).toBe('ok');
    world.restart();
    expect(world.staff.corner.pause()).toBe(0);
    await wrong(world, 4);
    expect(world.staff.corner.pause()).toBe(0);
  });
});

describe('while the disk takes no entry', () => {
  test('a right PIN opens the corner, and the journal says so as soon as it can', async () => {
    const world = new StaffWorld();
    const { bo } = await world.withTwo();
    world.journal.refuses = true;
    expect(await world.staff.corner.enter('2222')).toEqual(succeeded({ by: bo }));
    world.staff.corner.record('paused', bo, undefined);
    world.journal.refuses = false;
    world.staff.corner.record('closed', bo, undefined);
    world.staff.corner.record('resumed', bo, undefined);
    expect(world.journal.entries.slice(-4)).toMatchObject([
      { type: 'kiosk-unlocked', by: bo },
      { did: 'paused' },
      { did: 'closed' },
      { did: 'resumed' },
    ]);
  });

  test('wrong PINs lock it as they do otherwise, also after a restart', async () => {
    const world = new StaffWorld();
    await world.withTwo();
    world.journal.refuses = true;
    await wrong(world, 4);
    expect(code(await world.staff.corner.enter('0000'))).toBe('pin-locked');
    expect(world.staff.corner.pause()).toBe(30_000);
    world.journal.refuses = false;
    world.restart();
    expect(world.staff.corner.pause()).toBe(30_000);
    await world.clock.advance(30_000);
    await wrong(world, 1);
    expect(world.staff.corner.pause()).toBe(MINUTE);
  });

  test('what came before a wrong PIN is recorded before it', async () => {
    const world = new StaffWorld();
    await world.withTwo();
    world.journal.refuses = true;
    await world.staff.corner.enter('2222');
    world.journal.refuses = false;
    await wrong(world, 5);
    world.restart();
    expect(world.staff.corner.pause()).toBe(30_000);
  });
});

describe('a PIN that came with the start', () => {
  test('makes one manager, signs nobody in, and makes no second', async () => {
    const world = new StaffWorld();
    expect(code(await world.staff.cashiers.addFirst({ name: 'Staff', pin: '2580' }))).toBe('ok');
    expect(world.staff.view()).toMatchObject({ cashiers: [{ name: 'Staff', role: 'manager' }] });
    expect(world.staff.signedIn).toBeUndefined();
    expect(world.marked).toBe(true);
    expect(code(await world.staff.cashiers.addFirst({ name: 'Other', pin: '1111' }))).toBe('command-refused');
    expect(world.staff.view().cashiers).toHaveLength(1);
    expect(code(await world.staff.corner.enter('2580'))).toBe('ok');
  });

  test('is no PIN where it is too short, or the disk takes none', async () => {
    const world = new StaffWorld();
    expect(code(await world.staff.cashiers.addFirst({ name: 'Staff', pin: '12' }))).toBe('cashier-invalid');
    world.diskFull = true;
    expect((await world.staff.cashiers.addFirst({ name: 'Staff', pin: '2580' })).ok).toBe(false);
    expect(world.staff.isStaffed).toBe(false);
  });
});

test('what staff do at the kiosk is in the journal before it is done', () => {
  const world = new StaffWorld();
  world.staff.corner.record('noted', 'c1', 's1');
  expect(world.journal.entries.at(-1)).toMatchObject({
    type: 'kiosk-attended',
    did: 'noted',
    by: 'c1',
    saleId: 's1',
  });
});
