import type { SubmitEvent } from 'react';
import type { CashierView } from '../../../../shared/contract/staff-view.ts';
import { Button } from '../../../components/button/button.tsx';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { Field } from '../../../components/form/field.tsx';
import { useCommand } from '../../../state/use-command.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { typedIn } from '../cashiers/typed-in.ts';
import * as styles from '../../../components/layout/card.module.css';

interface ForgottenPinProps {
  readonly cashier: CashierView;
  readonly training: boolean;
  readonly onDone: () => void;
}

/** Sets a new PIN for a manager who has forgotten theirs, and who proves with the terminal's password that the till is theirs. */
export function ForgottenPin({ cashier, training, onDone }: ForgottenPinProps) {
  const messages = useMessages();
  const reset = useCommand('staff.resetPin');
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { secret, pin } = typedIn(form, ['secret', 'pin']);
    form.reset();
    const done = await reset.run({ cashierId: cashier.id, secret, pin });
    if (done?.ok === true) onDone();
  };
  return (
    <form
      className={styles.card}
      data-part="card"
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => void submit(event)}
    >
      <div className={styles.cardText}>
        <h2>{messages.signIn.resetTitle({ name: cashier.name })}</h2>
        <p>{training ? messages.signIn.resetTraining : messages.signIn.resetText}</p>
      </div>
      {!training && <Field type="secret" name="secret" label={messages.signIn.secret} />}
      <Field type="password" name="pin" label={messages.signIn.newPin} />
      {reset.failure !== undefined && <FailureBanner failure={reset.failure} />}
      <Button kind="primary" disabled={reset.running}>
        {messages.signIn.setPin}
      </Button>
      <Button kind="quiet" onPress={onDone}>
        {messages.cashiers.cancel}
      </Button>
    </form>
  );
}
