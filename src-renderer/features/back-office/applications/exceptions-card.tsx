import { useId } from 'react';
import type { OnboardingException } from '../../../../shared/contract/back-office/applications.ts';
import type { TerminalView } from '../../../../shared/contract/terminal-view.ts';
import { dayAndTime } from '../../../../shared/time/moment.ts';
import { readableName } from '../../../../shared/view/tender-labels.ts';
import { Banner } from '../../../components/banner/banner.tsx';
import { Facts } from '../../../components/text/facts.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import * as cardStyles from '../../../components/layout/card.module.css';

interface ExceptionsCardProps {
  readonly exceptions: readonly OnboardingException[];
  readonly terminal: TerminalView;
}

const TYPES = ['validationError', 'integrationFailure', 'crosswalkGap'] as const;
const STATUSES = ['open', 'inProgress', 'resolved'] as const;

/** The exceptions of an application in the service's words, with what to do. Draws nothing where there are none. */
export function ExceptionsCard({ exceptions, terminal }: ExceptionsCardProps) {
  const { applications, payments, language } = useMessages();
  const heading = useId();
  const texts = applications.exceptions;
  if (exceptions.length === 0) return null;
  const statusOf = ({ status }: OnboardingException) => {
    const known = STATUSES.find((each) => each === status);
    return known ? texts.states[known] : status === undefined ? '' : readableName(status);
  };
  return (
    <section className={cardStyles.card} data-part="card" aria-labelledby={heading}>
      <h2 id={heading}>{texts.title}</h2>
      {exceptions.map((exception, place) => {
        const { step, type, message, assignedTo, resolution, at } = exception;
        const known = TYPES.find((each) => each === type) ?? 'unknown';
        const isResolved = exception.status === 'resolved';
        return (
          <Banner
            key={place}
            kind={isResolved ? 'info' : 'warning'}
            title={message ?? texts.types[known].name}
          >
            {!isResolved && <p>{texts.types[known].text}</p>}
            <Facts
              facts={[
                { name: payments.status, value: statusOf(exception) },
                { name: texts.step, value: step === undefined ? '' : readableName(step) },
                { name: texts.kind, value: message === undefined ? '' : texts.types[known].name },
                { name: texts.assignedTo, value: assignedTo ?? '' },
                { name: texts.resolution, value: resolution ?? '' },
                { name: texts.since, value: at === undefined ? '' : dayAndTime(at, language, terminal) },
              ].filter(({ value }) => value !== '')}
            />
          </Banner>
        );
      })}
    </section>
  );
}
