import { useState } from 'react';
import type {
  ApplicationEntry,
  ApplicationMove,
  ApplicationRecord,
} from '../../../../shared/contract/back-office/applications.ts';
import { Banner } from '../../../components/banner/banner.tsx';
import { FailureDetail } from '../../../components/banner/failure-detail.tsx';
import { Button } from '../../../components/button/button.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { useCommand } from '../../../state/use-command.ts';
import { OfficeFailure } from '../credentials/office-failure.tsx';
import { AskFirst } from '../terminals/ask-first.tsx';
import { movesOf } from './application-state.ts';
import * as styles from '../terminals/record-page.module.css';

interface ApplicationActionsProps {
  readonly entry: ApplicationEntry;
  /** `undefined` while it is read. */
  readonly application: ApplicationRecord | undefined;
  /** Whether documents may still be on this till, which a submission would leave behind. */
  readonly mayBeUnsent: boolean;
  /**
   * Called after every answer, because the application's status may have changed even after a refusal or a lost answer.
   */
  readonly onMoved: () => void;
}

/** The actions on an application. Each asks first, because it reaches the signer or cannot be undone. */
export function ApplicationActions({ entry, application, mayBeUnsent, onMoved }: ApplicationActionsProps) {
  const { applications, merchants } = useMessages();
  const { id, signerEmail } = entry;
  const texts = applications.moves;
  const move = useCommand('applications.move');
  const [asking, setAsking] = useState<ApplicationMove>();
  const [done, setDone] = useState<ApplicationMove>();
  const go = async (to: ApplicationMove) => {
    setDone(undefined);
    const moved = await move.run({ id, to });
    if (moved?.ok === true) setDone(to);
    if (moved) onMoved();
  };
  const moves = application ? movesOf(application.status) : [];
  const { failure } = move;
  return (
    <>
      <div role="status" className={styles.recordStatus}>
        {done && <Banner kind="info" title={texts[done].done} />}
      </div>
      {failure?.code === 'conflict' && (
        <Banner kind="warning" alert title={merchants.requests.movedOn}>
          <FailureDetail failure={failure} />
        </Banner>
      )}
      {failure?.code === 'change-unconfirmed' && (
        <Banner kind="warning" alert title={applications.lost}>
          <p>{applications.lostText}</p>
          <FailureDetail failure={failure} />
        </Banner>
      )}
      {failure && failure.code !== 'conflict' && failure.code !== 'change-unconfirmed' && (
        <OfficeFailure failure={failure} />
      )}
      {moves.length > 0 && (
        <div className={styles.recordActions}>
          {moves.map((to, nth) => (
            <Button
              key={to}
              kind={to === 'cancel' ? 'quiet' : nth === 0 ? 'primary' : 'secondary'}
              disabled={move.running || (to === 'submit' && mayBeUnsent)}
              onPress={() => setAsking(to)}
            >
              {texts[to].button}
            </Button>
          ))}
        </div>
      )}
      {asking && (
        <AskFirst
          title={texts[asking].question}
          confirm={texts[asking].button}
          onConfirm={() => void go(asking)}
          onClose={() => setAsking(undefined)}
        >
          <p>
            {asking !== 'cancel' && signerEmail !== undefined
              ? texts[asking].textTo({ email: signerEmail })
              : texts[asking].text}
          </p>
        </AskFirst>
      )}
    </>
  );
}
