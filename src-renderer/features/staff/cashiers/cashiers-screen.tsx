import { useState } from 'react';
import type { StaffView } from '../../../../shared/contract/staff-view.ts';
import { Button } from '../../../components/button/button.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { mayDo } from '../../../state/permissions.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { AddCashier } from './add-cashier.tsx';
import * as styles from './cashiers-screen.module.css';
import { ROLE_TO } from '../../../../shared/staff/permissions.ts';
import { OwnerProof } from '../sign-in/owner-proof.tsx';
import { ChangeCashier } from './change-cashier.tsx';
import { Rules } from './rules.tsx';

type Open = { readonly what: 'add' } | { readonly what: 'change'; readonly id: string };

interface CashiersScreenProps {
  readonly staff: StaffView;
  readonly onBack: () => void;
}

/** Who works at this till, for a manager; or for whoever sets it up, until there is one. */
export function CashiersScreen({ staff, onBack }: CashiersScreenProps) {
  const messages = useMessages().cashiers;
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const { cashiers } = staff;
  const first = cashiers.length === 0;
  const mayOwn = mayDo(ROLE_TO.changeOwners, staff);
  const addLabel = first ? messages.addManager : messages.add;

  // Each is a page of its own, whose heading takes the focus and from which Back and Escape lead to the list.
  if (open?.what === 'add') {
    return (
      <Page key="add" title={addLabel} onBack={close}>
        <AddCashier first={first} mayOwn={mayOwn} onDone={close} />
      </Page>
    );
  }
  const changing = open && cashiers.find(({ id }) => id === open.id);
  if (changing !== undefined) {
    return (
      <Page key="change" title={messages.changeTitle({ name: changing.name })} onBack={close}>
        {changing.role === 'owner' && !mayOwn ? (
          <p>{messages.ownersOnly}</p>
        ) : (
          <ChangeCashier cashier={changing} last={cashiers.length === 1} mayOwn={mayOwn} onDone={close} />
        )}
      </Page>
    );
  }
  return (
    <Page key="list" title={messages.title} onBack={onBack}>
      {staff.ownersMissing === true && (
        <OwnerProof title={messages.ownersMissing} text={messages.ownersMissingText} />
      )}
      {first ? (
        <p>{messages.none}</p>
      ) : (
        <ul className={styles.cashiers}>
          {cashiers.map(({ id, name, role }) => (
            <li key={id}>
              <strong>{name}</strong>
              <span>{messages.roles[role]}</span>
              <Button kind="secondary" onPress={() => setOpen({ what: 'change', id })}>
                {messages.change}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button kind="primary" onPress={() => setOpen({ what: 'add' })}>
          {addLabel}
        </Button>
      </div>
      <Rules rules={staff.rules} cashiers={!first} />
    </Page>
  );
}
