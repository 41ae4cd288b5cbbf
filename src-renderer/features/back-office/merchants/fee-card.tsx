import { useId } from 'react';
import type { FeeLine, SaleCost } from '../../../../shared/contract/back-office/merchants.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { formatMoney, minorDigits, type Money } from '../../../../shared/money/money.ts';
import { readableName } from '../../../../shared/view/tender-labels.ts';
import { useMessages, type Messages } from '../../../messages/use-messages.ts';
import { OfficeFailure } from '../credentials/office-failure.tsx';
import { useReading } from '../../../state/use-reading.ts';
import * as cardStyles from '../../../components/layout/card.module.css';
import * as tableStyles from '../../../components/text/figures-table.module.css';
import * as styles from './fee-card.module.css';

interface FeeCardProps {
  /** The partner whose schedule applies. */
  readonly partnerId: string;
  /** The merchant's currency, where the service states it. */
  readonly currency?: string | undefined;
  readonly terminal: TerminalView;
}

/** Each fee with both rates, and what a sale of 100 costs. */
export function FeeCard({ partnerId, currency, terminal }: FeeCardProps) {
  const { merchants, settlements } = useMessages();
  const { fees: texts } = merchants;
  const heading = useId();
  const { value, failure, reload } = useReading('merchants.fees', {
    partnerId,
    ...(currency?.length === 3 && { currency }),
  });
  const hasNone = failure?.code === 'not-found' || value?.fees.length === 0;
  return (
    <section className={cardStyles.card} data-part="card" aria-labelledby={heading}>
      <h2 id={heading}>{texts.title}</h2>
      {!value && !failure && <p role="status">{settlements.loading}</p>}
      {failure && !hasNone && <OfficeFailure failure={failure} onAgain={reload} />}
      {hasNone && <p>{texts.none}</p>}
      {value && !hasNone && (
        <>
          <SaleCosts costs={value.costs} sale={value.sale} locale={terminal.locale} />
          <FeeTable fees={value.fees} currency={value.sale.currency} locale={terminal.locale} />
          <div className={cardStyles.cardText}>
            <p>{texts.whose}</p>
            <p>{texts.rounded}</p>
          </div>
        </>
      )}
    </section>
  );
}

interface SaleCostsProps {
  readonly costs: readonly SaleCost[];
  readonly sale: Money;
  readonly locale: string;
}

function SaleCosts({ costs, sale, locale }: SaleCostsProps) {
  const { fees: texts } = useMessages().merchants;
  if (costs.length === 0) return <p>{texts.noCost}</p>;
  const amount = formatMoney(sale, locale);
  return (
    <ul className={styles.feeCosts}>
      {costs.map(({ paidWith, sell, buy }) => (
        <li key={paidWith}>
          <strong>{texts.costs[paidWith]({ amount, cost: formatMoney(sell, locale) })}</strong>
          <span>
            {texts.parts({
              service: formatMoney(buy, locale),
              partner: formatMoney({ ...sell, minor: sell.minor - buy.minor }, locale),
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface FeeTableProps {
  readonly fees: readonly FeeLine[];
  readonly currency: string;
  readonly locale: string;
}

function FeeTable({ fees, currency, locale }: FeeTableProps) {
  const messages = useMessages();
  const { fees: texts } = messages.merchants;
  return (
    <table className={tableStyles.figuresTable}>
      <thead>
        <tr>
          <th scope="col">{texts.fee}</th>
          <th scope="col">{texts.sell}</th>
          <th scope="col">{texts.buy}</th>
        </tr>
      </thead>
      <tbody>
        {fees.map((fee, nth) => (
          <tr key={nth}>
            <th scope="row">
              <bdi>{fee.name === undefined ? texts.unnamed : readableName(fee.name)}</bdi>
              {noteOf(fee, messages)}
            </th>
            <td>
              <bdi>{rateText(fee, fee.sellRate, currency, locale)}</bdi>
            </td>
            <td>
              <bdi>{rateText(fee, fee.buyRate, currency, locale)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Why a fee is left out of a sale's cost. */
function noteOf({ counts }: FeeLine, { merchants }: Messages) {
  if (counts !== 'period' && counts !== 'unknown') return null;
  return <small>{merchants.fees.counts[counts]}</small>;
}

/** A rate with all its decimals. The digits are Latin, as in amounts. */
function rateText({ kind }: FeeLine, rate: `${number}`, currency: string, locale: string): string {
  const exact = { numberingSystem: 'latn', maximumFractionDigits: 15 } as const;
  switch (kind) {
    case 'percentage':
      return new Intl.NumberFormat(locale, { ...exact, style: 'unit', unit: 'percent' }).format(rate);
    case 'fixed':
      return new Intl.NumberFormat(locale, {
        ...exact,
        style: 'currency',
        currency,
        minimumFractionDigits: minorDigits(currency),
      }).format(rate);
    default:
      return new Intl.NumberFormat(locale, exact).format(rate);
  }
}
