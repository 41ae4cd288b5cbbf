import { useId } from 'react';
import type { TendersOfRecord } from '../../../../shared/contract/back-office/hierarchy.ts';
import { tenderView } from '../../../../shared/view/tender-labels.ts';
import { Icon } from '../../../components/icon/icon.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import * as cardStyles from '../../../components/layout/card.module.css';
import * as styles from './tenders-card.module.css';

interface TendersCardProps {
  readonly kind: 'location' | 'terminal';
  readonly tenders: TendersOfRecord;
}

/** The tenders of a record, whether they are inherited or its own, and how they differ from its parent's. */
export function TendersCard({ kind, tenders }: TendersCardProps) {
  const { terminals } = useMessages();
  const heading = useId();
  const { state, accepted, omitted, added } = tenders;
  const texts = terminals.tenders;
  return (
    <section className={cardStyles.card} data-part="card" aria-labelledby={heading}>
      <h2 id={heading}>{texts.title}</h2>
      <div className={cardStyles.cardText}>
        <p>{state === 'unknown' ? texts.unknown : texts[state][kind]}</p>
        {kind === 'location' && <p>{texts.forTerminals}</p>}
      </div>
      {accepted.length + omitted.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <ul className={styles.tenderList} aria-labelledby={heading}>
          {accepted.map((tender) => (
            <TenderLine
              key={tender}
              tender={tender}
              note={added.includes(tender) ? texts.added[kind] : undefined}
            />
          ))}
          {omitted.map((tender) => (
            <TenderLine key={tender} tender={tender} note={texts.omitted[kind]} omitted />
          ))}
        </ul>
      )}
    </section>
  );
}

interface TenderLineProps {
  readonly tender: string;
  readonly note: string | undefined;
  readonly omitted?: boolean;
}

function TenderLine({ tender, note, omitted = false }: TenderLineProps) {
  return (
    <li data-omitted={omitted}>
      <Icon name={omitted ? 'cross' : 'check'} />
      <span>
        <bdi>{tenderView(tender).label}</bdi>
        {note !== undefined && <small>{note}</small>}
      </span>
    </li>
  );
}
