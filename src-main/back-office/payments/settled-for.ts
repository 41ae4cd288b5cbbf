import { isDeepStrictEqual } from 'node:util';
import { failed, succeeded } from '../../../shared/failure.ts';
import { noneMissing } from '../each-once.ts';
import type { PaymentAtService } from '../../../shared/contract/back-office/payments.ts';
import type { Result } from '../../../shared/failure.ts';
import type { PaymentSettlement } from '../../service/endpoints/settlement/records.ts';
import type { ServiceAccess } from '../ports.ts';

interface Asking {
  readonly access: Pick<ServiceAccess, 'paymentSettlements'>;
  readonly signal: AbortSignal;
}

/**
 * The settlements of payments that were created in this window (epoch milliseconds), one payment each (spec "Settlement
 * and reconciliation"), or `closed` for credentials that may not read this list: they may still read the others.
 */
export async function settlementsOf(
  merchant: string,
  { from, until }: { readonly from: number; readonly until: number },
  { access, signal }: Asking,
  most: number,
): Promise<Result<readonly PaymentSettlement[]> | 'too-many' | 'closed'> {
  const times = { startTime: new Date(from).toISOString(), endTime: new Date(until).toISOString() };
  const settlements: PaymentSettlement[] = [];
  const pages = access.paymentSettlements.pages(merchant, times, signal);
  // These records have no id of their own, and a payment that was settled twice has two that differ.
  for await (const step of noneMissing(pages, (one) => JSON.stringify(one))) {
    if (!step.ok) {
      const isClosed = ['not-permitted', 'not-found'].includes(step.failure.code);
      return isClosed ? 'closed' : failed(step.failure);
    }
    settlements.push(...step.value.records);
    if (settlements.length > most) return 'too-many';
  }
  return succeeded(settlements);
}

export type Find = (payment: PaymentAtService) => readonly PaymentSettlement[];

/**
 * Finds the settlements of a payment by its id, where both have one; otherwise by batch and reference. Settlements that
 * match by these and differ may be of several payments and are not used.
 */
export function settlementIn(settlements: readonly PaymentSettlement[]): Find {
  const found = new Map<string, PaymentSettlement[]>();
  for (const one of settlements) {
    const key = keyOf(one);
    const others = found.get(key) ?? [];
    // Two that differ are used for no payment. More would take minutes where the records name no payment, nor its batch.
    if (one.paymentId === undefined && others.length > 1) continue;
    // A list that grows while its pages are read repeats records.
    if (!others.some((other) => isDeepStrictEqual(other, one))) found.set(key, [...others, one]);
  }
  return (payment) => {
    const ofPayment = payment.paymentId === undefined ? [] : (found.get(keyOf(payment)) ?? []);
    if (ofPayment.length > 0) return ofPayment;
    const alike = found.get(keyOf({ ...payment, paymentId: undefined })) ?? [];
    return alike.length === 1 ? alike : [];
  };
}

function keyOf({
  paymentId,
  batchId,
  reference,
}: {
  readonly paymentId?: string | undefined;
  readonly batchId?: string | undefined;
  readonly reference?: string | undefined;
}): string {
  return JSON.stringify(paymentId === undefined ? [batchId, reference] : [paymentId]);
}
