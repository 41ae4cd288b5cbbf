import { expect, test } from 'vitest';
import { freeBytes } from '../../../../src-main/diagnosis/health/free-bytes.ts';
import { healthOf } from '../../../../src-main/diagnosis/health/health.ts';
import { lookAtHealthOf } from '../../../../src-main/diagnosis/health/look-at-health.ts';
import { ready, refused } from '../../../gallery/views.ts';
import { VirtualClock } from '../../../support/worlds/virtual-clock.ts';
import { temporaryFolder } from '../../../support/system/temporary-folder.ts';
import type { HealthCheck } from '../../../../shared/contract/health.ts';
import type { Notice } from '../../../../shared/contract/views.ts';
import type { HealthFacts } from '../../../../src-main/diagnosis/health/health.ts';

const facts: HealthFacts = {
  now: 5,
  view: ready,
  vitals: { clockDifferenceMs: -1_200, readsLeft: 580, writesLeft: -2, lastGood: { status: 4 } },
  verified: { at: 3, faults: 0 },
  freeBytes: 40e9,
  restarts: [],
  managed: { says: 'none' },
  version: '1.0.0',
  electron: '45.4.1',
};

const notices = (...codes: readonly Notice['code'][]): HealthFacts['view'] => ({
  ...ready,
  notices: codes.map((code) => ({ code })),
});
const job = (name: 'printed' | 'waiting'): HealthFacts['view']['printing']['jobs'][number] => ({
  id: name,
  name: 'Receipt',
  copy: false,
  at: 0,
  state: { name },
  canPrintAgain: false,
});
const printing = {
  printer: {
    address: { kind: 'network', host: 'printer', port: 9100 },
    paperWidth: 80,
    asPicture: false,
    drawer: { pin: 2, openFor: [] },
  },
  jobs: [job('printed'), job('waiting')],
} as const;

test('a till that is well is fine in everything, each thing once', () => {
  const { at, checks } = healthOf(facts);
  expect(at).toBe(5);
  expect(checks.filter(({ state }) => state !== 'fine')).toEqual([]);
  expect(new Set(checks.map(({ name }) => name)).size).toBe(checks.length);
  expect(checks).toContainEqual({ name: 'quota', says: 'enough', reads: 580, writes: 0, state: 'fine' });
});

const uncertain = {
  ...job('printed'),
  state: { name: 'uncertain', why: { code: 'printer-error' } },
} as const;

test.each<[Partial<HealthFacts>, Partial<HealthCheck>]>([
  [
    { webhooks: { isListening: false, address: '127.0.0.1:8765', refused: 0 } },
    { name: 'webhooks', says: 'not-received', address: '127.0.0.1:8765', state: 'look' },
  ],
  [
    { webhooks: { isListening: true, address: '127.0.0.1:8765', refused: 0 } },
    { name: 'webhooks', says: 'none-yet', state: 'fine' },
  ],
  [
    { webhooks: { isListening: true, address: '127.0.0.1:8765', refused: 2 } },
    { name: 'webhooks', says: 'refused', refused: 2, state: 'look' },
  ],
  [
    { webhooks: { isListening: true, address: '127.0.0.1:8765', refused: 2, lastGoodAt: 4 } },
    { name: 'webhooks', says: 'arriving', refused: 2, lastGoodAt: 4, state: 'fine' },
  ],
  [
    { view: { ...ready, session: { state: 'refused', failure: refused } } },
    { name: 'credential', says: 'refused', state: 'broken' },
  ],
  [
    { view: { ...ready, session: { state: 'unreachable' } } },
    { name: 'credential', says: 'unreachable', state: 'look' },
  ],
  [
    { view: { ...ready, connection: { state: 'offline', since: 1 } } },
    { name: 'service', says: 'offline', state: 'broken' },
  ],
  [
    { view: { ...ready, connection: { state: 'reconnecting', since: 1 } } },
    { name: 'service', state: 'look' },
  ],
  [{ view: { ...ready, busyUntil: 9 } }, { name: 'quota', says: 'waiting', state: 'look' }],
  [
    { vitals: { ...facts.vitals, clockDifferenceMs: 61_000 } },
    { name: 'clock', says: 'wrong', state: 'look' },
  ],
  [
    { vitals: { ...facts.vitals, clockDifferenceMs: -61_000 } },
    { name: 'clock', says: 'wrong', state: 'look' },
  ],
  [
    { vitals: { readsLeft: 1, writesLeft: 1, lastGood: {} } },
    { name: 'clock', says: 'unknown', state: 'look' },
  ],
  [{ verified: undefined }, { name: 'ledger', says: 'never-verified', state: 'look' }],
  [{ verified: { at: 3, faults: 2 } }, { name: 'ledger', says: 'damaged', state: 'broken' }],
  [{ view: notices('ledger-damage-found') }, { name: 'ledger', says: 'damaged', state: 'broken' }],
  [
    { view: notices('ledger-not-backed-up', 'ledger-full') },
    { name: 'ledger', says: 'full', state: 'broken' },
  ],
  [{ view: notices('ledger-not-backed-up') }, { name: 'ledger', says: 'not-backed-up', state: 'look' }],
  [{ freeBytes: 900e6 }, { name: 'disk', says: 'low', state: 'look' }],
  [{ freeBytes: 1e6 }, { name: 'disk', says: 'full', state: 'broken' }],
  [{ freeBytes: undefined }, { name: 'disk', says: 'unknown', state: 'look' }],
  [{ view: { ...ready, printing } }, { name: 'printer', says: 'ready', state: 'fine' }],
  [
    { view: { ...ready, printing: { ...printing, jobs: [uncertain] } } },
    { name: 'printer', says: 'failed', state: 'broken' },
  ],
  [
    { view: { ...ready, customerScreen: { state: 'unplugged' } } },
    { name: 'display', says: 'unplugged', state: 'look' },
  ],
  [
    { view: { ...ready, customerScreen: { state: 'shown' } } },
    { name: 'display', says: 'shown', state: 'fine' },
  ],
  [{ view: notices('unexpected-error') }, { name: 'errors', says: 'some', state: 'look' }],
])('%j is said', (changed, found) => {
  expect(healthOf({ ...facts, ...changed }).checks).toContainEqual(expect.objectContaining(found));
});

