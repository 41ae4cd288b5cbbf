import { z } from 'zod';
import { read } from '../../requests/request.ts';
import { text } from '../../requests/fields.ts';
import { at } from '../../requests/path.ts';
import type { Sender } from '../../sending/sender.ts';

/** One fee of a partner's schedule. Onboarding refuses a merchant whose `sellRate` is below the schedule's. */
export interface Fee {
  readonly name: string | undefined;
  /** Whether the rates are percentages or amounts; `undefined` where no field and no name says it. */
  readonly kind: 'percentage' | 'fixed' | undefined;
  readonly sellRate: number;
  readonly buyRate: number;
}

const fee = z.object({ name: text, feeName: text, feeType: text, sellRate: z.number(), buyRate: z.number() });

/**
 * The specification does not say how the entries are arranged. They are found in a list or by name, up to this many
 * levels down.
 */
const DEEPEST = 3;
const schedule = z.unknown().transform((value, context) => {
  const fees = feesIn(value, [], DEEPEST);
  // A merchant's fee is compared with the schedule, so a fee that is missing here could be undercut.
  if (fees.includes('unreadable')) context.addIssue('a fee without its two rates');
  return fees.filter((each) => each !== 'unreadable');
});

/**
 * `GET /Partners/{id}/fee-schedule` (spec "Partners, merchants, locations, terminals"): the schedule of the partner, or
 * of its nearest ancestor with a representing merchant. Fails with `not-found` where there is none.
 */
export function feeSchedules(sender: Sender) {
  return {
    ofPartner: (partnerId: string, signal: AbortSignal) =>
      read(sender, at`/Partners/${partnerId}/fee-schedule`, schedule, signal),
  };
}

/** @param path the keys that lead to the value, outermost first; those of list items are empty */
function feesIn(value: unknown, path: readonly string[], depth: number): readonly (Fee | 'unreadable')[] {
  if (typeof value !== 'object' || value === null || depth < 0) return [];
  if ('sellRate' in value || 'buyRate' in value) {
    const { data } = fee.safeParse(value);
    if (!data) return ['unreadable'];
    const { feeType, sellRate, buyRate } = data;
    // The key of a list is not the name of a fee in it.
    const name = data.name ?? data.feeName ?? feeType ?? (path.at(-1) === '' ? undefined : path.at(-1));
    return [{ name, kind: kindOf([feeType, name, ...path]), sellRate, buyRate }];
  }
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, inner]) =>
    feesIn(inner, [...path, isList ? '' : key], depth - 1),
  );
}

/** The specification names "fixed and percentage fee entries", but not their fields. */
function kindOf(names: readonly (string | undefined)[]): Fee['kind'] {
  for (const name of names) {
    if (/percent/i.test(name ?? '')) return 'percentage';
    if (/fixed|flat/i.test(name ?? '')) return 'fixed';
  }
  return undefined;
}
