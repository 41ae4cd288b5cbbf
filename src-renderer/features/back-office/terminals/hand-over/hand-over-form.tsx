import { useState, type SubmitEvent } from 'react';
import type {
  HandOverOffer,
  HandOverShown,
  HandOverSignIn,
} from '../../../../../shared/contract/hand-over.ts';
import { Button } from '../../../../components/button/button.tsx';
import { Field } from '../../../../components/form/field.tsx';
import { RadioGroup } from '../../../../components/form/radio-group.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { useCommand } from '../../../../state/use-command.ts';
import { OfficeFailure } from '../../credentials/office-failure.tsx';
import * as styles from '../record-page.module.css';

interface HandOverFormProps {
  /** The terminal's. */
  readonly id: string;
  readonly offer: HandOverOffer;
  readonly onMade: (made: HandOverShown) => void;
}

/** What the new till is called, and what it signs in with: nothing has to be typed where the service hands out the key. */
export function HandOverForm({ id, offer: { storeName, signIns }, onMade }: HandOverFormProps) {
  const { handOver, secrets, setup, customer } = useMessages();
  const [name, setName] = useState(storeName);
  const [signIn, setSignIn] = useState<HandOverSignIn>('apiKey');
  const [missing, setMissing] = useState(false);
  const make = useCommand('handOver.make');
  const isNamed = name.trim() !== '';

  // The box holds the password, never React's state; it is emptied the moment it is sent.
  const submit = async (form: HTMLFormElement) => {
    const typed = new FormData(form).get('terminalPassword');
    const password = typeof typed === 'string' ? typed : '';
    const lacks = signIn === 'password' && password === '';
    setMissing(lacks);
    if (lacks || !isNamed) return;
    form.reset();
    const made = await make.run({ id, storeName: name.trim(), ...(password !== '' && { password }) });
    if (made?.ok === true) onMade(made.value);
  };
  return (
    <form
      className={styles.recordForm}
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      <p>{handOver.text}</p>
      <Field
        label={handOver.storeName}
        value={name}
        onChange={setName}
        fault={isNamed ? undefined : customer.faults.missing}
      />
      {signIns.length > 1 && (
        <RadioGroup
          title={handOver.signIn.title}
          options={signIns.map((value) => ({ value, name: handOver.signIn[value] }))}
          value={signIn}
          onChoose={setSignIn}
        />
      )}
      {signIn === 'password' && (
        <Field
          type="secret"
          name="terminalPassword"
          label={secrets.terminalPassword}
          note={handOver.passwordNote}
          fault={missing ? setup.secretMissing({ secret: 'terminalPassword' }) : undefined}
        />
      )}
      {make.failure && <OfficeFailure failure={make.failure} />}
      <div className={styles.recordActions}>
        <Button kind="primary" disabled={make.running}>
          {make.running ? handOver.making : handOver.make}
        </Button>
      </div>
    </form>
  );
}
