import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { startSandbox } from '../../../../sandbox/server.ts';
import { DEFAULT_PREFERENCES } from '../../../../shared/preferences.ts';
import { SAMPLED } from '../../../support/drawn/sample.ts';
import { controlOf } from '../../../support/service/sandbox-control.ts';
import { setFault } from '../../../support/service/sandbox-faults.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { valueOf } from '../../../support/worlds/value-of.ts';
import { TillWorld } from '../../../support/worlds/till-world.ts';
import type { Sandbox } from '../../../../sandbox/server.ts';
import type { FleetRunView } from '../../../../shared/contract/back-office/fleet.ts';

/** By one command. The nightly run makes them all; the service's quota sets the pace. */
const TILLS = SAMPLED ? 20 : 100;
const WITHIN_MS = 120_000;

let sandbox: Sandbox;
let folder: string;
let world: TillWorld;
let location: string;

beforeEach(async () => {
  sandbox = await startSandbox({});
  folder = temporaryFolder();
  world = await opened();
  const own = { kind: 'terminal', id: sandbox.profile.terminalId } as const;
  location = (await valueOf(world.commands['hierarchy.get'](own))).location?.id ?? '';
});
afterEach(async () => {
  world.till.close();
  await sandbox.close();
});

async function opened(before?: TillWorld): Promise<TillWorld> {
  const next = new TillWorld(folder, before && { signingKeys: before.secrets.signingKeys });
  next.picturesFolder = join(folder, 'chosen');
  mkdirSync(next.picturesFolder, { recursive: true });
  await next.till.launch({ kind: 'profile', text: JSON.stringify(sandbox.profile) }, sandbox.secrets);
  return next;
}

const csv = (...lines: readonly string[]): string => ['location,name,tenders,store', ...lines].join('\n');
const numbered = (count: number): string =>
  csv(...Array.from({ length: count }, (_, index) => `${location},Till ${index + 1},,Shop`));
const begin = async (text: string): Promise<string> =>
  (await valueOf(world.commands['fleet.start']({ text }))).fileName ?? '';
const over = async (): Promise<FleetRunView> => {
  const isOver = (run: FleetRunView | undefined) => run?.state === 'done' || run?.state === 'stopped';
  const { fleetRun } = await world.viewWhen((view) => isOver(view.fleetRun));
  if (!fleetRun) throw new Error('no run');
  return fleetRun;
};
const sheet = (name: string): readonly Record<string, string>[] =>
  parse(readFileSync(join(folder, 'chosen', name, 'codes.csv')), { bom: true, columns: true });
/** Names of the terminals at the location, but the till's own. */
async function names(page = 0): Promise<readonly (string | undefined)[]> {
  const place = { kind: 'location', id: location } as const;
  const { entries, next } = await valueOf(world.commands['hierarchy.children']({ ...place, page }));
  const here = entries.flatMap(({ id, name }) => (id === sandbox.profile.terminalId ? [] : [name]));
  return next === undefined ? here : [...here, ...(await names(next))];
}

test('the example has the columns as they must be, and makes tills at the location of this one', async () => {
  expect(await valueOf(world.commands['fleet.saveExample'](undefined))).toEqual({
    fileName: 'tills-test.csv',
  });
  const text = world.tables.texts.at(-1) ?? '';
  expect(text.split('\r\n').slice(0, 2)).toEqual([
    '\uFEFFlocation,terminal,name,tenders,store,kind,currency,locale,zone',
    `${location},,Till 2,,,,,,`,
  ]);
  expect(await valueOf(world.commands['fleet.check']({ text }))).toEqual({
    faults: [],
    creates: 2,
    takes: 0,
  });
  expect(await names()).toEqual([]);
});

test('a service that does not answer keeps nobody waiting for the example', async () => {
  await setFault(sandbox, { kind: 'delay', ms: 600_000, match: { method: 'GET' } });
  expect(await valueOf(world.commands['fleet.saveExample'](undefined))).toEqual({
    fileName: 'tills-test.csv',
  });
  expect(world.tables.texts.at(-1)?.split('\r\n')[1]).toBe(',,Till 2,,,,,,');
}, 20_000);

