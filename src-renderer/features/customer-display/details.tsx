import { useState } from 'react';
import type { DetailsChoice } from '../../../shared/contract/customer-display.ts';
import type { PayerDetails } from '../../../shared/customer/details.ts';
import type { Failure, Result } from '../../../shared/failure.ts';
import type { Language } from '../../../shared/language.ts';
import { countryOf } from '../customer-details/countries.ts';
import { CustomerForm } from '../customer-details/customer-form.tsx';
import { faultsFromMain } from '../customer-details/shown-faults.ts';
import { useCustomerDraft } from '../customer-details/use-customer-draft.ts';
import { ScreenTitle } from '../../components/layout/screen-title.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './details.module.css';

interface DetailsProps {
  readonly question: DetailsChoice;
  readonly locale: string;
  /** Of the country names. */
  readonly language: Language;
  /** Hands the details over; empty ones are a customer who would rather not say. */
  readonly onGive: (question: number, payer: PayerDetails) => Promise<Result<null>>;
}

/** The customer types who they are. What is typed lives in this form alone, and goes with it. */
export function Details({ question, locale, language, onGive }: DetailsProps) {
  const { customerDisplay: messages, customer } = useMessages();
  const { id, needed, keepDays } = question;
  const draft = useCustomerDraft(countryOf(locale), needed);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<{ readonly of: object; readonly failure: Failure }>();
  const faults = faultsFromMain(refusal?.of === draft.value ? refusal.failure : undefined);

  const give = async (payer: PayerDetails) => {
    setBusy(true);
    const given = await onGive(id, payer);
    setBusy(false);
    if (!given.ok) setRefusal({ of: draft.value, failure: given.failure });
  };
  const finish = () => {
    const payer = draft.finish();
    if (payer) void give(payer);
  };

  return (
    <div className={styles.details}>
      <ScreenTitle>{messages.detailsTitle}</ScreenTitle>
      <p>{messages.detailsHint}</p>
      <p className={styles.detailsWhy}>
        {keepDays === undefined ? customer.why : customer.whyKept({ days: keepDays })}
      </p>
      <CustomerForm
        value={draft.value}
        onChange={draft.change}
        faults={{ ...faults, ...draft.faults }}
        onLeave={draft.leave}
        language={language}
        busy={busy}
        submitLabel={messages.detailsDone}
        onSubmit={finish}
        {...(!needed && { skipLabel: messages.detailsDecline, onSkip: () => void give({}) })}
      />
    </div>
  );
}
