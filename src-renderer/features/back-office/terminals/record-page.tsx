import { useEffect, useEffectEvent } from 'react';
import type { HierarchyRecord } from '../../../../shared/contract/hierarchy.ts';
import { OfficeFailure } from '../credentials/office-failure.tsx';
import { Button } from '../../../components/button/button.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { Facts } from '../../../components/text/facts.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { HierarchyList } from './hierarchy-list.tsx';
import { recordFacts } from './record-facts.ts';
import { TendersCard } from './tenders-card.tsx';
import { useHierarchy } from './use-hierarchy.ts';
import { useRecord } from './use-record.ts';
import type { StepProps } from './level-page.tsx';
import * as cardStyles from '../../../components/layout/card.module.css';
import * as styles from './record-page.module.css';

interface RecordPageProps extends StepProps {
  readonly kind: 'location' | 'terminal';
}

/** A location with its tenders and terminals, or a terminal with its tenders. */
export function RecordPage(props: RecordPageProps) {
  const { kind, entry, above, terminal, onGo, onTop, onBack } = props;
  const messages = useMessages();
  const { settlements, credentials } = messages;
  const { record, failure, lookAgain } = useRecord(kind, entry.id);
  const again = (
    <Button kind="secondary" onPress={lookAgain}>
      {credentials.lookAgain}
    </Button>
  );
  return (
    <Page title={record?.name ?? entry.name ?? entry.id} onBack={onBack}>
      <Breadcrumb above={above.length > 0 ? above : placeOf(record)} onGo={onGo} onTop={onTop} />
      {failure && <OfficeFailure failure={failure} action={again} />}
      {!record && !failure && <p role="status">{settlements.loading}</p>}
      {record && (
        <div className={styles.recordHalves}>
          <section className={cardStyles.card} data-part="card">
            <Facts facts={recordFacts(record, terminal, messages)} />
          </section>
          <TendersCard kind={record.kind} tenders={record.tenders} />
        </div>
      )}
      {kind === 'location' && <TerminalsOfLocation {...props} />}
    </Page>
  );
}

/** Whoever comes from a search has not come down the levels. */
function placeOf(record: HierarchyRecord | undefined) {
  return [record?.merchant, record?.location].flatMap((parent) => (parent ? [parent] : []));
}

function TerminalsOfLocation({ entry, terminal, comeFrom, onOpen }: RecordPageProps) {
  const { terminals } = useMessages();
  const { shown, asking, list, more } = useHierarchy();
  const begin = useEffectEvent(() => list({ kind: 'location', id: entry.id }));
  useEffect(() => begin(), []);
  return (
    <>
      <h2>{terminals.lists.terminal}</h2>
      <HierarchyList
        label={terminals.lists.terminal}
        shown={shown}
        asking={asking}
        terminal={terminal}
        comeFrom={comeFrom}
        onOpen={onOpen}
        onMore={more}
      />
    </>
  );
}