test('tills of a file are made, each with a package and a code, and one of them sells', async () => {
  const text = csv(`${location},Bar,usdcBase,Corner Bar`, `${location},"Door, north",,`);
  expect(await valueOf(world.commands['fleet.check']({ text }))).toEqual({
    faults: [],
    creates: 2,
    takes: 0,
  });
  expect(await names()).not.toContain('Bar');
  const name = await begin(text);
  expect(await over()).toMatchObject({ state: 'done', total: 2, packed: 2, created: 2, refused: [] });
  expect(await names()).toEqual(expect.arrayContaining(['Bar', 'Door, north']));
  const codes = sheet(name);
  expect(codes.map((entry) => entry['name'])).toEqual(['Bar', 'Door, north']);
  const target = join(folder, 'chosen', name);
  expect(readdirSync(target).sort()).toEqual([
    '001-Bar.countertop',
    '002-Door-north.countertop',
    'codes.csv',
  ]);
  if (process.platform !== 'win32') {
    expect(statSync(target).mode & 0o777).toBe(0o700);
    expect(statSync(join(target, 'codes.csv')).mode & 0o777).toBe(0o600);
  }

  const till = new TillWorld(temporaryFolder());
  onTestFinished(() => till.till.close());
  await till.till.launch({ kind: 'first-start' }, {});
  const [bar] = codes;
  const packageText = readFileSync(join(target, bar?.['file'] ?? ''), 'utf8');
  const taken = await till.commands['setup.takeHandOver']({ text: packageText, code: bar?.['code'] ?? '' });
  expect(taken).toEqual({ ok: true, value: null });
  expect(till.till.view()).toMatchObject({
    phase: 'ready',
    terminal: { terminalId: bar?.['terminal'], storeName: 'Corner Bar' },
  });
});

test('what is wrong with a file is said by line and column, and nothing of it is sent', async () => {
  await valueOf(world.commands['terminals.create']({ locationId: location, name: 'Taken' }));
  const before = await names();
  const text = [
    'location,name,terminal,tenders',
    `${location},Taken,,`,
    ',,term_nobody,',
    'loc_nobody,A,,',
    `,,${sandbox.profile.terminalId},`,
    `${location},B,,noSuchTender`,
    `${location},C,,`,
  ].join('\n');
  const { faults } = await valueOf(world.commands['fleet.check']({ text }));
  expect(faults).toEqual([
    { line: 2, column: 'name', fault: 'name-taken' },
    { line: 3, column: 'terminal', fault: 'not-found', text: 'term_nobody' },
    { line: 4, column: 'location', fault: 'not-found', text: 'loc_nobody' },
    { line: 5, column: 'terminal', fault: 'own-terminal' },
    { line: 6, column: 'tenders', fault: 'not-accepted', text: 'noSuchTender' },
  ]);
  const started = await valueOf(world.commands['fleet.start']({ text }));
  expect(started.fileName).toBeUndefined();
  expect(started.check?.faults).toEqual(faults);
  expect(await names()).toEqual(before);
});

test('a terminal that is there is taken as it is, with the name and tenders of the file', async () => {
  const made = await valueOf(world.commands['terminals.create']({ locationId: location, name: 'Old' }));
  const name = await begin(`terminal,name,tenders\n${made.id},New,usdcBase`);
  expect(await over()).toMatchObject({ state: 'done', packed: 1, created: 0 });
  expect(await names()).toContain('New');
  expect(sheet(name)[0]?.['terminal']).toBe(made.id);
});

