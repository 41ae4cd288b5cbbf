import { describe, expect, test } from 'vitest';
import { code, StaffWorld } from '../../support/worlds/staff-world.ts';

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
    // The guess before it counts no more, also after a restart.
    expect(world.journal.entries.slice(-2)).toMatchObject([
      { cashierId: 'owner', failures: 0 },
      { type: 'owners-lost' },
    ]);
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
