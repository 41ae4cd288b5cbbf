import type { LedgerSummary, LedgerTaskView } from '../../../../shared/contract/ledger-care.ts';
import type { Result } from '../../../../shared/failure.ts';
import { signedIn } from '../../staff.ts';
import { NOW } from '../../views.ts';
import { fromMenu, press } from '../moment.ts';
import type { Hand } from '../hand.ts';
import type { Moment } from '../moment.ts';

export const DAY = 86_400_000;
export const FOLDER = 'C:\\Users\\shop\\AppData\\Roaming\\Countertop\\ledgers\\production-term_456-0a1b2c3d';

export const look: LedgerSummary = {
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

export const looked = (value: LedgerSummary): Readonly<Record<string, Result<unknown>>> => ({
  'ledger.get': { ok: true, value },
});

export const open = async (page: Hand) => {
  await fromMenu('Back office')(page);
  await press('This till')(page);
  await page.getByRole('heading', { name: 'This till', exact: true }).waitFor();
};

/** The page once the record has been looked at, at the part of this heading. */
export const openAt = (heading: string) => async (page: Hand) => {
  await open(page);
  await page.getByText('Size on disk').waitFor();
  await page.getByRole('heading', { name: heading, exact: true }).scrollIntoViewIfNeeded();
};

export const task = (ledgerTask: LedgerTaskView, heading = 'Record of sales'): Moment => ({
  view: { ...signedIn, ledgerTask },
  answers: looked(look),
  act: openAt(heading),
});
