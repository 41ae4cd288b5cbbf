import { describe, expect, test } from 'vitest';
import { code, StaffWorld } from '../../support/worlds/staff-world.ts';
import { settled } from '../../support/worlds/virtual-clock.ts';

const MINUTE = 60_000;

describe('without a cashier', () => {
  test('nobody signs in, and everybody may do everything', () => {
    const { staff } = new StaffWorld();
    expect(staff.refusal('cashier')).toBeUndefined();
    expect(staff.refusal('manager')).toBeUndefined();
  });

  test('the first one must be a manager, and is signed in at once', async () => {
    const world = new StaffWorld();
    expect(code(await world.staff.cashiers.add({ name: 'Bo', role: 'cashier', pin: '2222' }))).toBe(
      'last-manager',
    );
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
      await staff.cashiers.add({ name: 'Eve', role: 'manager', pin: '6666' }),
      staff.cashiers.rename(ann, 'Eve'),
      await staff.cashiers.remove(ann),
      await staff.pins.change(ann, '6666'),
      staff.changeRules({ shiftRequired: true }),
    ];
    expect(answers.map(code)).toEqual(Array(5).fill('manager-only'));
    staff.lock();
    expect(staff.refusal('cashier')).toMatchObject({ code: 'signed-out' });
    expect(code(await staff.cashiers.remove(ann))).toBe('signed-out');
  });

  test('one manager stays while there are cashiers; after the last one nobody signs in any more', async () => {
    const world = new StaffWorld();
    const { ann, bo } = await world.withTwo();
    expect(code(await world.staff.cashiers.remove(ann))).toBe('last-manager');
    expect(code(await world.staff.cashiers.remove(bo))).toBe('ok');
    expect([...world.pins.keys()]).toEqual([ann]);
    expect(code(await world.staff.cashiers.remove(ann))).toBe('ok');
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
    expect(await world.staff.cashiers.add({ ...input, role: 'cashier' })).toMatchObject({
      failure: { code: 'cashier-invalid', fields: [{ field }] },
    });
  });
});

describe('an owner', () => {
  /** Ann manages and is signed in, Bo sells, Olga owns. */
  async function withOwner() {
    const world = new StaffWorld();
    const two = await world.withTwo();
    await world.staff.cashiers.add({ name: 'Olga', role: 'owner', pin: '3333' });
    return { world, ...two, olga: 'c3' };
  }
  const roleIn = ({ staff }: StaffWorld, cashierId: string) =>
    staff.view().cashiers.find(({ id }) => id === cashierId)?.role;

  test('may all that a manager may; a manager, once there is one, nothing of an owner’s', async () => {
    const { world, ann, bo, olga } = await withOwner();
    const { staff } = world;
    expect(staff.refusal('manager')).toBeUndefined();
    expect(staff.refusal('owner')).toMatchObject({ code: 'owner-only' });
    const answers = [
      await staff.cashiers.add({ name: 'Eve', role: 'owner', pin: '6666' }),
      await staff.cashiers.changeRole(ann, 'owner'),
      await staff.cashiers.changeRole(olga, 'cashier'),
      staff.cashiers.rename(olga, 'Eve'),
      await staff.pins.change(olga, '6666'),
      await staff.cashiers.remove(olga),
    ];
    expect(answers.map(code)).toEqual(Array(6).fill('owner-only'));
    expect(code(await staff.cashiers.changeRole(bo, 'manager'))).toBe('ok');
    await staff.signIn(olga, '3333');
    for (const role of ['owner', 'manager', 'cashier'] as const) expect(staff.refusal(role)).toBeUndefined();
    expect(code(await staff.isManager(olga, '3333'))).toBe('ok');
    expect(code(await staff.cashiers.changeRole(ann, 'owner'))).toBe('ok');
    expect(roleIn(world, ann)).toBe('owner');
  });

  test('is made by managers while there is none, and a cashier does nothing of an owner’s then either', async () => {
    const world = new StaffWorld();
    const { ann, bo } = await world.withTwo();
    expect(world.staff.refusal('owner')).toBeUndefined();
    await world.staff.signIn(bo, '2222');
    expect(world.staff.refusal('owner')).toMatchObject({ code: 'manager-only' });
    expect(code(await world.staff.cashiers.changeRole(bo, 'owner'))).toBe('manager-only');
    await world.staff.signIn(ann, '1111');
    expect(code(await world.staff.cashiers.changeRole(ann, 'owner'))).toBe('ok');
    expect(world.journal.entries.at(-1)).toMatchObject({
      type: 'cashier-role-changed',
      cashierId: ann,
      role: 'manager',
      owner: true,
      by: ann,
    });
    world.restart();
    expect(roleIn(world, ann)).toBe('owner');
  });

  test('goes only while somebody leads, and leaves what was theirs to the managers', async () => {
    const { world, ann, bo, olga } = await withOwner();
    const { cashiers } = world.staff;
    expect(code(await cashiers.remove(ann))).toBe('ok');
    await world.staff.signIn(olga, '3333');
    expect(code(await cashiers.remove(olga))).toBe('last-manager');
    expect(code(await cashiers.changeRole(olga, 'cashier'))).toBe('last-manager');
    expect(code(await cashiers.changeRole(olga, 'manager'))).toBe('ok');
    expect(world.owned).toBe(false);
    world.restart();
    expect(world.staff.view().ownersMissing).toBeUndefined();
    await world.staff.signIn(olga, '3333');
    expect(world.staff.refusal('owner')).toBeUndefined();
    expect(code(await world.staff.cashiers.remove(bo))).toBe('ok');
  });

  test('who forgot the PIN proves to own the terminal, as a manager does', async () => {
    const { world, olga } = await withOwner();
    expect(code(await world.staff.pins.reset(olga, 'terminal-password', '9999'))).toBe('ok');
    expect(code(await world.staff.signIn(olga, '9999'))).toBe('ok');
  });

  test('whom the record has lost leaves nothing to managers until somebody owns the terminal', async () => {
    const world = new StaffWorld();
    const { ann } = await world.withTwo();
    world.owned = true;
    world.restart();
    await world.staff.signIn(ann, '1111');
    expect(world.staff.view().ownersMissing).toBe(true);
    expect(world.staff.refusal('manager')).toBeUndefined();
    expect(world.staff.refusal('owner')).toMatchObject({ code: 'owner-needed' });
    expect(code(await world.staff.cashiers.add({ name: 'Eve', role: 'owner', pin: '6666' }))).toBe(
      'owner-needed',
    );
    // Whatever else managers change, the mark stays.
    await world.staff.cashiers.add({ name: 'Cy', role: 'cashier', pin: '4444' });
    await world.staff.cashiers.remove('c3');
    expect(world.owned).toBe(true);
    expect(code(await world.staff.proveOwner('a guess'))).toBe('owner-unproved');
    expect(code(await world.staff.proveOwner('terminal-password'))).toBe('ok');
    expect(world.journal.entries.at(-1)).toMatchObject({ type: 'owners-lost' });
    expect(world.staff.refusal('owner')).toBeUndefined();
    expect(world.staff.view()).toMatchObject({ signedIn: ann });
    expect(code(await world.staff.proveOwner('terminal-password'))).toBe('command-refused');
  });

  test('is none when their PIN could not be bound to it, nor when that is not on record', async () => {
    const world = new StaffWorld();
    const { ann, bo } = await world.withTwo();
    world.diskFull = true;
    expect(code(await world.staff.cashiers.changeRole(bo, 'manager'))).toBe('pins-unreadable');
    expect(roleIn(world, bo)).toBe('cashier');
    world.diskFull = false;
    world.journal.refuses = true;
    expect(code(await world.staff.cashiers.changeRole(ann, 'owner'))).toBe('ledger-unavailable');
    world.journal.refuses = false;
    expect(roleIn(world, ann)).toBe('manager');
    expect(world.sealedTo.get(ann)).toBe('manager');
    expect(world.owned).toBe(false);
  });
});

