import type { FastifyInstance } from 'fastify';
import { text } from '../http/schemas.ts';
import { maskedApiKey } from '../world/records/api-keys.ts';
import type { PartnerApiKey } from '../world/records/api-keys.ts';
import { newId, newSecret } from '../world/ids.ts';
import { secretIn } from '../world/sign-in.ts';
import { wireTime } from '../world/wire-values.ts';
import type { ById, HierarchyParts } from './hierarchy-parts.ts';

const keySchema = { type: ['object', 'null'], properties: { name: text(128) } };

/** `GET, POST /Partners/{id}/api-keys`. A key is answered in full only once, when it is created. */
export function addPartnerApiKeys(
  app: FastifyInstance,
  { admission, clock, sight, world }: HierarchyParts,
): void {
  const { partnerApiKeys } = world;
  const onRequest = admission.entities;

  app.get<ById>('/Partners/:id/api-keys', { onRequest }, (request, reply) => {
    const { id } = sight.partner(request, request.params.id);
    reply.send(partnerApiKeys.of(id).map(masked));
  });

  app.post<ById & { Body?: { readonly name?: string } | null }>(
    '/Partners/:id/api-keys',
    { onRequest, schema: { body: keySchema } },
    (request, reply) => {
      const { id: partnerId } = sight.partner(request, request.params.id);
      const key = partnerApiKeys.add({
        id: newId('key'),
        partnerId,
        name: request.body?.name ?? 'API key',
        apiKey: secretIn(world.environment, newSecret('sandbox-partner-key')),
        created: wireTime(clock.now()),
      });
      reply.code(201).send({ ...masked(key), apiKey: key.apiKey });
    },
  );
}

function masked({ apiKey, ...key }: PartnerApiKey) {
  return { ...key, maskedApiKey: maskedApiKey(apiKey) };
}
