import type { Moments } from './moment.ts';
import { profile, ready, refused } from '../views.ts';
import { press, fromMenu, scanAtOnce } from './moment.ts';
import type { Hand } from './hand.ts';

const chooseFile = (page: Hand) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name: 'till.json', mimeType: 'application/json', buffer: Buffer.from('{}') });

/** The menu, and what is set up once. */
export const setupMoments: Moments = {
  menu: { view: ready, act: press('Menu') },
  preferences: { view: ready, act: fromMenu('Preferences') },
  'preferences-managed': {
    view: {
      ...ready,
      managed: { by: 'Pier Coffee, head office', names: ['language', 'theme', 'volume'] },
    },
    act: fromMenu('Preferences'),
  },
  scanner: {
    view: ready,
    act: async (page) => {
      await fromMenu('Scanner')(page);
      await page.getByRole('heading', { name: 'Scanner' }).waitFor();
      await scanAtOnce(page, '4006381333931');
      await page.getByRole('button', { name: 'Use what fits this scanner' }).waitFor();
    },
  },
  'setup-from-till': { view: ready, act: fromMenu('Set-up') },
  'setup-picked': {
    view: { ...ready, phase: 'setup' },
    answers: { 'setup.checkProfile': { ok: true, value: { faults: [], profile } } },
    act: chooseFile,
  },
  'setup-picked-missing': {
    view: { ...ready, phase: 'setup' },
    answers: { 'setup.checkProfile': { ok: true, value: { faults: [], profile } } },
    act: async (page) => {
      await chooseFile(page);
      await page.getByRole('button', { name: 'Start the till' }).click();
    },
  },
  'setup-revealed': {
    view: { ...ready, phase: 'setup', setup: { reason: 'secrets-missing', faults: [], profile } },
    act: async (page) => {
      await page.locator('[name=terminalPassword]').fill('correct horse battery staple');
      await page.getByRole('button', { name: 'Show', exact: true }).first().click();
    },
  },
  'setup-key-not-pinned': {
    view: { ...ready, phase: 'setup', setup: { reason: 'secrets-missing', faults: [], profile } },
    answers: {
      'setup.enterSecrets': {
        ok: false,
        failure: {
          action: 'wait',
          code: 'service-key-unknown',
          signInFault: 'key',
          detail: 'ERR_KEY_NOT_PINNED id.example.test',
        },
      },
    },
    act: async (page) => {
      await page.locator('[name=terminalPassword]').fill('right');
      await page.getByRole('button', { name: 'Save and sign in' }).click();
    },
  },
  'setup-wrong-password': {
    view: { ...ready, phase: 'setup', setup: { reason: 'secrets-missing', faults: [], profile } },
    answers: { 'setup.enterSecrets': { ok: false, failure: { ...refused, signInFault: 'login' } } },
    act: async (page) => {
      await page.locator('[name=terminalPassword]').fill('wrong');
      await page.getByRole('button', { name: 'Save and sign in' }).click();
    },
  },
};
