import { useState, type SubmitEvent } from 'react';
import type { Notice, TerminalView, TillView } from '../../shared/contract/views.ts';
import type { GuardWarning } from '../../shared/failure.ts';
import { formatMoney } from '../../shared/money.ts';
import { Concerns } from '../concerns/concerns.tsx';
import { Notices } from '../frame/notices.tsx';
import { OpenSales } from '../open-sales/open-sales.tsx';
import { Field } from '../parts/field.tsx';
import { FittedText } from '../parts/fitted-text.tsx';
import { ScreenTitle } from '../parts/screen-title.tsx';
import { useCommand } from '../state/use-command.ts';
import { useWords } from '../text/words.ts';
import { chargeOf } from './charge.ts';
import type { Draft, DraftEdit, KeypadKey } from './draft.ts';
import { GuardQuestion } from './guard-question.tsx';
import { isGuardRefusal } from './guard-refusal.ts';
import { Keypad } from './keypad.tsx';
import './new-sale-screen.css';
import { SignInRefused } from './sign-in-refused.tsx';
import { StartFailed } from './start-failed.tsx';
import { TenderLine } from './tender-line.tsx';
import { useKeypadKeys } from './use-keypad-keys.ts';
import { useStart } from './use-start.ts';

interface NewSaleScreenProps {
  readonly view: TillView;
  readonly terminal: TerminalView;
  readonly draft: Draft;
  readonly edit: (edit: DraftEdit) => void;
  readonly onSecrets: () => void;
}

export function NewSaleScreen({ view, terminal, draft, edit, onSecrets }: NewSaleScreenProps) {
  const words = useWords().newSale;
  const start = useStart(draft);
  const lookAhead = useCommand('sale.lookAhead');
  const [attempted, setAttempted] = useState(false);

  const charge = chargeOf(draft);
  const press = (key: KeypadKey) => {
    setAttempted(false);
    edit({ type: 'key', key });
  };
  const submit = async (despite?: GuardWarning) => {
    if (!charge.ready) {
      setAttempted(true);
      return;
    }
    const began = await (despite ? start.chargeDespite(charge, despite) : start.charge(charge));
    if (began) edit({ type: 'started' });
  };
  useKeypadKeys(press, () => void submit());

  const refusal =
    start.failure &&
    (isGuardRefusal(start.failure) ? (
      <GuardQuestion
        failure={start.failure}
        terminal={terminal}
        onOverride={(warning) => void submit(warning)}
        onClose={start.dismiss}
      />
    ) : (
      <StartFailed failure={start.failure} />
    ));
  const shown = formatMoney({ minor: Number(draft.digits), currency: terminal.currency }, terminal.locale);
  const amountFault = draft.full
    ? words.amountFaults['too-long']
    : attempted && !charge.ready && charge.amount !== undefined
      ? words.amountFaults[charge.amount]
      : undefined;
  // A reference is judged while it is typed: whoever scans it must not find out at Charge.
  const referenceFault = charge.ready || charge.reference === undefined ? undefined : charge.reference;

  return (
    <form
      className="new-sale"
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      <ScreenTitle hidden>{words.title}</ScreenTitle>
      <div className="new-sale-entry">
        <div
          className="new-sale-amount"
          data-empty={draft.digits === ''}
          data-faulty={amountFault !== undefined}
        >
          <span>{words.amount}</span>
          <div aria-live="polite">
            <FittedText text={shown} />
            {amountFault !== undefined && <p className="new-sale-fault">{amountFault}</p>}
          </div>
        </div>
        {refusal}
        {view.session.state === 'refused' && <SignInRefused onSecrets={onSecrets} />}
        <Field
          label={words.reference}
          hint={words.referenceHint}
          fault={referenceFault === undefined ? undefined : words.referenceFaults[referenceFault]}
          value={draft.reference}
          onChange={(text) => edit({ type: 'reference', text })}
          onLeave={(reference) => {
            if (reference.trim() !== '') void lookAhead.run({ reference });
          }}
        />
        <Concerns concerns={view.concerns} terminal={terminal} />
        <Notices notices={view.notices.filter(concernsCashiers)} />
        <TenderLine title={words.accepted} tenders={view.tenders} />
      </div>
      <Keypad onPress={press} />
      <button type="submit" className="new-sale-charge" disabled={start.running} data-ready={charge.ready}>
        <span>{words.charge}</span> <bdi>{shown}</bdi>
      </button>
      <OpenSales />
    </form>
  );
}

/** Where secrets are kept is a matter for the manager, who sees it on the set-up screen. */
function concernsCashiers({ code }: Notice): boolean {
  return code !== 'keyring-plain-text';
}
