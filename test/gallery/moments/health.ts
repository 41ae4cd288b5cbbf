import { signedIn } from '../staff.ts';
import { NOW } from '../views.ts';
import { fromMenu, press } from './moment.ts';
import type { Health, HealthCheck, HealthFinding } from '../../../shared/contract/health.ts';
import type { Hand } from './hand.ts';
import type { Moment, Moments } from './moment.ts';

const DAY = 86_400_000;

/** All is well. */
const healthy: Health = {
  at: NOW,
  checks: [
    {
      name: 'service',
      result: 'online',
      state: 'fine',
      lastGood: {
        'sign-in': NOW - 1_800_000,
        creation: NOW - 240_000,
        status: NOW - 1_000,
        terminal: NOW - DAY,
        history: NOW - 60_000,
      },
    },
    { name: 'credential', result: 'signed-in', state: 'fine' },
    { name: 'quota', result: 'enough', reads: 580, writes: 57, state: 'fine' },
    {
      name: 'back-office',
      result: 'answers',
      state: 'fine',
      lastGood: { history: NOW - 90_000, settlements: NOW - 2 * 3_600_000, hierarchy: NOW - DAY },
    },
    { name: 'clock', result: 'right', differenceMs: 400, state: 'fine' },
    { name: 'ledger', result: 'whole', verifiedAt: NOW - 3_600_000, state: 'fine' },
    { name: 'disk', result: 'enough', freeBytes: 40.2e9, state: 'fine' },
    { name: 'printer', result: 'ready', state: 'fine' },
    { name: 'display', result: 'shown', state: 'fine' },
    { name: 'restarts', result: 'none', restarted: [], state: 'fine' },
    { name: 'errors', result: 'none', state: 'fine' },
    { name: 'version', result: 'known', version: '1.0.0', electron: '45.4.1', state: 'fine' },
  ],
};

/** Each of these instead of what is well. */
export const unwell = (...checks: readonly HealthCheck[]): Health => ({
  ...healthy,
  checks: healthy.checks.map((check) => checks.find(({ name }) => name === check.name) ?? check),
});

/** Of a till that has this, too. */
const listening = (check: HealthFinding<'webhooks' | 'managed' | 'lockdown' | 'pictures'>): Health => ({
  ...healthy,
  checks: healthy.checks.flatMap((other): readonly HealthCheck[] =>
    other.name === 'clock' ? [other, check] : [other],
  ),
});

/** Of a kiosk whose computer is open in everything but one thing, which it does not say. */
export const openToShoppers: HealthFinding<'lockdown'> = {
  name: 'lockdown',
  result: 'open',
  state: 'attention',
  found: [
    { item: 'session', state: 'open' },
    { item: 'terminals', state: 'open' },
    { item: 'kernel-keys', state: 'open' },
    { item: 'restart', state: 'open' },
    { item: 'user', state: 'open' },
    { item: 'application', state: 'open' },
    { item: 'profile', state: 'open' },
    { item: 'sleep', state: 'unknown' },
  ],
};
const half: HealthFinding<'lockdown'> = {
  name: 'lockdown',
  result: 'unknown',
  state: 'attention',
  found: [
    { item: 'session', state: 'unknown' },
    { item: 'sleep', state: 'unknown' },
    { item: 'restart', state: 'unknown' },
    { item: 'user', state: 'locked' },
    { item: 'application', state: 'locked' },
    { item: 'profile', state: 'locked' },
  ],
};
const locked: HealthFinding<'lockdown'> = {
  name: 'lockdown',
  result: 'locked',
  state: 'fine',
  found: openToShoppers.found.map(({ item }) => ({ item, state: 'locked' })),
};

