import { useRef, useState } from 'react';
import type { TerminalView, TillView } from '../../shared/contract/views.ts';
import { typedPayer, type PayerDetails } from '../../shared/customer/details.ts';
import type { GuardWarning } from '../../shared/failure.ts';
import { formatMoney } from '../../shared/money.ts';
import { CustomerScreenLost } from '../customer-screen/customer-screen-lost.tsx';
import { DetailsQuestionDialog } from '../customer-screen/details-question.tsx';
import { useDetailsAsked } from '../customer-screen/use-details-asked.ts';
import type { Order } from '../new-sale/order.ts';
import { StartRefusal } from '../new-sale/start-refusal.tsx';
import { useStart } from '../new-sale/use-start.ts';
import { Banner } from '../parts/banner.tsx';
import { Button } from '../parts/button.tsx';
import { Page } from '../parts/page.tsx';
import { useWords } from '../text/words.ts';
import { countryOf } from './countries.ts';
import { CustomerForm } from './customer-form.tsx';
import './customer-step.css';
import { faultsFromMain } from './shown-faults.ts';
import { useCustomerDraft } from './use-customer-draft.ts';

interface CustomerStepProps {
  readonly order: Order;
  /** No sale begins without the details. */
  readonly needed: boolean;
  readonly view: TillView;
  readonly terminal: TerminalView;
  readonly onStarted: () => void;
  readonly onBack: () => void;
}

/** Between the amount and the code: who pays. Whatever was typed is gone when the sale begins or this is left. */
export function CustomerStep({ order, needed, view, terminal, onStarted, onBack }: CustomerStepProps) {
  const { customer: words, customerScreen } = useWords();
  const draft = useCustomerDraft(countryOf(terminal.locale), needed);
  const start = useStart(draft.value);
  const [said, setSaid] = useState<'given' | 'declined'>();
  const form = useRef<HTMLDivElement>(null);
  const asked = useDetailsAsked(view.customerScreen, needed, (payer) => {
    const given = Object.keys(payer).length > 0;
    // What the cashier has typed meanwhile is not the customer's to take away by saying nothing.
    if (given) draft.change(typedPayer(payer));
    setSaid(given ? 'given' : 'declined');
    form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  });
  const { keepDays } = terminal.customerDetails;
  const amount = { minor: order.amountMinor, currency: terminal.currency };

  const begin = async (payer: PayerDetails, despite?: GuardWarning) => {
    const whole = { ...order, ...payer };
    const began = await (despite ? start.chargeDespite(whole, despite) : start.charge(whole));
    if (began) onStarted();
  };
  const submit = (despite?: GuardWarning) => {
    const payer = draft.finish();
    if (payer) void begin(payer, despite);
  };

  return (
    <Page title={words.title} onBack={onBack}>
      <p className="customer-step-why">{keepDays === undefined ? words.why : words.whyKept(keepDays)}</p>
      <CustomerScreenLost screen={view.customerScreen} />
      {said && <Banner kind="info" alert title={customerScreen[said]} />}
      {asked.possible && (
        <div>
          <Button kind="secondary" icon="person" onPress={asked.ask}>
            {customerScreen.letType}
          </Button>
        </div>
      )}
      {asked.waiting && <DetailsQuestionDialog onBack={asked.end} />}
      {start.failure && (
        <StartRefusal
          failure={start.failure}
          terminal={terminal}
          onOverride={submit}
          onClose={start.dismiss}
        />
      )}
      <div ref={form}>
        <CustomerForm
          value={draft.value}
          onChange={draft.change}
          faults={{ ...faultsFromMain(start.failure), ...draft.faults }}
          onLeave={draft.leave}
          language={view.preferences.language}
          busy={start.running}
          submitWord={words.charge(formatMoney(amount, terminal.locale))}
          onSubmit={() => submit()}
          {...(!needed && { skipWord: words.skip, onSkip: () => void begin({}) })}
        />
      </div>
    </Page>
  );
}
