import { formatMoney } from '../../../../../shared/money/money.ts';
import { standsPaid, type CurrencyTotals } from '../../../../../shared/reports/shift-report.ts';
import { Facts, type Fact } from '../../../../components/text/facts.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import * as styles from './report-view.module.css';
import { taxFacts } from './tax-facts.ts';

interface TotalsProps {
  readonly totals: CurrencyTotals;
  readonly locale: string;
}

/** The sums of one currency; below them, under a heading of its own, what was asked for and not paid. */
export function Totals({ totals, locale }: TotalsProps) {
  const messages = useMessages().shiftReport;
  const { currency, standings, paid, tipMinor, discountMinor, taxes } = totals;
  const amount = (minor: number): string => formatMoney({ minor, currency }, locale);
  const statusFact = ({ standing, count, minor }: CurrencyTotals['standings'][number]): Fact => ({
    name: messages.standings[standing],
    value: messages.countAndSum({ count, amount: amount(minor) }),
  });
  const unpaid = standings.filter(({ standing }) => !standsPaid(standing));
  return (
    <>
      <h2>{messages.totals({ currency })}</h2>
      <p className={styles.reportPaid}>
        <span>{messages.paid}</span>{' '}
        <strong>{messages.countAndSum({ count: paid.count, amount: amount(paid.minor) })}</strong>
      </p>
      <Facts
        facts={[
          ...standings.filter(({ standing }) => standsPaid(standing)).map(statusFact),
          ...(tipMinor > 0 ? [{ name: messages.tips, value: amount(tipMinor) }] : []),
          ...(discountMinor > 0 ? [{ name: messages.discounts, value: amount(discountMinor) }] : []),
          ...taxFacts(taxes, { currency, locale }, messages),
        ]}
      />
      {unpaid.length > 0 && (
        <>
          <h3>{messages.notPaid}</h3>
          <Facts facts={unpaid.map(statusFact)} />
        </>
      )}
    </>
  );
}
