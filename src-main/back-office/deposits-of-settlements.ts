import { failed, succeeded } from '../../shared/failure.ts';
import { noneMissing } from './each-once.ts';
import type { Result } from '../../shared/failure.ts';
import type { Deposit } from '../service/endpoints/settlement/records.ts';
import type { ServiceAccess } from './ports.ts';

/**
 * The deposits of these settlements. One that comes again counts once, as it was read last, because it may be further on
 * its way by then. One that comes for several settlements counts for each.
 */
export async function depositsOfSettlements(
  settlementIds: readonly string[],
  { deposits }: Pick<ServiceAccess, 'deposits'>,
  signal: AbortSignal,
): Promise<Result<readonly Deposit[]>> {
  const read = new Map<string, Deposit>();
  const keyOf = ({ id, settlementId }: Deposit) => JSON.stringify([id, settlementId]);
  for await (const step of noneMissing(deposits.pages({ settlementIds }, signal), keyOf)) {
    if (!step.ok) return failed(step.failure);
    for (const deposit of step.value.records) read.set(keyOf(deposit), deposit);
  }
  return succeeded([...read.values()]);
}
