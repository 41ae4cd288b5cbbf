import type { UpdateEnd, UpdateUnderWay } from '../../../../shared/contract/updates.ts';
import type { BackOfficeAccess } from '../../../../shared/contract/back-office/back-office.ts';
import type {
  ComparedRecord,
  LedgerSummary,
  LedgerTaskView,
} from '../../../../shared/contract/ledger-care.ts';
import type { Result } from '../../../../shared/failure.ts';
import { signedIn, withOwner } from '../../staff.ts';
import { NOW } from '../../views.ts';
import { fromMenu, press } from '../moment.ts';
import type { Hand } from '../hand.ts';
import type { Moment, Moments } from '../moment.ts';

const DAY = 86_400_000;
const FOLDER = 'C:\\Users\\shop\\AppData\\Roaming\\Countertop\\ledgers\\production-term_456-0a1b2c3d';

const look: LedgerSummary = {
  ledgerId: '5f0c3b1e-3f0e-4c8b-9b57-2d6f1f1f3a52',
  epoch: 1,
  events: 48_213,
  entries: 2_904,
  firstAt: NOW - 412 * DAY,
  lastAt: NOW - 60_000,
  bytes: 31_457_280,
  folder: FOLDER,
  backupFolder: `${FOLDER}\\backups`,
  backups: Array.from({ length: 7 }, (_, index) => ({
    at: NOW - index * DAY - 3_600_000,
    bytes: 29_360_128 - index * 81_920,
  })),
  verified: { at: NOW - 3_600_000, faults: 0 },
};

const looked = (value: LedgerSummary): Readonly<Record<string, Result<unknown>>> => ({
  'ledger.get': { ok: true, value },
});

const open = async (page: Hand) => {
  await fromMenu('Back office')(page);
  await press('This till')(page);
  await page.getByRole('heading', { name: 'This till', exact: true }).waitFor();
};

/** The page once the record has been looked at, at the part of this heading. */
const openAt = (heading: string) => async (page: Hand) => {
  await open(page);
  await page.getByText('Size on disk').waitFor();
  await page.getByRole('heading', { name: heading, exact: true }).scrollIntoViewIfNeeded();
};

/** The gallery's version is the project's own. */
const atVersion = async (page: Hand) => {
  await open(page);
  await page.getByRole('button', { name: 'Look for a new version' }).scrollIntoViewIfNeeded();
};

const versionFound = (found: object, said: RegExp): Moment => ({
  view: signedIn,
  answers: { ...looked(look), 'updates.get': { ok: true, value: { version: '1.2.0', ...found } } },
  act: async (page) => {
    await atVersion(page);
    await press('Look for a new version')(page);
    await page.getByText(said).waitFor();
    await page.getByText(said).scrollIntoViewIfNeeded();
  },
});

const update = (underWay: UpdateUnderWay | undefined, last?: UpdateEnd): Moment => ({
  view: { ...signedIn, update: { ...(underWay && { underWay }), ...(last && { last }) } },
  answers: looked(look),
  act: atVersion,
});

const task = (ledgerTask: LedgerTaskView, heading = 'Record of sales'): Moment => ({
  view: { ...signedIn, ledgerTask },
  answers: looked(look),
  act: openAt(heading),
});

const compared = (found: Partial<ComparedRecord>): Moment =>
  task(
    {
      kind: 'compare',
      end: {
        result: 'compared',
        file: 'ledger-2026-05-11.db',
        faults: [],
        faultCount: 0,
        lastAt: NOW - 86_400_000,
        madeBy: 'this-terminal',
        ...found,
      },
    },
    'Compare with another file',
  );

const access: BackOfficeAccess = {
  state: 'ready',
  credential: { kind: 'key', secretsNeeded: ['backOfficeKey'], host: 'api.example.test' },
  scopes: ['terminal', 'merchant', 'partner'],
};
const login: BackOfficeAccess = {
  state: 'secret-missing',
  credential: {
    kind: 'login',
    username: 'back-office@corner-shop.example.test',
    secretsNeeded: ['backOfficePassword', 'backOfficeClientSecret'],
    host: 'id.example.test',
  },
  scopes: ['terminal', 'merchant'],
};

const credentials = (value: BackOfficeAccess, act: (page: Hand) => Promise<void>): Moment => ({
  view: signedIn,
  answers: { 'backOffice.get': { ok: true, value }, 'backOffice.enterSecrets': { ok: true, value: null } },
  act: async (page) => {
    await fromMenu('Back office')(page);
    await press('Credentials')(page);
    await act(page);
  },
});

const typed = async (page: Hand) => {
  await page.getByRole('textbox').first().fill('not-a-real-key');
  await press('Check and keep')(page);
};

const askToRestore = async (page: Hand) => {
  await openAt('Backups')(page);
  await page
    .getByRole('button', { name: /^Restore / })
    .first()
    .click();
  await page.getByRole('alertdialog').waitFor();
};

