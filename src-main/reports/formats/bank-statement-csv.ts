import { paidOf } from '../../../shared/reports/sales-report.ts';
import { tenderView } from '../../../shared/view/tender-labels.ts';
import { statementHead, statementText } from './statement-form.ts';
import { storeMoments } from '../store-moments.ts';
import type { StatementForm } from '../../../shared/contract/back-office/exports.ts';
import type { ExportRun } from '../ports.ts';
import type { Sold } from '../sold.ts';

interface StatementSource {
  readonly sold: () => AsyncIterable<Sold>;
  /** Of the account: a statement has one. Sales in others are left out, each of which `onLeftOut` hears. */
  readonly currency: string;
  /** IANA name; the computer's without it. */
  readonly timeZone: string | undefined;
  readonly onLeftOut: ExportRun['onLeftOut'];
}

/** Paid sales as the statement of an account, in pieces of a line each: the file may be longer than the memory. */
export async function* bankStatementCsv(
  form: StatementForm,
  { sold, currency, timeZone, onLeftOut }: StatementSource,
): AsyncGenerator<string> {
  const momentOf = storeMoments(timeZone);
  yield statementHead(form);
  for await (const sale of sold()) {
    if (!sale.isPaid) continue;
    if (sale.currency !== currency) {
      onLeftOut?.({ currency: sale.currency });
      continue;
    }
    const line = {
      date: momentOf(sale.startedAt).date,
      minor: paidOf(sale.figures),
      label: sale.number === undefined ? '' : `#${sale.number}`,
      reference: sale.reference,
      tender: sale.tender === undefined ? '' : tenderView(sale.tender).label,
    };
    yield statementText(form, line, currency);
  }
}
