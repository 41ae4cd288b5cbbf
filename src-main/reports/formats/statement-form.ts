import { stringify } from 'csv-stringify/sync';
import { decimalText } from '../../../shared/money/exact-decimal.ts';
import { minorDigits } from '../../../shared/money/money.ts';
import { cutText } from './cut-text.ts';
import type { StatementForm } from '../../../shared/contract/back-office/exports.ts';
import type { PartLimit } from '../ports.ts';

/**
 * What both programs load at once: Xero 1,000 lines, QuickBooks Online 1,000 with the head and 350 KB. A larger one is
 * refused there, or cut without a word.
 */
export const STATEMENT_LIMIT: PartLimit = { lines: 1000, bytes: 350_000 };

/** What moved on an account. */
export interface StatementLine {
  /** As `2026-05-12`. */
  readonly date: string;
  /** Minor units; below zero for what left. */
  readonly minor: number;
  /** What it is: a sale's number, or a word. */
  readonly label: string;
  readonly reference: string;
  readonly tender: string;
}

/** Wrapped, because a text with a minus sign would be taken for a formula, and marked. */
interface Amount {
  readonly decimal: string;
}

interface Form {
  readonly columns: readonly string[];
  readonly fields: (line: Omit<StatementLine, 'minor'>, amount: Amount) => readonly (string | Amount)[];
}

/** QuickBooks Online takes no longer description. */
const MOST_LETTERS = 250;

/** What each program's import of bank statements reads, as `docs/exports.md` says. */
const FORMS: Readonly<Record<StatementForm, Form>> = {
  xero: {
    columns: ['Date', 'Amount', 'Payee', 'Description', 'Reference'],
    fields: ({ date, label, reference, tender }, amount) => [
      ...[date, amount, '', [label, tender].join(' ').trim(), reference],
    ],
  },
  quickbooks: {
    columns: ['Date', 'Description', 'Amount'],
    fields: ({ date, label, reference, tender }, amount) => {
      const [year, month, day] = date.split('-');
      const description = cutText([label, reference, tender].join(' ').trim(), MOST_LETTERS);
      return [`${month}/${day}/${year}`, description, amount];
    },
  },
};

const CSV = {
  record_delimiter: 'windows',
  quoted_match: /[\r\n]/,
  escape_formulas: true,
  cast: { object: (amount: object) => ({ value: (amount as Amount).decimal, escape_formulas: false }) },
} as const;

export const statementHead = (form: StatementForm): string => stringify([[...FORMS[form].columns]], CSV);

/** One line of text, with its end; the amount is in `currency`. */
export function statementText(form: StatementForm, line: StatementLine, currency: string): string {
  const amount = { decimal: decimalText(line.minor, minorDigits(currency)) };
  const onOneLine = { ...line, reference: line.reference.replaceAll(/\s+/gu, ' ') };
  return stringify([[...FORMS[form].fields(onOneLine, amount)]], CSV);
}
