import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSandbox } from '../../../sandbox/server.ts';
import { succeeded } from '../../../shared/failure.ts';
import { dayAt } from '../../../shared/store-day.ts';
import { reportsHandlers } from '../../../src-main/session/handlers/reports.ts';
import { withSession } from '../../../src-main/session/handlers/with-session.ts';
import { endNow } from '../../support/paid-now.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { TillWorld } from '../../support/till-world.ts';
import type { Sandbox } from '../../../sandbox/server.ts';
import type { DatevSettings } from '../../../shared/datev-settings.ts';

let sandbox: Sandbox;
let world: TillWorld;
let saved: string[];

beforeEach(async () => {
  sandbox = await startSandbox({});
  world = new TillWorld(temporaryFolder());
  saved = [];
  await world.till.useProfile(JSON.stringify(sandbox.profile), sandbox.secrets);
});
afterEach(async () => {
  world.till.close();
  await sandbox.close();
});

const handlers = () =>
  reportsHandlers(withSession(world.till), {
    save: async ({ name, text }) => {
      const pieces: string[] = [];
      for await (const piece of text()) pieces.push(piece);
      saved.push(pieces.join(''));
      return succeeded({ fileName: `${name}.csv` });
    },
  });

const SETTINGS: DatevSettings = {
  ...{ consultant: '1001', client: '42', yearStart: '01.01.', accountLength: '4' },
  ...{ service: '1360', untaxed: '8200', tips: '1370', rates: [] },
};

test('what DATEV was told is kept, also when nothing can be saved, and a paid sale is posted', async () => {
  await world.charge(1200, 'TABLE-1');
  await endNow(world, sandbox, { reference: 'TABLE-1', statusCode: 'completed' });
  const today = dayAt(Date.now(), undefined);
  const { 'exports.lookDatev': look, 'exports.saveDatev': save } = handlers();
  expect(await look(undefined)).toEqual(succeeded(null));

  const twoYears = { from: { ...today, year: today.year - 1 }, to: today };
  expect(await save({ days: twoYears, settings: SETTINGS })).toEqual(succeeded({ refused: 'two-years' }));
  expect(saved).toEqual([]);
  expect(await look(undefined)).toEqual(succeeded(SETTINGS));

  const made = await save({ days: { from: today, to: today }, settings: SETTINGS });
  const fileName = made.ok && 'fileName' in made.value ? made.value.fileName : undefined;
  expect(fileName).toMatch(/^EXTF_Buchungsstapel-/);
  expect(saved[0]).toContain('\r\n12,00;"S";"USD";;;"";1360;8200;');
});
