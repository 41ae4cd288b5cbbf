import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { Page } from '../../../components/layout/page.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { useReading } from '../../../state/use-reading.ts';
import { OfficeFailure } from '../credentials/office-failure.tsx';
import { ApplicationForm } from './application-form.tsx';
import { DraftAtService } from './draft-at-service.tsx';
import { LostAnswer } from './lost-answer.tsx';

interface FullApplicationProps {
  /** The draft on this till. */
  readonly id: string;
  readonly terminal: TerminalView;
  /** Called after the submission, with the service's identifier. */
  readonly onSubmitted: (applicationId: string) => void;
  readonly onBack: () => void;
}

/** One full application, from its first field to its submission. */
export function FullApplication({ id, terminal, onSubmitted, onBack }: FullApplicationProps) {
  const { newApplication, settlements } = useMessages();
  const { value: draft, failure, reload } = useReading('applicationDrafts.get', { id });
  if (!draft) {
    return (
      <Page title={newApplication.title} onBack={onBack}>
        <p role="status">{!failure && settlements.loading}</p>
        {failure && <OfficeFailure failure={failure} onAgain={reload} />}
      </Page>
    );
  }
  switch (draft.stage) {
    case 'typing':
      return (
        <ApplicationForm
          draft={draft}
          terminal={terminal}
          onSent={reload}
          onRemoved={onBack}
          onBack={onBack}
        />
      );
    case 'unconfirmed':
      return <LostAnswer draft={draft} onChanged={reload} onRemoved={onBack} onBack={onBack} />;
    case 'at-service':
      return (
        <DraftAtService
          draft={draft}
          terminal={terminal}
          onSubmitted={onSubmitted}
          onRemoved={onBack}
          onBack={onBack}
        />
      );
  }
}
