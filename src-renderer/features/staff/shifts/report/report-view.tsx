import type { TerminalView } from '../../../../../shared/contract/views.ts';
import { dayAndTime } from '../../../../../shared/moment.ts';
import { formatMoney } from '../../../../../shared/money.ts';
import type { ShiftReport } from '../../../../../shared/shift-report.ts';
import { Facts } from '../../../../components/text/facts.tsx';
import { Page } from '../../../../components/layout/page.tsx';
import { PaperActions } from '../../../documents/receipts/document-actions.tsx';
import { useWords, type Words } from '../../../../messages/use-messages.ts';
import { ReconciliationView } from './reconciliation-view.tsx';
import { ReportSales } from './report-sales.tsx';
import { Totals } from './totals.tsx';
import { WithoutShift } from './without-shift.tsx';
import * as styles from './report-view.module.css';

interface ReportViewProps {
  readonly report: ShiftReport;
  readonly copy: boolean;
  readonly terminal: TerminalView;
  /** Ids of the sales that can be brought to the screen. */
  readonly openSales: ReadonlySet<string>;
  readonly onBack: () => void;
  readonly onSale: () => void;
}

/** An X or Z report on the screen: the same figures as on paper. */
export function ReportView({ report, copy, terminal, openSales, onBack, onSale }: ReportViewProps) {
  const { shiftReport: words, language } = useWords();
  const isZ = report.kind === 'Z';
  return (
    <Page title={isZ ? words.z({ shift: report.shift }) : words.x({ shift: report.shift })} onBack={onBack}>
      <div className={styles.report}>
        <div className={styles.reportActions}>
          <PaperActions request={{ kind: 'shift-report', ...(isZ && { shift: report.shift }) }} />
        </div>
        {copy && <p className={styles.reportCopy}>{words.copy}</p>}
        {!isZ && <p>{words.xNote}</p>}
        <section>
          <Facts facts={headingOf(report, words, language, terminal)} />
        </section>
        {report.currencies.map((totals) => (
          <section key={totals.currency}>
            <Totals totals={totals} locale={terminal.locale} />
          </section>
        ))}
        {report.currencies.length === 0 && <p>{words.noSales}</p>}
        {report.cashiers.some(({ cashier }) => cashier !== undefined) && (
          <section>
            <h2>{words.byCashier}</h2>
            <Facts
              facts={report.cashiers.map(({ cashier = words.nobody, currency, paid }) => ({
                name: cashier,
                value: words.countAndSum({
                  count: paid.count,
                  amount: formatMoney({ minor: paid.minor, currency }, terminal.locale),
                }),
              }))}
            />
          </section>
        )}
        <WithoutShift beside={report.withoutShift} locale={terminal.locale} />
        <ReportSales report={report} locale={terminal.locale} openSales={openSales} onSale={onSale} />
        {report.reconciliation !== undefined && (
          <ReconciliationView reconciliation={report.reconciliation} locale={terminal.locale} />
        )}
      </div>
    </Page>
  );
}

function headingOf(
  { kind, openedAt, openedBy, madeAt, madeBy, sales, firstSale, lastSale }: ShiftReport,
  words: Words['shiftReport'],
  language: Words['language'],
  terminal: TerminalView,
) {
  const isZ = kind === 'Z';
  return [
    { name: words.terminal, value: terminal.terminalId },
    { name: words.opened, value: dayAndTime(openedAt, language, terminal) },
    ...(openedBy === undefined ? [] : [{ name: words.openedBy, value: openedBy }]),
    { name: isZ ? words.closedAt : words.made, value: dayAndTime(madeAt, language, terminal) },
    ...(madeBy === undefined ? [] : [{ name: isZ ? words.closedBy : words.madeBy, value: madeBy }]),
    { name: words.sales, value: String(sales) },
    ...(firstSale === undefined || lastSale === undefined
      ? []
      : [{ name: words.numbers, value: words.range({ first: firstSale, last: lastSale }) }]),
  ];
}
