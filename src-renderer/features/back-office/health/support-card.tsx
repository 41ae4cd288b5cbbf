import { useState } from 'react';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { Button } from '../../../components/button/button.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { useCommand } from '../../../state/use-command.ts';
import * as cardStyles from '../../../components/layout/card.module.css';

/** A file that says to support what this till did, and nothing that is a secret or a person's. */
export function SupportCard() {
  const { health: messages, documentView } = useMessages();
  const save = useCommand('health.saveBundle');
  const [file, setFile] = useState<string>();
  const saveNow = async () => {
    setFile(undefined);
    const result = await save.run(undefined);
    if (result?.ok === true) setFile(result.value.fileName);
  };
  return (
    <section className={cardStyles.card} data-part="card">
      <h2>{messages.support}</h2>
      <p>{messages.supportText}</p>
      <div>
        <Button kind="secondary" disabled={save.running} onPress={() => void saveNow()}>
          {save.running ? documentView.saving : messages.saveBundle}
        </Button>
      </div>
      {save.failure !== undefined && <FailureBanner failure={save.failure} />}
      <p role="status">{file !== undefined && documentView.saved({ file })}</p>
    </section>
  );
}
