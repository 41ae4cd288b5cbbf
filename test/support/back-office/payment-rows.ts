import { expect } from 'vitest';
import type { Sandbox } from '../../../sandbox/server.ts';
import type {
  FoundPayments,
  PaymentCursor,
  PaymentSearch,
} from '../../../shared/contract/back-office/payments.ts';
import type { TillWorld } from '../worlds/till-world.ts';

/** Finds payments of the till and of the service, at terminal scope unless `search` names another. */
export async function findPayments(
  { commands }: TillWorld,
  search: Partial<PaymentSearch> = {},
  after?: PaymentCursor,
): Promise<FoundPayments> {
  const found = await commands['payments.find']({
    search: { scope: 'terminal', ...search },
    ...(after && { after }),
  });
  if (!found.ok) throw new Error(JSON.stringify(found.failure));
  return found.value;
}

/** Starts a sale of 12.34, and parks it once its code is shown. Answers its id. */
export async function parkedSale(world: TillWorld, reference: string): Promise<string> {
  await world.charge(1234, reference);
  await world.stageWhen('waiting');
  const { sales, currentSaleId = '' } = world.till.view();
  await world.commands['sale.leave']({ saleId: currentSaleId, seen: 'open' });
  expect(sales.map((one) => one.reference)).toContain(reference);
  return currentSaleId;
}

const ORDER = {
  merchantId: 'mer_Training',
  requestedAmount: 5,
  refundEmail: 'payer@example.test',
  customer: {
    firstName: 'Pat',
    lastName: 'Payer',
    email: 'payer@example.test',
    address: '1 Road',
    city: 'Springfield',
    state: 'IL',
    postalCode: '62701',
    countryCode: 'US',
  },
};

/**
 * Creates a payment without the till: as another program with this terminal's key does, or another terminal. Answers its
 * tracking id.
 */
export async function paymentMadeElsewhere(
  { baseUrl }: Sandbox,
  reference: string,
  terminalId: string,
  apiKey: string,
): Promise<string> {
  const response = await fetch(`${baseUrl}/Payments/crypto`, {
    method: 'POST',
    headers: { 'X-Api-Key': apiKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...ORDER, terminalId, reference }),
  });
  expect(response.status).toBe(201);
  return ((await response.json()) as { trackingId: string }).trackingId;
}

/** Reference and side of each row. */
export const rowsInShort = ({ rows }: FoundPayments) =>
  rows.map(({ knownBy, payment, sale: own }) => [payment?.reference ?? own?.reference, knownBy]);
