import { z } from 'zod';
import { read } from '../../requests/request.ts';
import { text } from '../../requests/fields.ts';
import { at } from '../../requests/path.ts';
import type { Sender } from '../../sending/sender.ts';

/** One fee of a partner's schedule. A merchant's `sellRate` below the schedule's floor is refused at onboarding. */
export interface Fee {
  readonly name: string | undefined;
  readonly sellRate: number;
  readonly buyRate: number;
}

const fee = z.object({ name: text, feeName: text, feeType: text, sellRate: z.number(), buyRate: z.number() });

/** How entries are held is not shown: in a list or by name, at the top or one or two levels down. */
const DEEPEST = 3;
const schedule = z.unknown().transform((value, context) => {
  const fees = feesIn(value, undefined, DEEPEST);
  // A schedule with a gap would let a fee below its floor pass.
  if (fees.includes('unreadable')) context.addIssue('a fee without its two rates');
  return fees.filter((each) => each !== 'unreadable');
});

/**
 * `GET /Partners/{id}/fee-schedule` (spec "Partners, merchants, locations, terminals"): that of the nearest ancestor
 * with a representing merchant; `not-found` when there is none.
 */
export function feeSchedules(sender: Sender) {
  return {
    ofPartner: (partnerId: string, signal: AbortSignal) =>
      read(sender, at`/Partners/${partnerId}/fee-schedule`, schedule, signal),
  };
}

function feesIn(value: unknown, key: string | undefined, depth: number): readonly (Fee | 'unreadable')[] {
  if (typeof value !== 'object' || value === null || depth < 0) return [];
  if ('sellRate' in value || 'buyRate' in value) {
    const { data } = fee.safeParse(value);
    if (!data) return ['unreadable'];
    return [
      {
        name: data.name ?? data.feeName ?? data.feeType ?? key,
        sellRate: data.sellRate,
        buyRate: data.buyRate,
      },
    ];
  }
  const named = !Array.isArray(value);
  return Object.entries(value).flatMap(([name, inner]) => feesIn(inner, named ? name : undefined, depth - 1));
}