/** Of a kiosk whose folder of pictures has files that are not shown, for each reason. */
export const picturesNotShown: HealthFinding<'pictures'> = {
  name: 'pictures',
  result: 'not-shown',
  state: 'attention',
  folder: '/srv/shop/pictures-for-the-screen-at-the-entrance',
  shown: 20,
  notShown: 7,
  faults: [
    {
      name: 'breakfast-poster-of-the-summer-season-2026-with-all-prices-final-version-3.tiff',
      fault: 'not-a-picture',
    },
    { name: 'cake.png', fault: 'too-large' },
    { name: 'front.jpg', fault: 'too-many-dots' },
    { name: 'old pictures', fault: 'not-a-file' },
    { name: 'private.webp', fault: 'unreadable' },
    { name: 'what?.png', fault: 'bad-name' },
    { name: 'zebra.png', fault: 'too-many' },
  ],
};

/** One of each part, and two of one. */
export const restartedOften: HealthCheck = {
  name: 'restarts',
  result: 'often',
  restarted: [
    { part: 'kiosk-screen', why: 'hung', times: 12, lastAt: NOW - 20_000 },
    { part: 'kiosk-screen', why: 'taken', times: 2, lastAt: NOW - 60_000 },
    { part: 'graphics', why: 'ended', times: 3, lastAt: NOW - 600_000 },
    { part: 'kiosk-screen', why: 'blank', times: 1, lastAt: NOW - 600_100 },
    { part: 'customer-screen', why: 'taken', times: 1, lastAt: NOW - 7_200_000 },
    { part: 'till', why: 'ended', times: 1, lastAt: NOW - 7_300_000 },
    { part: 'till-screen', why: 'ended', times: 5, lastAt: NOW - 7_400_000 },
  ],
  state: 'attention',
};

const openHealth = async (page: Hand) => {
  await fromMenu('Back office')(page);
  await press('Health')(page);
  await page.getByRole('heading', { name: 'Health', exact: true }).waitFor();
};

const health = (value: Health): Moment => ({
  view: signedIn,
  answers: { 'health.get': { ok: true, value } },
  act: async (page) => {
    await openHealth(page);
    await page.getByRole('heading', { name: 'Version', exact: true }).waitFor();
  },
});

