import { useState } from 'react';
import type { StaffView } from '../../shared/contract/staff-view.ts';
import { Button } from '../parts/button.tsx';
import { Page } from '../parts/page.tsx';
import { useWords } from '../text/words.ts';
import { AddCashier } from './add-cashier.tsx';
import './cashiers-screen.css';
import { ChangeCashier } from './change-cashier.tsx';
import { Rules } from './rules.tsx';

type Open = { readonly what: 'add' } | { readonly what: 'change'; readonly id: string };

interface CashiersScreenProps {
  readonly staff: StaffView;
  readonly onBack: () => void;
}

/** Who works at this till, for a manager; or for whoever sets it up, until there is one. */
export function CashiersScreen({ staff, onBack }: CashiersScreenProps) {
  const words = useWords().cashiers;
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const { cashiers } = staff;
  const changing = open?.what === 'change' ? cashiers.find(({ id }) => id === open.id) : undefined;

  return (
    <Page title={words.title} onBack={onBack}>
      {cashiers.length === 0 && <p>{words.none}</p>}
      {cashiers.length > 0 && open === undefined && (
        <ul className="cashiers">
          {cashiers.map(({ id, name, role }) => (
            <li key={id}>
              <strong>{name}</strong>
              <span>{words.roles[role]}</span>
              <Button kind="secondary" onPress={() => setOpen({ what: 'change', id })}>
                {words.change}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {changing !== undefined ? (
        <ChangeCashier key={changing.id} cashier={changing} last={cashiers.length === 1} onDone={close} />
      ) : open?.what === 'add' ? (
        <AddCashier first={cashiers.length === 0} onDone={close} />
      ) : (
        <div>
          <Button kind="primary" onPress={() => setOpen({ what: 'add' })}>
            {cashiers.length === 0 ? words.addManager : words.add}
          </Button>
        </div>
      )}
      {open === undefined && <Rules rules={staff.rules} cashiers={cashiers.length > 0} />}
    </Page>
  );
}
