import type { TerminalView } from '../../../../../shared/contract/terminal-view.ts';
import { dayAndTime } from '../../../../../shared/time/moment.ts';
import { formatMoney } from '../../../../../shared/money/money.ts';
import { hasNoSales } from '../../../../../shared/reports/shift-report.ts';
import type { ShiftReport } from '../../../../../shared/reports/shift-report.ts';
import { Banner } from '../../../../components/banner/banner.tsx';
import { Facts } from '../../../../components/text/facts.tsx';
import { Page } from '../../../../components/layout/page.tsx';
import { DocumentActions } from '../../../documents/receipts/document-actions.tsx';
import { useMessages, type Messages } from '../../../../messages/use-messages.ts';
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
  const { shiftReport: messages, salesReport, language } = useMessages();
  const { damagedSales: count } = report;
  const isZ = report.kind === 'Z';
  return (
    <Page
      title={isZ ? messages.z({ shift: report.shift }) : messages.x({ shift: report.shift })}
      onBack={onBack}
    >
      <div className={styles.report}>
        <div className={styles.reportActions}>
          <DocumentActions request={{ kind: 'shift-report', ...(isZ && { shift: report.shift }) }} />
          {copy && <p className={styles.reportCopy}>{messages.copy}</p>}
          {!isZ && <p>{messages.xNote}</p>}
        </div>
        {report.mayRepeatLost && <Banner kind="warning">{messages.mayRepeatLost}</Banner>}
        {count !== undefined && <Banner kind="warning">{salesReport.leftOut.damaged({ count })}</Banner>}
        <section>
          <Facts facts={headingOf(report, messages, language, terminal)} />
        </section>
        {report.currencies.map((totals) => (
          <section key={totals.currency}>
            <Totals totals={totals} locale={terminal.locale} />
          </section>
        ))}
        {hasNoSales(report) && <p>{messages.noSales}</p>}
        {report.cashiers.some(({ cashier }) => cashier !== undefined) && (
          <section>
            <h2>{messages.byCashier}</h2>
            <Facts
              facts={report.cashiers.map(({ cashier = messages.nobody, currency, paid }) => ({
                name: cashier,
                value: messages.countAndSum({
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
  messages: Messages['shiftReport'],
  language: Messages['language'],
  terminal: TerminalView,
) {
  const isZ = kind === 'Z';
  return [
    { name: messages.terminal, value: terminal.terminalId },
    { name: messages.opened, value: dayAndTime(openedAt, language, terminal) },
    ...(openedBy === undefined ? [] : [{ name: messages.openedBy, value: openedBy }]),
    { name: isZ ? messages.closedAt : messages.made, value: dayAndTime(madeAt, language, terminal) },
    ...(madeBy === undefined ? [] : [{ name: isZ ? messages.closedBy : messages.madeBy, value: madeBy }]),
    { name: messages.sales, value: String(sales) },
    ...(firstSale === undefined || lastSale === undefined
      ? []
      : [{ name: messages.numbers, value: messages.range({ first: firstSale, last: lastSale }) }]),
  ];
}
