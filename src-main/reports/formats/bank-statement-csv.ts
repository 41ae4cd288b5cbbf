import { paidOf } from '../../../shared/reports/sales-report.ts';
import { tenderView } from '../../../shared/view/tender-labels.ts';
import { statementHead, statementText } from './statement-form.ts';
import { storeMoments } from '../store-moments.ts';
import type { StatementForm } from '../../../shared/contract/back-office/exports.ts';
import type { ExportRun } from '../ports.ts';
import type { Sold } from '../sold.ts';

interface StatementSource {
  readonly sold: () => AsyncIterable<Sold>;
  /** The currency of the account. Sales in other currencies are left out, and `onLeftOut` is called for each. */
  readonly currency: string;
  /** The IANA name of the store's time zone; without it, the computer's is used. */
  readonly timeZone: string | undefined;
  readonly onLeftOut: ExportRun['onLeftOut'];
}

/** Writes paid sales as the statement of an account, line by line: the file may be larger than the memory. */
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
