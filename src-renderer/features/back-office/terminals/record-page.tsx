import { useState } from 'react';
import type { HierarchyRecord } from '../../../../shared/contract/back-office/hierarchy.ts';
import { Page } from '../../../components/layout/page.tsx';
import { Facts } from '../../../components/text/facts.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { OfficeFailure } from '../credentials/office-failure.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { LocationActions } from './location-actions.tsx';
import { recordFacts } from './record-facts.ts';
import { RecordWork, type Work } from './record-work.tsx';
import { TendersCard } from './tenders-card.tsx';
import { TerminalActions } from './terminal-actions.tsx';
import { TerminalsOfLocation } from './terminals-of-location.tsx';
import { useReading } from '../../../state/use-reading.ts';
import type { StepProps } from './level-page.tsx';
import * as cardStyles from '../../../components/layout/card.module.css';
import * as styles from './record-page.module.css';

interface RecordPageProps extends StepProps {
  readonly kind: 'location' | 'terminal';
}

/** A location with its tenders and terminals, or a terminal with its tenders, and the actions on it. */
export function RecordPage(props: RecordPageProps) {
  const { kind, entry, above, terminal, onChanged, onGo, onTop, topName, onBack } = props;
  const messages = useMessages();
  const { settlements, terminals } = messages;
  const { value: record, failure, reload } = useReading('hierarchy.get', { kind, id: entry.id });
  const [work, setWork] = useState<Work>();
  const [saved, setSaved] = useState(false);
  const changed = () => {
    setSaved(true);
    onChanged();
    reload();
  };
  if (record && work) {
    return (
      <RecordWork
        work={work}
        record={record}
        terminal={terminal}
        onSaved={() => {
          setWork(undefined);
          changed();
        }}
        onMade={(made) => {
          onChanged();
          onGo([...(kind === 'location' ? [...above, entry] : above), made]);
        }}
        onBack={() => {
          setWork(undefined);
          // Key and webhook are changed on their pages, so the record is read again.
          if (work === 'key' || work === 'webhook') reload();
        }}
      />
    );
  }
  const Actions = kind === 'terminal' ? TerminalActions : LocationActions;
  return (
    <Page title={record?.name ?? entry.name ?? entry.id} onBack={onBack}>
      <Breadcrumb
        above={above.length > 0 ? above : placeOf(record)}
        onGo={onGo}
        onTop={onTop}
        topName={topName}
      />
      <p role="status" className={styles.recordStatus}>
        {!record && !failure ? settlements.loading : saved && terminals.form.saved}
      </p>
      {failure && <OfficeFailure failure={failure} onAgain={reload} />}
      {record && (
        <>
          <Actions
            record={record}
            terminal={terminal}
            onWork={(next) => {
              setSaved(false);
              setWork(next);
            }}
            onChanged={changed}
            onRemoved={() => {
              onChanged();
              onBack();
            }}
          />
          <div className={styles.recordHalves}>
            <section className={cardStyles.card} data-part="card">
              <Facts facts={recordFacts(record, terminal, messages)} />
            </section>
            <TendersCard kind={record.kind} tenders={record.tenders} />
          </div>
        </>
      )}
      {kind === 'location' && <TerminalsOfLocation {...props} />}
    </Page>
  );
}

/** The record's parents from its own fields, for a page that was opened from a search. */
function placeOf(record: HierarchyRecord | undefined) {
  return [record?.merchant, record?.location].flatMap((parent) => (parent ? [parent] : []));
}
