import { useState } from 'react';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { Button } from '../../../components/button/button.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { latestFailure, useCommand } from '../../../state/use-command.ts';
import * as styles from './health-page.module.css';
import * as cardStyles from '../../../components/layout/card.module.css';

/**
 * Saves a file for support with what the till did, and one for comparisons with other tills. Neither has secrets or
 * personal data.
 */
export function SupportCard() {
  const { health: messages, documentView, comparison } = useMessages();
  const save = useCommand('health.saveBundle');
  const state = useCommand('comparison.save');
  const [file, setFile] = useState<string>();
  const failure = latestFailure(save, state);
  const saveNow = async (asked: typeof save | typeof state) => {
    setFile(undefined);
    const result = await asked.run(undefined);
    if (result?.ok === true) setFile(result.value.fileName);
  };
  return (
    <section className={cardStyles.card} data-part="card">
      <h2>{messages.support}</h2>
      <p>{messages.supportText}</p>
      <div className={styles.supportActions}>
        <Button kind="secondary" disabled={save.running} onPress={() => void saveNow(save)}>
          {save.running ? documentView.saving : messages.saveBundle}
        </Button>
        <Button kind="secondary" disabled={state.running} onPress={() => void saveNow(state)}>
          {comparison.save}
        </Button>
      </div>
      {failure && <FailureBanner failure={failure} />}
      <p role="status">{file !== undefined && documentView.saved({ file })}</p>
    </section>
  );
}
