import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSandbox } from '../../../../sandbox/server.ts';
import { succeeded } from '../../../../shared/failure.ts';
import { dayAt } from '../../../../shared/time/store-day.ts';
import { endNow } from '../../../support/service/paid-now.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import { TillWorld } from '../../../support/worlds/till-world.ts';
import type { Sandbox } from '../../../../sandbox/server.ts';
import type { DayRange } from '../../../../shared/reports/sales-report.ts';
import type { DatevSettings } from '../../../../shared/reports/datev-settings.ts';

let sandbox: Sandbox;
let world: TillWorld;

beforeEach(async () => {
  sandbox = await startSandbox({});
  world = new TillWorld(temporaryFolder());
  await world.till.setUp.useProfile(JSON.stringify(sandbox.profile), sandbox.secrets);
});
afterEach(async () => {
  world.till.close();
  await sandbox.close();
});

const SETTINGS: DatevSettings = {
  consultant: '1001',
  client: '42',
  yearStart: '01.01.',
  accountLength: '4',
  service: '1360',
  untaxed: '8200',
  tips: '1370',
  rates: [],
};

test('what DATEV was told is kept, also when nothing can be saved, and a paid sale is posted', async () => {
  await world.charge(1200, 'TABLE-1');
  await endNow(world, sandbox, { reference: 'TABLE-1', statusCode: 'completed' });
  const today = dayAt(Date.now(), undefined);
  const { 'exports.getDatev': look, 'exports.saveDatev': save } = world.commands;
  expect(await look(undefined)).toEqual(succeeded({ currency: 'USD', settings: null }));

  const twoYears = { from: { ...today, year: today.year - 1 }, to: today };
  expect(await save({ days: twoYears, settings: SETTINGS })).toEqual(succeeded({ refused: 'two-years' }));
  expect(world.tables.files).toEqual([]);
  expect(await look(undefined)).toEqual(succeeded({ currency: 'USD', settings: SETTINGS }));

  const made = await save({ days: { from: today, to: today }, settings: SETTINGS });
  const fileName = made.ok && 'fileName' in made.value ? made.value.fileName : undefined;
  // The sandbox's money is none: the name says so.
  expect(fileName).toMatch(/^EXTF_Buchungsstapel-.*\d-test\.csv$/);
  expect(world.tables.texts[0]).toContain('\r\n12,00;"S";"USD";;;"";1360;8200;');
});

/** Every export of sales, as a manager sends it. */
const EXPORTS = {
  sales: (days: DayRange) => world.commands['exports.save']({ days, form: 'sales' }),
  xero: (days: DayRange) => world.commands['exports.save']({ days, form: 'xero' }),
  quickbooks: (days: DayRange) => world.commands['exports.save']({ days, form: 'quickbooks' }),
  datev: (days: DayRange) => world.commands['exports.saveDatev']({ days, settings: SETTINGS }),
} as const;

async function paidToday(): Promise<DayRange> {
  await world.charge(1200, 'TABLE-1');
  await endNow(world, sandbox, { reference: 'TABLE-1', statusCode: 'completed' });
  const today = dayAt(Date.now(), undefined);
  return { from: today, to: today };
}

test.each(Object.entries(EXPORTS))(
  'an export for %s says how far it is, lets no other begin beside it, and leaves nothing once cancelled',
  async (kind, send) => {
    const days = await paidToday();
    const seen: unknown[] = [];
    world.tables.beforePiece = async () => {
      const { exportTask } = world.till.view();
      if (exportTask?.progress === undefined) return;
      seen.push(exportTask);
      expect(await world.commands['exports.save']({ days, form: 'sales' })).toMatchObject({
        ok: false,
        failure: { code: 'till-not-ready' },
      });
      await world.commands['exports.stop'](undefined);
      expect(world.till.view().exportTask).toMatchObject({ kind, stopping: true });
    };
    expect(await send(days)).toEqual(succeeded({}));
    expect(seen[0]).toMatchObject({ kind, progress: { of: 1 } });
    expect(world.till.view().exportTask).toEqual({ kind, end: { result: 'stopped' } });
    expect(world.tables.files).toEqual([]);

    world.tables.beforePiece = () => Promise.resolve();
    await send(days);
    const [fileName] = world.tables.files;
    expect(fileName).toMatch(/\d-test\.csv$/);
    expect(world.till.view().exportTask).toEqual({ kind, end: { result: 'saved', fileName } });
  },
);

test('an export of a till that is closed meanwhile leaves nothing, and the till waits for that', async () => {
  const days = await paidToday();
  const begun = new Promise<void>((resolve) => {
    world.tables.beforePiece = () => {
      resolve();
      return Promise.resolve();
    };
  });
  const answer = EXPORTS.sales(days);
  await begun;
  expect(world.tables.files).not.toEqual([]);
  world.till.close();
  await world.till.written();
  expect(world.tables.files).toEqual([]);
  expect(await answer).toEqual(succeeded({}));
});

test('a report is cancelled while its sales are read', async () => {
  const days = await paidToday();
  const saving = world.commands['exports.saveReport']({ days });
  await world.commands['exports.stop'](undefined);
  expect(await saving).toEqual(succeeded({}));
  expect(world.savedDocuments).toEqual([]);
  expect(world.till.view().exportTask).toEqual({ kind: 'report', end: { result: 'stopped' } });
});
