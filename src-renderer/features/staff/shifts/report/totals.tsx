import { formatMoney } from '../../../../../shared/money.ts';
import type { CurrencyTotals } from '../../../../../shared/shift-report.ts';
import { Facts } from '../../../../components/text/facts.tsx';
import { useWords } from '../../../../messages/use-messages.ts';
import * as styles from './report-view.module.css';

interface TotalsProps {
  readonly totals: CurrencyTotals;
  readonly locale: string;
}

/** The sums of one currency. */
export function Totals({ totals, locale }: TotalsProps) {
  const words = useWords().shiftReport;
  const { currency, standings, paid, tipMinor, discountMinor } = totals;
  const amount = (minor: number): string => formatMoney({ minor, currency }, locale);
  return (
    <>
      <h2>{words.totals({ currency })}</h2>
      <p className={styles.reportPaid}>
        <span>{words.paid}</span>{' '}
        <strong>{words.countAndSum({ count: paid.count, amount: amount(paid.minor) })}</strong>
      </p>
      <Facts
        facts={[
          ...(tipMinor > 0 ? [{ name: words.tips, value: amount(tipMinor) }] : []),
          ...(discountMinor > 0 ? [{ name: words.discounts, value: amount(discountMinor) }] : []),
          ...standings.map(({ standing, count, minor }) => ({
            name: words.standings[standing],
            value: words.countAndSum({ count, amount: amount(minor) }),
          })),
        ]}
      />
    </>
  );
}
