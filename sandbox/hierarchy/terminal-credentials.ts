import type { FastifyInstance } from 'fastify';
import type { ById, HierarchyParts } from './hierarchy-parts.ts';
import { isWebhookUrl, WEBHOOK_URL_RULE } from '../http/web-address.ts';
import { invalid } from '../http/service-error.ts';
import { maskedApiKey } from '../world/records/api-keys.ts';
import { newSecret, newSigningSecret } from '../world/ids.ts';
import type { Terminal } from '../world/records/terminals.ts';
import { secretIn } from '../world/sign-in.ts';
import { wireTime } from '../world/wire-values.ts';

const webhookSchema = { type: 'object', required: ['url'], properties: { url: { type: 'string' } } };

/**
 * A terminal's API key and webhook. The terminal's own key may read and change them (spec "Partners, merchants, …").
 */
export function addTerminalCredentials(app: FastifyInstance, parts: HierarchyParts): void {
  const { admission, clock, sight, world } = parts;
  const { environment, terminals } = world;
  const onRequest = admission.entities;
  const updated = () => wireTime(clock.now());

  app.get<ById>('/Terminals/:id/api-keys', { onRequest }, (request, reply) => {
    reply.send(keyOf(sight.terminal(request, request.params.id)));
  });

  app.post<ById>('/Terminals/:id/api-keys', { onRequest }, (request, reply) => {
    const terminal = sight.terminal(request, request.params.id);
    const apiKey = secretIn(environment, newSecret('sandbox-key'));
    reply.send(keyOf(terminals.change(terminal, { apiKey, updated: updated() })));
  });

  app.put<ById & { Body: { readonly url: string } }>(
    '/Terminals/:id/webhook',
    { onRequest: admission.webhooks, schema: { body: webhookSchema } },
    (request, reply) => {
      const terminal = sight.terminal(request, request.params.id);
      const { url } = request.body;
      if (!isWebhookUrl(url, environment)) throw invalid([{ field: 'url', message: WEBHOOK_URL_RULE }]);
      const signingSecret = terminal.signingSecret ?? newSigningSecret();
      terminals.change(terminal, { webhookUrl: url, signingSecret, updated: updated() });
      reply.send({ url, signingSecret });
    },
  );

  app.delete<ById>('/Terminals/:id/webhook', { onRequest: admission.webhooks }, (request, reply) => {
    const terminal = sight.terminal(request, request.params.id);
    // The secret is kept, because payments with URLs of their own are still signed with it.
    terminals.change(terminal, { webhookUrl: null, updated: updated() });
    reply.code(204).send();
  });
}

function keyOf({ id, apiKey }: Terminal) {
  return { terminalId: id, apiKey, maskedApiKey: maskedApiKey(apiKey) };
}
