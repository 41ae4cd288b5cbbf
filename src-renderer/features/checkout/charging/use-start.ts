import { useRef, useState } from 'react';
import type { CommandInput } from '../../../../shared/contract/commands.ts';
import type { Failure, GuardWarning } from '../../../../shared/failure.ts';
import { useCommand } from '../../../state/use-command.ts';
import type { Order } from '../../payment/order.ts';

interface Refusal {
  /** What was charged: another key or letter, and the refusal is about something else. */
  readonly draft: object;
  readonly failure: Failure;
  readonly answers: Answers;
}

/** What the cashier has answered to earlier refusals of the same. */
interface Answers {
  readonly overrides: readonly GuardWarning[];
  /** Of which earlier payments it was. */
  readonly answered?: readonly string[];
  readonly confirmedMinor?: number;
  readonly approvalId?: string;
  readonly withoutDetails?: true;
}

/** A refusal that the cashier may answer by charging all the same. */
export type StartAnswer = GuardWarning | 'amount-unconfirmed' | 'approval-needed' | 'customer-details-gone';

export interface Start {
  /** Starts the sale once; resolves to whether it has begun. */
  readonly charge: (order: Order) => Promise<boolean>;
  /** The same once more, in spite of the refusal that stands. */
  readonly chargeDespite: (order: Order, answer: StartAnswer) => Promise<boolean>;
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

  const start = async (order: Order, answers: Answers) => {
    if (started.current) return false;
    const result = await command.run(withAnswers(order, answers));
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

function withAnswers(
  { again, ...order }: Order,
  { withoutDetails, ...answers }: Answers,
): CommandInput<'sale.start'> {
  return { ...order, ...answers, ...(again !== undefined && !withoutDetails && { again }) };
}

/** What is answered is what was asked about, whatever has become of the order since: main asks again about another. */
function answersAfter(refusal: Refusal | undefined, answer: StartAnswer): Answers {
  const before = refusal?.answers ?? NO_ANSWERS;
  const { asked, approval, warnedOf } = refusal?.failure ?? {};
  switch (answer) {
    case 'amount-unconfirmed':
      return asked ? { ...before, confirmedMinor: asked.minor } : before;
    case 'approval-needed':
      return approval ? { ...before, approvalId: approval.id } : before;
    case 'customer-details-gone':
      return { ...before, withoutDetails: true };
    default:
      return {
        ...before,
        overrides: [...new Set([...before.overrides, answer])],
        ...(warnedOf && { answered: [...new Set([...(before.answered ?? []), ...warnedOf])] }),
      };
  }
}
