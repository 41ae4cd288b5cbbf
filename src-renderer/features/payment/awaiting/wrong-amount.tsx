import { useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { useMessages } from '../../../messages/use-messages.ts';

/** Takes the code away and brings the amount back. Nobody can call the code back: it is followed like any parked sale. */
export function WrongAmount({ onChange }: { readonly onChange: () => void }) {
  const { awaiting: messages } = useMessages();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button kind="quiet" onPress={() => setAsking(true)}>
        {messages.wrongAmount.ask}
      </Button>
      {asking && (
        <ConfirmDialog
          title={messages.wrongAmount.ask}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button kind="secondary" onPress={() => setAsking(false)}>
                {messages.wrongAmount.keep}
              </Button>
              <Button kind="primary" onPress={onChange}>
                {messages.wrongAmount.change}
              </Button>
            </>
          }
        >
          <p>{messages.wrongAmount.text}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
