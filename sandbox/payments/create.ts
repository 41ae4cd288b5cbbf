import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Admission } from '../auth/admission.ts';
import { callingTerminal } from '../auth/permission.ts';
import type { SandboxClock } from '../clock.ts';
import { rateLimited, ServiceError } from '../http/service-error.ts';
import { LIFETIME_MS } from '../world/payments/durations.ts';
import type { Payment } from '../world/payments/payment.ts';
import type { Switches } from '../world/switches.ts';
import { minorUnits } from '../world/wire-values.ts';
import type { World } from '../world/world.ts';
import { checkCreate, createSchema } from './create-request.ts';
import type { CreateBody } from './create-request.ts';
import { scenarioFor } from './test-amounts.ts';

export interface CreateParts {
  readonly admission: Admission;
  readonly clock: SandboxClock;
  readonly switches: Switches;
  readonly world: World;
  /** The address of the hosted page. */
  readonly pageUrl: (pageId: string) => string;
}

type CreateRequest = FastifyRequest<{ Body: CreateBody }>;

/** `POST /Payments/crypto` (spec "Payments"). */
export function addCreate(app: FastifyInstance, parts: CreateParts): void {
  const { admission, clock, switches, world, pageUrl } = parts;
  const options = { onRequest: admission.payments, schema: { body: createSchema } };

  for (const path of ['/Payments/crypto', '/payments/crypto']) {
    app.post<{ Body: CreateBody }>(path, options, (request, reply) => {
      checkCreate(request.body, callingTerminal(request), world.environment);
      return reply.code(201).send(create(request));
    });
  }

  function create(request: CreateRequest): object {
    const { body } = request;
    const requestedMinor = minorUnits(body.requestedAmount) ?? 0;
    const scenario = scenarioFor(requestedMinor, () => isFirstTry(body));
    if (scenario.create === 'rate-limited') throw rateLimited(scenario.retryAfterSeconds);
    if (scenario.create === 'server-error') throw new ServiceError(500, 'The payment could not be created.');
    if (scenario.create === 'answer-lost') request.fault = { kind: 'drop-after-work' };
    const now = clock.now();
    const plan = scenario.plan.map((move) => ({ ...move, at: now + move.at }));
    const payment = world.payments.add({
      merchantId: body.merchantId,
      locationId: callingTerminal(request).locationId,
      terminalId: body.terminalId,
      reference: body.reference,
      tenderTypes: body.tenderTypes ?? null,
      description: body.description ?? null,
      refundEmail: body.refundEmail ?? body.customer?.email ?? null,
      emailReceipt: body.emailReceipt ?? null,
      smsReceipt: body.smsReceipt ?? null,
      redirectUrl: body.redirectUrl ?? null,
      webhookUrls: body.webhookUrls ?? [],
      customer: body.customer ?? null,
      rebate: body.rebate ?? null,
      requestedMinor,
      expiration: plan.find((move) => move.statusCode === 'expired')?.at ?? now + LIFETIME_MS,
      plan,
    });
    return answerFor(payment);
  }

  function isFirstTry({ terminalId, reference, requestedAmount }: CreateBody): boolean {
    return world.faultsShown.isFirst(JSON.stringify([terminalId, reference, requestedAmount]));
  }

  function answerFor({ trackingId, pageId }: Payment) {
    return { trackingId, paymentPageId: pageId, paymentUrls: urlsIn(switches.paymentUrls, pageUrl(pageId)) };
  }
}

function urlsIn(shape: Switches['paymentUrls'], url: string) {
  switch (shape) {
    case 'strings':
      return [url];
    case 'objects':
      return [{ type: 'hostedPage', url }];
    case 'object':
      return { type: 'hostedPage', url };
  }
}
