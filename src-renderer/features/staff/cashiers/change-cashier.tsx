import { useState, type SubmitEvent } from 'react';
import type { CashierView } from '../../../../shared/contract/staff-view.ts';
import { Button } from '../../../components/button/button.tsx';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { Field } from '../../../components/form/field.tsx';
import { Question } from '../../../components/dialog/confirm-dialog.tsx';
import { latestFailure, useCommand } from '../../../state/use-command.ts';
import { useWords } from '../../../messages/use-messages.ts';
import { typedIn } from './typed-in.ts';
import * as cardStyles from '../../../components/layout/card.module.css';
import * as cashiersScreenStyles from './cashiers-screen.module.css';

interface ChangeCashierProps {
  readonly cashier: CashierView;
  /** Nobody else works here. */
  readonly last: boolean;
  readonly onDone: () => void;
}

export function ChangeCashier({ cashier, last, onDone }: ChangeCashierProps) {
  const words = useWords().cashiers;
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
        <Field label={words.name} value={name} onChange={setName} />
        <Button kind="secondary" disabled={rename.running}>
          {words.rename}
        </Button>
      </form>
      <form
        className={cashiersScreenStyles.cashierLine}
        noValidate
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => void submitPin(event)}
      >
        <Field type="password" name="pin" label={words.pin} />
        <Button kind="secondary" disabled={setPin.running}>
          {words.setPin}
        </Button>
      </form>
      <p role="status">{pinSet && words.pinSet}</p>
      <div className={cashiersScreenStyles.cardActions}>
        <Button kind="secondary" onPress={() => setAsking(true)}>
          {words.remove}
        </Button>
        <Button kind="quiet" onPress={onDone}>
          {words.cancel}
        </Button>
      </div>
      {asking && (
        <Question
          title={words.removeQuestion({ name: cashier.name })}
          onClose={() => setAsking(false)}
          actions={
            <>
              <Button kind="primary" onPress={() => setAsking(false)}>
                {words.keep}
              </Button>
              <Button kind="secondary" onPress={() => void confirm()}>
                {words.remove}
              </Button>
            </>
          }
        >
          <p>{last ? words.removeLastText : words.removeText}</p>
        </Question>
      )}
    </section>
  );
}
