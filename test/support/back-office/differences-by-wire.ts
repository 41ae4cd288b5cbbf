import { MERCHANT_LISTS, listOf, minorOf, type Service, type Wire } from './wire-lists.ts';

/** What a till knew before anything was altered, by tracking id. */
export type Known = ReadonlyMap<string, Wire>;

/**
 * Every difference between what a till knew and what the service says now, as `kind who amount`, worked out from nothing
 * but the records as they are answered: this shares no code with what explains a day.
 */
export async function differencesByWire(service: Service, known: Known): Promise<readonly string[]> {
  const own = await listOf(service, `/Terminals/${service.profile.terminalId}/payments`);
  const lists = MERCHANT_LISTS.map((path) => listOf(service, path(service.profile.merchantId)));
  const [merchant = [], batches = [], settlements = [], deposits = []] = await Promise.all(lists);
  const now = new Map(own.map((payment) => [String(payment['trackingId']), payment]));
  return [
    ...ofRecord(known, now),
    ...merchant
      .filter((payment) => isPaid(payment) && payment['terminalId'] !== service.profile.terminalId)
      .map((payment) => `made-elsewhere ${String(payment['reference'])} ${asked(payment)}`),
    ...ofMoney([...now.values()].filter(isPaid), { merchant, batches, settlements, deposits }),
  ];
}

function ofRecord(known: Known, now: ReadonlyMap<string, Wire>): readonly string[] {
  const orders = new Set([...known.values()].filter(isPaid).map((payment) => payment['reference']));
  const found: string[] = [];
  for (const [id, before] of known) {
    const after = now.get(id);
    if (!after) found.push(`missing-at-service ${id} ${-asked(before)}`);
    else if (isPaid(after) && !isPaid(before)) found.push(`paid-after-end ${id} ${asked(after)}`);
    else if (!isPaid(after) && isPaid(before)) found.push(`status-differs ${id} ${-asked(before)}`);
    else if (isPaid(after) && asked(after) !== asked(before))
      found.push(`amount-differs ${id} ${asked(after) - asked(before)}`);
  }
  for (const [id, after] of now) {
    if (known.has(id) || !isPaid(after)) continue;
    found.push(`${orders.has(after['reference']) ? 'paid-twice' : 'unknown-to-till'} ${id} ${asked(after)}`);
  }
  return found;
}

interface Lists {
  readonly merchant: readonly Wire[];
  readonly batches: readonly Wire[];
  readonly settlements: readonly Wire[];
  readonly deposits: readonly Wire[];
}

/** `own`: paid at this terminal. */
function ofMoney(own: readonly Wire[], { merchant, batches, settlements, deposits }: Lists): string[] {
  const found: string[] = [];
  const settlementOf = new Map(settlements.map((settlement) => [settlement['id'], settlement]));
  const depositsOf = (id: unknown) => deposits.filter((deposit) => deposit['settlementId'] === id);
  const hasLeft = (settlement: Wire) =>
    settlement['payoutId'] !== null || depositsOf(settlement['id']).length > 0;
  for (const payment of own) {
    const settlement = settlementOf.get(payment['settlementId']);
    const kind =
      payment['batchStatus'] === 'hold'
        ? 'on-hold'
        : payment['batchStatus'] !== 'closed' || !settlement
          ? 'unsettled'
          : hasLeft(settlement)
            ? undefined
            : settlement['holdReason'] === null
              ? 'not-paid-out'
              : 'on-hold';
    if (kind) found.push(`${kind} ${String(payment['trackingId'])} ${-asked(payment)}`);
  }
  const settled = own.filter(({ batchStatus }) => batchStatus === 'closed');
  for (const batch of batches) {
    const { id, settlementId } = batch;
    if (settlementId === null || !settled.some(({ batchId }) => batchId === id)) continue;
    const named = merchant.filter((payment) => payment['batchId'] === id && isPaid(payment));
    const gap = minorOf(batch['grossAmount']) - named.reduce((sum, payment) => sum + asked(payment), 0);
    if (gap !== 0) found.push(`batch-differs ${settlementId as string} ${gap}`);
  }
  for (const settlement of settlements) {
    const id = String(settlement['id']);
    if (!hasLeft(settlement) || !settled.some(({ settlementId }) => settlementId === id)) continue;
    const fees = minorOf(settlement['totalFees']);
    const adjustment = minorOf(settlement['netAdjustmentTotal']);
    if (fees !== 0) found.push(`fee ${id} ${-fees}`);
    if (adjustment !== 0) found.push(`adjustment ${id} ${adjustment}`);
    const net = minorOf(settlement['grossAmount']) - fees + adjustment;
    const [deposit] = depositsOf(id);
    if (!deposit) found.push(`deposit-missing ${id} ${-net}`);
    else if (deposit['status'] === 'returned') found.push(`deposit-failed ${id} ${-net}`);
    else if (minorOf(deposit['amount']) !== net)
      found.push(`deposit-differs ${id} ${minorOf(deposit['amount']) - net}`);
  }
  return found;
}

const asked = (payment: Wire): number => minorOf(payment['requestedAmount']);
const isPaid = ({ statusCode }: Wire): boolean => statusCode === 'completed' || statusCode === 'overpaid';
