import { useId } from 'react';
import type { PageAnswer } from '../../../../../shared/contract/back-office/payment-page-help.ts';
import { readableName } from '../../../../../shared/view/tender-labels.ts';
import { Facts } from '../../../../components/text/facts.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import * as cardStyles from '../../../../components/layout/card.module.css';

/** The service's answer about a payment page, under its own names, because the specification shows none. */
export function QuoteCard({ answer }: { readonly answer: PageAnswer }) {
  const { pageHelp: texts } = useMessages();
  const heading = useId();
  return (
    <section className={cardStyles.card} data-part="card" aria-labelledby={heading}>
      <h2 id={heading}>{texts.quoted}</h2>
      {answer.facts.length === 0 ? (
        <p>{texts.nothing}</p>
      ) : (
        <Facts facts={answer.facts.map(({ name, value }) => ({ name: readableName(name), value }))} />
      )}
      <div className={cardStyles.cardText}>
        <p>{texts.quoteLimit}</p>
      </div>
    </section>
  );
}
