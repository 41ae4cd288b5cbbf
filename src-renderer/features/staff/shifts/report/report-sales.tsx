import { formatMoney } from '../../../../../shared/money/money.ts';
import { earlierName, earlierStates } from '../../../../../shared/reports/report-messages.ts';
import type {
  ReportedSale,
  ShiftReport,
  LaterEffect,
  Tally,
} from '../../../../../shared/reports/shift-report.ts';
import { Button } from '../../../../components/button/button.tsx';
import { FailureBanner } from '../../../../components/banner/failure-banner.tsx';
import { useCommand } from '../../../../state/use-command.ts';
import { useMessages } from '../../../../messages/use-messages.ts';
import * as styles from './report-view.module.css';
import { taxFacts } from './tax-facts.ts';
import { Facts } from '../../../../components/text/facts.tsx';

interface ReportSalesProps {
  readonly report: ShiftReport;
  readonly locale: string;
  readonly openSales: ReadonlySet<string>;
  readonly onSale: () => void;
}

/** The sales that a manager has to look at, with a way to each that is still on this till's list. */
export function ReportSales({ report, locale, openSales, onSale }: ReportSalesProps) {
  const messages = useMessages().shiftReport;
  const openLabel = useMessages().shifts.openSale;
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
          {openLabel}
        </Button>
      )}
    </li>
  );
  return (
    <>
      {open.failure !== undefined && <FailureBanner failure={open.failure} />}
      {(report.exceptions.length > 0 || report.damagedSales === undefined) && (
        <section className={styles.reportSales}>
          <h2>{messages.exceptions}</h2>
          {report.exceptions.length === 0 && <p>{messages.noExceptions}</p>}
          <ul>
            {report.exceptions.map((sale) =>
              line(
                `${sale.saleId} ${sale.kind}`,
                messages.sale({ number: sale.number }),
                messages.kinds[sale.kind],
                sale,
              ),
            )}
          </ul>
        </section>
      )}
      {report.earlier.length > 0 && (
        <section className={styles.reportSales}>
          <h2>{messages.earlier}</h2>
          <ul>
            {report.earlier.map((sale) =>
              line(sale.saleId, earlierName(sale, messages), earlierStates(sale, messages).join(' · '), sale),
            )}
          </ul>
          <LaterEffects effects={report.laterEffects} locale={locale} />
        </section>
      )}
    </>
  );
}

interface LaterEffectsProps {
  readonly effects: readonly LaterEffect[];
  readonly locale: string;
}

/** What sales of earlier reports have changed in the totals of those. */
function LaterEffects({ effects, locale }: LaterEffectsProps) {
  const messages = useMessages().shiftReport;
  if (effects.length === 0) return null;
  const fact = (name: string, { count, minor }: Tally, currency: string) =>
    count === 0
      ? []
      : [{ name, value: messages.countAndSum({ count, amount: formatMoney({ minor, currency }, locale) }) }];
  return (
    <>
      <p>{messages.apart}</p>
      <Facts
        facts={effects.flatMap(({ currency, paid, unpaid, taxes }) => [
          ...fact(messages.paidLater, paid, currency),
          ...fact(messages.unpaidLater, unpaid, currency),
          ...taxFacts(taxes, { currency, locale }, messages),
        ])}
      />
    </>
  );
}
