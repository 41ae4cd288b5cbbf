import { expect, test } from 'vitest';
import { freeBytes } from '../../../../src-main/diagnosis/health/free-bytes.ts';
import { healthOf } from '../../../../src-main/diagnosis/health/health.ts';
import { checkHealthOf } from '../../../../src-main/diagnosis/health/check-health.ts';
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
  lostEntries: 0,
  slowestWriteMs: 0,
  freeBytes: 40e9,
  logOpen: true,
  restarts: [],
  managed: { result: 'none' },
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
  expect(checks).toContainEqual({ name: 'quota', result: 'enough', reads: 580, writes: 0, state: 'fine' });
});

const uncertain = {
  ...job('printed'),
  state: { name: 'uncertain', why: { code: 'printer-error' } },
} as const;

test.each<[Partial<HealthFacts>, Partial<HealthCheck>]>([
  [
    { webhooks: { isListening: false, address: '127.0.0.1:8765', refused: 0 } },
    { name: 'webhooks', result: 'not-received', address: '127.0.0.1:8765', state: 'attention' },
  ],
  [
    { webhooks: { isListening: true, address: '127.0.0.1:8765', refused: 0 } },
    { name: 'webhooks', result: 'none-yet', state: 'fine' },
  ],
  [
    { webhooks: { isListening: true, address: '127.0.0.1:8765', refused: 2 } },
    { name: 'webhooks', result: 'refused', refused: 2, state: 'attention' },
  ],
  [
    { webhooks: { isListening: true, address: '127.0.0.1:8765', refused: 2, lastGoodAt: 4 } },
    { name: 'webhooks', result: 'arriving', refused: 2, lastGoodAt: 4, state: 'fine' },
  ],
  [
    { view: { ...ready, session: { state: 'refused', failure: refused } } },
    { name: 'credential', result: 'refused', state: 'broken' },
  ],
  [
    { view: { ...ready, session: { state: 'unreachable' } } },
    { name: 'credential', result: 'unreachable', state: 'attention' },
  ],
  [
    { view: { ...ready, connection: { state: 'offline', since: 1 } } },
    { name: 'service', result: 'offline', state: 'broken' },
  ],
  [
    { view: { ...ready, connection: { state: 'reconnecting', since: 1 } } },
    { name: 'service', state: 'attention' },
  ],
  [{ view: { ...ready, busyUntil: 9 } }, { name: 'quota', result: 'waiting', state: 'attention' }],
  [
    { vitals: { ...facts.vitals, clockDifferenceMs: 61_000 } },
    { name: 'clock', result: 'wrong', state: 'attention' },
  ],
  [
    { vitals: { ...facts.vitals, clockDifferenceMs: -61_000 } },
    { name: 'clock', result: 'wrong', state: 'attention' },
  ],
  [
    { vitals: { readsLeft: 1, writesLeft: 1, lastGood: {} } },
    { name: 'clock', result: 'unknown', state: 'attention' },
  ],
  [{ verified: undefined }, { name: 'ledger', result: 'never-verified', state: 'attention' }],
  [{ lostEntries: 12 }, { name: 'ledger', result: 'lost', verifiedAt: 3, lost: 12, state: 'attention' }],
  [
    { verified: undefined, lostEntries: 12 },
    { name: 'ledger', result: 'lost', lost: 12, state: 'attention' },
  ],
  [{}, { name: 'ledger', result: 'whole', verifiedAt: 3, state: 'fine' }],
  [{ verified: { at: 3, faults: 2 } }, { name: 'ledger', result: 'damaged', state: 'broken' }],
  [{ view: notices('ledger-damage-found') }, { name: 'ledger', result: 'damaged', state: 'broken' }],
  [
    { view: notices('ledger-not-backed-up', 'ledger-full') },
    { name: 'ledger', result: 'full', state: 'broken' },
  ],
  [
    { view: notices('ledger-not-backed-up') },
    { name: 'ledger', result: 'not-backed-up', state: 'attention' },
  ],
  [{ freeBytes: 900e6 }, { name: 'disk', result: 'low', state: 'attention' }],
  [{ freeBytes: 1e6 }, { name: 'disk', result: 'full', state: 'broken' }],
  [{ freeBytes: undefined }, { name: 'disk', result: 'unknown', state: 'attention' }],
  [{ slowestWriteMs: 2_000.4 }, { name: 'disk', result: 'slow', slowestWriteMs: 2_000, state: 'attention' }],
  [{ slowestWriteMs: 1_999.9 }, { name: 'disk', result: 'enough', state: 'fine' }],
  [{ view: { ...ready, printing } }, { name: 'printer', result: 'ready', state: 'fine' }],
  [
    { view: { ...ready, printing: { ...printing, jobs: [uncertain] } } },
    { name: 'printer', result: 'failed', state: 'broken' },
  ],
  [
    { view: { ...ready, customerScreen: { state: 'unplugged' } } },
    { name: 'display', result: 'unplugged', state: 'attention' },
  ],
  [
    { view: { ...ready, customerScreen: { state: 'shown' } } },
    { name: 'display', result: 'shown', state: 'fine' },
  ],
  [{ logOpen: false }, { name: 'errors', result: 'log-closed', state: 'attention' }],
  [{ view: notices('unexpected-error') }, { name: 'errors', result: 'some', state: 'attention' }],
])('%j is said', (changed, found) => {
  expect(healthOf({ ...facts, ...changed }).checks).toContainEqual(expect.objectContaining(found));
});

