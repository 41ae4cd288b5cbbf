import { useLayoutEffect, useRef, useState } from 'react';
import type { TerminalView } from '../../../shared/contract/terminal-view.ts';
import type { ScreenView } from '../../state/connection.ts';
import { typedPayer, type PayerDetails } from '../../../shared/customer/details.ts';
import { formatMoney } from '../../../shared/money/money.ts';
import { useCustomerActivity } from '../staff/use-activity.ts';
import { CustomerScreenLost } from '../customer-mode/customer-screen-lost.tsx';
import { DetailsDialog } from '../customer-mode/details-dialog.tsx';
import { CustomerModeDetails } from '../customer-mode/customer-mode-details.tsx';
import { useDetailsRequest } from '../customer-mode/use-details-request.ts';
import type { Order } from '../payment/order.ts';
import { StartRefusal } from './charging/start-refusal.tsx';
import { useStart, type StartAnswer } from './charging/use-start.ts';
import { Banner } from '../../components/banner/banner.tsx';
import { Button } from '../../components/button/button.tsx';
import { Page } from '../../components/layout/page.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { countryOf } from '../customer-details/countries.ts';
import { CustomerForm } from '../customer-details/customer-form.tsx';
import * as styles from './customer-step.module.css';
import { faultsFromMain } from '../customer-details/shown-faults.ts';
import { useCustomerDraft } from '../customer-details/use-customer-draft.ts';

interface CustomerStepProps {
  readonly order: Order;
  /** Whether no sale starts without the details. */
  readonly needed: boolean;
  readonly view: ScreenView;
  readonly terminal: TerminalView;
  readonly onStarted: () => void;
  /** Called when an earlier sale is on the screen, instead of this one. */
  readonly onOpened: () => void;
  readonly onBack: () => void;
}

/** Asks for the customer's details, between the amount and the code. They are forgotten when the sale starts or the step is left. */
export function CustomerStep({
  order,
  needed,
  view,
  terminal,
  onStarted,
  onOpened,
  onBack,
}: CustomerStepProps) {
  const { customer: messages, customerScreen } = useMessages();
  const draft = useCustomerDraft(countryOf(terminal.locale), needed);
  const start = useStart(draft.value);
  const [said, setSaid] = useState<'given' | 'declined'>();
  const [turned, turn] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const take = (payer: PayerDetails) => {
    const given = Object.keys(payer).length > 0;
    // A customer who declines must not remove what the cashier has typed meanwhile.
    if (given) draft.change(typedPayer(payer));
    setSaid(given ? 'given' : 'declined');
    turn(false);
  };
  const asked = useDetailsRequest(view.customerScreen, needed, take);
  useCustomerActivity(turned || asked.waiting);
  // Moves the focus to the button, so that Enter charges once the cashier has looked.
  useLayoutEffect(() => {
    if (said && !turned) form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }, [said, turned]);
  const { keepDays } = terminal.customerDetails;
  const amount = { minor: order.amountMinor, currency: terminal.currency };

  // An override has to charge with the same details as the refused try.
  const charged = useRef<PayerDetails>({});
  const begin = async (payer: PayerDetails, despite?: StartAnswer) => {
    charged.current = payer;
    const whole = { ...order, ...payer };
    const began = await (despite ? start.chargeDespite(whole, despite) : start.charge(whole));
    if (began) onStarted();
  };
  const letType = () => {
    setSaid(undefined);
    if (asked.possible) asked.ask();
    else turn(true);
  };
  const submit = () => {
    const payer = draft.finish();
    if (payer) void begin(payer);
  };

  if (turned) {
    const { language, customerLanguage = language } = view.preferences;
    return (
      <CustomerModeDetails
        question={{ needed, ...(keepDays !== undefined && { keepDays }) }}
        locale={terminal.locale}
        language={customerLanguage}
        onGiven={take}
        onBack={() => turn(false)}
      />
    );
  }
  return (
    <Page title={messages.title} onBack={onBack}>
      <p className={styles.customerStepWhy}>
        {keepDays === undefined ? messages.why : messages.whyKept({ days: keepDays })}
      </p>
      <CustomerScreenLost screen={view.customerScreen} />
      {said && <Banner kind="info" alert title={customerScreen[said]} />}
      <div className={styles.customerStepLetType}>
        <Button kind="secondary" icon="person" onPress={letType}>
          {customerScreen.letType}
        </Button>
      </div>
      {asked.waiting && <DetailsDialog onBack={asked.end} />}
      {start.failure && (
        <StartRefusal
          failure={start.failure}
          terminal={terminal}
          onOverride={(warning) => void begin(charged.current, warning)}
          onOpened={onOpened}
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
          submitLabel={messages.charge({ amount: formatMoney(amount, terminal.locale) })}
          onSubmit={submit}
          {...(!needed && { skipLabel: messages.skip, onSkip: () => void begin({}) })}
        />
      </div>
    </Page>
  );
}
