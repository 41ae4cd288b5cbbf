import type { FastifyInstance } from 'fastify';
import type { Admission } from '../auth/admission.ts';
import { callingTerminal } from '../auth/permission.ts';
import { forbidden, notFound } from '../http/service-error.ts';
import { PAYER_CURRENCY, requestedIn } from '../world/currencies.ts';
import type { Payment } from '../world/payments/payment.ts';
import type { Switches } from '../world/switches.ts';
import { wireAmount, wireTime } from '../world/wire-values.ts';
import type { World } from '../world/world.ts';

export interface TrackingParts {
  readonly admission: Admission;
  readonly switches: Switches;
  readonly world: World;
}

/** Answers that are kept in memory. */
const MOST_KEPT = 10_000;

/** A tracking answer, kept until its payment moves. */
interface Answer {
  readonly terminalId: string;
  readonly statusCode: string;
  readonly full: string;
}

/**
 * `GET /Payments/tracking/{trackingId}` (spec "Payments"), and `GET /Payments/{paymentId}/tracking`, which live
 * deployments answer too. Tills request it every second, so the answer is kept.
 */
export function addTracking(app: FastifyInstance, { admission, switches, world }: TrackingParts): void {
  const answers = new Map<string, Answer>();
  world.events.paymentMoved.add(({ trackingId }) => answers.delete(trackingId));
  world.events.rewritten.add(() => answers.clear());
  world.events.cleared.add(() => answers.clear());

  for (const payments of ['/Payments', '/payments']) {
    add(`${payments}/tracking/:id`, (trackingId) => trackingId);
    add(`${payments}/:id/tracking`, (paymentId) => {
      const payment = world.payments.byPaymentId(paymentId);
      if (payment === undefined) throw notFound('No payment has this identifier.');
      return payment.trackingId;
    });
  }

  function add(path: string, trackingIdOf: (id: string) => string): void {
    app.get<{ Params: { id: string } }>(path, { onRequest: admission.payments }, (request, reply) => {
      const caller = callingTerminal(request);
      const { terminalId, statusCode, full } = answerOf(trackingIdOf(request.params.id));
      if (terminalId !== caller.id) throw forbidden('The payment belongs to another terminal.');
      const body = switches.tracking === 'full' ? full : JSON.stringify({ statusCode });
      reply.header('content-type', 'application/json; charset=utf-8').send(body);
    });
  }

  function answerOf(trackingId: string): Answer {
    const kept = answers.get(trackingId);
    if (kept !== undefined) return kept;
    const payment = world.payments.byTracking(trackingId);
    if (payment === undefined) throw notFound('No payment has this tracking identifier.');
    const { terminalId, statusCode } = payment;
    const answer = { terminalId, statusCode, full: JSON.stringify(fullTracking(payment, world)) };
    if (answers.size >= MOST_KEPT) answers.clear();
    answers.set(trackingId, answer);
    return answer;
  }
}

/**
 * The specification shows only `statusCode`. The other fields are those that live deployments add; all are optional.
 */
export function fullTracking(payment: Payment, { terminals }: Pick<World, 'terminals'>) {
  const requested = wireAmount(payment.requestedMinor);
  return {
    paymentId: payment.paymentId,
    trackingId: payment.trackingId,
    paymentCode: payment.paymentCode,
    statusCode: payment.statusCode,
    amounts: {
      requested: {
        inPaymentCurrency: { amount: requested, currency: PAYER_CURRENCY },
        inRequestedCurrency: {
          amount: requested,
          currency: requestedIn(terminals.byId(payment.terminalId)?.currency),
        },
      },
      paid: { inPaymentCurrency: { amount: wireAmount(payment.paidMinor), currency: PAYER_CURRENCY } },
    },
    reference: payment.reference,
    description: payment.description,
    receivedTime: payment.received === null ? null : wireTime(payment.received),
    terminalId: payment.terminalId,
    merchantId: payment.merchantId,
    errorMessage: payment.statusCode === 'invalid' ? 'The payment was not accepted.' : null,
  };
}
