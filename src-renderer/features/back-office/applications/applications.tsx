import { Suspense, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { APPLICATION_STATUSES } from '../../../../shared/contract/back-office/applications.ts';
import type {
  ApplicationEntry,
  ApplicationSearch,
} from '../../../../shared/contract/back-office/applications.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { localeOf } from '../../../../shared/language.ts';
import { Banner } from '../../../components/banner/banner.tsx';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { Button } from '../../../components/button/button.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { loadable } from '../../../loading/loadable.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useReading } from '../../../state/use-reading.ts';
import { AccessNote } from '../credentials/access-note.tsx';
import { useAccess } from '../credentials/use-access.ts';
import { UnfinishedApplications } from '../new-application/unfinished-applications.tsx';
import type { Step } from '../settlements/step.ts';
import { ApplicationList } from './application-list.tsx';
import { ApplicationPage } from './application-page.tsx';
import { ApplicationsForm, type Picked } from './applications-form.tsx';
import { NewShortApplication } from './new-short-application.tsx';
import { UnsentDocuments } from './unsent-documents.tsx';
import { useApplications } from './use-applications.ts';

interface ApplicationsProps {
  readonly terminal: TerminalView;
  /** The page of a merchant’s settlement or batch. */
  readonly recordPage: (start: Step, onBack: () => void) => ReactNode;
  readonly onBack: () => void;
}

/** Few managers write applications, so the form is loaded when it is opened. */
const FullApplication = loadable(
  async () => (await import('../new-application/full-application.tsx')).FullApplication,
);

const ALL: Picked = { text: '', partnerId: '', status: '', from: '', to: '' };

/** Onboarding applications at the service, of a partner and the partners below it, with a search. */
export function Applications({ terminal, recordPage, onBack }: ApplicationsProps) {
  const { backOffice, applications, newApplication, findPayment, language } = useMessages();
  const { access, failure } = useAccess();
  const { shown, asking, list, again, more } = useApplications();
  const [picked, setPicked] = useState<Picked>(ALL);
  const [faulty, setFaulty] = useState(false);
  const [opened, setOpened] = useState<ApplicationEntry>();
  const [making, setMaking] = useState(false);
  /** The id of the draft that is being written on this till. */
  const [writing, setWriting] = useState<string>();
  const [submitted, setSubmitted] = useState<string>();
  const [comeFrom, setComeFrom] = useState<string>();
  const isReady = access?.state === 'ready';
  const isPartner = isReady && access.scopes.includes('partner');
  const partners = useReading('hierarchy.top', isPartner ? { page: 0 } : undefined);

  const search = (next: Picked) => {
    setPicked(next);
    setComeFrom(undefined);
    const isBackwards = next.from !== '' && next.to !== '' && next.from > next.to;
    setFaulty(isBackwards);
    if (!isBackwards) list(searchOf(next));
  };
  const begin = useEffectEvent(() => list(searchOf(picked)));
  useEffect(() => {
    if (isPartner) begin();
  }, [isPartner]);

  if (opened) {
    return (
      <ApplicationPage
        entry={opened}
        terminal={terminal}
        recordPage={recordPage}
        onBack={(changed) => {
          setComeFrom(opened.id);
          setOpened(undefined);
          if (changed && shown) list(shown.search);
        }}
      />
    );
  }
  if (making && partners.value) {
    return (
      <NewShortApplication
        partners={partners.value.entries}
        partnerId={picked.partnerId}
        terminal={terminal}
        onMade={(made) => {
          setMaking(false);
          setOpened(made);
          if (shown) list(shown.search);
        }}
        onLook={(partnerId, text) => {
          setMaking(false);
          search({ ...ALL, partnerId, text });
        }}
        onBack={() => setMaking(false)}
      />
    );
  }
  if (writing !== undefined) {
    return (
      <Suspense>
        <FullApplication
          id={writing}
          terminal={terminal}
          onSubmitted={(id) => {
            setSubmitted(id);
            setWriting(undefined);
            list(searchOf(picked));
          }}
          onBack={() => setWriting(undefined)}
        />
      </Suspense>
    );
  }
  return (
    <Page title={backOffice.entries.applications.name} onBack={onBack}>
      {failure && <FailureBanner failure={failure} />}
      {access && !isReady && <AccessNote access={access} terminalOnlyText="" />}
      {isReady && !isPartner && (
        <Banner kind="info" title={applications.partnerOnly}>
          <p>{applications.partnerOnlyText}</p>
        </Banner>
      )}
      {isPartner && (
        <>
          <p role="status">{submitted !== undefined && newApplication.submitted({ id: submitted })}</p>
          <UnfinishedApplications
            terminal={terminal}
            onOpen={(id) => {
              setSubmitted(undefined);
              setWriting(id);
            }}
          >
            {partners.value && partners.value.entries.length > 0 && (
              <Button kind="secondary" onPress={() => setMaking(true)}>
                {applications.create.button}
              </Button>
            )}
          </UnfinishedApplications>
          <UnsentDocuments onOpen={setOpened} />
          <ApplicationsForm
            picked={picked}
            partners={partners.value?.entries ?? []}
            locale={localeOf(language, terminal.locale)}
            onType={(text) => setPicked({ ...picked, text })}
            onSearch={search}
          />
          {faulty && <Banner kind="warning" alert title={findPayment.wrongDates} />}
          <ApplicationList
            shown={shown}
            asking={asking}
            terminal={terminal}
            comeFrom={comeFrom}
            onOpen={setOpened}
            onAgain={again}
            onMore={more}
          />
        </>
      )}
    </Page>
  );
}

function searchOf({ text, partnerId, status, from, to }: Picked): ApplicationSearch {
  const known = APPLICATION_STATUSES.find((each) => each === status);
  return {
    text: text.trim(),
    ...(partnerId !== '' && { partnerId }),
    ...(known && { status: known }),
    ...(from !== '' && { from }),
    ...(to !== '' && { to }),
  };
}
