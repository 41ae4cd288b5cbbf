import { useState, type ReactNode } from 'react';
import type {
  ApplicationEntry,
  ApplicationRecord,
} from '../../../../shared/contract/back-office/applications.ts';
import type { HierarchyEntry } from '../../../../shared/contract/back-office/hierarchy.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { dayAndTime } from '../../../../shared/time/moment.ts';
import { Button } from '../../../components/button/button.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { Facts } from '../../../components/text/facts.tsx';
import { useMessages, type Messages } from '../../../messages/use-messages.ts';
import { useCommand } from '../../../state/use-command.ts';
import { SaleState } from '../../payment/open-sales/sale-state.tsx';
import { OfficeFailure } from '../credentials/office-failure.tsx';
import { DocumentsCard } from '../new-application/documents-card.tsx';
import { DocumentsNotSent } from '../new-application/documents-not-sent.tsx';
import { useDocuments } from '../new-application/use-documents.ts';
import { useNewsReading } from '../use-news-reading.ts';
import { AccountTrail } from '../merchants/account-trail.tsx';
import type { Step } from '../settlements/step.ts';
import { HierarchyTrail } from '../terminals/hierarchy-trail.tsx';
import { ApplicationActions } from './application-actions.tsx';
import { applicationBadge, applicationState } from './application-state.ts';
import { AttachmentsCard } from './attachments-card.tsx';
import { ExceptionsCard } from './exceptions-card.tsx';
import { HistoryCard } from './history-card.tsx';
import * as cardStyles from '../../../components/layout/card.module.css';
import * as styles from '../terminals/record-page.module.css';

interface ApplicationPageProps {
  readonly entry: ApplicationEntry;
  readonly terminal: TerminalView;
  /** The page of a merchant’s settlement or batch. */
  readonly recordPage: (start: Step, onBack: () => void) => ReactNode;
  /** @param changed whether the list shows an outdated status */
  readonly onBack: (changed: boolean) => void;
}

/** An application: its status and the next step, its exceptions and documents, and the boarded merchant. */
export function ApplicationPage({ entry, terminal, recordPage, onBack }: ApplicationPageProps) {
  const messages = useMessages();
  const { backOffice, applications, settlements } = messages;
  const { id } = entry;
  const reading = useNewsReading('applications.get', { id }, 'applications');
  const { value: application, failure, reload } = reading;
  const [changed, setChanged] = useState(false);
  const [work, setWork] = useState<'merchant' | 'terminals'>();
  const isDraft = application?.status === 'draft';
  const documents = useDocuments({ id: isDraft ? id : undefined, merchantName: entry.merchantName });
  const understood = useCommand('applicationDocuments.understood');
  const merchant = application?.merchant;
  const toPage = () => setWork(undefined);
  if (merchant && work === 'merchant') {
    return (
      <AccountTrail start={merchant} terminal={terminal} recordPage={recordPage} isPartner onBack={toPage} />
    );
  }
  if (merchant && work === 'terminals') {
    return (
      <HierarchyTrail
        start={merchant}
        topName={backOffice.entries.applications.name}
        terminal={terminal}
        onChanged={() => undefined}
        onBack={toPage}
      />
    );
  }
  return (
    <Page title={entry.merchantName ?? id} onBack={() => onBack(changed)}>
      <p role="status" className={styles.recordStatus}>
        {!application && !failure && settlements.loading}
      </p>
      {failure && <OfficeFailure failure={failure} onAgain={reload} />}
      <ApplicationActions
        entry={entry}
        application={application}
        mayBeUnsent={documents.mayBeUnsent}
        onMoved={() => {
          setChanged(true);
          reload();
        }}
      />
      {application && (
        <>
          {merchant && <Boarded merchant={merchant} onGo={setWork} />}
          {!isDraft && application.notSent && (
            <DocumentsNotSent
              fileNames={application.notSent}
              onUnderstood={() => void understood.run({ id }).then(reload)}
            />
          )}
          <div className={styles.recordHalves}>
            <div className={styles.recordColumn}>
              <section className={cardStyles.card} data-part="card">
                <SaleState {...applicationBadge(application.status, messages)} />
                <p>{applications.states[applicationState(application.status)].text}</p>
                <Facts facts={factsOf(entry, application, terminal, messages)} />
              </section>
              <ExceptionsCard exceptions={application.exceptions} terminal={terminal} />
            </div>
            <div className={styles.recordColumn}>
              {isDraft ? (
                <DocumentsCard applicationId={id} all={documents} locale={terminal.locale} />
              ) : (
                <AttachmentsCard applicationId={id} terminal={terminal} />
              )}
              <HistoryCard applicationId={id} terminal={terminal} />
            </div>
          </div>
        </>
      )}
    </Page>
  );
}

interface BoardedProps {
  readonly merchant: HierarchyEntry;
  readonly onGo: (work: 'merchant' | 'terminals') => void;
}

/** The boarded merchant, with a button to its terminals. */
function Boarded({ merchant, onGo }: BoardedProps) {
  const { applications } = useMessages();
  return (
    <section className={cardStyles.card} data-part="card">
      <h2>
        <bdi>{merchant.name ?? merchant.id}</bdi>
      </h2>
      <p>{applications.boardedText}</p>
      <div className={styles.recordActions}>
        <Button kind="primary" icon="screen" onPress={() => onGo('terminals')}>
          {applications.toTerminals}
        </Button>
        <Button kind="secondary" onPress={() => onGo('merchant')}>
          {applications.toMerchant}
        </Button>
      </div>
    </section>
  );
}

function factsOf(
  entry: ApplicationEntry,
  { envelopeId }: ApplicationRecord,
  terminal: TerminalView,
  { applications, merchants, payments, settlements, terminals, language }: Messages,
) {
  const time = (at: number | undefined) => (at === undefined ? '' : dayAndTime(at, language, terminal));
  const { signerName, signerEmail } = entry;
  return [
    { name: terminals.kinds.partner, value: entry.partnerName ?? '' },
    { name: merchants.facts.externalId, value: entry.externalId ?? '' },
    { name: applications.signer, value: [signerName, signerEmail].filter(Boolean).join(' · ') },
    { name: payments.facts.created, value: time(entry.createdAt) },
    { name: applications.envelope, value: envelopeId ?? '' },
    { name: settlements.facts.id, value: entry.id },
  ].filter(({ value }) => value !== '');
}
