import type { FastifyInstance } from 'fastify';
import { invalid, notFound } from '../http/service-error.ts';
import type { PaymentBook } from '../world/payments/payment-book.ts';
import type { Payment } from '../world/payments/payment.ts';
import { minorUnits, wireAmount, wireTime } from '../world/wire-values.ts';
import type { World } from '../world/world.ts';

interface PaymentControlParts {
  readonly world: World;
  readonly pageUrl: (pageId: string) => string;
}

interface MoveBody {
  readonly statusCode: string;
  /** The paid amount in the requested currency. */
  readonly paid?: number;
}

const moveSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['statusCode'],
  properties: { statusCode: { type: 'string', minLength: 1 }, paid: { type: 'number', minimum: 0 } },
};

/** Lists the payments of this run, and reads and moves any payment. A move replaces its planned moves. */
export function addPaymentControl(app: FastifyInstance, { world, pageUrl }: PaymentControlParts): void {
  const { payments } = world;

  app.get<{ Querystring: { reference?: string } }>('/payments', ({ query: { reference } }) =>
    payments.madeHere(reference).map(shown),
  );

  app.get<{ Params: { trackingId: string } }>('/payments/:trackingId', ({ params }) =>
    shown(known(payments, params.trackingId)),
  );

  app.post<{ Params: { trackingId: string }; Body: MoveBody }>(
    '/payments/:trackingId',
    { schema: { body: moveSchema } },
    ({ params, body: { statusCode, paid } }) => {
      const payment = known(payments, params.trackingId);
      if (paid === undefined) return shown(payments.move(payment, { statusCode }));
      const paidMinor = minorUnits(paid);
      if (paidMinor === undefined) {
        throw invalid([{ field: 'paid', message: 'must have at most two decimal places' }]);
      }
      return shown(payments.move(payment, { statusCode, paidMinor }));
    },
  );

  function shown(payment: Payment) {
    const { requestedMinor, paidMinor, plan, pageId, ...rest } = payment;
    return {
      ...rest,
      paymentPageId: pageId,
      url: pageUrl(pageId),
      requested: wireAmount(requestedMinor),
      paid: wireAmount(paidMinor),
      created: wireTime(payment.created),
      updated: wireTime(payment.updated),
      expiration: wireTime(payment.expiration),
      received: payment.received === null ? null : wireTime(payment.received),
      plan: plan.map(({ at, statusCode }) => ({ at: wireTime(at), statusCode })),
    };
  }
}

function known(payments: PaymentBook, trackingId: string): Payment {
  const payment = payments.byTracking(trackingId);
  if (payment === undefined) throw notFound('No payment has this tracking identifier.');
  return payment;
}
