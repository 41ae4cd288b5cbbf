import { z } from 'zod';
import { read } from '../../requests/request.ts';
import { text } from '../../requests/fields.ts';
import { at } from '../../requests/path.ts';
import type { Sender } from '../../sending/sender.ts';

/** One fee of a partner's schedule. A merchant's `sellRate` below the schedule's floor is refused at onboarding. */
export interface Fee {
  readonly name: string | undefined;
  /** Whether rates are percentages or amounts; `undefined` where neither a field nor a name tells. */
  readonly kind: 'percentage' | 'fixed' | undefined;
  readonly sellRate: number;
  readonly buyRate: number;
}

const fee = z.object({ name: text, feeName: text, feeType: text, sellRate: z.number(), buyRate: z.number() });

/** How entries are held is not shown: in a list or by name, at the top or one or two levels down. */
const DEEPEST = 3;
const schedule = z.unknown().transform((value, context) => {
  const fees = feesIn(value, [], DEEPEST);
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

/** `path`: the names of what holds the value, from the outside. */
function feesIn(value: unknown, path: readonly string[], depth: number): readonly (Fee | 'unreadable')[] {
  if (typeof value !== 'object' || value === null || depth < 0) return [];
  if ('sellRate' in value || 'buyRate' in value) {
    const { data } = fee.safeParse(value);
    if (!data) return ['unreadable'];
    const { feeType, sellRate, buyRate } = data;
    // What holds a list of fees is the name of none of them.
    const name = data.name ?? data.feeName ?? feeType ?? (path.at(-1) === '' ? undefined : path.at(-1));
    return [{ name, kind: kindOf([feeType, name, ...path]), sellRate, buyRate }];
  }
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, inner]) =>
    feesIn(inner, [...path, isList ? '' : key], depth - 1),
  );
}

/** The specification has "fixed and percentage fee entries" and shows none of their fields. */
function kindOf(names: readonly (string | undefined)[]): Fee['kind'] {
  for (const name of names) {
    if (/percent/i.test(name ?? '')) return 'percentage';
    if (/fixed|flat/i.test(name ?? '')) return 'fixed';
  }
  return undefined;
}
