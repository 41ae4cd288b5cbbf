import { NOW } from '../../views.ts';
import { signedIn } from '../../staff.ts';
import { press } from '../moment.ts';
import { access, opened, partners, shows } from './terminal-scene.ts';
import type { Comparison } from '../../../../shared/contract/till-state.ts';
import type { FleetFault, FleetRunView } from '../../../../shared/contract/back-office/fleet.ts';
import type { ManagedMerchant } from '../../../../shared/contract/back-office/managed-settings.ts';
import type { Result } from '../../../../shared/failure.ts';
import type { Hand } from '../hand.ts';
import type { Moment, Moments } from '../moment.ts';

const faults: readonly FleetFault[] = [
  { line: 1, fault: 'unknown-column', text: 'tendres' },
  { line: 3, column: 'name', fault: 'missing' },
  { line: 7, column: 'location', fault: 'not-found', text: 'loc_PierStnad' },
  { line: 12, column: 'name', fault: 'name-taken' },
  { line: 21, column: 'currency', fault: 'not-as-expected', expected: 'currency' },
  { line: 22, column: 'kind', fault: 'stated-otherwise', text: 'virtual' },
  { line: 40, column: 'tenders', fault: 'not-accepted', text: 'bitcoin' },
];
const run: FleetRunView = {
  state: 'running',
  total: 100,
  packed: 42,
  created: 40,
  refused: [],
  folder: 'tills-2026-11-25-151200',
  expiresAt: NOW + 3_000_000,
};

/** On the page of many tills. */
const many = (
  value: FleetRunView | null,
  answers: Readonly<Record<string, Result<unknown>>> = {},
  act: (page: Hand) => Promise<void> = () => Promise.resolve(),
): Moment => ({
  view: { ...signedIn, ...(value && { fleetRun: value }) },
  answers: {
    'backOffice.get': { ok: true, value: access },
    'hierarchy.top': { ok: true, value: { entries: partners, total: 3 } },
    'fleet.get': { ok: true, value },
    ...answers,
  },
  act: async (page) => {
    await opened(page);
    await press('Many tills from a file')(page);
    await page.getByRole('heading', { name: 'Many tills from a file' }).waitFor();
    await act(page);
  },
});
const picks = async (page: Hand) => {
  await shows('A CSV file names the tills')(page);
  const buffer = Buffer.from('location,name\nloc_PierMarket,Bar');
  await page.locator('input[type=file]').setInputFiles({ name: 'tills.csv', mimeType: 'text/csv', buffer });
};

/** On the page that signs settings. */
const settings = (
  act: (page: Hand) => Promise<void>,
  merchants: readonly ManagedMerchant[] = [{ id: 'mer_123' }],
): Moment => ({
  view: signedIn,
  answers: {
    'backOffice.get': { ok: true, value: access },
    'hierarchy.top': { ok: true, value: { entries: partners, total: 3 } },
    'managedSettings.get': { ok: true, value: { merchants } },
    'formDrafts.get': { ok: true, value: null },
    'formDrafts.keep': { ok: true, value: null },
    'managedSettings.save': { ok: true, value: { fileName: 'managed-settings.json' } },
  },
  act: async (page) => {
    await opened(page);
    await press('Settings for all tills')(page);
    await page.getByRole('heading', { name: 'Settings for all tills' }).waitFor();
    await act(page);
  },
});

const compared = (
  value: Comparison | null,
  act: (page: Hand) => Promise<void> = () => Promise.resolve(),
): Moment => ({
  view: signedIn,
  answers: {
    'backOffice.get': { ok: true, value: access },
    'hierarchy.top': { ok: true, value: { entries: partners, total: 3 } },
    'comparison.make': { ok: true, value },
  },
  act: async (page) => {
    await opened(page);
    await press('Compare tills')(page);
    await press('Choose the folder')(page);
    await act(page);
  },
});

/** Many tills from a file, and settings of them all, in the back office. */
export const fleetMoments: Moments = {
  fleet: many(null, {}, shows('A CSV file names the tills')),
  'fleet-faults': many(
    null,
    { 'fleet.check': { ok: true, value: { faults, creates: 0, takes: 0 } } },
    async (page) => {
      await picks(page);
      await page.getByRole('alert').waitFor();
    },
  ),
  'fleet-checked': many(
    null,
    { 'fleet.check': { ok: true, value: { faults: [], creates: 96, takes: 4 } } },
    async (page) => {
      await picks(page);
      await shows('Terminals to be made: 96')(page);
    },
  ),
  'fleet-running': many(run, {}, shows('42 of 100')),
  'fleet-stopped': many(
    {
      ...run,
      state: 'stopped',
      failure: { action: 'try-again', code: 'service-unreachable' },
      refused: [
        {
          line: 8,
          name: 'Bar, upstairs',
          failure: { action: 'fix-input', code: 'request-rejected', detail: 'tenderTypes: not approved' },
        },
        { line: 31, name: 'Terrace', failure: 'found-twice' },
      ],
    },
    {},
    shows('Two terminals of this name'),
  ),
  'compare-tills': compared(null),
  'compare-tills-found': compared(
    {
      tills: [
        {
          terminalId: 'term_PierTill2',
          name: 'Market till 2',
          storeName: 'Pier Coffee, Market Hall',
          version: '0.9.2',
          savedAt: NOW - 86_400_000,
          differs: ['version', 'settings'],
          saved: 2,
        },
        {
          terminalId: 'term_PierTill3',
          storeName: 'Pier Coffee',
          version: '1.0.0',
          savedAt: NOW - 3_600_000,
          differs: [],
          saved: 1,
        },
      ],
      unread: 1,
    },
    shows('As here.'),
  ),
  'managed-settings': settings(shows('Makes a signed file')),
  'managed-settings-merchants': settings(shows('For the tills of'), [
    { id: 'mer_123', name: 'Corner Shop' },
    { id: 'mer_PierCoffee', name: 'Pier Coffee' },
  ]),
  'managed-settings-nobody': settings(shows('Hand a terminal over first.'), []),
  'managed-settings-missing': settings(async (page) => {
    await press('Sign and save')(page);
    await shows('Tick at least one setting.')(page);
  }),
  'managed-settings-saved': settings(async (page) => {
    await page.getByRole('checkbox', { name: 'Colours' }).check();
    await page.getByRole('textbox', { name: 'Set by' }).fill('Pier Coffee, head office');
    await press('Sign and save')(page);
    await shows('Saved as')(page);
  }),
  'fleet-done': many({ ...run, state: 'done', packed: 100 }, {}, shows('100 of 100')),
};