describe('no terminal is made twice', () => {
  test('when the answer to its making is lost', async () => {
    await setFault(sandbox, {
      kind: 'drop-after-work',
      times: 2,
      match: { method: 'POST', path: '/Terminals' },
    });
    await begin(numbered(3));
    expect(await over()).toMatchObject({ state: 'done', packed: 3, created: 3 });
    expect([...(await names())].filter((name) => name?.startsWith('Till ')).sort()).toEqual([
      'Till 1',
      'Till 2',
      'Till 3',
    ]);
  }, 60_000);

  test('when the till ends in the middle, at any moment', async () => {
    const total = 12;
    const name = await begin(numbered(total));
    for (const packed of [2, 5, 9]) {
      await world.viewWhen(({ fleetRun }) => (fleetRun?.packed ?? 0) >= packed || fleetRun?.state === 'done');
      // As a kill leaves it: what stands on the disk now, and nothing of what this process still does.
      const record = join(folder, 'fleets', readdirSync(join(folder, 'fleets'))[0] ?? '');
      const killed = readFileSync(record, 'utf8');
      world.till.close();
      await world.till.written();
      writeFileSync(record, killed);
      world = await opened(world);
      const left = await valueOf(world.commands['fleet.get']({}));
      expect(left).toMatchObject({ state: 'stopped', total });
      await valueOf(world.commands['fleet.resume']({ anew: false }));
    }
    expect(await over()).toMatchObject({ state: 'done', packed: total, refused: [] });
    const made = (await names()).filter((each) => each?.startsWith('Till '));
    expect(new Set(made).size).toBe(total);
    expect(made).toHaveLength(total);
    expect(sheet(name)).toHaveLength(total);
  }, 120_000);

  test('when the service is gone for a while', async () => {
    await setFault(sandbox, {
      kind: 'status',
      status: 500,
      times: 3,
      match: { method: 'POST', path: '/Terminals' },
    });
    await begin(numbered(2));
    const first = await over();
    if (first.state === 'stopped') {
      await valueOf(world.commands['fleet.resume']({ anew: false }));
      await world.viewWhen(({ fleetRun }) => fleetRun?.state === 'done');
    }
    expect((await names()).filter((name) => name?.startsWith('Till '))).toHaveLength(2);
  }, 120_000);
});

test('it is stopped and goes on, and every till can have another code', async () => {
  const name = await begin(numbered(8));
  await world.viewWhen(({ fleetRun }) => (fleetRun?.packed ?? 0) >= 1);
  await valueOf(world.commands['fleet.stop'](undefined));
  expect(await over()).toMatchObject({ state: 'stopped', total: 8 });
  expect(await world.commands['fleet.start']({ text: numbered(1) })).toMatchObject({ ok: false });
  await valueOf(world.commands['fleet.resume']({ anew: false }));
  expect(await over()).toMatchObject({ state: 'done', packed: 8 });
  const before = sheet(name).map(({ code }) => code);
  await valueOf(world.commands['fleet.resume']({ anew: true }));
  await world.viewWhen(({ fleetRun }) => fleetRun?.state === 'done');
  const after = sheet(name).map(({ code }) => code);
  expect(after).toHaveLength(8);
  expect(after.some((code) => before.includes(code))).toBe(false);
  await valueOf(world.commands['fleet.forget'](undefined));
  expect(await valueOf(world.commands['fleet.get']({}))).toBeNull();
}, 60_000);

test('a code that ends within minutes is made anew where the run goes on after a restart', async () => {
  const name = await begin(numbered(2));
  await over();
  const [first, second] = sheet(name);
  const file = join(folder, 'chosen', name, 'codes.csv');
  const soon = new Date(Date.now() + 15 * 60_000).toISOString();
  writeFileSync(file, readFileSync(file, 'utf8').replace(first?.['good_until'] ?? '', soon));
  // As a till leaves it that ends before the last code is made.
  const record = join(folder, 'fleets', readdirSync(join(folder, 'fleets'))[0] ?? '');
  writeFileSync(record, readFileSync(record, 'utf8').replace('"done":true', '"done":false'));
  world.till.close();
  world = await opened(world);
  expect(await valueOf(world.commands['fleet.get']({}))).toMatchObject({ state: 'stopped', packed: 1 });
  await valueOf(world.commands['fleet.resume']({ anew: false }));
  expect(await over()).toMatchObject({ state: 'done', packed: 2 });
  const codes = sheet(name).map(({ code }) => code);
  expect([codes[0] === first?.['code'], codes[1] === second?.['code']]).toEqual([false, true]);
});

test('a run that was over stays so after a restart, also once its codes have ended and their folder is deleted', async () => {
  const name = await begin(numbered(2));
  await over();
  const target = join(folder, 'chosen', name);
  rmSync(target, { recursive: true });
  world.till.close();
  world = await opened(world);
  expect(await valueOf(world.commands['fleet.get']({}))).toMatchObject({
    ...{ state: 'done', total: 2, packed: 2 },
  });
  expect(existsSync(target)).toBe(false);
  await valueOf(world.commands['fleet.resume']({ anew: true }));
  expect(await over()).toMatchObject({ state: 'done', packed: 2 });
  expect(sheet(name)).toHaveLength(2);
});

