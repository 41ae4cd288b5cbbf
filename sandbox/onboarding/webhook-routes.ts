import type { FastifyInstance, FastifyRequest } from 'fastify';
import { conflict, invalid, notFound } from '../http/service-error.ts';
import { isWebhookUrl, WEBHOOK_URL_RULE } from '../http/web-address.ts';
import type { PartnerWebhook, PartnerWebhooks } from './partner-webhooks.ts';
import { newSecret } from '../world/ids.ts';
import type { OnboardingParts } from './onboarding-parts.ts';

const PATH = '/merchant-onboarding/:partnerId/webhook';

interface WebhookRequest {
  Params: { partnerId: string };
  Body: { readonly endpointUrl: string; readonly eventTypes: readonly string[] };
}

/** Unknown event types are accepted, because later versions may have more. */
const webhookSchema = {
  type: 'object',
  required: ['endpointUrl', 'eventTypes'],
  properties: {
    endpointUrl: { type: 'string' },
    eventTypes: { type: 'array', items: { type: 'string', minLength: 1 } },
  },
};

export interface WebhookParts extends Pick<OnboardingParts, 'admission' | 'sight' | 'world'> {
  readonly partnerWebhooks: PartnerWebhooks;
}

/** Registers, changes and removes a partner's webhook (spec "Onboarding webhook configuration"). */
export function addPartnerWebhookRoutes(app: FastifyInstance, parts: WebhookParts): void {
  const { admission, partnerWebhooks, sight, world } = parts;
  const options = { onRequest: admission.apiKey };
  const withBody = { ...options, schema: { body: webhookSchema } };

  app.post<WebhookRequest>(PATH, withBody, (request, reply) => {
    const wanted = wantedBy(request);
    if (partnerWebhooks.of(wanted.id) !== undefined) {
      throw conflict('The partner has a webhook already; use PUT to change it.');
    }
    return reply
      .code(201)
      .send(shown(partnerWebhooks.put({ ...wanted, webhookSecret: newSecret('webhook-secret') })));
  });

  app.put<WebhookRequest>(PATH, withBody, (request, reply) => {
    const wanted = wantedBy(request);
    const before = partnerWebhooks.of(wanted.id);
    // An update keeps the secret, so that receivers can go on verifying.
    const webhookSecret = before?.webhookSecret ?? newSecret('webhook-secret');
    return reply
      .code(before === undefined ? 201 : 200)
      .send(shown(partnerWebhooks.put({ ...wanted, webhookSecret })));
  });

  app.delete<Pick<WebhookRequest, 'Params'>>(PATH, options, (request, reply) => {
    const { id } = sight.partner(request, request.params.partnerId);
    if (!partnerWebhooks.remove(id)) throw notFound('The partner has no webhook.');
    return reply.code(204).send();
  });

  function wantedBy(request: FastifyRequest<WebhookRequest>): Omit<PartnerWebhook, 'webhookSecret'> {
    const { endpointUrl, eventTypes } = request.body;
    const { id } = sight.partner(request, request.params.partnerId);
    if (!isWebhookUrl(endpointUrl, world.environment))
      throw invalid([{ field: 'endpointUrl', message: WEBHOOK_URL_RULE }]);
    return { id, endpointUrl, eventTypes };
  }
}

function shown({ id, endpointUrl, eventTypes, webhookSecret }: PartnerWebhook) {
  return { partnerId: id, endpointUrl, isEnabled: true, webhookSecret, eventTypes };
}
