import { useState, type SubmitEvent } from 'react';
import type {
  HandOverOffer,
  HandOverShown,
  HandOverSignIn,
} from '../../../../../shared/contract/back-office/hand-over.ts';
import type { Failure } from '../../../../../shared/failure.ts';
import type { TerminalView } from '../../../../../shared/contract/terminal-view.ts';
import { Button } from '../../../../components/button/button.tsx';
import { Field } from '../../../../components/form/field.tsx';
import { RadioGroup } from '../../../../components/form/radio-group.tsx';
import { Facts } from '../../../../components/text/facts.tsx';
import { useMessages } from '../../../../messages/use-messages.ts';
import { OfficeFailure } from '../../credentials/office-failure.tsx';
import { DraftState } from '../form/draft-state.tsx';
import { boxOf } from './hand-over-values.ts';
import { StoreFields } from './store-fields.tsx';
import { useHandOverForm } from './use-hand-over-form.ts';
import * as styles from '../record-page.module.css';

interface HandOverFormProps {
  /** The terminal's identifier. */
  readonly id: string;
  readonly offer: HandOverOffer;
  readonly terminal: TerminalView;
  readonly onMade: (made: HandOverShown) => void;
}

/** The settings of a new till that the service does not state, and its credentials. */
export function HandOverForm({ id, offer, terminal, onMade }: HandOverFormProps) {
  const { handOver, secrets, setup, settlements, terminals } = useMessages();
  const { form, draft, values, change, asks, box, make, send } = useHandOverForm(
    id,
    offer,
    terminal.merchantId,
  );
  const [signIn, setSignIn] = useState<HandOverSignIn>('apiKey');
  const [passwordMissing, setPasswordMissing] = useState(false);
  const { signIns, carries } = offer;

  // The text box keeps the password, never React's state. It is emptied as soon as the password is sent.
  const submit = async (typedIn: HTMLFormElement) => {
    const typed = new FormData(typedIn).get('terminalPassword');
    const password = typeof typed === 'string' ? typed : '';
    const lacks = signIn === 'password' && password === '';
    setPasswordMissing(lacks);
    const made = await send(lacks ? undefined : password, () => typedIn.reset());
    if (made) onMade(made);
  };
  if (!draft.values) return <p role="status">{settlements.loading}</p>;
  return (
    <form
      ref={form}
      className={styles.recordForm}
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      <p>{handOver.text}</p>
      <DraftState draft={draft} />
      <NewTillFacts offer={offer} isOther={asks.store} />
      {asks.merchant && (
        <Field label={setup.office.merchant} note={handOver.merchantUnknown} {...box('merchantId')} />
      )}
      {asks.kind && (
        <RadioGroup
          title={terminals.facts.type}
          options={(['physical', 'virtual'] as const).map((value) => ({
            value,
            name: terminals.businessTypes[value],
          }))}
          value={values.terminalKind}
          onChoose={(terminalKind) => change({ ...values, terminalKind })}
        />
      )}
      {asks.store && offer.merchant && <p>{handOver.otherMerchant}</p>}
      <Field label={handOver.storeName} {...box('storeName')} />
      {asks.store && (
        <StoreFields
          values={values}
          box={box}
          terminal={terminal}
          carried={carries}
          asksCurrency={asks.currency}
          onCarry={(carried) => change({ ...values, carries: carried })}
        />
      )}
      {signIns.length > 1 && (
        <RadioGroup
          title={handOver.signIn.title}
          options={signIns.map((value) => ({ value, name: handOver.signIn[value] }))}
          value={signIn}
          onChoose={setSignIn}
        />
      )}
      <p className={styles.recordNote}>{signIn === 'password' ? handOver.passwordStays : handOver.ownKey}</p>
      {signIn === 'password' && (
        <Field
          type="secret"
          name="terminalPassword"
          label={secrets.terminalPassword}
          note={handOver.passwordNote}
          fault={passwordMissing ? setup.secretMissing({ secret: 'terminalPassword' }) : undefined}
        />
      )}
      {make.failure && <HandOverTrouble failure={make.failure} />}
      <div className={styles.recordActions}>
        <Button kind="primary" disabled={make.running}>
          {make.running ? handOver.making : handOver.make}
        </Button>
      </div>
    </form>
  );
}

interface NewTillFactsProps {
  readonly offer: HandOverOffer;
  /** Whether the terminal is another merchant's, which may have another currency. */
  readonly isOther: boolean;
}

/** What the service states about the terminal, which is therefore not asked. */
function NewTillFacts({ offer, isOther }: NewTillFactsProps) {
  const { merchant, terminalKind, currency } = offer;
  const { terminals, setup } = useMessages();
  const facts = [
    [terminals.kinds.merchant, merchant && (merchant.name ?? merchant.id)],
    [terminals.facts.type, terminalKind && terminals.businessTypes[terminalKind]],
    [setup.office.currency, isOther ? currency : undefined],
  ] as const;
  return <Facts facts={facts.flatMap(([name, value]) => (value === undefined ? [] : [{ name, value }]))} />;
}

/** Why no package was made, except for faults that are shown beside a box. */
function HandOverTrouble({ failure }: { readonly failure: Failure }) {
  const { fields = [], ...bare } = failure;
  const others = fields.filter((fault) => boxOf(fault) === undefined);
  if (failure.code === 'profile-invalid' && others.length === 0) return null;
  return <OfficeFailure failure={others.length > 0 ? { ...bare, fields: others } : bare} />;
}
