import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { DEFAULT_PREFERENCES } from '../../../../shared/preferences.ts';
import { setFault } from '../../../support/service/sandbox-faults.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { valueOf } from '../../../support/worlds/value-of.ts';
import { TillWorld } from '../../../support/worlds/till-world.ts';
import { csv, Fleet } from '../../../support/worlds/fleet.ts';

let at: Fleet;
beforeEach(async () => {
  at = await Fleet.open();
});
afterEach(() => at.close());

test('the example has the columns as they must be, and makes tills at the location of this one', async () => {
  expect(await valueOf(at.world.commands['fleet.saveExample'](undefined))).toEqual({
    fileName: 'tills-test.csv',
  });
  const text = at.world.tables.texts.at(-1) ?? '';
  expect(text.split('\r\n').slice(0, 2)).toEqual([
    '\uFEFFlocation,terminal,name,tenders,store,kind,currency,locale,zone',
    `${at.location},,Till 2,,,,,,`,
  ]);
  expect(await valueOf(at.world.commands['fleet.check']({ text }))).toEqual({
    faults: [],
    creates: 2,
    takes: 0,
  });
  expect(await at.names()).toEqual([]);
});

test('a service that does not answer keeps nobody waiting for the example', async () => {
  await setFault(at.sandbox, { kind: 'delay', ms: 600_000, match: { method: 'GET' } });
  expect(await valueOf(at.world.commands['fleet.saveExample'](undefined))).toEqual({
    fileName: 'tills-test.csv',
  });
  expect(at.world.tables.texts.at(-1)?.split('\r\n')[1]).toBe(',,Till 2,,,,,,');
}, 20_000);

test('tills of a file are made, each with a package and a code, and one of them sells', async () => {
  const text = csv(`${at.location},Bar,usdcBase,Corner Bar`, `${at.location},"Door, north",,`);
  expect(await valueOf(at.world.commands['fleet.check']({ text }))).toEqual({
    faults: [],
    creates: 2,
    takes: 0,
  });
  expect(await at.names()).not.toContain('Bar');
  const name = await at.begin(text);
  expect(await at.over()).toMatchObject({ state: 'done', total: 2, packed: 2, created: 2, refused: [] });
  expect(await at.names()).toEqual(expect.arrayContaining(['Bar', 'Door, north']));
  const codes = at.sheet(name);
  expect(codes.map((entry) => entry['name'])).toEqual(['Bar', 'Door, north']);
  const target = join(at.folder, 'chosen', name);
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
  await valueOf(at.world.commands['terminals.create']({ locationId: at.location, name: 'Taken' }));
  const before = await at.names();
  const text = [
    'location,name,terminal,tenders',
    `${at.location},Taken,,`,
    ',,term_nobody,',
    'loc_nobody,A,,',
    `,,${at.sandbox.profile.terminalId},`,
    `${at.location},B,,noSuchTender`,
    `${at.location},C,,`,
  ].join('\n');
  const { faults } = await valueOf(at.world.commands['fleet.check']({ text }));
  expect(faults).toEqual([
    { line: 2, column: 'name', fault: 'name-taken' },
    { line: 3, column: 'terminal', fault: 'not-found', text: 'term_nobody' },
    { line: 4, column: 'location', fault: 'not-found', text: 'loc_nobody' },
    { line: 5, column: 'terminal', fault: 'own-terminal' },
    { line: 6, column: 'tenders', fault: 'not-accepted', text: 'noSuchTender' },
  ]);
  const started = await valueOf(at.world.commands['fleet.start']({ text }));
  expect(started.fileName).toBeUndefined();
  expect(started.check?.faults).toEqual(faults);
  expect(await at.names()).toEqual(before);
});

test('a terminal that is there is taken as it is, with the name and tenders of the file', async () => {
  const made = await valueOf(at.world.commands['terminals.create']({ locationId: at.location, name: 'Old' }));
  const name = await at.begin(`terminal,name,tenders\n${made.id},New,usdcBase`);
  expect(await at.over()).toMatchObject({ state: 'done', packed: 1, created: 0 });
  expect(await at.names()).toContain('New');
  expect(at.sheet(name)[0]?.['terminal']).toBe(made.id);
});

test('neither a key nor a code is in what the till keeps of a run', async () => {
  const name = await at.begin(at.numbered(2));
  await at.over();
  const kept = readdirSync(join(at.folder, 'fleets')).map((file) =>
    readFileSync(join(at.folder, 'fleets', file), 'utf8'),
  );
  for (const { code = '', terminal = '' } of at.sheet(name)) {
    const { secret = '' } = await valueOf(at.world.commands['terminals.revealKey']({ id: terminal }));
    expect(secret.length).toBeGreaterThan(8);
    for (const secretWords of [code, code.replaceAll('-', ''), secret])
      expect(kept.join()).not.toContain(secretWords);
  }
});

test('a till that was set up from a file is compared with the manager’s, by the state that it saves', async () => {
  const name = await at.begin(at.numbered(1));
  await at.over();
  const [entry] = at.sheet(name);
  const till = new TillWorld(temporaryFolder());
  onTestFinished(() => till.till.close());
  await till.till.launch({ kind: 'first-start' }, {});
  const text = readFileSync(join(at.folder, 'chosen', name, entry?.['file'] ?? ''), 'utf8');
  await valueOf(till.commands['setup.takeHandOver']({ text, code: entry?.['code'] ?? '' }));
  const states = join(at.folder, 'states');
  mkdirSync(states);
  till.stateTarget = join(states, 'one.json');
  expect(await valueOf(till.commands['comparison.save'](undefined))).toEqual({ fileName: 'one.json' });
  at.world.picturesFolder = states;
  expect(await valueOf(at.world.commands['comparison.make'](undefined))).toMatchObject({
    tills: [{ terminalId: entry?.['terminal'], name: entry?.['name'], differs: [] }],
    unread: 0,
  });
  await valueOf(at.world.commands['preferences.change']({ ...DEFAULT_PREFERENCES, theme: 'dark' }));
  expect(await valueOf(at.world.commands['comparison.make'](undefined))).toMatchObject({
    tills: [{ differs: ['settings'] }],
  });
  const saved = readFileSync(till.stateTarget, 'utf8');
  const { secret = '' } = await valueOf(
    at.world.commands['terminals.revealKey']({ id: entry?.['terminal'] ?? '' }),
  );
  expect(saved).not.toContain(secret);

  // A service that does not answer keeps nobody from the comparison, which needs only the files.
  await setFault(at.sandbox, { kind: 'delay', ms: 600_000, match: { method: 'GET' } });
  const unnamed = await valueOf(at.world.commands['comparison.make'](undefined));
  expect(unnamed?.tills).toMatchObject([{ terminalId: entry?.['terminal'], differs: ['settings'] }]);
  expect(unnamed?.tills[0]).not.toHaveProperty('name');
});
