import { useRef, useState } from 'react';
import type { Failure, GuardWarning } from '../../shared/failure.ts';
import { useCommand } from '../state/use-command.ts';
import type { Order } from './order.ts';

interface Refusal {
  /** What was charged: another key or letter, and the refusal is about something else. */
  readonly draft: object;
  readonly failure: Failure;
  readonly overrides: readonly GuardWarning[];
}

export interface Start {
  /** Starts the sale once; resolves to whether it has begun. */
  readonly charge: (order: Order) => Promise<boolean>;
  /** The same once more, in spite of the warning that stands. */
  readonly chargeDespite: (order: Order, warning: GuardWarning) => Promise<boolean>;
  /** Drops the refusal: the cashier has read it. */
  readonly dismiss: () => void;
  readonly running: boolean;
  /** Why the draft as it stands did not become a sale. */
  readonly failure?: Failure;
}

/** The start of a sale from a draft, which is another object after each change, and what was overridden for it. */
export function useStart(draft: object): Start {
  const command = useCommand('sale.start');
  const [refused, setRefused] = useState<Refusal>();
  // Main takes the screen away once the sale has begun; until then, nothing may begin a second one.
  const started = useRef(false);
  const refusal = refused?.draft === draft ? refused : undefined;

  const start = async (order: Order, overrides: readonly GuardWarning[]) => {
    if (started.current) return false;
    const result = await command.run({ ...order, overrides });
    if (result === undefined) return false;
    setRefused(result.ok ? undefined : { draft, failure: result.failure, overrides });
    started.current = result.ok;
    return result.ok;
  };
  return {
    charge: (order) => start(order, []),
    chargeDespite: (order, warning) => start(order, [...(refusal?.overrides ?? []), warning]),
    dismiss: () => setRefused(undefined),
    running: command.running,
    ...(refusal && !command.running && { failure: refusal.failure }),
  };
}
