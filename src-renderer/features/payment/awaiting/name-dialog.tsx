import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Dialog } from '../../../components/dialog/dialog.tsx';
import { Field } from '../../../components/form/field.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import * as styles from './name-dialog.module.css';

interface NameDialogProps {
  readonly title: string;
  readonly submitLabel: string;
  /** The present name. */
  readonly name: string;
  readonly failure?: ReactNode;
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
}

/** Asks for a name by which the cashier finds a parked sale or a held cart. */
export function NameDialog(props: NameDialogProps) {
  const { title, submitLabel, name: before, failure, onName, onClose } = props;
  const { awaiting: messages, customerScreen } = useMessages();
  const [name, setName] = useState(before);
  const id = useId();
  return (
    <Dialog className={styles.nameDialog} aria-labelledby={id} onClose={onClose}>
      <form
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          onName(name);
        }}
      >
        <h2 id={id}>{title}</h2>
        <Field label={messages.park.name} hint={messages.park.hint} value={name} onChange={setName} />
        <p>{messages.park.unseen}</p>
        {failure}
        <div>
          <Button kind="secondary" onPress={onClose}>
            {customerScreen.back}
          </Button>
          <Button kind="primary">{submitLabel}</Button>
        </div>
      </form>
    </Dialog>
  );
}
