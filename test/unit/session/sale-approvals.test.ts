import { describe, expect, test } from 'vitest';
import { SaleApprovals } from '../../../src-main/session/terminal/sale-approvals.ts';
import { code, StaffWorld } from '../../support/worlds/staff-world.ts';

const amount = { minor: 400, currency: 'USD' };
const half = { lines: [{ name: 'Tea', quantity: 1, unitMinor: 1_000 }], discountMinor: 600 };
const causes = [{ kind: 'discount', minor: 600, ofMinor: 1_000 }];

function approvalsOf(staff: StaffWorld['staff']) {
  let ids = 0;
  const approvals = new SaleApprovals(staff, 30, () => `q${++ids}`);
  const start = (id?: string, lineItems = half) => approvals.approvalOf({ lineItems, amount }, id);
  return { approvals, start };
}

describe('an unusual discount', () => {
  test('is asked about with its figures, and goes on record once whoever may has agreed', async () => {
    const { approvals, start } = approvalsOf(new StaffWorld().staff);
    expect(start()).toMatchObject({
      failure: { code: 'approval-needed', asked: amount, approval: { id: 'q1', causes } },
    });
    expect(await approvals.approve('q1', undefined)).toMatchObject({ ok: true });
    expect(start('q1')).toEqual({ ok: true, value: { causes } });
  });

  test('is not what was approved before: other figures, an earlier question, or the sale after it', async () => {
    const { approvals, start } = approvalsOf(new StaffWorld().staff);
    start();
    await approvals.approve('q1', undefined);
    expect(start('q1', { ...half, discountMinor: 700 })).toMatchObject({
      failure: { approval: { id: 'q2' } },
    });
    expect(start('q1')).toMatchObject({ failure: { approval: { id: 'q3' } } });
    expect(code(await approvals.approve('q2', undefined))).toBe('command-refused');
    await approvals.approve('q3', undefined);
    approvals.saleStarted();
    expect(start('q3')).toMatchObject({ ok: false });
  });

  test('needs a manager’s PIN where a cashier has signed in, who stays signed in', async () => {
    const world = new StaffWorld();
    const { ann, bo } = await world.withTwo();
    const { approvals, start } = approvalsOf(world.staff);
    await world.staff.signIn(bo, '2222');
    start();
    expect(code(await approvals.approve('q1', undefined))).toBe('manager-only');
    expect(code(await approvals.approve('q1', { cashierId: bo, pin: '2222' }))).toBe('manager-only');
    expect(code(await approvals.approve('q1', { cashierId: ann, pin: '2222' }))).toBe('pin-wrong');
    expect(start('q1')).toMatchObject({ ok: false });
    expect(code(await approvals.approve('q2', { cashierId: ann, pin: '1111' }))).toBe('ok');
    expect(world.staff.signedIn).toBe(bo);
    expect(start('q2')).toEqual({ ok: true, value: { by: ann, causes } });
  });

  test('is on record as approved by the manager who has signed in, and by nobody for the next cashier', async () => {
    const world = new StaffWorld();
    const { ann, bo } = await world.withTwo();
    const { approvals, start } = approvalsOf(world.staff);
    start();
    await approvals.approve('q1', undefined);
    expect(start('q1')).toMatchObject({ value: { by: ann } });
    await world.staff.signIn(bo, '2222');
    expect(start('q1')).toMatchObject({ ok: false });
  });

  test('is approved by no PIN that was looked at while another question came', async () => {
    const world = new StaffWorld();
    const { ann, bo } = await world.withTwo();
    const { approvals, start } = approvalsOf(world.staff);
    await world.staff.signIn(bo, '2222');
    start();
    const approving = approvals.approve('q1', { cashierId: ann, pin: '1111' });
    start(undefined, { ...half, discountMinor: 700 });
    expect(code(await approving)).toBe('command-refused');
    expect(start('q1')).toMatchObject({ ok: false });
  });

  test('counts a manager’s wrong PINs as the sign-in does', async () => {
    const world = new StaffWorld();
    const { ann, bo } = await world.withTwo();
    const { approvals, start } = approvalsOf(world.staff);
    await world.staff.signIn(bo, '2222');
    start();
    for (let n = 0; n < 5; n += 1) await approvals.approve('q1', { cashierId: ann, pin: '0000' });
    expect(world.lockedFor(ann)).toBe(30_000);
    expect(code(await approvals.approve('q1', { cashierId: ann, pin: '1111' }))).toBe('pin-locked');
    expect(code(await world.staff.signIn(ann, '1111'))).toBe('pin-locked');
  });
});

test('a usual discount, and none, asks for nothing', () => {
  const { start } = approvalsOf(new StaffWorld().staff);
  expect(start(undefined, { ...half, discountMinor: 300 })).toEqual({ ok: true, value: undefined });
});
