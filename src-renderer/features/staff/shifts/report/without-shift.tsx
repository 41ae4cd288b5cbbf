import { formatMoney } from '../../../../../shared/money/money.ts';
import { unlistedSales, type SalesWithoutShift } from '../../../../../shared/reports/shift-report.ts';
import { useMessages } from '../../../../messages/use-messages.ts';
import { Totals } from './totals.tsx';
import * as styles from './report-view.module.css';

interface WithoutShiftProps {
  readonly beside: SalesWithoutShift;
  readonly locale: string;
}

/** Sales that belong to no shift, with totals of their own. */
export function WithoutShift({ beside, locale }: WithoutShiftProps) {
  const messages = useMessages().shiftReport;
  const { currencies, newest } = beside;
  if (newest.length === 0) return null;
  const unlisted = unlistedSales(beside);
  return (
    <section className={styles.reportSales}>
      <h2>{messages.withoutShift}</h2>
      <p>{messages.apart}</p>
      {currencies.map((totals) => (
        <Totals key={totals.currency} totals={totals} locale={locale} />
      ))}
      <ul>
        {newest.map(({ saleId, number, reference, cashier, amount, standing }) => (
          <li key={saleId}>
            <span className={styles.reportSale}>
              <strong>{messages.sale({ number })}</strong> <span>{messages.standings[standing]}</span>
              <small>
                <bdi>{reference}</bdi>
                {cashier !== undefined && ` · ${cashier}`}
              </small>
            </span>
            <span className={styles.reportAmount}>{formatMoney(amount, locale)}</span>
          </li>
        ))}
      </ul>
      {unlisted > 0 && <p>{messages.more({ sales: unlisted })}</p>}
    </section>
  );
}