test('a PIN that could not be kept is not on record as changed', async () => {
  const world = new StaffWorld();
  const { bo } = await world.withTwo();
  world.diskFull = true;
  const before = world.journal.entries.length;
  expect(code(await world.staff.pins.change(bo, '3333'))).toBe('pins-unreadable');
  expect(world.journal.entries).toHaveLength(before);
  world.diskFull = false;
  expect(code(await world.staff.pins.change(bo, '3333'))).toBe('ok');
  expect(world.journal.entries.at(-1)).toMatchObject({ type: 'cashier-pin-changed', cashierId: bo });
});

test('who changes the catalogue is on record', async () => {
  const world = new StaffWorld();
  const { ann } = await world.withTwo();
  const before = { name: 'Tea', unitMinor: 280 };
  const change = { type: 'article-changed', currency: 'USD', before } as const;
  expect(world.staff.journal.catalogueChanged(change)).toEqual({ ok: true, value: null });
  const { at } = world.journal.entries.at(-1) ?? {};
  expect(world.journal.entries.at(-1)).toEqual({ ...change, at, by: ann });
});

test('who opened the drawer is on record, with the sale that did', async () => {
  const world = new StaffWorld();
  expect(world.staff.journal.drawerOpened(1).ok).toBe(true);
  const { ann } = await world.withTwo();
  world.staff.journal.drawerOpened(2);
  world.staff.journal.drawerOpened(3, 'sale-1');
  expect(world.journal.entries.filter(({ type }) => type === 'drawer-opened')).toEqual([
    { type: 'drawer-opened', at: 1 },
    { type: 'drawer-opened', at: 2, cashierId: ann },
    { type: 'drawer-opened', at: 3, cashierId: ann, saleId: 'sale-1' },
  ]);
});

test('a setting that was changed is on record with who did it, if they work here', async () => {
  const world = new StaffWorld();
  const { ann, bo } = await world.withTwo();
  const done = { type: 'setting-changed', what: 'preferences' } as const;
  world.staff.journal.managed(done);
  world.staff.journal.managed(done, bo);
  world.staff.journal.managed(done, 'of another terminal');
  const entries = world.journal.entries.slice(-3);
  expect(entries).toMatchObject([{ ...done, by: ann }, { ...done, by: bo }, done]);
  expect(entries[2]).not.toHaveProperty('by');
});

test('a manager who is removed is signed out, on record', async () => {
  const world = new StaffWorld();
  const { ann } = await world.withTwo();
  await world.staff.cashiers.add({ name: 'Cy', role: 'manager', pin: '3333' });
  expect(code(await world.staff.cashiers.remove(ann))).toBe('ok');
  expect(world.staff.signedIn).toBeUndefined();
  expect(world.journal.entries.at(-1)).toMatchObject({
    type: 'cashier-signed-out',
    cashierId: ann,
    why: 'removed',
  });
});

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

test('no PIN is in the journal', async () => {
  const world = new StaffWorld();
  const { bo } = await world.withTwo();
  await world.staff.signIn(bo, '31415926');
  await world.staff.pins.change(bo, '27182818');
  expect(JSON.stringify(world.journal.entries)).not.toMatch(/1111|2222|31415926|27182818/);
});
