import type { TerminalView } from '../../shared/contract/views.ts';
import type { PayerDetails } from '../../shared/customer/details.ts';
import type { GuardWarning } from '../../shared/failure.ts';
import type { Language } from '../../shared/language.ts';
import { formatMoney } from '../../shared/money.ts';
import type { Order } from '../new-sale/order.ts';
import { StartRefusal } from '../new-sale/start-refusal.tsx';
import { useStart } from '../new-sale/use-start.ts';
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
  readonly terminal: TerminalView;
  readonly language: Language;
  readonly onStarted: () => void;
  readonly onBack: () => void;
}

/** Between the amount and the code: who pays. Whatever was typed is gone when the sale begins or this is left. */
export function CustomerStep({ order, needed, terminal, language, onStarted, onBack }: CustomerStepProps) {
  const { customer: words } = useWords();
  const draft = useCustomerDraft(countryOf(terminal.locale), needed);
  const start = useStart(draft.value);
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
      {start.failure && (
        <StartRefusal
          failure={start.failure}
          terminal={terminal}
          onOverride={submit}
          onClose={start.dismiss}
        />
      )}
      <CustomerForm
        value={draft.value}
        onChange={draft.change}
        faults={{ ...faultsFromMain(start.failure), ...draft.faults }}
        onLeave={draft.leave}
        language={language}
        busy={start.running}
        submitWord={words.charge(formatMoney(amount, terminal.locale))}
        onSubmit={() => submit()}
        {...(!needed && { onSkip: () => void begin({}) })}
      />
    </Page>
  );
}
