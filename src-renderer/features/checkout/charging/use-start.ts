import { useRef, useState } from 'react';
import type { Failure, GuardWarning } from '../../../../shared/failure.ts';
import { useCommand } from '../../../state/use-command.ts';
import type { Order } from '../../payment/order.ts';

interface Refusal {
  /** The draft that was charged. After another key or letter, the refusal does not apply any more. */
  readonly draft: object;
  readonly failure: Failure;
  readonly answers: Answers;
}

/** What the cashier has answered to earlier refusals of the same draft. */
interface Answers {
  readonly overrides: readonly GuardWarning[];
  /** `Failure.warnedOf` of the overridden warnings. */
  readonly answered?: readonly string[];
  readonly confirmedMinor?: number;
  readonly approvalId?: string;
  readonly withoutKeptDetails?: true;
}

/** Refusals despite which the cashier may charge. */
export type StartAnswer = GuardWarning | 'amount-unconfirmed' | 'approval-needed' | 'customer-details-gone';

export interface Start {
  /** Starts the sale, once; resolves to whether it has started. */
  readonly charge: (order: Order) => Promise<boolean>;
  /** Starts the sale despite the refusal. */
  readonly chargeDespite: (order: Order, answer: StartAnswer) => Promise<boolean>;
  /** Removes the refusal, which the cashier has read. */
  readonly dismiss: () => void;
  readonly running: boolean;
  /** Why the draft did not become a sale; missing after any change of the draft. */
  readonly failure?: Failure;
}

/** Starts a sale from a draft, which is a new object after each change, and remembers what was overridden for it. */
export function useStart(draft: object): Start {
  const command = useCommand('sale.start');
  const [refused, setRefused] = useState<Refusal>();
  // The next view shows another screen. Until then, nothing may start a second sale.
  const started = useRef(false);
  const refusal = refused?.draft === draft ? refused : undefined;

  const start = async (order: Order, answers: Answers) => {
    if (started.current) return false;
    const result = await command.run({ ...order, ...answers });
    if (result === undefined) return false;
    setRefused(result.ok ? undefined : { draft, failure: result.failure, answers });
    started.current = result.ok;
    return result.ok;
  };
  return {
    charge: (order) => start(order, NO_ANSWERS),
    chargeDespite: (order, answer) => start(order, answersAfter(refusal, answer)),
    dismiss: () => setRefused(undefined),
    running: command.running,
    ...(refusal && !command.running && { failure: refusal.failure }),
  };
}

const NO_ANSWERS: Answers = { overrides: [] };

/** The answers with one more, which is about exactly what was asked; main asks again about anything else. */
function answersAfter(refusal: Refusal | undefined, answer: StartAnswer): Answers {
  const before = refusal?.answers ?? NO_ANSWERS;
  const { asked, approval, warnedOf } = refusal?.failure ?? {};
  switch (answer) {
    case 'amount-unconfirmed':
      return asked ? { ...before, confirmedMinor: asked.minor } : before;
    case 'approval-needed':
      return approval ? { ...before, approvalId: approval.id } : before;
    case 'customer-details-gone':
      return { ...before, withoutKeptDetails: true };
    default:
      return {
        ...before,
        overrides: [...new Set([...before.overrides, answer])],
        ...(warnedOf && { answered: [...new Set([...(before.answered ?? []), ...warnedOf])] }),
      };
  }
}
