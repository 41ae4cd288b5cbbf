import { useState } from 'react';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { Button } from '../../../components/button/button.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { useCommand } from '../../../state/use-command.ts';
import { AskFirst } from '../terminals/ask-first.tsx';

interface DiscardApplicationProps {
  readonly id: string;
  readonly onRemoved: () => void;
}

/** Deletes what was typed from this till, after a question. */
export function DiscardApplication({ id, onRemoved }: DiscardApplicationProps) {
  const { newApplication } = useMessages();
  const { discard } = newApplication;
  const remove = useCommand('applicationDrafts.remove');
  const [asked, setAsked] = useState(false);
  const confirm = async () => {
    const removed = await remove.run({ id });
    if (removed?.ok === true) onRemoved();
  };
  return (
    <>
      {remove.failure && <FailureBanner failure={remove.failure} />}
      <div>
        <Button kind="quiet" onPress={() => setAsked(true)}>
          {discard.button}
        </Button>
      </div>
      {asked && (
        <AskFirst
          title={discard.question}
          confirm={discard.button}
          onConfirm={() => void confirm()}
          onClose={() => setAsked(false)}
        >
          <p>{discard.text}</p>
        </AskFirst>
      )}
    </>
  );
}