test('the disk is that of the till’s folder', async () => {
  const folder = temporaryFolder();
  expect(await freeBytes(folder)).toBeGreaterThan(0);
  expect(await freeBytes('/nowhere/at/all')).toBeUndefined();
  const clock = new VirtualClock();
  const restarts = { all: () => [{ part: 'graphics', why: 'ended', at: clock.wall() } as const] };
  const look = lookAtHealthOf({
    folder,
    clock,
    restarts,
    version: '1.0.0',
    electron: '45.4.1',
    managed: () => Promise.resolve({ says: 'none' }),
    lookAtLockdown: () => Promise.resolve([{ item: 'session', is: 'open' }]),
  });
  const { at, checks } = await look({ ...facts, isKiosk: false });
  expect(at).toBe(clock.wall());
  expect(checks.find(({ name }) => name === 'disk')).not.toMatchObject({ says: 'unknown' });
  expect(checks).toContainEqual(expect.objectContaining({ name: 'restarts', says: 'some' }));
  expect(checks.map(({ name }) => name)).not.toContain('lockdown');
  const ofKiosk = await look({ ...facts, isKiosk: true });
  expect(ofKiosk.checks).toContainEqual(expect.objectContaining({ name: 'lockdown', says: 'open' }));
});

test.each<[string, NonNullable<HealthFacts['view']['update']>, HealthCheck]>([
  [
    'one that installs itself is nobody’s work',
    { underWay: { version: '1.1.0', state: 'ready' } },
    { name: 'version', says: 'ready', version: '1.0.0', newer: '1.1.0', state: 'fine' },
  ],
  [
    'one that a person has to install is to be looked at',
    { underWay: { version: '1.1.0', state: 'ready', file: '/f' } },
    { name: 'version', says: 'ready', version: '1.0.0', newer: '1.1.0', state: 'look' },
  ],
  [
    'so is one that came back',
    { last: { version: '1.1.0', at: 1, came: 'returned', why: 'silent' } },
    { name: 'version', says: 'not-installed', version: '1.0.0', newer: '1.1.0', state: 'look' },
  ],
  [
    'one that was installed is the version',
    { last: { version: '1.0.0', at: 1, came: 'installed', from: '0.9.0' } },
    { name: 'version', says: 'known', version: '1.0.0', electron: '45.4.1', state: 'fine' },
  ],
])('of newer versions: %s', (_, update, check) => {
  const { checks } = healthOf({ ...facts, view: { ...ready, update } });
  expect(checks.find(({ name }) => name === 'version')).toEqual(check);
});
