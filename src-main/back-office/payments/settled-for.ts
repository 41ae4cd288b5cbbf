import { failed, succeeded } from '../../../shared/failure.ts';
import type { PaymentAtService } from '../../../shared/contract/back-office/payments.ts';
import type { Result } from '../../../shared/failure.ts';
import type { PaymentSettlement } from '../../service/endpoints/settlement/records.ts';
import type { ServiceAccess } from '../ports.ts';

interface Asking {
  readonly access: Pick<ServiceAccess, 'paymentSettlements'>;
  readonly signal: AbortSignal;
}

/**
 * What was settled for payments of this window (epoch milliseconds), by payment (spec "Settlement and reconciliation").
 * Credentials that may not read this list still read the others: for them it is empty.
 */
export async function settlementsOf(
  merchant: string,
  { from, until }: { readonly from: number; readonly until: number },
  { access, signal }: Asking,
  most: number,
): Promise<Result<readonly PaymentSettlement[]> | 'too-many'> {
  const times = { startTime: new Date(from).toISOString(), endTime: new Date(until).toISOString() };
  const settlements: PaymentSettlement[] = [];
  for await (const step of access.paymentSettlements.pages(merchant, times, signal)) {
    if (!step.ok) {
      const isClosed = ['not-permitted', 'not-found'].includes(step.failure.code);
      return isClosed ? succeeded([]) : failed(step.failure);
    }
    settlements.push(...step.value.records);
    if (settlements.length > most) return 'too-many';
  }
  return succeeded(settlements);
}

export type Find = (payment: PaymentAtService) => PaymentSettlement | undefined;

/** By the payment's id where both name it, else by batch and reference; two that are alike are taken for none. */
export function settlementIn(settlements: readonly PaymentSettlement[]): Find {
  const found = new Map<string, PaymentSettlement | undefined>();
  for (const one of settlements) {
    const key = keyOf(one);
    found.set(key, found.has(key) ? undefined : one);
  }
  return (payment) => found.get(keyOf(payment)) ?? found.get(keyOf({ ...payment, paymentId: undefined }));
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
