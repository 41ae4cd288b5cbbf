import { signedIn } from '../../staff.ts';
import { NOW } from '../../views.ts';
import { press } from '../moment.ts';
import { DAY, FOLDER, look, looked, open, openAt, task } from './this-till-scene.ts';
import type { Hand } from '../hand.ts';
import type { Moments } from '../moment.ts';

const askToRestore = async (page: Hand) => {
  await openAt('Backups')(page);
  await page
    .getByRole('button', { name: /^Restore / })
    .first()
    .click();
  await page.getByRole('alertdialog').waitFor();
};

/** The record of this till: what it holds, verified, kept and brought back. */
export const thisTillMoments: Moments = {
  'this-till': { view: signedIn, answers: looked(look), act: openAt('Record of sales') },
  'this-till-backups': { view: signedIn, answers: looked(look), act: openAt('Backups') },
  'this-till-restore-asked': { view: signedIn, answers: looked(look), act: askToRestore },
  'this-till-restoring': {
    view: signedIn,
    answers: looked(look),
    act: async (page) => {
      await askToRestore(page);
      await press('Restore and open anew')(page);
      await page.getByText('Proving and copying').waitFor();
    },
  },
  'this-till-restore-failed': {
    view: signedIn,
    answers: {
      ...looked(look),
      'ledger.restore': {
        ok: false,
        failure: {
          action: 'try-again',
          code: 'file-not-written',
          detail: `${FOLDER}\\backups\\ledger-2026-05-12.db is damaged or is no ledger.`,
        },
      },
    },
    act: async (page) => {
      await askToRestore(page);
      await press('Restore and open anew')(page);
      await page.getByRole('alert').scrollIntoViewIfNeeded();
    },
  },
  'this-till-restore': { view: signedIn, answers: looked(look), act: openAt('Restore') },
  'this-till-new': {
    view: signedIn,
    answers: looked({
      events: 0,
      entries: 1,
      bytes: 49_152,
      folder: FOLDER,
      backupFolder: FOLDER,
      backups: [],
    }),
    act: openAt('Record of sales'),
  },
  'this-till-loading': { view: signedIn, act: open },
  'this-till-unread': {
    view: signedIn,
    answers: {
      'ledger.get': {
        ok: false,
        failure: {
          action: 'try-again',
          code: 'ledger-unreadable',
          detail: `The ledger in ${FOLDER} is damaged. Restart the till: it repairs the ledger and keeps a copy.`,
        },
      },
    },
    act: async (page) => {
      await open(page);
      await page.getByRole('button', { name: 'Look again' }).waitFor();
    },
  },
  'this-till-refused': {
    view: signedIn,
    answers: {
      ...looked(look),
      'ledger.verify': { ok: false, failure: { action: 'ask-manager', code: 'manager-only' } },
    },
    act: async (page) => {
      await openAt('Record of sales')(page);
      await press('Verify')(page);
      await page.getByRole('alert').waitFor();
    },
  },
  'this-till-verifying': task({ kind: 'verify', percent: 42 }),
  'this-till-whole': task({
    kind: 'verify',
    end: { result: 'verified', events: 48_213, entries: 2_904, faults: [], faultCount: 0, unreadable: 0 },
  }),
  'this-till-unreadable': task({
    kind: 'verify',
    end: { result: 'verified', events: 48_213, entries: 2_904, faults: [], faultCount: 0, unreadable: 3 },
  }),
  'this-till-lost': {
    ...task({
      kind: 'verify',
      end: {
        result: 'verified',
        events: 48_213,
        entries: 2_904,
        lost: {
          rows: 12,
          since: NOW - 3 * DAY - 1_800_000,
          until: NOW - 3 * DAY,
          copies: [`${FOLDER}\\ledger-quarantined-2026-05-09T08-15-00-297Z-pvFUOK`],
        },
        faults: [],
        faultCount: 0,
        unreadable: 0,
      },
    }),
    answers: looked({ ...look, lost: 12 }),
  },
  'this-till-damaged': {
    ...task({
      kind: 'verify',
      end: {
        result: 'verified',
        events: 48_213,
        entries: 2_904,
        faults: [
          'event 4294968021 of sale 0b0f2a54-8f43-4a52-9d0a-6a2f5d1c9c11 has changed since it was written',
          'the rows at places 812 to 815 are missing',
        ],
        faultCount: 2,
        unreadable: 0,
      },
    }),
    answers: looked({ ...look, verified: { at: NOW, faults: 2 } }),
  },
  'this-till-stopped': task({ kind: 'verify', end: { result: 'stopped' } }),
  'this-till-timed-out': task({ kind: 'verify', end: { result: 'timed-out' } }),
  'this-till-backing-up': task({ kind: 'back-up' }, 'Backups'),
  'this-till-backed-up': task(
    {
      kind: 'back-up',
      end: { result: 'saved', file: `${FOLDER}\\backups\\ledger-2026-05-12T08-15-00-000Z.db` },
    },
    'Backups',
  ),
  'this-till-not-backed-up': task(
    {
      kind: 'save-backup',
      end: {
        result: 'failed',
        detail: 'The disk that holds the ledger in E:\\ is full. Free some space, then try again.',
      },
    },
    'Backups',
  ),
  'this-till-exporting': task({ kind: 'export', percent: 7 }, 'Export'),
  'this-till-exported': task(
    { kind: 'export', end: { result: 'saved', file: 'E:\\record-2026-05-12.jsonl', rows: 51_117 } },
    'Export',
  ),
  'this-till-notice': {
    view: {
      ...signedIn,
      notices: [
        {
          code: 'ledger-damage-found',
          detail: 'event 4294968021 of sale 0b0f2a54 has changed since it was written',
        },
      ],
    },
    act: () => Promise.resolve(),
  },
};
