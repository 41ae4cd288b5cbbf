import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { setFault } from '../../../support/service/sandbox-faults.ts';
import { valueOf } from '../../../support/worlds/value-of.ts';
import { Fleet } from '../../../support/worlds/fleet.ts';

let at: Fleet;
beforeEach(async () => {
  at = await Fleet.open();
});
afterEach(() => at.close());

describe('no terminal is made twice', () => {
  test('when the answer to its making is lost', async () => {
    await setFault(at.sandbox, {
      kind: 'drop-after-work',
      times: 2,
      match: { method: 'POST', path: '/Terminals' },
    });
    await at.begin(at.numbered(3));
    expect(await at.over()).toMatchObject({ state: 'done', packed: 3, created: 3 });
    expect([...(await at.names())].filter((name) => name?.startsWith('Till ')).sort()).toEqual([
      'Till 1',
      'Till 2',
      'Till 3',
    ]);
  }, 60_000);

  test('when the till ends in the middle, at any moment', async () => {
    const total = 12;
    const name = await at.begin(at.numbered(total));
    for (const packed of [2, 5, 9]) {
      await at.world.viewWhen(
        ({ fleetRun }) => (fleetRun?.packed ?? 0) >= packed || fleetRun?.state === 'done',
      );
      // As a kill leaves it: what stands on the disk now, and nothing of what this process still does.
      const record = join(at.folder, 'fleets', readdirSync(join(at.folder, 'fleets'))[0] ?? '');
      const killed = readFileSync(record, 'utf8');
      at.world.till.close();
      await at.world.till.written();
      writeFileSync(record, killed);
      await at.openAgain();
      const left = await valueOf(at.world.commands['fleet.get']({}));
      expect(left).toMatchObject({ state: 'stopped', total });
      await valueOf(at.world.commands['fleet.resume']({ anew: false }));
    }
    expect(await at.over()).toMatchObject({ state: 'done', packed: total, refused: [] });
    const made = (await at.names()).filter((each) => each?.startsWith('Till '));
    expect(new Set(made).size).toBe(total);
    expect(made).toHaveLength(total);
    expect(at.sheet(name)).toHaveLength(total);
  }, 120_000);

  test('when the service is gone for a while', async () => {
    await setFault(at.sandbox, {
      kind: 'status',
      status: 500,
      times: 3,
      match: { method: 'POST', path: '/Terminals' },
    });
    await at.begin(at.numbered(2));
    const first = await at.over();
    if (first.state === 'stopped') {
      await valueOf(at.world.commands['fleet.resume']({ anew: false }));
      await at.world.viewWhen(({ fleetRun }) => fleetRun?.state === 'done');
    }
    expect((await at.names()).filter((name) => name?.startsWith('Till '))).toHaveLength(2);
  }, 120_000);
});

test('it is stopped and goes on, and every till can have another code', async () => {
  const name = await at.begin(at.numbered(8));
  await at.world.viewWhen(({ fleetRun }) => (fleetRun?.packed ?? 0) >= 1);
  await valueOf(at.world.commands['fleet.stop'](undefined));
  expect(await at.over()).toMatchObject({ state: 'stopped', total: 8 });
  expect(await at.world.commands['fleet.start']({ text: at.numbered(1) })).toMatchObject({ ok: false });
  await valueOf(at.world.commands['fleet.resume']({ anew: false }));
  expect(await at.over()).toMatchObject({ state: 'done', packed: 8 });
  const before = at.sheet(name).map(({ code }) => code);
  await valueOf(at.world.commands['fleet.resume']({ anew: true }));
  await at.world.viewWhen(({ fleetRun }) => fleetRun?.state === 'done');
  const after = at.sheet(name).map(({ code }) => code);
  expect(after).toHaveLength(8);
  expect(after.some((code) => before.includes(code))).toBe(false);
  await valueOf(at.world.commands['fleet.forget'](undefined));
  expect(await valueOf(at.world.commands['fleet.get']({}))).toBeNull();
}, 60_000);

test('a code that ends within minutes is made anew where the run goes on after a restart', async () => {
  const name = await at.begin(at.numbered(2));
  await at.over();
  const [first, second] = at.sheet(name);
  const file = join(at.folder, 'chosen', name, 'codes.csv');
  const soon = new Date(Date.now() + 15 * 60_000).toISOString();
  writeFileSync(file, readFileSync(file, 'utf8').replace(first?.['good_until'] ?? '', soon));
  // As a till leaves it that ends before the last code is made.
  const record = join(at.folder, 'fleets', readdirSync(join(at.folder, 'fleets'))[0] ?? '');
  writeFileSync(record, readFileSync(record, 'utf8').replace('"done":true', '"done":false'));
  at.world.till.close();
  await at.openAgain();
  expect(await valueOf(at.world.commands['fleet.get']({}))).toMatchObject({ state: 'stopped', packed: 1 });
  await valueOf(at.world.commands['fleet.resume']({ anew: false }));
  expect(await at.over()).toMatchObject({ state: 'done', packed: 2 });
  const codes = at.sheet(name).map(({ code }) => code);
  expect([codes[0] === first?.['code'], codes[1] === second?.['code']]).toEqual([false, true]);
});

test('a run that was over stays so after a restart, also once its codes have ended and their folder is deleted', async () => {
  const name = await at.begin(at.numbered(2));
  await at.over();
  const target = join(at.folder, 'chosen', name);
  rmSync(target, { recursive: true });
  at.world.till.close();
  await at.openAgain();
  expect(await valueOf(at.world.commands['fleet.get']({}))).toMatchObject({
    ...{ state: 'done', total: 2, packed: 2 },
  });
  expect(existsSync(target)).toBe(false);
  await valueOf(at.world.commands['fleet.resume']({ anew: true }));
  expect(await at.over()).toMatchObject({ state: 'done', packed: 2 });
  expect(at.sheet(name)).toHaveLength(2);
});
