import { allowed } from '../log/log-entry.ts';
import type { Health, HealthCheck, LockdownAnswer } from '../../../shared/contract/health.ts';
import type { LogRule } from '../log/log-entry.ts';

/**
 * One check in a bundle: numbers, and codes and versions of a certain form. `says` is the check's result: bundles keep
 * the field names of their first version, so that bundles of older tills can be replayed.
 */
export type BundledCheck = Pick<HealthCheck, 'name' | 'state'> & {
  readonly says: HealthCheck['result'];
} & Readonly<Record<string, unknown>>;

export interface BundledHealth extends Pick<Health, 'at'> {
  readonly checks: readonly BundledCheck[];
}

const LISTS = {
  restarts: { part: 'code', why: 'code', times: 'count', lastAt: 'count' },
  answers: { item: 'code', is: 'code' },
} as const;

/**
 * `counts` is a number for each of some codes of ours; `restarts` and `answers` are lists with one entry for each
 * restart or answer.
 */
type Rule = Extract<LogRule, 'code' | 'version' | 'count'> | 'counts' | keyof typeof LISTS | 'left-out';

type FieldOf<Name extends HealthCheck['name']> =
  Extract<HealthCheck, { readonly name: Name }> extends infer Finding
    ? Finding extends unknown
      ? Exclude<keyof Finding, 'name' | 'result' | 'state'>
      : never
    : never;

/** Every field of every finding. A field without a rule does not compile and is never copied. */
export const HEALTH_RULES: {
  readonly [Name in HealthCheck['name']]: Readonly<Record<FieldOf<Name>, Rule>>;
} = {
  credential: {},
  clock: { differenceMs: 'count' },
  quota: { reads: 'count', writes: 'count' },
  service: { lastGood: 'counts' },
  'back-office': { lastGood: 'counts', left: 'counts' },
  ledger: { verifiedAt: 'count', lost: 'count' },
  disk: { freeBytes: 'count', slowestWriteMs: 'count' },
  printer: {},
  // The address belongs to the store's network.
  webhooks: { address: 'left-out', refused: 'count', lastGoodAt: 'count' },
  // The author of the file typed a person's name here.
  managed: { by: 'left-out', merchantId: 'left-out', service: 'left-out' },
  display: {},
  restarts: { restarted: 'restarts' },
  lockdown: { found: 'answers' },
  // A path and names of files may hold anything.
  pictures: { folder: 'left-out', shown: 'count', notShown: 'count', faults: 'left-out' },
  errors: {},
  version: { version: 'version', electron: 'version', newer: 'version' },
};

/** Health without what a person or another program wrote. */
export function redactedHealth({ at, checks }: Health): BundledHealth {
  return { at, checks: checks.map(redactedCheck) };
}

function redactedCheck({ name, result, state, ...fields }: HealthCheck): BundledCheck {
  return { name, says: result, state, ...listed(HEALTH_RULES[name], fields) };
}

function listed(rules: Readonly<Record<string, Rule>>, fields: object): Readonly<Record<string, unknown>> {
  const values: Readonly<Record<string, unknown>> = { ...fields };
  const kept = Object.entries(rules).flatMap(([field, rule]) => {
    const value = values[field];
    return value === undefined || rule === 'left-out' ? [] : [[field, redacted(rule, value)]];
  });
  return Object.fromEntries(kept) as Readonly<Record<string, unknown>>;
}

function redacted(rule: Exclude<Rule, 'left-out'>, value: unknown): unknown {
  if (rule === 'restarts') return (value as readonly object[]).map((one) => listed(LISTS.restarts, one));
  if (rule === 'answers')
    return (value as readonly LockdownAnswer[]).map(({ item, state }) =>
      listed(LISTS.answers, { item, is: state }),
    );
  if (rule !== 'counts') return allowed(rule, value);
  const counts = Object.entries(value as Readonly<Record<string, unknown>>);
  return Object.fromEntries(counts.map(([code, count]) => [allowed('code', code), allowed('count', count)]));
}
