import { useState, type SubmitEvent } from 'react';
import type { CashierView } from '../../../../shared/contract/staff-view.ts';
import { Button } from '../../../components/button/button.tsx';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { useCommand } from '../../../state/use-command.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { ChooseRole } from './choose-role.tsx';
import * as styles from './cashiers-screen.module.css';

interface ChangeRoleProps {
  readonly cashier: CashierView;
  /** Whoever has signed in may make somebody an owner. */
  readonly mayOwn: boolean;
  readonly onDone: () => void;
}

/** Another role for somebody who works here; their PIN stays. */
export function ChangeRole({ cashier, mayOwn, onDone }: ChangeRoleProps) {
  const messages = useMessages().cashiers;
  const change = useCommand('staff.changeRole');
  const [role, setRole] = useState(cashier.role);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    const done = await change.run({ cashierId: cashier.id, role });
    if (done?.ok === true) onDone();
  };
  return (
    <form className={styles.roleForm} noValidate onSubmit={(event: SubmitEvent) => void submit(event)}>
      <ChooseRole role={role} mayOwn={mayOwn} onChoose={setRole} />
      {change.failure !== undefined && <FailureBanner failure={change.failure} />}
      <Button kind="secondary" disabled={change.running}>
        {messages.setRole}
      </Button>
    </form>
  );
}
