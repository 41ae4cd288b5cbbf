import { inWholeUnits } from '../currencies.ts';
import { LIFETIME_MS } from '../payments/durations.ts';
import { customerIdOf } from '../payments/payment-book.ts';
import { moved } from '../payments/payment.ts';
import type { Customer, Payment } from '../payments/payment.ts';
import type { Terminal } from '../records/terminals.ts';
import { pick } from './random.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** When shops open, in milliseconds after midnight in UTC, and for how long. */
export const OPENING_HOUR_MS = 13 * 3_600_000;
export const OPEN_FOR_MS = 9 * 3_600_000;

const OUTCOMES = [
  ['completed', 78],
  ['expired', 8],
  ['cancelled', 5],
  ['underpaid', 4],
  ['overpaid', 3],
  ['invalid', 2],
] as const;

const SHOPPERS: readonly Customer[] = [
  shopper('Ada', 'Moreau', '12 Elm Street', 'Portland', 'ME', '04101'),
  shopper('Ben', 'Okafor', '7 Hill Road', 'Boston', 'MA', '02108'),
  shopper('Chiara', 'Lind', '90 Bay Avenue', 'Salem', 'MA', '01970'),
  shopper('Dev', 'Sharma', '3 Quarry Lane', 'Augusta', 'ME', '04330'),
];

function shopper(
  firstName: string,
  lastName: string,
  address: string,
  city: string,
  state: string,
  postalCode: string,
): Customer {
  const email = `${firstName}.${lastName}@shoppers.test`.toLowerCase();
  return { firstName, lastName, email, address, city, state, postalCode, countryCode: 'US' };
}

/** The payments of one terminal on the days before `today` (midnight in UTC, epoch milliseconds), oldest first. */
export function pastPayments(
  terminal: Terminal,
  { today, days }: { readonly today: number; readonly days: number },
  random: () => number,
): Payment[] {
  const payments: Payment[] = [];
  for (let day = days; day > 0; day--) {
    const count = Math.floor(random() * 4);
    const times = Array.from({ length: count }, () => Math.floor(random() * OPEN_FOR_MS)).sort(
      (a, b) => a - b,
    );
    for (const time of times) {
      const created = today - day * DAY_MS + OPENING_HOUR_MS + time;
      payments.push(endedPayment(terminal, payments.length + 1, created, random));
    }
  }
  return payments;
}

/** A payment that was created at `created` (epoch milliseconds) and ended minutes later. */
export function endedPayment(
  terminal: Terminal,
  number: number,
  created: number,
  random: () => number,
): Payment {
  const open = openPayment(terminal, number, created, random);
  const tenderType = pick(
    random,
    terminal.effectiveTenders.map((tender, place) => [tender, 6 - place] as const),
  );
  const at = created + Math.floor((0.5 + random() * 4) * MINUTE_MS);
  return ended({ ...open, tenderType }, pick(random, OUTCOMES), at);
}

/** A payment that was created at `created` (epoch milliseconds) and waits for its payer. */
export function openPayment(
  terminal: Terminal,
  number: number,
  created: number,
  random: () => number,
): Payment {
  const { id: terminalId, merchantId, locationId } = terminal;
  const tag = `${terminalId.slice('term_'.length)}${String(number).padStart(4, '0')}`;
  const isVirtual = terminal.kind === 'virtual';
  const customer = isVirtual
    ? pick(
        random,
        SHOPPERS.map((one) => [one, 1] as const),
      )
    : null;
  const expiration = created + LIFETIME_MS;
  return {
    paymentId: `pay_${tag}`,
    trackingId: `trk-${tag}`,
    pageId: `page-${tag}`,
    paymentCode: tag.toUpperCase(),
    merchantId,
    locationId,
    terminalId,
    reference: isVirtual ? `WEB-${String(number).padStart(5, '0')}` : tag,
    tenderTypes: null,
    description: number % 5 === 0 ? 'Gift card' : null,
    refundEmail: customer?.email ?? null,
    emailReceipt: null,
    smsReceipt: null,
    redirectUrl: null,
    webhookUrls: [],
    customerId: customerIdOf(merchantId, customer),
    customer,
    rebate: null,
    requestedMinor: inWholeUnits(250 + Math.floor(random() ** 2 * 20_000), terminal.currency),
    paidMinor: 0,
    statusCode: 'created',
    tenderType: null,
    senderAddress: null,
    created,
    updated: created,
    expiration,
    quoteExpiration: expiration,
    received: null,
    plan: [{ at: expiration, statusCode: 'expired' }],
    batchId: null,
    seeded: true,
  };
}

function ended(payment: Payment, statusCode: string, at: number): Payment {
  switch (statusCode) {
    case 'expired':
      return moved({ ...payment, tenderType: null }, { statusCode }, payment.expiration);
    case 'cancelled':
      return moved({ ...payment, tenderType: null }, { statusCode }, at);
    case 'invalid':
      return moved(payment, { statusCode, paidMinor: payment.requestedMinor }, at);
    default:
      return moved(payment, { statusCode }, at);
  }
}
