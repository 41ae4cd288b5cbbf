import { useId } from 'react';
import { formatCount } from '../../../../shared/text/figures.ts';
import { dayLines } from '../../../../shared/view/day-lines.ts';
import type { DaysExplained } from '../../../../shared/contract/back-office/days-explained.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import * as tableStyles from '../../../components/text/figures-table.module.css';
import * as styles from './day.module.css';

interface DayStatementProps {
  readonly explained: DaysExplained;
  readonly terminal: TerminalView;
}

/** The money's way in one column: what was sold, what was added or lost, and the result. */
export function DayStatement({ explained, terminal }: DayStatementProps) {
  const messages = useMessages();
  const { day, salesReport, language } = messages;
  const id = useId();
  const { currency, unexplainedMinor } = explained;
  return (
    <section className={styles.dayStatement}>
      <h2 id={id}>{day.title}</h2>
      <table className={tableStyles.figuresTable} aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{salesReport.figure}</th>
            <th scope="col">{salesReport.count}</th>
            <th scope="col">{salesReport.amount}</th>
          </tr>
        </thead>
        <tbody>
          {dayLines(explained, { messages, language, terminal, currency }).map(
            ({ key, kind, name, count, amount }) => (
              <tr key={key} {...MARKS[kind](unexplainedMinor > 0)}>
                <th scope="row">{name}</th>
                {count !== undefined && <td>{formatCount(count, terminal.locale)}</td>}
                <td colSpan={count === undefined ? 2 : 1}>
                  <bdi>{amount}</bdi>
                </td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </section>
  );
}

/** The attribute by which the styles distinguish the lines. */
const MARKS = {
  sum: () => ({ 'data-line': 'total' }),
  step: () => ({}),
  unexplained: (isWrong: boolean) => ({ 'data-line': 'unexplained', 'data-wrong': isWrong }),
} as const;