test('neither a key nor a code is in what the till keeps of a run', async () => {
  const name = await begin(numbered(2));
  await over();
  const kept = readdirSync(join(folder, 'fleets')).map((file) =>
    readFileSync(join(folder, 'fleets', file), 'utf8'),
  );
  for (const { code = '', terminal = '' } of sheet(name)) {
    const { secret = '' } = await valueOf(world.commands['terminals.revealKey']({ id: terminal }));
    expect(secret.length).toBeGreaterThan(8);
    for (const secretWords of [code, code.replaceAll('-', ''), secret])
      expect(kept.join()).not.toContain(secretWords);
  }
});

test(
  `${TILLS} tills are ready within two minutes`,
  async () => {
    await begin(numbered(TILLS));
    expect(await over()).toMatchObject({ state: 'done', packed: TILLS, created: TILLS, refused: [] });
  },
  WITHIN_MS,
);

test(
  `${TILLS} tills are ready within two minutes, also when the service is busy on the way and the till ends in the middle`,
  async () => {
    const name = await begin(numbered(TILLS));
    const busy = {
      kind: 'status',
      status: 429,
      retryAfter: 1,
      match: { method: 'POST', path: '/Terminals' },
    };
    await world.viewWhen(({ fleetRun }) => (fleetRun?.packed ?? 0) >= 2);
    await setFault(sandbox, { ...busy, times: 4 });
    await world.viewWhen(({ fleetRun }) => (fleetRun?.packed ?? 0) >= 6);
    await setFault(sandbox, { ...busy, times: 2 });
    world.till.close();
    await world.till.written();
    world = await opened(world);
    await valueOf(world.commands['fleet.get']({}));
    await valueOf(world.commands['fleet.resume']({ anew: false }));
    expect(await over()).toMatchObject({ state: 'done', packed: TILLS, created: TILLS, refused: [] });
    const made = (await names()).filter((each) => each?.startsWith('Till '));
    expect([made.length, new Set(made).size]).toEqual([TILLS, TILLS]);
    expect(sheet(name)).toHaveLength(TILLS);
    expect(await controlOf(sandbox)('GET', '/faults'), 'every refusal was met').toEqual([]);
  },
  WITHIN_MS,
);

test('a till that was set up from a file is compared with the manager’s, by the state that it saves', async () => {
  const name = await begin(numbered(1));
  await over();
  const [entry] = sheet(name);
  const till = new TillWorld(temporaryFolder());
  onTestFinished(() => till.till.close());
  await till.till.launch({ kind: 'first-start' }, {});
  const text = readFileSync(join(folder, 'chosen', name, entry?.['file'] ?? ''), 'utf8');
  await valueOf(till.commands['setup.takeHandOver']({ text, code: entry?.['code'] ?? '' }));
  const states = join(folder, 'states');
  mkdirSync(states);
  till.stateTarget = join(states, 'one.json');
  expect(await valueOf(till.commands['comparison.save'](undefined))).toEqual({ fileName: 'one.json' });
  world.picturesFolder = states;
  expect(await valueOf(world.commands['comparison.make'](undefined))).toMatchObject({
    tills: [{ terminalId: entry?.['terminal'], name: entry?.['name'], differs: [] }],
    unread: 0,
  });
  await valueOf(world.commands['preferences.change']({ ...DEFAULT_PREFERENCES, theme: 'dark' }));
  expect(await valueOf(world.commands['comparison.make'](undefined))).toMatchObject({
    tills: [{ differs: ['settings'] }],
  });
  const saved = readFileSync(till.stateTarget, 'utf8');
  const { secret = '' } = await valueOf(
    world.commands['terminals.revealKey']({ id: entry?.['terminal'] ?? '' }),
  );
  expect(saved).not.toContain(secret);

  // A service that does not answer keeps nobody from the comparison, which needs only the files.
  await setFault(sandbox, { kind: 'delay', ms: 600_000, match: { method: 'GET' } });
  const unnamed = await valueOf(world.commands['comparison.make'](undefined));
  expect(unnamed?.tills).toMatchObject([{ terminalId: entry?.['terminal'], differs: ['settings'] }]);
  expect(unnamed?.tills[0]).not.toHaveProperty('name');
});
