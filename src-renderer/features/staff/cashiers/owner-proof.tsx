import type { SubmitEvent } from 'react';
import { Button } from '../../../components/button.tsx';
import { FailureBanner } from '../../../components/failure-banner.tsx';
import { Field } from '../../../components/field.tsx';
import { useCommand } from '../../../state/use-command.ts';
import { useWords } from '../../../messages/words.ts';
import { typedIn } from './typed-in.ts';
import * as styles from '../../../components/card.module.css';

/** The way on where cashiers work and none can sign in: whoever knows the terminal's own password owns the till. */
export function OwnerProof({ title, text }: { readonly title: string; readonly text: string }) {
  const words = useWords().signIn;
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
      <Field type="password" name="secret" label={words.secret} />
      {prove.failure !== undefined && <FailureBanner failure={prove.failure} />}
      <Button kind="primary" disabled={prove.running}>
        {words.goOn}
      </Button>
    </form>
  );
}
