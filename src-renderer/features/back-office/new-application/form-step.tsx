import { useLayoutEffect, type ReactNode, type SubmitEvent } from 'react';
import type { ApplicationProblem } from '../../../../shared/contract/back-office/application-drafts.ts';
import type { ApplicationValues } from '../../../../shared/onboarding/application-values.ts';
import { Button } from '../../../components/button/button.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { useFormBoxes, type Refused } from '../terminals/form/use-form-boxes.ts';
import { problemText } from './problem-text.ts';
import { StepFields, type StepFieldsProps } from './step-fields.tsx';
import * as formStyles from '../terminals/form/record-form-page.module.css';
import * as styles from './new-application.module.css';

interface FormStepProps extends Pick<
  StepFieldsProps,
  'step' | 'values' | 'change' | 'partners' | 'fees' | 'locale'
> {
  readonly problems: readonly ApplicationProblem[];
  /** Whether somebody has left this step before, so that all its problems are shown. */
  readonly isVisited: boolean;
  readonly refused: Refused<ApplicationValues> | undefined;
  readonly onBoxLeft: () => void;
  readonly keepNow: () => Promise<readonly ApplicationProblem[]>;
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: () => void;
  readonly children: ReactNode;
}

/**
 * One step with its fields and the button to the next, which Enter presses, too. Where problems remain, the first gets
 * the focus.
 */
export function FormStep(props: FormStepProps) {
  const {
    step,
    values,
    change,
    problems,
    isVisited,
    refused,
    keepNow,
    onPrevious,
    onNext,
    onBoxLeft,
    children,
  } = props;
  const { partners, fees, locale } = props;
  const messages = useMessages();
  const { newApplication } = messages;
  const { form, box, faultOf, attempt } = useFormBoxes<ApplicationValues>({
    values,
    onChange: change,
    found: (field) => {
      const problem = problems.find((each) => each.field === field);
      return problem && problemText(problem.code, messages);
    },
    refused,
    running: false,
    isTried: isVisited,
  });
  // The first field has the focus as soon as it is there: a key that comes at once would go elsewhere.
  useLayoutEffect(() => {
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    const first = find('[aria-invalid="true"]') ?? find('input, select, textarea');
    first?.focus();
  }, [form]);
  const next = async () => {
    const open = await keepNow();
    if (open.some((problem) => problem.step === step)) attempt();
    else onNext();
  };
  return (
    <form
      ref={form}
      className={formStyles.recordForm}
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void next();
      }}
    >
      <h2 className={styles.stepTitle}>{newApplication.steps[step]}</h2>
      <StepFields
        step={step}
        values={values}
        change={change}
        // What was typed is kept as soon as the focus leaves the box.
        box={(field) => ({ ...box(field), onLeave: onBoxLeft })}
        faultOf={faultOf}
        partners={partners}
        fees={fees}
        locale={locale}
      />
      {children}
      <div className={formStyles.recordFormActions}>
        <Button kind="primary">{newApplication.next}</Button>
        {onPrevious && (
          <Button kind="secondary" onPress={onPrevious}>
            {newApplication.previous}
          </Button>
        )}
      </div>
    </form>
  );
}