/** The back office, for managers. */
export const backOfficeMoments: Moments = {
  'back-office-restored': {
    view: { ...signedIn, notices: [{ code: 'ledger-restored' }] },
    act: async (page) => {
      await fromMenu('Back office')(page);
      await page.getByText('record has been replaced as you chose').waitFor();
    },
  },
  'back-office': {
    view: signedIn,
    act: async (page) => {
      await fromMenu('Back office')(page);
      await page.getByRole('button', { name: 'This till' }).waitFor();
    },
  },
  credentials: credentials(access, (page) => page.getByText('Kept on this computer').waitFor()),
  'credentials-owners-only': {
    ...credentials(access, (page) => page.getByText('Only an owner enters').waitFor()),
    view: withOwner,
  },
  'credentials-missing': credentials(login, (page) => page.getByText('Not entered yet').waitFor()),
  'credentials-needed': credentials(login, async (page) => {
    await press('Check and keep')(page);
    await page.getByText('Needed').first().waitFor();
  }),
  'credentials-accepted': credentials(access, async (page) => {
    await typed(page);
    await page.getByText('The service accepts them').waitFor();
  }),
  'credentials-refused': {
    ...credentials(access, async (page) => {
      await typed(page);
      await page.getByRole('alert').waitFor();
    }),
    answers: {
      'backOffice.get': { ok: true, value: access },
      'backOffice.enterSecrets': {
        ok: false,
        failure: { action: 'sign-in', code: 'sign-in-refused', traceId: '4bf92f3577b34da6' },
      },
    },
  },
  'credentials-not-set-up': credentials({ state: 'not-set-up' }, (page) =>
    page.getByText('This till’s profile has no back office').waitFor(),
  ),
  'credentials-loading': {
    view: signedIn,
    act: async (page) => {
      await fromMenu('Back office')(page);
      await press('Credentials')(page);
      await page.getByText('Looking at what is kept').waitFor();
    },
  },
  'credentials-unread': {
    ...credentials(access, (page) => page.getByRole('button', { name: 'Look again' }).waitFor()),
    answers: {
      'backOffice.get': { ok: false, failure: { action: 'ask-manager', code: 'manager-only' } },
    },
  },
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
  'this-till-version': { view: signedIn, answers: looked(look), act: atVersion },
  'this-till-version-fits': versionFound(
    { result: 'fits', newer: '1.3.0', figures: 12_480 },
    /may be installed/,
  ),
  'this-till-version-differs': versionFound(
    {
      result: 'differs',
      newer: '1.3.0',
      differences: 3,
      named: [
        '{"sale":"01JB8V0Q4ZK3","number":1042,"reference":"order-1042","currency":"USD","amount":1250,"standing":"overpaid","gross":1250}',
        '{"shift":12,"currency":"USD","standing":"overpaid","count":1,"minor":1250}',
      ],
    },
    /Do not install/,
  ),
  'this-till-version-not-tried': versionFound(
    {
      result: 'not-tried',
      newer: '1.3.0',
      detail: 'its process ended with code 3',
    },
    /could not be tried/,
  ),
  'this-till-version-newest': versionFound({ result: 'newest' }, /the newest version/),
  'this-till-update-loading': update(
    { version: '1.3.0', state: 'loading', percent: 42 },
    { came: 'installed', version: '1.2.0', at: NOW - 86_400_000, from: '1.1.4' },
  ),
  'this-till-update-ready': update({ version: '1.3.0', state: 'ready' }),
  'this-till-update-by-hand': update({
    version: '1.3.0',
    state: 'ready',
    file: '/home/till/.config/Countertop/updates/countertop-1.3.0-amd64.deb',
  }),
  'this-till-update-not-loaded': update({ version: '1.3.0', state: 'not-loaded', why: 'other-bytes' }),
  'this-till-update-refused': update(undefined, {
    came: 'refused',
    version: '1.3.0',
    at: NOW - 86_400_000,
    differences: 3,
  }),
  'this-till-update-returned': update(undefined, {
    came: 'returned',
    version: '1.3.0',
    at: NOW - 86_400_000,
    why: 'silent',
  }),
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
  'this-till-comparing': task({ kind: 'compare', percent: 63 }, 'Compare with another file'),
  'this-till-compared-earlier': compared({
    relation: { kind: 'earlier', place: 51_117, at: NOW - 86_400_000, rowsHere: 214 },
  }),
  'this-till-compared-restore-asked': {
    ...compared({
      relation: { kind: 'earlier', place: 51_117, at: NOW - 86_400_000, rowsHere: 214 },
      madeBy: 'unknown',
    }),
    act: async (page) => {
      await openAt('Compare with another file')(page);
      await press('Restore this file')(page);
      await page.getByRole('alertdialog').waitFor();
    },
  },
  'this-till-compared-parted': {
    ...compared({
      relation: {
        kind: 'parted',
        place: 48_903,
        at: NOW - 5 * 86_400_000,
        here: {
          rows: 2_214,
          first: 'event 40112 of sale 0b0f2a54-8f43-4a52-9d0a-6a2f5d1c9c11',
          sales: 311,
          lastSale: { number: 4_127, at: NOW - 900_000 },
        },
        there: {
          rows: 35,
          first: 'entry 8791 of the journal',
          sales: 6,
          lastSale: { number: 3_822, at: NOW - 4 * 86_400_000 },
        },
      },
    }),
    act: async (page) => {
      await openAt('Compare with another file')(page);
      await page.getByRole('button', { name: 'Restore this file' }).scrollIntoViewIfNeeded();
    },
  },
  'this-till-compared-other-till': compared({
    relation: { kind: 'unrelated' },
    madeBy: 'another-terminal',
  }),
  'this-till-compared-damaged': task(
    {
      kind: 'compare',
      end: {
        result: 'compared',
        file: 'ledger-2026-05-11.db',
        faults: ['event 812 of sale 0b0f2a54-8f43-4a52-9d0a-6a2f5d1c9c11 has changed since it was written'],
        faultCount: 1,
        madeBy: 'unknown',
      },
    },
    'Compare with another file',
  ),
  'this-till-not-compared': task(
    { kind: 'compare', end: { result: 'failed', detail: 'E:\\ledger.db is no file.' } },
    'Compare with another file',
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
