import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { Facts } from '../../../components/text/facts.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { OfficeFailure } from '../credentials/office-failure.tsx';
import { HierarchyList } from '../terminals/hierarchy-list.tsx';
import { useHierarchy } from '../terminals/use-hierarchy.ts';
import { partnerFacts } from './account-facts.ts';
import { FeeCard } from './fee-card.tsx';
import { PartnerWork, type Work } from './partner-work.tsx';
import { useReading } from '../../../state/use-reading.ts';
import type { AccountProps } from './merchant-page.tsx';
import * as cardStyles from '../../../components/layout/card.module.css';
import * as styles from '../terminals/record-page.module.css';

/** A partner: its fields, fees and merchants, and what can be created below it. */
export function PartnerPage(props: AccountProps) {
  const { entry, terminal, comeFrom, onOpen, onChanged, onBack } = props;
  const messages = useMessages();
  const { merchants, settlements, terminals } = messages;
  const { id } = entry;
  const { value: partner, failure, reload } = useReading('partners.get', { id });
  const [work, setWork] = useState<Work>();
  const below = useHierarchy();
  const begin = useEffectEvent(() => below.list({ kind: 'partner', id }));
  useEffect(() => begin(), []);
  if (partner && work) {
    return (
      <PartnerWork
        work={work}
        partner={partner}
        terminal={terminal}
        onMade={(made) => {
          onChanged();
          onOpen(made);
        }}
        onBack={() => setWork(undefined)}
      />
    );
  }
  const to = (next: Work, label: string) => (
    <Button kind="secondary" onPress={() => setWork(next)}>
      {label}
    </Button>
  );
  return (
    <Page title={partner?.name ?? entry.name ?? id} onBack={onBack}>
      <p role="status" className={styles.recordStatus}>
        {!partner && !failure && settlements.loading}
      </p>
      {failure && <OfficeFailure failure={failure} onAgain={reload} />}
      {partner && (
        <>
          <div className={styles.recordActions}>
            {to('new-merchant', merchants.create.merchant)}
            {to('new-partner', merchants.create.partner)}
            {to('keys', merchants.keys.title)}
            {to('webhook', merchants.webhook.title)}
          </div>
          <div className={styles.recordHalves}>
            <section className={cardStyles.card} data-part="card">
              <h2>{merchants.details}</h2>
              <Facts facts={partnerFacts(partner, terminal, messages)} />
            </section>
            <FeeCard partnerId={id} terminal={terminal} />
          </div>
        </>
      )}
      <h2>{terminals.lists.merchant}</h2>
      <HierarchyList
        label={terminals.lists.merchant}
        shown={below.shown}
        asking={below.asking}
        terminal={terminal}
        comeFrom={comeFrom}
        onOpen={onOpen}
        onAgain={below.again}
        onMore={below.more}
      />
    </Page>
  );
}
