import { describe, expect, test } from 'vitest';
import { code, StaffWorld } from '../../support/worlds/staff-world.ts';

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

test('no PIN is in the journal', async () => {
  const world = new StaffWorld();
  const { bo } = await world.withTwo();
  await world.staff.signIn(bo, '31415926');
  await world.staff.pins.change(bo, '27182818');
  expect(JSON.stringify(world.journal.entries)).not.toMatch(/1111|2222|31415926|27182818/);
});

test('a first manager whom the disk did not take leaves no mark that somebody works here', async () => {
  const world = new StaffWorld();
  world.journal.refuses = true;
  expect(code(await world.staff.cashiers.add({ name: 'Ann', role: 'owner', pin: '1111' }))).toBe(
    'ledger-unavailable',
  );
  world.journal.refuses = false;
  expect([world.marked, world.owned]).toEqual([false, false]);
  world.restart();
  expect(world.staff.isStaffed).toBe(false);
});
