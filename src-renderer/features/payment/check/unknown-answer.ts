import type { CheckAnswer } from '../../../../shared/contract/sale-view.ts';
import type { Messages } from '../../../messages/use-messages.ts';

export interface UnknownAnswer {
  readonly title: string;
  readonly answer: CheckAnswer;
}

/**
 * The answer, where it says no more than a screen that shows the status as unknown already; `undefined` for any other. The
 * screen then shows one alert instead of two.
 */
export function unknownAnswer(
  answer: CheckAnswer | undefined,
  { verdicts }: Pick<Messages, 'verdicts'>,
): UnknownAnswer | undefined {
  const name = answer?.verdict.name;
  if (name !== 'unknown' && name !== 'unrecognised') return undefined;
  return answer && { title: verdicts[name].title, answer };
}
