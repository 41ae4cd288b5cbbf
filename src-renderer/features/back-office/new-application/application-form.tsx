import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react';
import type { ApplicationDraft } from '../../../../shared/contract/back-office/application-drafts.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { APPLICATION_STEPS, type ApplicationStep } from '../../../../shared/onboarding/application-fields.ts';
import {
  feeField,
  textOf,
  withoutFees,
  type ApplicationValues,
} from '../../../../shared/onboarding/application-values.ts';
import { Banner } from '../../../components/banner/banner.tsx';
import { Button } from '../../../components/button/button.tsx';
import { Page } from '../../../components/layout/page.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { useCommand } from '../../../state/use-command.ts';
import { useReading } from '../../../state/use-reading.ts';
import { OfficeFailure } from '../credentials/office-failure.tsx';
import { serviceFaults } from '../terminals/form/service-faults.ts';
import { DiscardApplication } from './discard-application.tsx';
import { FormStep } from './form-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { StepList } from './step-list.tsx';
import { useApplication } from './use-application.ts';
import * as formStyles from '../terminals/form/record-form-page.module.css';
import * as styles from './new-application.module.css';

interface ApplicationFormProps {
  readonly draft: ApplicationDraft;
  readonly terminal: TerminalView;
  /** Called once the service has the application, or may have it. */
  readonly onSent: () => void;
  readonly onRemoved: () => void;
  readonly onBack: () => void;
}

/** A full application in steps. Each field shows its problem, and each step the number of its problems. */
export function ApplicationForm({ draft, terminal, onSent, onRemoved, onBack }: ApplicationFormProps) {
  const { newApplication, terminals } = useMessages();
  const application = useApplication(draft);
  const { values, problems, isKept, change, keepNow } = application;
  const [step, setStep] = useState<ApplicationStep>('business');
  const [visited, setVisited] = useState<ReadonlySet<ApplicationStep>>(new Set());
  const [sent, setSent] = useState<ApplicationValues>();
  const create = useCommand('applicationDrafts.create');
  const partners = useReading('hierarchy.top', { page: 0 });
  const fees = useFees(application);
  const choices = (partners.value?.entries ?? [])
    .filter(({ kind }) => kind === 'partner')
    .map(({ id, name }) => ({ value: id, name: name ?? id }));
  const failure = create.failure ?? partners.failure ?? fees.failure;
  const refused = failure && serviceFaults(failure, Object.keys(values));
  const go = (to: ApplicationStep) => {
    setVisited(new Set([...visited, step]));
    setStep(to);
  };
  const submit = async () => {
    const open = await keepNow();
    if (open.length > 0) return;
    setSent(values);
    const made = await create.run({ id: draft.id });
    if (made?.ok === true || made?.failure.code === 'change-unconfirmed') onSent();
  };
  const nth = APPLICATION_STEPS.indexOf(step);
  const name = textOf(values, 'merchantName').trim();
  return (
    <Page title={name === '' ? newApplication.title : name} onBack={onBack}>
      <StepList current={step} problems={problems} onGo={go} />
      {!isKept && <Banner kind="warning" title={newApplication.inMemory} />}
      {step === 'review' ? (
        <form
          className={formStyles.recordForm}
          onSubmit={(event: SubmitEvent) => {
            event.preventDefault();
            void submit();
          }}
        >
          <h2 className={styles.stepTitle}>{newApplication.steps.review}</h2>
          <ReviewStep
            values={values}
            problems={problems}
            locale={terminal.locale}
            partnerName={choices.find(({ value }) => value === textOf(values, 'partnerId'))?.name ?? ''}
            onGo={go}
          />
          <p>{newApplication.review.text}</p>
          {refused && !create.running && <OfficeFailure failure={refused.rest} />}
          <div className={formStyles.recordFormActions}>
            <Button kind="primary" disabled={create.running || problems.length > 0}>
              {create.running ? terminals.form.saving : newApplication.review.create}
            </Button>
          </div>
        </form>
      ) : (
        <FormStep
          key={step}
          step={step}
          values={values}
          change={change}
          problems={problems}
          isVisited={visited.has(step)}
          refused={refused && { byField: refused.byField, sent, failure }}
          partners={choices}
          fees={fees.fees}
          locale={terminal.locale}
          keepNow={keepNow}
          onBoxLeft={application.keepWaiting}
          onPrevious={nth > 0 ? () => go(APPLICATION_STEPS[nth - 1] ?? step) : undefined}
          onNext={() => go(APPLICATION_STEPS[nth + 1] ?? step)}
        >
          {refused && <OfficeFailure failure={refused.rest} />}
        </FormStep>
      )}
      <DiscardApplication id={draft.id} onRemoved={onRemoved} />
    </Page>
  );
}

/**
 * Reads the schedule of the chosen partner. Each fee starts with the schedule's rate for merchants; the rates of a partner that
 * was chosen before go with it.
 */
function useFees({ values, change, keepNow }: ReturnType<typeof useApplication>) {
  const partnerId = textOf(values, 'partnerId');
  const { value, failure } = useReading(
    'applicationDrafts.fees',
    partnerId === '' ? undefined : { partnerId },
  );
  const of = useRef<string>(undefined);
  const begin = useEffectEvent(() => {
    if (!value || of.current === partnerId) return;
    const isOtherPartner = of.current !== undefined;
    of.current = partnerId;
    const typed = isOtherPartner ? withoutFees(values) : values;
    const rates = value.fees.flatMap(({ name, sellRate }) =>
      name === undefined || feeField(name) in typed ? [] : [[feeField(name), sellRate] as const],
    );
    // With the fees known, main checks them.
    if (rates.length === 0 && !isOtherPartner) void keepNow();
    else change({ ...typed, ...Object.fromEntries(rates) });
  });
  useEffect(() => begin(), [value]);
  return { fees: value?.fees, failure };
}
