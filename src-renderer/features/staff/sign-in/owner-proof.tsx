import type { SubmitEvent } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { FailureBanner } from '../../../components/banner/failure-banner.tsx';
import { Field } from '../../../components/form/field.tsx';
import { useCommand } from '../../../state/use-command.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { typedIn } from '../cashiers/typed-in.ts';
import * as styles from '../../../components/layout/card.module.css';

/** Asks for the terminal's password where no cashier can sign in: whoever knows it owns the till. */
export function OwnerProof({ title, text }: { readonly title: string; readonly text: string }) {
  const messages = useMessages().signIn;
  const prove = useCommand('staff.proveOwner');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { secret } = typedIn(form, ['secret']);
    form.reset();
    void prove.run({ secret });
  };
  return (
    <form className={styles.card} data-part="card" noValidate onSubmit={submit}>
      <div className={styles.cardText}>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <Field type="secret" name="secret" label={messages.secret} />
      {prove.failure !== undefined && <FailureBanner failure={prove.failure} />}
      <Button kind="primary" disabled={prove.running}>
        {messages.goOn}
      </Button>
    </form>
  );
}
