import { useId } from 'react';
import { dayAndTime } from '../../../../shared/time/moment.ts';
import { formatMoney } from '../../../../shared/money/money.ts';
import type {
  DaysExplained,
  EarlierComparison,
} from '../../../../shared/contract/back-office/days-explained.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { Button } from '../../../components/button/button.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import * as cardStyles from '../../../components/layout/card.module.css';
import * as styles from './day.module.css';

interface EarlierComparisonsProps {
  readonly explained: DaysExplained;
  readonly terminal: TerminalView;
  readonly onOpen: (earlier: EarlierComparison) => void;
}

/** Earlier comparisons of the same days with another result. */
export function EarlierComparisons({ explained, terminal, onOpen }: EarlierComparisonsProps) {
  const { day, language } = useMessages();
  const id = useId();
  const { earlier = [], currency, zone } = explained;
  if (earlier.length === 0) return null;
  const sumsOf = ({ till, service, settled, unexplainedMinor }: DaysExplained | EarlierComparison) =>
    [
      [day.till, till?.minor],
      [day.service, service?.minor],
      [day.settled, settled?.minor],
      [day.unexplained, unexplainedMinor],
    ] as const;
  const now = new Map(sumsOf(explained));
  return (
    <section className={`${cardStyles.card} ${styles.dayEarlier}`} data-part="card">
      <h2 id={id}>{day.earlier.title}</h2>
      <ul aria-labelledby={id}>
        {earlier.map((comparison) => {
          const changed = sumsOf(comparison).filter(([name, minor]) => minor !== now.get(name));
          return (
            <li key={comparison.file}>
              <strong>{dayAndTime(comparison.madeAt, language, terminal)}</strong>
              {comparison.zone !== undefined && comparison.zone !== zone && (
                <p>{day.copyZone({ zone: comparison.zone })}</p>
              )}
              <p>
                {changed.length === 0 && day.earlier.same}
                {changed.map(([name, minor]) => (
                  <span key={name}>
                    {name}:{' '}
                    <bdi>{minor === undefined ? '–' : formatMoney({ minor, currency }, terminal.locale)}</bdi>
                  </span>
                ))}
              </p>
              <Button
                kind="secondary"
                label={`${day.copy.open}: ${dayAndTime(comparison.madeAt, language, terminal)}`}
                onPress={() => onOpen(comparison)}
              >
                {day.copy.open}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
