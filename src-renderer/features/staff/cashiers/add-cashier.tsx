import { useState, type SubmitEvent } from 'react';
import type { Role } from '../../../../shared/staff/staff.ts';
import { Button } from '../../../components/button/button.tsx';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { Field } from '../../../components/form/field.tsx';
import { useCommand } from '../../../state/use-command.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { ChooseRole } from './choose-role.tsx';
import { typedIn } from './typed-in.ts';
import * as cardStyles from '../../../components/layout/card.module.css';
import * as cashiersScreenStyles from './cashiers-screen.module.css';

interface AddCashierProps {
  /** The first one is the manager. */
  readonly first: boolean;
  /** Whoever has signed in may make somebody an owner. */
  readonly mayOwn: boolean;
  readonly onDone: () => void;
}

export function AddCashier({ first, mayOwn, onDone }: AddCashierProps) {
  const messages = useMessages().cashiers;
  const add = useCommand('staff.add');
  const [role, setRole] = useState<Role>('cashier');
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { name, pin } = typedIn(event.currentTarget, ['name', 'pin']);
    const added = await add.run({ name, pin, role: first ? 'manager' : role });
    if (added?.ok === true) onDone();
  };
  return (
    <form
      className={cardStyles.card}
      data-part="card"
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => void submit(event)}
    >
      <Field name="name" label={messages.name} />
      <Field type="password" name="pin" label={messages.pin} />
      {!first && <ChooseRole role={role} mayOwn={mayOwn} onChoose={setRole} />}
      {add.failure !== undefined && <FailureBanner failure={add.failure} />}
      <div className={cashiersScreenStyles.cardActions}>
        <Button kind="primary" disabled={add.running}>
          {messages.save}
        </Button>
        <Button kind="quiet" onPress={onDone}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  );
}
