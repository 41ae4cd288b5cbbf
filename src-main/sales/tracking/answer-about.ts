import type { Failure } from '../../../shared/failure.ts';
import type { TrackingAnswer } from '../ports.ts';
import type { TrackingReading } from '../reading.ts';

const ANOTHER_PAYMENT: Failure = {
  action: 'report',
  code: 'service-answer-unreadable',
  detail: 'the answer names another payment than before',
};

/** The answer, or a failure where it names another payment than the `last` reading did. */
export function answerAbout(last: TrackingReading | undefined, answer: TrackingAnswer): TrackingAnswer {
  if (answer.kind === 'failed' || last?.paymentId === undefined) return answer;
  const { paymentId } = answer.reading;
  const isAnother = paymentId !== undefined && paymentId !== last.paymentId;
  return isAnother ? { kind: 'failed', failure: ANOTHER_PAYMENT } : answer;
}
