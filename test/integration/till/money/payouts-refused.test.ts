import { parse } from 'csv-parse/sync';
import { expect, onTestFinished, test } from 'vitest';
import { startSandbox } from '../../../../sandbox/server.ts';
import { succeeded } from '../../../../shared/failure.ts';
import { setFault } from '../../../support/service/sandbox-faults.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { days, PAYMENTS, withPast } from '../../../support/back-office/till-with-past.ts';
import type { Line } from '../../../support/back-office/till-with-past.ts';
import { TillWorld } from '../../../support/worlds/till-world.ts';
import type { ExportTaskView } from '../../../../shared/contract/back-office/exports.ts';

test('credentials that may not read what was settled leave the fees open, and the rest is there', async () => {
  const { sandbox, world } = await withPast();
  await setFault(sandbox, {
    kind: 'status',
    status: 403,
    match: { method: 'GET', path: '/payment-settlements' },
  });
  await world.commands['exports.savePayouts']({ days: days() });
  const lines = parse<Line>(world.tables.texts[0] ?? '', { bom: true, columns: true });
  expect(lines.length).toBeGreaterThan(PAYMENTS / 2);
  expect(new Set(lines.map(({ fee, net }) => fee + net))).toEqual(new Set(['']));
  expect(lines.some(({ deposit }) => deposit !== '')).toBe(true);
  expect(lines.every(({ gross }) => gross !== '')).toBe(true);
});

test('a service that does not answer on the way leaves no file, and says what it was', async () => {
  const { sandbox, world } = await withPast();
  await setFault(sandbox, { kind: 'status', status: 403, match: { method: 'GET', path: '/Deposits' } });
  const answer = await world.commands['exports.savePayouts']({ days: days() });
  expect(answer).toMatchObject({ ok: false, failure: { code: 'not-permitted' } });
  expect(world.till.view().exportTask).toMatchObject({
    kind: 'payouts',
    end: { result: 'failed', failure: { code: 'not-permitted' } },
  });
  expect(world.tables.files).toEqual([]);
});

test('a cancel ends the questions to the service and leaves no file', async () => {
  const { world } = await withPast();
  const seen: ExportTaskView[] = [];
  world.tables.beforePiece = async () => {
    const { exportTask } = world.till.view();
    if (!exportTask?.progress?.done) return;
    seen.push(exportTask);
    await world.commands['exports.stop'](undefined);
  };
  expect(await world.commands['exports.savePayouts']({ days: days() })).toEqual(succeeded({}));
  expect(seen).toHaveLength(1);
  expect(seen[0]?.progress).toMatchObject({ step: 'asking', of: PAYMENTS });
  expect(world.tables.files).toEqual([]);
});

test('without credentials nobody is asked where to, and what is missing is said', async () => {
  const sandbox = await startSandbox({});
  onTestFinished(() => sandbox.close());
  const world = new TillWorld(temporaryFolder());
  onTestFinished(() => world.till.close());
  const { backOfficeKey: _key, ...terminalOnly } = sandbox.secrets;
  await world.till.launch({ kind: 'profile', text: JSON.stringify(sandbox.profile) }, terminalOnly);
  expect(await world.commands['exports.savePayouts']({ days: days() })).toMatchObject({
    ok: false,
    failure: { code: 'secret-missing' },
  });
});
