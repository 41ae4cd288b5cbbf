import { businessYear } from '../../../shared/reports/datev-settings.ts';
import { failed, succeeded } from '../../../shared/failure.ts';
import { isoDay } from '../../../shared/time/store-day.ts';
import { datevHead, datevLine, documentNumber } from '../../reports/formats/datev-batch.ts';
import { statementHead, statementText, STATEMENT_LIMIT } from '../../reports/formats/statement-form.ts';
import { payoutsStatement } from './payouts-statement.ts';
import { NO_ACCESS } from '../back-office.ts';
import type { DatevRefusal, StatementForm } from '../../../shared/contract/back-office/exports.ts';
import type { DatevSettings } from '../../../shared/reports/datev-settings.ts';
import type { Failure, Result } from '../../../shared/failure.ts';
import type { DayRange } from '../../../shared/reports/sales-report.ts';
import type { CsvTable } from '../../reports/ports.ts';
import type { StatementLine } from '../../reports/formats/statement-form.ts';
import type { BackOffice } from '../back-office.ts';

export interface AccountParts {
  readonly office: BackOffice;
  /** The terminal's, ISO 4217. */
  readonly currency: string;
  /** IANA name; the computer's time zone where it is missing. */
  readonly timeZone: string | undefined;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

export interface PayoutsTable extends CsvTable {
  /** Why the text ended early, where the service did not answer. */
  readonly failure: () => Failure | undefined;
}

/** How a transaction is written into the file. */
interface AccountForm extends Pick<CsvTable, 'name' | 'limit'> {
  readonly head: (currency: string) => string;
  readonly line: (line: StatementLine, currency: string) => string;
}

/** Fees, adjustments and deposits as the statement of an account. Fails where credentials are missing. */
export function statementTable(
  range: DayRange,
  form: StatementForm,
  parts: AccountParts,
): Promise<Result<PayoutsTable>> {
  return accountTable(range, parts, {
    name: `${form}-fees-and-deposits-${daysName(range)}`,
    head: () => statementHead(form),
    line: (line, currency) => statementText(form, line, currency),
    limit: STATEMENT_LIMIT,
  });
}

/**
 * The same as postings for DATEV: fees and adjustments on the account for fees, deposits on the bank's. The settings
 * have been validated.
 */
export async function postingsTable(
  range: DayRange,
  settings: DatevSettings,
  parts: AccountParts,
): Promise<Result<PayoutsTable | DatevRefusal>> {
  const years = [range.from, range.to].map((day) => isoDay(businessYear(day, settings)));
  if (new Set(years).size > 1) return succeeded({ refused: 'two-years' });
  const { timeZone, now } = parts;
  const { fees = '', bank = '' } = settings;
  const batch = { range, settings, timeZone, madeAt: now() };
  return accountTable(range, parts, {
    name: `EXTF_Buchungsstapel-fees-and-deposits-${daysName(range)}`,
    head: (currency) => datevHead({ ...batch, currency }),
    line: ({ date, minor, label, reference }, currency) => {
      const account = label === 'Deposit' ? bank : fees;
      const document = documentNumber(reference) ?? '';
      return datevLine(
        { date, minor, account, document, words: `${label} ${reference}` },
        { ...batch, currency },
      );
    },
  });
}

async function accountTable(
  range: DayRange,
  { office, currency, timeZone }: AccountParts,
  { name, head, line, limit }: AccountForm,
): Promise<Result<PayoutsTable>> {
  const access = await office.service();
  if (!access) return failed(NO_ACCESS);
  let failure: Failure | undefined;
  return succeeded({
    name,
    ...(limit && { limit }),
    failure: () => failure,
    text: async function* (run) {
      const signal = run?.signal ?? new AbortController().signal;
      const asking = { access, ids: office.ids(), currency, currencies: office.currencies, signal };
      const lines = await payoutsStatement(range, asking, timeZone);
      if (!lines.ok) {
        failure = lines.failure;
        throw new Error(lines.failure.code);
      }
      const { currency: stated } = lines.value;
      yield head(stated);
      for (const each of lines.value.lines) yield line(each, stated);
    },
  });
}

export function daysName({ from, to }: DayRange): string {
  return [...new Set([isoDay(from), isoDay(to)])].join('-to-');
}
