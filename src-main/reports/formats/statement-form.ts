import { stringify } from 'csv-stringify/sync';
import { decimalText } from '../../../shared/money/exact-decimal.ts';
import { minorDigits } from '../../../shared/money/money.ts';
import { cutText } from './cut-text.ts';
import type { StatementForm } from '../../../shared/contract/back-office/exports.ts';
import type { PartLimit } from '../ports.ts';

/**
 * How much both programs load at once: Xero 1,000 lines, QuickBooks Online 1,000 with the head and 350 KB. They refuse a
 * larger file, or cut it without telling.
 */
export const STATEMENT_LIMIT: PartLimit = { lines: 1000, bytes: 350_000 };

/** One movement on an account. */
export interface StatementLine {
  /** The day, like `2026-05-12`. */
  readonly date: string;
  /** The amount in minor units, below zero for what left the account. */
  readonly minor: number;
  /** What moved: a sale's number, or a word. */
  readonly label: string;
  readonly reference: string;
  readonly tender: string;
}

/** An amount as the file states it. It is wrapped because a text with a minus sign would be marked as a formula. */
interface Amount {
  readonly decimal: string;
}

interface Form {
  readonly columns: readonly string[];
  readonly fields: (line: Omit<StatementLine, 'minor'>, amount: Amount) => readonly (string | Amount)[];
}

/** The longest description that QuickBooks Online accepts. */
const MOST_LETTERS = 250;

/** What each program's import of bank statements reads, as documented in `docs/exports.md`. */
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
      // Without a label the text may begin like a formula, and then gets an apostrophe, which is a letter too.
      const most = label === '' ? MOST_LETTERS - 1 : MOST_LETTERS;
      const description = cutText([label, reference, tender].join(' ').trim(), most);
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

/** Answers one line of text with its line end. The amount is in `currency`. */
export function statementText(form: StatementForm, line: StatementLine, currency: string): string {
  const amount = { decimal: decimalText(line.minor, minorDigits(currency)) };
  const onOneLine = { ...line, reference: line.reference.replaceAll(/\s+/gu, ' ') };
  return stringify([[...FORMS[form].fields(onOneLine, amount)]], CSV);
}