test('the disk is that of the till’s folder', async () => {
  const folder = temporaryFolder();
  expect(await freeBytes(folder)).toBeGreaterThan(0);
  expect(await freeBytes('/nowhere/at/all')).toBeUndefined();
  const clock = new VirtualClock();
  const restarts = { all: () => [{ part: 'graphics', why: 'ended', at: clock.wall() } as const] };
  const look = checkHealthOf({
    folder,
    clock,
    restarts,
    version: '1.0.0',
    electron: '45.4.1',
    managed: () => Promise.resolve({ result: 'none' }),
    checkLockdown: () => Promise.resolve([{ item: 'session', state: 'open' }]),
  });
  const { at, checks } = await look({ ...facts, isKiosk: false });
  expect(at).toBe(clock.wall());
  expect(checks.find(({ name }) => name === 'disk')).not.toMatchObject({ result: 'unknown' });
  expect(checks).toContainEqual(expect.objectContaining({ name: 'restarts', result: 'some' }));
  expect(checks.map(({ name }) => name)).not.toContain('lockdown');
  const ofKiosk = await look({ ...facts, isKiosk: true });
  expect(ofKiosk.checks).toContainEqual(expect.objectContaining({ name: 'lockdown', result: 'open' }));
});

test.each([
  [{ canBeRead: true, shown: 3, notShown: 0 }, 'shown', 'fine'],
  [{ canBeRead: true, shown: 3, notShown: 1 }, 'not-shown', 'attention'],
  [{ canBeRead: true, shown: 0, notShown: 0 }, 'empty', 'attention'],
  [{ canBeRead: false, shown: 3, notShown: 0 }, 'no-folder', 'attention'],
])('of a kiosk’s pictures %j is %s', (found, result, state) => {
  const { checks } = healthOf({ ...facts, pictures: { folder: '/srv/pictures', faults: [], ...found } });
  expect(checks).toContainEqual(expect.objectContaining({ name: 'pictures', result, state }));
});

test.each<[string, NonNullable<HealthFacts['view']['update']>, HealthCheck]>([
  [
    'one that installs itself is nobody’s work',
    { underWay: { version: '1.1.0', state: 'ready' } },
    { name: 'version', result: 'ready', version: '1.0.0', newer: '1.1.0', state: 'fine' },
  ],
  [
    'one that a person has to install is to be looked at',
    { underWay: { version: '1.1.0', state: 'ready', file: '/f' } },
    { name: 'version', result: 'ready', version: '1.0.0', newer: '1.1.0', state: 'attention' },
  ],
  [
    'so is one that came back',
    { last: { version: '1.1.0', at: 1, came: 'returned', why: 'silent' } },
    { name: 'version', result: 'not-installed', version: '1.0.0', newer: '1.1.0', state: 'attention' },
  ],
  [
    'one that was installed is the version',
    { last: { version: '1.0.0', at: 1, came: 'installed', from: '0.9.0' } },
    { name: 'version', result: 'known', version: '1.0.0', electron: '45.4.1', state: 'fine' },
  ],
])('of newer versions: %s', (_, update, check) => {
  const { checks } = healthOf({ ...facts, view: { ...ready, update } });
  expect(checks.find(({ name }) => name === 'version')).toEqual(check);
});
