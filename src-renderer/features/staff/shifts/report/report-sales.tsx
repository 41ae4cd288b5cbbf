import { formatMoney } from '../../../../../shared/money.ts';
import { earlierName, earlierStates } from '../../../../../shared/report-words.ts';
import type { ReportedSale, ShiftReport } from '../../../../../shared/shift-report.ts';
import { Button } from '../../../../components/button/button.tsx';
import { FailureBanner } from '../../../../components/banner/failure-banner.tsx';
import { useCommand } from '../../../../state/use-command.ts';
import { useWords } from '../../../../messages/use-messages.ts';
import { LaterEffects } from './later-effects.tsx';
import * as styles from './report-view.module.css';

interface ReportSalesProps {
  readonly report: ShiftReport;
  readonly locale: string;
  readonly openSales: ReadonlySet<string>;
  readonly onSale: () => void;
}

/** The sales that somebody has to look at, with a way to each that is still on this till's list. */
export function ReportSales({ report, locale, openSales, onSale }: ReportSalesProps) {
  const words = useWords().shiftReport;
  const openWord = useWords().shifts.openSale;
  const open = useCommand('sale.open');
  const go = async (saleId: string) => {
    const opened = await open.run({ saleId, seen: 'open' });
    if (opened?.ok === true) onSale();
  };
  const line = (key: string, name: string, state: string, sale: ReportedSale) => (
    <li key={key}>
      <span className={styles.reportSale}>
        <strong>{name}</strong> <span>{state}</span>
        <small>
          <bdi>{sale.reference}</bdi>
          {sale.cashier !== undefined && ` · ${sale.cashier}`}
        </small>
      </span>
      <span className={styles.reportAmount}>{formatMoney(sale.amount, locale)}</span>
      {openSales.has(sale.saleId) && (
        <Button kind="secondary" disabled={open.running} onPress={() => void go(sale.saleId)}>
          {openWord}
        </Button>
      )}
    </li>
  );
  return (
    <>
      {open.failure !== undefined && <FailureBanner failure={open.failure} />}
      <section className={styles.reportSales}>
        <h2>{words.exceptions}</h2>
        {report.exceptions.length === 0 && <p>{words.noExceptions}</p>}
        <ul>
          {report.exceptions.map((sale) =>
            line(
              `${sale.saleId} ${sale.kind}`,
              words.sale({ number: sale.number }),
              words.kinds[sale.kind],
              sale,
            ),
          )}
        </ul>
      </section>
      {report.earlier.length > 0 && (
        <section className={styles.reportSales}>
          <h2>{words.earlier}</h2>
          <ul>
            {report.earlier.map((sale) =>
              line(sale.saleId, earlierName(sale, words), earlierStates(sale, words).join(' · '), sale),
            )}
          </ul>
          <LaterEffects effects={report.laterEffects} locale={locale} />
        </section>
      )}
    </>
  );
}
