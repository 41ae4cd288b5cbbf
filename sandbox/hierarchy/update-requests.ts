import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callingPartner } from '../auth/permission.ts';
import { text } from '../http/schemas.ts';
import { conflict, notFound } from '../http/service-error.ts';
import { newId } from '../world/ids.ts';
import type { UpdateRequest } from '../world/records/update-requests.ts';
import { wireTime } from '../world/wire-values.ts';
import type { ById, HierarchyParts } from './hierarchy-parts.ts';

type Status = UpdateRequest['status'];
type ByRequest = { readonly Params: { readonly id: string; readonly requestId: string } };

/** The operations, and the statuses before and after them. The specification shows only the names. */
const OPERATIONS: Readonly<Record<string, { readonly from: readonly Status[]; readonly to: Status }>> = {
  submit: { from: ['draft'], to: 'submitted' },
  approve: { from: ['submitted'], to: 'approved' },
  reject: { from: ['submitted'], to: 'rejected' },
  cancel: { from: ['draft', 'submitted'], to: 'cancelled' },
};

const requestSchema = {
  type: 'object',
  required: ['changes', 'justification'],
  properties: {
    changes: {
      type: 'object',
      minProperties: 1,
      additionalProperties: false,
      properties: { setRebateProgramEnabled: { type: 'boolean' } },
    },
    justification: text(1024),
  },
};

/**
 * Merchant update requests (spec "Partner, merchant, location, terminal"). The specification does not show their paths,
 * bodies and statuses, so these are this sandbox's own.
 */
export function addUpdateRequests(
  app: FastifyInstance,
  { admission, clock, sight, world }: HierarchyParts,
): void {
  const { merchants, updateRequests } = world;
  const onRequest = admission.entities;
  const path = '/Merchants/:id/update-requests';

  app.post<ById & { Body: Pick<UpdateRequest, 'changes' | 'justification'> }>(
    path,
    { onRequest, schema: { body: requestSchema } },
    (request, reply) => {
      callingPartner(request);
      const { id: merchantId } = sight.merchant(request, request.params.id);
      const { changes, justification } = request.body;
      const now = wireTime(clock.now());
      const draft = { id: newId('mur'), merchantId, status: 'draft' as const, changes, justification };
      reply.code(201).send(updateRequests.put({ ...draft, created: now, updated: now }));
    },
  );

  app.get<ById>(path, { onRequest }, (request, reply) => {
    callingPartner(request);
    reply.send(updateRequests.of(sight.merchant(request, request.params.id).id));
  });

  app.get<ByRequest>(`${path}/:requestId`, { onRequest }, (request, reply) => {
    reply.send(known(request));
  });

  for (const [operation, { from, to }] of Object.entries(OPERATIONS)) {
    app.post<ByRequest>(`${path}/:requestId/${operation}`, { onRequest }, (request, reply) => {
      const before = known(request);
      if (!from.includes(before.status)) {
        throw conflict(`A request that is ${before.status} cannot be moved to ${to}.`);
      }
      const updated = wireTime(clock.now());
      if (to === 'approved') apply(before, updated);
      reply.send(updateRequests.put({ ...before, status: to, updated }));
    });
  }

  function known(request: FastifyRequest<ByRequest>): UpdateRequest {
    callingPartner(request);
    const merchant = sight.merchant(request, request.params.id);
    const found = updateRequests.byId(request.params.requestId);
    if (found?.merchantId !== merchant.id) throw notFound('The merchant has no such update request.');
    return found;
  }

  function apply({ merchantId, changes: { setRebateProgramEnabled } }: UpdateRequest, updated: string): void {
    const merchant = merchants.byId(merchantId);
    if (merchant === undefined || setRebateProgramEnabled === undefined) return;
    merchants.put({ ...merchant, isRebateProgramEnabled: setRebateProgramEnabled, updated });
  }
}
