import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Admission } from '../auth/admission.ts';
import { callingTerminal } from '../auth/permission.ts';
import type { SandboxClock } from '../clock.ts';
import { conflict, forbidden, invalid, notFound, unprocessable } from '../http/service-error.ts';
import { text } from '../http/schemas.ts';
import { payCurrencyId } from '../world/currencies.ts';
import { CONFIRMATION_MS } from '../world/payments/durations.ts';
import type { Customer, Payment } from '../world/payments/payment.ts';
import { inherited } from '../world/records/terminals.ts';
import type { Terminal } from '../world/records/terminals.ts';
import { minorUnits, wireAmount, wireTime } from '../world/wire-values.ts';
import type { World } from '../world/world.ts';
import { missingCustomer } from './customer-rules.ts';
import { customerSchema } from './customer-schema.ts';

export interface PaymentPageParts {
  readonly admission: Admission;
  readonly clock: SandboxClock;
  readonly world: World;
}

interface PageBody {
  readonly customer?: Customer;
  readonly tenderType?: string;
}
type PageRequest<Body> = FastifyRequest<{ Params: { id: string }; Body: Body }>;

/** How long a quote is valid, at most until the payment expires, in milliseconds. */
const QUOTE_MS = 2 * 60_000;

const quoteProperties = { customer: customerSchema, tenderType: text(64) };
const quoteSchema = { type: 'object', properties: quoteProperties };
const transactionSchema = {
  type: 'object',
  properties: {
    ...quoteProperties,
    transactionHash: text(128),
    amount: { type: 'number', exclusiveMinimum: 0 },
  },
};

/**
 * Requests of the hosted page for the payer (spec "Payments"). Of the bodies the specification shows only `customer`;
 * `tenderType`, `transactionHash`, `amount` and the answers are this sandbox's own.
 */
export function addPaymentPages(app: FastifyInstance, { admission, clock, world }: PaymentPageParts): void {
  const onRequest = admission.payments;

  app.post<{ Params: { id: string }; Body: PageBody }>(
    '/PaymentPages/:id/request-quote',
    { onRequest, schema: { body: quoteSchema } },
    (request, reply) => {
      const { payment, tenderType } = open(request);
      const quoteExpiration = Math.min(clock.now() + QUOTE_MS, payment.expiration);
      const customer = request.body.customer ?? null;
      world.payments.quote(payment, { tenderType, quoteExpiration, customer });
      reply.send({
        paymentPageId: payment.pageId,
        trackingId: payment.trackingId,
        tenderType,
        payCurrencyId: payCurrencyId(tenderType),
        payAmount: wireAmount(payment.requestedMinor),
        paymentAddress: `${tenderType}:${payment.pageId}`,
        quoteExpiration: wireTime(quoteExpiration),
      });
    },
  );

  app.post<{
    Params: { id: string };
    Body: PageBody & { readonly transactionHash?: string; readonly amount?: number };
  }>(
    '/PaymentPages/:id/pending-transaction',
    { onRequest, schema: { body: transactionSchema } },
    (request, reply) => {
      const { payment, tenderType } = open(request);
      const {
        customer = null,
        amount = wireAmount(payment.requestedMinor),
        transactionHash = null,
      } = request.body;
      const paidMinor = minorUnits(amount);
      if (paidMinor === undefined) {
        throw invalid([{ field: 'amount', message: 'must have at most two decimal places' }]);
      }
      const { quoteExpiration, requestedMinor } = payment;
      const quoted = world.payments.quote(payment, { tenderType, quoteExpiration, customer });
      const seen = world.payments.move(quoted, {
        statusCode: 'processing',
        paidMinor,
        plan: [{ at: clock.now() + CONFIRMATION_MS, statusCode: outcomeOf(paidMinor, requestedMinor) }],
      });
      const { pageId: paymentPageId, trackingId, statusCode } = seen;
      reply.code(202).send({ paymentPageId, trackingId, statusCode, transactionHash });
    },
  );

  /** The payment of the page, while it waits for its payer, and the tender of the request. */
  function open(request: PageRequest<PageBody>): { readonly payment: Payment; readonly tenderType: string } {
    const payment = world.payments.byPage(request.params.id);
    if (payment === undefined) throw notFound('There is no such payment page.');
    const terminal = callingTerminal(request);
    if (payment.terminalId !== terminal.id) throw forbidden('The payment belongs to another terminal.');
    const tenderType = tenderOf(request.body, payment, terminal);
    const missing = missingCustomer(request.body.customer, terminal, [tenderType]);
    if (missing.length > 0) throw invalid(missing);
    if (payment.statusCode !== 'created') {
      throw conflict(`The payment is ${payment.statusCode} and waits for no payer.`);
    }
    return { payment, tenderType };
  }
}

/** The tender of the request, of an earlier quote, or the payment's first. */
function tenderOf({ tenderType }: PageBody, payment: Payment, { effectiveTenders }: Terminal): string {
  const taken = inherited(payment.tenderTypes, effectiveTenders);
  const meant = tenderType ?? payment.tenderType ?? taken[0];
  if (meant === undefined || !taken.includes(meant)) {
    throw unprocessable('This payment cannot be paid with the tender.', [
      { field: 'tenderType', message: `must be one of ${taken.join(', ')}` },
    ]);
  }
  return meant;
}

function outcomeOf(paidMinor: number, requestedMinor: number): string {
  if (paidMinor === requestedMinor) return 'completed';
  return paidMinor < requestedMinor ? 'underpaid' : 'overpaid';
}
