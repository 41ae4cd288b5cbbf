import { stringify } from 'csv-stringify/sync';
import { decimalText } from '../../shared/exact-decimal.ts';
import { minorDigits } from '../../shared/money.ts';
import { paidOf } from '../../shared/sales-report.ts';
import { tenderView } from '../../shared/tender-labels.ts';
import { storeMoments } from './store-moments.ts';
import type { StatementForm } from '../../shared/contract/exports.ts';
import type { PartLimit } from './ports.ts';
import type { Sold } from './sold.ts';

interface StatementSource {
  readonly sold: () => AsyncIterable<Sold>;
  /** Of the account: a statement has one. Sales in others are left out. */
  readonly currency: string;
  /** IANA name; the computer's without it. */
  readonly timeZone: string | undefined;
}

interface Line {
  /** As `2026-05-12`. */
  readonly date: string;
  readonly amount: string;
  readonly number: number;
  readonly reference: string;
  readonly tender: string;
}

interface Form {
  readonly columns: readonly string[];
  readonly fields: (line: Line) => readonly string[];
}

/**
 * What both programs load at once: Xero 1,000 lines, QuickBooks Online 1,000 with the head and 350 KB. A larger one is
 * refused there, or cut without a word.
 */
export const STATEMENT_LIMIT: PartLimit = { lines: 1000, bytes: 350_000 };

/** QuickBooks Online takes no longer description. */
const MOST_LETTERS = 250;

/** What each program's import of bank statements reads, as `docs/exports.md` says. */
const FORMS: Readonly<Record<StatementForm, Form>> = {
  xero: {
    columns: ['Date', 'Amount', 'Payee', 'Description', 'Reference'],
    fields: ({ date, amount, number, reference, tender }) => [
      ...[date, amount, '', [`#${number}`, tender].join(' ').trim(), reference],
    ],
  },
  quickbooks: {
    columns: ['Date', 'Description', 'Amount'],
    fields: ({ date, amount, number, reference, tender }) => {
      const [year, month, day] = date.split('-');
      const description = [`#${number}`, reference, tender].join(' ').trim().slice(0, MOST_LETTERS);
      return [`${month}/${day}/${year}`, description, amount];
    },
  },
};

/** Paid sales as the statement of an account, a line each, in pieces of a line: the file may be longer than the memory. */
export async function* bankStatementCsv(
  form: StatementForm,
  { sold, currency, timeZone }: StatementSource,
): AsyncGenerator<string> {
  const { columns, fields } = FORMS[form];
  const csvForm = { record_delimiter: 'windows', escape_formulas: true } as const;
  const momentOf = storeMoments(timeZone);
  yield stringify([[...columns]], csvForm);
  for await (const sale of sold()) {
    if (!sale.isPaid || sale.currency !== currency) continue;
    const line: Line = {
      date: momentOf(sale.startedAt).date,
      amount: decimalText(paidOf(sale.figures), minorDigits(currency)),
      number: sale.number,
      reference: sale.reference.replaceAll(/\s+/gu, ' '),
      tender: sale.tender === undefined ? '' : tenderView(sale.tender).label,
    };
    yield stringify([[...fields(line)]], csvForm);
  }
}
