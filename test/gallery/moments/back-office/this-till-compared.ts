import type { ComparedRecord } from '../../../../shared/contract/ledger-care.ts';
import { NOW } from '../../views.ts';
import { press } from '../moment.ts';
import { openAt, task } from './this-till-scene.ts';
import type { Moment, Moments } from '../moment.ts';

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

/** The record of this till beside another file. */
export const thisTillComparedMoments: Moments = {
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
};
