import { useState } from 'react';
import type { ApplicationDraft } from '../../../../shared/contract/back-office/application-drafts.ts';
import { textOf } from '../../../../shared/onboarding/application-values.ts';
import { Banner } from '../../../components/banner/banner.tsx';
import { Button } from '../../../components/button/button.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { latestFailure, useCommand } from '../../../state/use-command.ts';
import { OfficeFailure } from '../credentials/office-failure.tsx';
import { DiscardApplication } from './discard-application.tsx';
import * as formStyles from '../terminals/form/record-form-page.module.css';

interface LostAnswerProps {
  readonly draft: ApplicationDraft;
  /** Called when the application was found or sent again, or may exist twice. */
  readonly onChanged: () => void;
  readonly onRemoved: () => void;
  readonly onBack: () => void;
}

/**
 * An application whose answer was lost. It is searched at the service before it can be sent again, so that there are
 * never two.
 */
export function LostAnswer({ draft, onChanged, onRemoved, onBack }: LostAnswerProps) {
  const { newApplication, terminals } = useMessages();
  const { lost } = newApplication;
  const find = useCommand('applicationDrafts.findSent');
  const create = useCommand('applicationDrafts.create');
  const [found, setFound] = useState<number>();
  const lookNow = async () => {
    setFound(undefined);
    const answer = await find.run({ id: draft.id });
    if (answer?.ok !== true) return;
    if (answer.value.draft.stage === 'at-service') onChanged();
    else setFound(answer.value.found);
  };
  const sendAgain = async () => {
    await create.run({ id: draft.id });
    onChanged();
  };
  const failure = latestFailure(find, create);
  const running = find.running || create.running;
  return (
    <Page title={textOf(draft.values, 'merchantName')} onBack={onBack}>
      <Banner kind="warning" title={lost.title}>
        <p>{lost.text}</p>
      </Banner>
      <p role="status">
        {found === 0 && lost.none}
        {found !== undefined && found > 1 && lost.several({ count: found })}
      </p>
      {failure && !running && <OfficeFailure failure={failure} />}
      <div className={formStyles.recordFormActions}>
        <Button
          kind={found === 0 ? 'secondary' : 'primary'}
          disabled={running}
          onPress={() => void lookNow()}
        >
          {find.running ? terminals.form.saving : lost.look}
        </Button>
        {found === 0 && (
          <Button kind="primary" disabled={running} onPress={() => void sendAgain()}>
            {create.running ? terminals.form.saving : lost.again}
          </Button>
        )}
      </div>
      <DiscardApplication id={draft.id} onRemoved={onRemoved} />
    </Page>
  );
}
