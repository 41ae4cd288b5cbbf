import { useState, type SubmitEvent } from 'react';
import type { CashierView } from '../../../../shared/contract/staff-view.ts';
import { Button } from '../../../components/button/button.tsx';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { Field } from '../../../components/form/field.tsx';
import { ConfirmDialog } from '../../../components/dialog/confirm-dialog.tsx';
import { latestFailure, useCommand } from '../../../state/use-command.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { ChangeRole } from './change-role.tsx';
import { typedIn } from './typed-in.ts';
import * as cardStyles from '../../../components/layout/card.module.css';
import * as cashiersScreenStyles from './cashiers-screen.module.css';

interface ChangeCashierProps {
  readonly cashier: CashierView;
  /** Nobody else works here. */
  readonly last: boolean;
  /** Whoever has signed in may make somebody an owner. */
  readonly mayOwn: boolean;
  readonly onDone: () => void;
}

export function ChangeCashier({ cashier, last, mayOwn, onDone }: ChangeCashierProps) {
  const messages = useMessages().cashiers;
  const [name, setName] = useState(cashier.name);
  const [asking, setAsking] = useState(false);
  const [pinSet, setPinSet] = useState(false);
  const rename = useCommand('staff.rename');
  const setPin = useCommand('staff.changePin');
  const remove = useCommand('staff.remove');
  const { id: cashierId } = cashier;
  const failure = latestFailure(rename, setPin, remove);

  const submitName = async (event: SubmitEvent) => {
    event.preventDefault();
    const done = await rename.run({ cashierId, name });
    if (done?.ok === true) onDone();
  };
  const submitPin = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { pin } = typedIn(form, ['pin']);
    form.reset();
    setPinSet(false);
    setPinSet((await setPin.run({ cashierId, pin }))?.ok === true);
  };
  const confirm = async () => {
    setAsking(false);
    const done = await remove.run({ cashierId });
    if (done?.ok === true) onDone();
  };

  return (
    <section className={cardStyles.card} data-part="card">
      {failure !== undefined && <FailureBanner failure={failure} />}
      <form
        className={cashiersScreenStyles.cashierLine}
        noValidate
        onSubmit={(event: SubmitEvent) => void submitName(event)}
      >
        <Field label={messages.name} value={name} onChange={setName} />
        <Button kind="secondary" disabled={rename.running}>
          {messages.rename}
        </Button>
      </form>
      <form
        className={cashiersScreenStyles.cashierLine}
        noValidate
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => void submitPin(event)}
      >
        <Field type="password" name="pin" label={messages.pin} />
        <Button kind="secondary" disabled={setPin.running}>
          {messages.setPin}
        </Button>
      </form>
      <p role="status">{pinSet && messages.pinSet}</p>
      <ChangeRole cashier={cashier} mayOwn={mayOwn} onDone={onDone} />
      <div className={cashiersScreenStyles.cardActions}>
        <Button kind="secondary" onPress={() => setAsking(true)}>
          {messages.remove}
        </Button>
        <Button kind="quiet" onPress={onDone}>
          {messages.cancel}
        </Button>
      </div>
      {asking && (
        <ConfirmDialog
          title={messages.removeQuestion({ name: cashier.name })}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button kind="primary" onPress={() => setAsking(false)}>
                {messages.keep}
              </Button>
              <Button kind="secondary" onPress={() => void confirm()}>
                {messages.remove}
              </Button>
            </>
          }
        >
          <p>{last ? messages.removeLastText : messages.removeText}</p>
        </ConfirmDialog>
      )}
    </section>
  );
}
