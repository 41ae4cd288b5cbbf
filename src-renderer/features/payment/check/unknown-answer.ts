import type { CheckAnswer } from '../../../../shared/contract/sale-view.ts';
import type { Messages } from '../../../messages/use-messages.ts';

export interface UnknownAnswer {
  readonly title: string;
  readonly answer: CheckAnswer;
}

/** An answer that says no more than a screen which says "unknown" already: one alert is read sooner than two. */
export function unknownAnswer(
  answer: CheckAnswer | undefined,
  { verdicts }: Pick<Messages, 'verdicts'>,
): UnknownAnswer | undefined {
  const name = answer?.verdict.name;
  if (name !== 'unknown' && name !== 'unrecognised') return undefined;
  return answer && { title: verdicts[name].title, answer };
}
