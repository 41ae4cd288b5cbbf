import type { JournalLine, JournalPage } from '../../../../shared/contract/journal.ts';
import type { Result } from '../../../../shared/failure.ts';
import { signedIn } from '../../staff.ts';
import { NOW } from '../../views.ts';
import { fromMenu, press } from '../moment.ts';
import type { Hand } from '../hand.ts';
import type { Moment, Moments } from '../moment.ts';

const MINUTE = 60_000;

const line = (
  minutesAgo: number,
  fact: JournalLine['fact'],
  others: Partial<JournalLine> = {},
): JournalLine => ({
  key: `journal ${1_000 - minutesAgo}`,
  at: NOW - minutesAgo * MINUTE,
  fact,
  ...others,
});

const sale = (number: number) => ({ sale: { id: `s${number}`, number } });

const lines: readonly JournalLine[] = [
  line(2, { name: 'drawer-opened' }, { by: 'Bo' }),
  line(5, { name: 'printed-again', document: 'receipt' }, { by: 'Bo', ...sale(1_042) }),
  line(9, { name: 'overridden', warning: 'same-amount-open' }, { by: 'Bo', ...sale(1_042) }),
  line(10, { name: 'code-withdrawn' }, { by: 'Bo', ...sale(1_042) }),
  line(11, { name: 'creation-stopped' }, { by: 'Bo', ...sale(1_040) }),
  line(12, { name: 'alert-acknowledged' }, sale(1_039)),
  line(
    14,
    {
      name: 'approved',
      currency: 'USD',
      causes: [{ kind: 'discount', minor: 1_500, ofMinor: 2_000 }],
    },
    { by: 'Maximiliane Achterberg', ...sale(1_041) },
  ),
  line(20, { name: 'setting-changed', what: 'printer' }, { by: 'Ann' }),
  line(22, { name: 'file-saved', what: 'payouts' }, { by: 'Ann' }),
  line(
    25,
    {
      name: 'article-changed',
      article: 'Flat white with oat milk and an extra shot',
      price: { before: 420, after: 120, currency: 'USD' },
    },
    { by: 'Ann' },
  ),
  line(
    31,
    {
      name: 'service-record-changed',
      what: 'application-document-removed',
      record: 'app_7f3c9a1e',
      unconfirmed: true,
    },
    { by: 'Ann' },
  ),
  line(40, { name: 'pin-paused', who: 'Bo', failures: 5 }),
  line(41, { name: 'person-added', who: 'Chris', role: 'cashier' }, { by: 'Ann' }),
  line(55, { name: 'signed-in' }, { by: 'Ann' }),
  line(60, { name: 'version-used', version: '1.4.0' }),
  line(61, { name: 'unreadable' }),
];

const people = [
  { id: 'a', name: 'Ann' },
  { id: 'b', name: 'Bo' },
  { id: 'm', name: 'Maximiliane Achterberg' },
];

const open = async (page: Hand) => {
  await fromMenu('Back office')(page);
  await press('Journal')(page);
};

const listing = (answer: Result<JournalPage>, act: (page: Hand) => Promise<void>): Moment => ({
  view: signedIn,
  answers: { 'ledger.journal': answer },
  act: async (page) => {
    await open(page);
    await act(page);
  },
});

const full = { lines, people, next: { entry: 40, event: 0 } } as const;
const opened = (text: string) => async (page: Hand) => {
  await page.getByRole('button', { name: text }).click();
  await page.getByText('Time', { exact: true }).waitFor();
};

/** Who did what at this till. */
export const journalMoments: Moments = {
  journal: listing({ ok: true, value: { lines, people } }, (page) =>
    page.getByText('Cash drawer opened').waitFor(),
  ),
  'journal-more': listing(
    {
      ok: true,
      value: {
        ...full,
        lines: Array.from({ length: 50 }, (_, place) => line(place, { name: 'signed-in' }, { by: 'Bo' })),
      },
    },
    (page) => page.getByRole('button', { name: 'Show more' }).waitFor(),
  ),
  'journal-empty': listing({ ok: true, value: { lines: [], people } }, (page) =>
    page.getByText('Nothing is recorded on these days.').waitFor(),
  ),
  'journal-loading': {
    view: signedIn,
    act: async (page) => {
      await open(page);
      await page.getByText('Reading the journal').waitFor();
    },
  },
  'journal-failed': listing(
    { ok: false, failure: { action: 'try-again', code: 'ledger-unreadable' } },
    (page) => page.getByRole('alert').waitFor(),
  ),
  'journal-entry': listing({ ok: true, value: { lines, people } }, opened('Unusual amount approved')),
  // Alone: a list draws what is in sight, and on the smallest display that line is not.
  'journal-entry-service': listing(
    {
      ok: true,
      value: { lines: lines.filter(({ fact }) => fact.name === 'service-record-changed'), people },
    },
    opened('Document removed from an application'),
  ),
};
