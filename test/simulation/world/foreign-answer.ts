import type { Saying } from '../oracle/sayings.ts';
import type { WireParts } from './gateway/wire-parts.ts';

/** An answer about another payment than the one that was asked for. */
interface ForeignAnswer {
  readonly trackingId: string;
  readonly paymentId: string;
  readonly saying: Saying;
}

/**
 * Now and then the service answers about another payment. It names it only by its own identifier, which the till can
 * know from an earlier reading; without one nobody could tell, and the answer is a true one.
 */
export function foreignAnswer(
  { plan, service, rules, random }: Pick<WireParts, 'plan' | 'service' | 'rules' | 'random'>,
  trackingId: string,
): ForeignAnswer | undefined {
  if (plan.faults['foreign-reading'] === undefined || !plan.statesAmounts) return undefined;
  const isKnown = [...rules.witness.records.values()].some(({ payments }) => payments.get(trackingId)?.last);
  const others = [...service.payments.values()].filter((other) => other.trackingId !== trackingId);
  const other = others[random.between(0, Math.max(0, others.length - 1))];
  if (!isKnown || !other || !service.meets('foreign-reading', random)) return undefined;
  return {
    trackingId: other.trackingId,
    paymentId: other.paymentId,
    saying: service.statements.of(other),
  };
}

/** The identifier of an earlier payment of another sale, with which the service answers this create now and then. */
export function repeatedId(
  { plan, service, rules, random }: Pick<WireParts, 'plan' | 'service' | 'rules' | 'random'>,
  key: string,
): string | undefined {
  if (plan.faults['repeated-id'] === undefined) return undefined;
  const earlier = [...rules.witness.records.values()]
    .filter((record) => record.key !== key)
    .flatMap(({ payments }) => [...payments.keys()]);
  const id = earlier[random.between(0, Math.max(0, earlier.length - 1))];
  return id !== undefined && service.meets('repeated-id', random) ? id : undefined;
}
