import { useState } from 'react';
import type { ApplicationDraft } from '../../../../shared/contract/back-office/application-drafts.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { entryField, listOf, textOf } from '../../../../shared/onboarding/application-values.ts';
import { Banner } from '../../../components/banner/banner.tsx';
import { Button } from '../../../components/button/button.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { useCommand } from '../../../state/use-command.ts';
import { OfficeFailure } from '../credentials/office-failure.tsx';
import { AskFirst } from '../terminals/ask-first.tsx';
import { DocumentsCard } from './documents-card.tsx';
import { DiscardApplication } from './discard-application.tsx';
import { useDocuments } from './use-documents.ts';
import * as formStyles from '../terminals/form/record-form-page.module.css';

interface DraftAtServiceProps {
  readonly draft: ApplicationDraft;
  readonly terminal: TerminalView;
  readonly onSubmitted: (applicationId: string) => void;
  readonly onRemoved: () => void;
  readonly onBack: () => void;
}

/** An application that is a Draft at the service and can be submitted for signature. */
export function DraftAtService({ draft, terminal, onSubmitted, onRemoved, onBack }: DraftAtServiceProps) {
  const { newApplication, terminals } = useMessages();
  const { atService } = newApplication;
  const submit = useCommand('applicationDrafts.submit');
  const { applicationId = '' } = draft;
  const merchantName = textOf(draft.values, 'merchantName').trim();
  const documents = useDocuments({ id: applicationId, merchantName });
  const isClosed = documents.list?.isClosed === true;
  const [asked, setAsked] = useState(false);
  const confirm = async () => {
    const submitted = await submit.run({ id: draft.id });
    if (submitted?.ok === true) onSubmitted(submitted.value.applicationId);
  };
  return (
    <Page title={merchantName} onBack={onBack}>
      {!isClosed && (
        <Banner kind="info" title={atService.title}>
          <p>{atService.text}</p>
          <p>
            <code>{applicationId}</code>
          </p>
        </Banner>
      )}
      <DocumentsCard applicationId={applicationId} all={documents} locale={terminal.locale} />
      {submit.failure && !submit.running && <OfficeFailure failure={submit.failure} />}
      {!isClosed && (
        <div className={formStyles.recordFormActions}>
          <Button
            kind="primary"
            disabled={submit.running || documents.mayBeUnsent}
            onPress={() => setAsked(true)}
          >
            {submit.running ? terminals.form.saving : atService.submit}
          </Button>
        </div>
      )}
      <DiscardApplication id={draft.id} onRemoved={onRemoved} />
      {asked && (
        <AskFirst
          title={atService.question}
          confirm={atService.submit}
          onConfirm={() => void confirm()}
          onClose={() => setAsked(false)}
        >
          <p>{atService.asked({ email: signerOf(draft) })}</p>
        </AskFirst>
      )}
    </Page>
  );
}

function signerOf({ values }: ApplicationDraft): string {
  const key = listOf(values, 'stakeholders').find(
    (each) => textOf(values, entryField('stakeholders', each, 'isApplicationSigner')) === 'yes',
  );
  return key === undefined ? '' : textOf(values, entryField('stakeholders', key, 'email')).trim();
}
