import { Suspense } from 'react';
import type { Failure } from '../../shared/failure.ts';
import type { StaffView } from '../../shared/contract/staff-view.ts';
import { Button } from '../components/button/button.tsx';
import { useCommand } from '../state/use-command.ts';
import { useFirstMessages, useMessages } from '../messages/use-messages.ts';
import * as visuallyHidden from '../components/text/visually-hidden.module.css';
import * as headerStyles from './header.module.css';

/** Who has signed in, and the way out. Nothing on a till without cashiers. */
export function SignedIn({ staff }: { readonly staff: StaffView }) {
  const { header: messages } = useFirstMessages();
  const lock = useCommand('staff.lock');
  const cashier = staff.cashiers.find(({ id }) => id === staff.signedIn);
  if (cashier === undefined) return null;
  return (
    <>
      <p className={headerStyles.headerCashier} data-may-shorten>
        <span className={visuallyHidden.visuallyHidden}>{messages.signedIn({ name: cashier.name })}</span>
        <strong aria-hidden="true">{cashier.name}</strong>
      </p>
      <Button kind="quiet" icon="lock" disabled={lock.running} onPress={() => void lock.run(undefined)}>
        {messages.lock}
      </Button>
      <Suspense>{lock.failure !== undefined && <NotLocked failure={lock.failure} />}</Suspense>
    </>
  );
}

function NotLocked({ failure }: { readonly failure: Failure }) {
  const { failures } = useMessages();
  return (
    <p className={headerStyles.headerFact} data-trouble role="alert">
      {failures[failure.code]}
    </p>
  );
}
