import { useEffect, useEffectEvent, useRef } from 'react';
import type { CustomerScreenView } from '../../../shared/contract/views.ts';
import type { PayerDetails } from '../../../shared/customer/details.ts';
import { call } from '../../state/call.ts';
import { useConnection } from '../../state/connection.ts';

export interface DetailsRequest {
  /** There is a customer's screen to ask on. */
  readonly possible: boolean;
  /** The customer has the form before them. */
  readonly waiting: boolean;
  readonly ask: () => void;
  /** Takes the form away from the customer. */
  readonly end: () => void;
}

/**
 * Lets the customer type who they are. `onGiven` is called once with what they said, empty when they would rather not;
 * main forgets it then. Whoever leaves the screen that asked takes the question along.
 */
export function useDetailsRequest(
  screen: CustomerScreenView | undefined,
  needed: boolean,
  onGiven: (payer: PayerDetails) => void,
): DetailsRequest {
  const { commands } = useConnection();
  const question = screen?.details;
  const answered = question?.payer === undefined ? undefined : question.id;
  // Whoever asks and leaves at once has not seen the question in the view yet.
  const asked = useRef(false);
  const end = () => {
    asked.current = false;
    void call(commands, 'display.endDetails', undefined);
  };
  const take = useEffectEvent(() => {
    if (question?.payer === undefined) return;
    onGiven(question.payer);
    end();
  });
  const leave = useEffectEvent(() => {
    if (asked.current || question !== undefined) end();
  });

  useEffect(() => {
    if (answered !== undefined) take();
  }, [answered]);
  useEffect(() => () => leave(), []);

  return {
    possible: screen?.state === 'shown',
    waiting: question !== undefined && answered === undefined,
    ask: () => {
      asked.current = true;
      void call(commands, 'display.askDetails', { needed });
    },
    end,
  };
}
