import { useId } from 'react';
import type { Failure } from '../../../../shared/failure.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { OfficeFailure } from '../credentials/office-failure.tsx';
import * as cardStyles from '../../../components/layout/card.module.css';

interface DepositsUnreadProps {
  /** Nothing is shown without one. */
  readonly failure: Failure | undefined;
  /** Reads once more what the service did not answer. */
  readonly onAgain: () => void;
}

/** Stands above all else: without the deposits, nobody can tell whether the money has arrived. */
export function DepositsUnread({ failure, onAgain }: DepositsUnreadProps) {
  const { settlements } = useMessages();
  const heading = useId();
  if (!failure) return null;
  return (
    <section className={cardStyles.card} data-part="card" aria-labelledby={heading}>
      <h2 id={heading}>{settlements.deposits}</h2>
      <OfficeFailure failure={failure} onAgain={onAgain} />
    </section>
  );
}
