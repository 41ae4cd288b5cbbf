import type { ApplicationProblem } from '../../../../shared/contract/back-office/application-drafts.ts';
import { APPLICATION_STEPS, type ApplicationStep } from '../../../../shared/onboarding/application-fields.ts';
import { Icon } from '../../../components/icon/icon.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import * as styles from './new-application.module.css';

interface StepListProps {
  readonly current: ApplicationStep;
  readonly problems: readonly ApplicationProblem[];
  readonly onGo: (step: ApplicationStep) => void;
}

/** The steps with the number of their problems. */
export function StepList({ current, problems, onGo }: StepListProps) {
  const { newApplication } = useMessages();
  return (
    <nav aria-label={newApplication.stepsTitle}>
      <ol className={styles.steps}>
        {APPLICATION_STEPS.map((step, nth) => {
          const open = step === 'review' ? problems.length : openIn(step, problems);
          return (
            <li key={step}>
              <button
                type="button"
                aria-current={step === current ? 'step' : undefined}
                data-open={open > 0}
                onClick={() => onGo(step)}
              >
                <span>
                  {nth + 1} {newApplication.steps[step]}
                </span>
                {open > 0 ? <small>{newApplication.open({ count: open })}</small> : <Icon name="check" />}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

const openIn = (step: ApplicationStep, problems: readonly ApplicationProblem[]): number =>
  problems.filter((problem) => problem.step === step).length;
