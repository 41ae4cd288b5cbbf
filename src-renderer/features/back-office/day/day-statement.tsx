import { useId } from 'react';
import { DIFFERENCE_KINDS } from '../../../../shared/contract/back-office/days-explained.ts';
import { formatCount } from '../../../../shared/figures.ts';
import { formatMoney } from '../../../../shared/money/money.ts';
import type {
  CountedMinor,
  DaysExplained,
  DifferenceKind,
} from '../../../../shared/contract/back-office/days-explained.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { signedAmount } from './signed-amount.ts';
import * as styles from './day.module.css';

/** Differences between the record and the service's history; those after it keep money back on its way. */
const BEFORE_SERVICE = DIFFERENCE_KINDS.slice(0, DIFFERENCE_KINDS.indexOf('unsettled'));
const AFTER_SERVICE = ['unsettled', 'on-hold', 'not-paid-out', 'left-out'] as const;

interface DayStatementProps {
  readonly explained: DaysExplained;
  readonly locale: string;
}

/** The way of the money in one column: what was sold, what was added or lost, what came out. */
export function DayStatement({ explained, locale }: DayStatementProps) {
  const { day, salesReport } = useMessages();
  const id = useId();
  const { till, service, settled, differences, currency, unexplainedMinor } = explained;
  const total = (name: string, { count, minor }: CountedMinor) => (
    <tr data-line="total">
      <th scope="row">{name}</th>
      <td>{formatCount(count, locale)}</td>
      <td>
        <bdi>{formatMoney({ minor, currency }, locale)}</bdi>
      </td>
    </tr>
  );
  const steps = (kinds: readonly DifferenceKind[]) =>
    kinds.map((kind) => {
      const own = differences.filter((difference) => difference.kind === kind);
      const minor = own.reduce((sum, difference) => sum + difference.minor, 0);
      if (own.length === 0) return null;
      return (
        <tr key={kind}>
          <th scope="row">{day.kinds[kind].name}</th>
          <td>{formatCount(own.length, locale)}</td>
          <td>
            <bdi>{signedAmount({ minor, currency }, locale)}</bdi>
          </td>
        </tr>
      );
    });
  return (
    <section className={styles.dayStatement}>
      <h2 id={id}>{day.title}</h2>
      <table aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{salesReport.figure}</th>
            <th scope="col">{salesReport.count}</th>
            <th scope="col">{salesReport.amount}</th>
          </tr>
        </thead>
        <tbody>
          {till && total(day.till, till)}
          {steps(BEFORE_SERVICE)}
          {service && total(day.service, service)}
          {steps(AFTER_SERVICE)}
          {settled && total(day.settled, settled)}
          {service && (
            <tr data-line="unexplained" data-wrong={unexplainedMinor > 0}>
              <th scope="row">{day.unexplained}</th>
              <td colSpan={2}>
                <bdi>{formatMoney({ minor: unexplainedMinor, currency }, locale)}</bdi>
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}
