import { useState, type ReactNode } from 'react';
import type { HierarchyEntry } from '../../../../shared/contract/back-office/hierarchy.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { Page } from '../../../components/layout/page.tsx';
import { Facts } from '../../../components/text/facts.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { OfficeFailure } from '../credentials/office-failure.tsx';
import { HierarchyTrail } from '../terminals/hierarchy-trail.tsx';
import { MerchantSettlements } from '../settlements/merchant-settlements.tsx';
import type { Step } from '../settlements/step.ts';
import { merchantFacts } from './account-facts.ts';
import { FeeCard } from './fee-card.tsx';
import { EditMerchant } from './form/edit-merchant.tsx';
import { MerchantActions } from './merchant-actions.tsx';
import { RebateCard } from './requests/rebate-card.tsx';
import { RequestTrail, type RequestStep } from './requests/request-trail.tsx';
import { useReading } from '../../../state/use-reading.ts';
import * as cardStyles from '../../../components/layout/card.module.css';
import * as styles from '../terminals/record-page.module.css';

/** Props of the pages of a partner and of a merchant. */
export interface AccountProps {
  readonly entry: HierarchyEntry;
  readonly terminal: TerminalView;
  /** The page of a merchant’s settlement or batch. */
  readonly recordPage: (start: Step, onBack: () => void) => ReactNode;
  readonly isPartner: boolean;
  /** The partner's merchant that was opened last. */
  readonly comeFrom: HierarchyEntry | undefined;
  readonly onOpen: (entry: HierarchyEntry) => void;
  readonly onChanged: () => void;
  readonly onBack: () => void;
}

type Work = 'change' | 'locations' | 'settlements' | RequestStep;

/** A merchant: its fields, fees and rebate program, and the actions on it. */
export function MerchantPage(props: AccountProps) {
  const { entry, terminal, recordPage, isPartner, onOpen, onChanged, onBack } = props;
  const messages = useMessages();
  const { backOffice, merchants, settlements, terminals } = messages;
  const { value: merchant, failure, reload } = useReading('merchants.get', { id: entry.id });
  const [work, setWork] = useState<Work>();
  const [saved, setSaved] = useState(false);
  const toPage = () => setWork(undefined);
  if (merchant && work === 'change') {
    return (
      <EditMerchant
        merchant={merchant}
        onSaved={() => {
          toPage();
          setSaved(true);
          onChanged();
          reload();
        }}
        onBack={toPage}
      />
    );
  }
  if (merchant && work === 'locations') {
    return (
      <HierarchyTrail
        start={{ kind: 'merchant', id: merchant.id, name: merchant.name ?? merchant.id }}
        topName={backOffice.entries.merchants.name}
        terminal={terminal}
        onChanged={onChanged}
        onBack={toPage}
      />
    );
  }
  if (merchant && work === 'settlements') {
    return (
      <MerchantSettlements merchant={merchant} terminal={terminal} recordPage={recordPage} onBack={toPage} />
    );
  }
  if (merchant && typeof work === 'object') {
    return (
      <RequestTrail
        merchant={merchant}
        start={work}
        terminal={terminal}
        isPartner={isPartner}
        onBack={() => {
          toPage();
          setSaved(false);
          reload();
        }}
      />
    );
  }
  return (
    <Page title={merchant?.name ?? entry.name ?? entry.id} onBack={onBack}>
      <p role="status" className={styles.recordStatus}>
        {!merchant && !failure ? settlements.loading : saved && terminals.form.saved}
      </p>
      {failure && <OfficeFailure failure={failure} onAgain={reload} />}
      {merchant && (
        <>
          <MerchantActions
            merchant={merchant}
            onChange={() => setWork('change')}
            onLocations={() => setWork('locations')}
            onSettlements={() => setWork('settlements')}
            onPartner={() => merchant.partner && onOpen(merchant.partner)}
            onRemoved={() => {
              onChanged();
              onBack();
            }}
          />
          <div className={styles.recordHalves}>
            <section className={cardStyles.card} data-part="card">
              <h2>{merchants.details}</h2>
              <Facts facts={merchantFacts(merchant, terminal, messages)} />
            </section>
            <div className={styles.recordColumn}>
              {merchant.partner && (
                <FeeCard partnerId={merchant.partner.id} currency={merchant.currency} terminal={terminal} />
              )}
              <RebateCard merchant={merchant} terminal={terminal} onGo={setWork} />
            </div>
          </div>
        </>
      )}
    </Page>
  );
}
