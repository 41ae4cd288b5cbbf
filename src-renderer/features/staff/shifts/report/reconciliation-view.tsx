import { reconciliationMessages } from '../../../../../shared/reports/reconciliation-messages.ts';
import type { Reconciliation } from '../../../../../shared/reports/shift-report.ts';
import { useMessages } from '../../../../messages/use-messages.ts';
import * as styles from './report-view.module.css';

interface ReconciliationViewProps {
  readonly reconciliation: Reconciliation;
  readonly locale: string;
}

/** What the service's payment history says beside the record of sales. */
export function ReconciliationView({ reconciliation, locale }: ReconciliationViewProps) {
  const messages = useMessages().shiftReport;
  const { summary, groups } = reconciliationMessages(reconciliation, messages, locale);
  return (
    <section className={styles.reportSales}>
      <h2>{messages.reconciliation.title}</h2>
      {summary.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {groups.map(({ title, note, entries, unlisted }) => (
        <div key={title}>
          <h3>{title}</h3>
          {note !== undefined && <p>{note}</p>}
          <ul>
            {entries.map(({ key, name, states, reference, amount }) => (
              <li key={key}>
                <span className={styles.reportSale}>
                  <strong>
                    <bdi>{name}</bdi>
                  </strong>{' '}
                  <span>{states.join(' · ')}</span>
                  {reference !== undefined && (
                    <small>
                      <bdi>{reference}</bdi>
                    </small>
                  )}
                </span>
                {amount !== undefined && (
                  <span className={styles.reportAmount}>
                    <bdi>{amount}</bdi>
                  </span>
                )}
              </li>
            ))}
          </ul>
          {unlisted > 0 && <p>{messages.more({ sales: unlisted })}</p>}
        </div>
      ))}
    </section>
  );
}