/** The page Health of the back office. */
export const healthMoments: Moments = {
  health: health(healthy),
  'health-broken': health(
    unwell(
      { name: 'credential', result: 'refused', state: 'broken' },
      { name: 'service', result: 'offline', state: 'broken', lastGood: { status: NOW - 3_600_000 } },
      { name: 'clock', result: 'wrong', differenceMs: -130_000, state: 'attention' },
      { name: 'ledger', result: 'damaged', state: 'broken' },
      { name: 'disk', result: 'full', freeBytes: 12e6, state: 'broken' },
      { name: 'printer', result: 'failed', state: 'broken' },
      { name: 'display', result: 'closed', state: 'attention' },
      { name: 'errors', result: 'some', state: 'attention' },
    ),
  ),
  'health-look': health(
    unwell(
      { name: 'credential', result: 'unreachable', state: 'attention' },
      { name: 'service', result: 'reconnecting', state: 'attention', lastGood: {} },
      { name: 'quota', result: 'waiting', reads: 0, writes: 12, state: 'attention' },
      { name: 'clock', result: 'unknown', state: 'attention' },
      { name: 'ledger', result: 'not-backed-up', state: 'attention' },
      { name: 'disk', result: 'low', freeBytes: 900e6, state: 'attention' },
      { name: 'printer', result: 'none', state: 'fine' },
      { name: 'display', result: 'unplugged', state: 'attention' },
      { name: 'errors', result: 'log-closed', state: 'attention' },
    ),
  ),
  'health-update': health(
    unwell({
      name: 'version',
      result: 'not-installed',
      version: '1.2.0',
      newer: '1.3.0',
      state: 'attention',
    }),
  ),
  'health-disk-slow': health(
    unwell({
      name: 'disk',
      result: 'slow',
      freeBytes: 4.1e9,
      slowestWriteMs: 12_400,
      state: 'attention',
    }),
  ),
  'health-full': health(
    unwell(
      { name: 'service', result: 'unknown', state: 'attention', lastGood: {} },
      { name: 'ledger', result: 'full', state: 'broken' },
      { name: 'disk', result: 'unknown', state: 'attention' },
      { name: 'display', result: 'none', state: 'fine' },
    ),
  ),
  'health-managed-refused': health(
    listening({ name: 'managed', result: 'writable', by: 'Pier Coffee, head office', state: 'attention' }),
  ),
  'health-managed-other-merchant': health(
    listening({
      name: 'managed',
      result: 'other-merchant',
      merchantId: 'mer_OldTownBooks',
      state: 'attention',
      service: 'api.example.test',
    }),
  ),
  'health-managed': health(
    listening({ name: 'managed', result: 'used', by: 'Pier Coffee, head office', state: 'fine' }),
  ),
  'health-webhooks': health(
    listening({
      name: 'webhooks',
      result: 'arriving',
      lastGoodAt: NOW - 240_000,
      refused: 3,
      state: 'fine',
    }),
  ),
  'health-webhooks-refused': health(
    listening({
      name: 'webhooks',
      result: 'refused',
      address: '127.0.0.1:8765',
      refused: 12,
      state: 'attention',
    }),
  ),
  'health-webhooks-not-received': health(
    listening({
      name: 'webhooks',
      result: 'not-received',
      address: '[fd00::7:20]:8765',
      refused: 0,
      state: 'attention',
    }),
  ),
  'health-lockdown-open': health(listening(openToShoppers)),
  'health-lockdown-unknown': health(listening(half)),
  'health-locked-down': health(listening(locked)),
  'health-pictures-not-shown': health(listening(picturesNotShown)),
  'health-pictures-shown': health(
    listening({ ...picturesNotShown, result: 'shown', notShown: 0, faults: [], state: 'fine' }),
  ),
  'health-no-pictures': health(
    listening({ ...picturesNotShown, result: 'empty', shown: 0, notShown: 0, faults: [] }),
  ),
  'health-no-pictures-folder': health(
    listening({ ...picturesNotShown, result: 'no-folder', shown: 0, notShown: 0, faults: [] }),
  ),
  'health-restarted': health(
    unwell({
      name: 'restarts',
      result: 'some',
      restarted: [{ part: 'till-screen', why: 'hung', times: 1, lastAt: NOW - 600_000 }],
      state: 'attention',
    }),
  ),
  'health-restarted-often': health(unwell(restartedOften)),
  'health-lost': health(
    unwell({ name: 'ledger', result: 'lost', verifiedAt: NOW - 3_600_000, lost: 12, state: 'attention' }),
  ),
  'health-lost-unverified': health(unwell({ name: 'ledger', result: 'lost', lost: 12, state: 'attention' })),
  'health-new': health(unwell({ name: 'ledger', result: 'never-verified', state: 'attention' })),
  'health-saved': {
    ...health(healthy),
    answers: {
      'health.get': { ok: true, value: healthy },
      'health.saveBundle': { ok: true, value: { fileName: 'countertop-bundle-2026-05-12.json' } },
    },
    act: async (page) => {
      await openHealth(page);
      await press('Save a bundle')(page);
      await page.getByText('countertop-bundle-2026-05-12.json').scrollIntoViewIfNeeded();
    },
  },
  'health-not-saved': {
    ...health(healthy),
    answers: {
      'health.get': { ok: true, value: healthy },
      'health.saveBundle': {
        ok: false,
        failure: {
          action: 'ask-manager',
          code: 'file-not-written',
          detail: 'ENOSPC: no space left on device',
        },
      },
    },
    act: async (page) => {
      await openHealth(page);
      await press('Save a bundle')(page);
      await page.getByRole('alert').scrollIntoViewIfNeeded();
    },
  },
  'health-looking': { view: signedIn, act: openHealth },
  'health-refused': {
    view: signedIn,
    answers: { 'health.get': { ok: false, failure: { action: 'ask-manager', code: 'manager-only' } } },
    act: async (page) => {
      await openHealth(page);
      await page.getByRole('alert').waitFor();
    },
  },
};
