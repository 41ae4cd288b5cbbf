import { useEffect, useEffectEvent, useState } from 'react';
import type { ScreenView } from '../../state/connection.ts';
import { call } from '../../state/call.ts';
import { useConnection } from '../../state/connection.ts';
import { useCommand } from '../../state/use-command.ts';
import { answeredTip, nextForTip, type TipStep } from './tip-step.ts';

export interface TipRequest {
  /** What Charge does next for this amount; when it is to ask, the customer has been asked by the end. */
  readonly before: (amountMinor: number) => Promise<TipStep>;
  /** What the customer has chosen for this amount; 0 without an answer. */
  readonly chosen: (amountMinor: number) => number;
  /** Main has not said yet whether it asks the customer. */
  readonly asking: boolean;
  /** The question stands, and the customer has not answered. */
  readonly waiting: boolean;
  /** The question that the customer has answered, once they have. */
  readonly answered: number | undefined;
  /** Takes the question back. */
  readonly end: () => void;
}

/** Asks the customer for a tip before the sale starts. */
export function useTipRequest(view: ScreenView): TipRequest {
  const { commands } = useConnection();
  const ask = useCommand('display.askTip');
  const question = view.customerScreen?.tip;
  // Of a screen that is gone, and whose amount may be gone with it: it must not charge anything here.
  const [leftBehind] = useState(question?.id);
  const end = () => void call(commands, 'display.endTip', undefined);
  const endLeftBehind = useEffectEvent(end);
  const request = question?.id === leftBehind ? undefined : question;

  useEffect(() => {
    if (leftBehind !== undefined) endLeftBehind();
  }, [leftBehind]);

  return {
    before: async (amountMinor) => {
      const step = nextForTip(view, amountMinor);
      if (step.do === 'charge') return step;
      const asked = await ask.run({ amountMinor });
      // The customer's screen has just gone: nobody is left to ask.
      return asked?.ok === false ? { do: 'charge', tipMinor: 0 } : step;
    },
    chosen: (amountMinor) => answeredTip(view, amountMinor) ?? 0,
    asking: ask.running,
    waiting: request !== undefined && request.tipMinor === undefined,
    answered: request?.tipMinor === undefined ? undefined : request.id,
    end,
  };
}

/** Calls back once for each answer of the customer. */
export function useTipAnswer({ answered }: TipRequest, onAnswer: () => void): void {
  const act = useEffectEvent(onAnswer);
  useEffect(() => {
    if (answered !== undefined) act();
  }, [answered]);
}
