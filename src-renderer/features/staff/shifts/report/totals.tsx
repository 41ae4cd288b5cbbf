import { formatMoney } from '../../../../../shared/money.ts';
import type { CurrencyTotals } from '../../../../../shared/shift-report.ts';
import { Facts } from '../../../../components/text/facts.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import * as styles from './report-view.module.css';
import { taxFacts } from './tax-facts.ts';

interface TotalsProps {
  readonly totals: CurrencyTotals;
  readonly locale: string;
}

/** The sums of one currency. */
export function Totals({ totals, locale }: TotalsProps) {
  const messages = useMessages().shiftReport;
  const { currency, standings, paid, tipMinor, discountMinor, taxes } = totals;
  const amount = (minor: number): string => formatMoney({ minor, currency }, locale);
  return (
    <>
      <h2>{messages.totals({ currency })}</h2>
      <p className={styles.reportPaid}>
        <span>{messages.paid}</span>{' '}
        <strong>{messages.countAndSum({ count: paid.count, amount: amount(paid.minor) })}</strong>
      </p>
      <Facts
        facts={[
          ...(tipMinor > 0 ? [{ name: messages.tips, value: amount(tipMinor) }] : []),
          ...(discountMinor > 0 ? [{ name: messages.discounts, value: amount(discountMinor) }] : []),
          ...taxFacts(taxes, { currency, locale }, messages),
          ...standings.map(({ standing, count, minor }) => ({
            name: messages.standings[standing],
            value: messages.countAndSum({ count, amount: amount(minor) }),
          })),
        ]}
      />
    </>
  );
}
